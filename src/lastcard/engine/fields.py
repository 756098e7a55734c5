"""Objects of fixed size: numbers and lists of numbers, described by a table of names and shapes.

The interpreted engine keeps them in plain objects. The compiled one makes a record with the same fields
out of the same table (compiled/records.py), so the functions that use them need not know which it is.
"""

from typing import TYPE_CHECKING, Any, ClassVar

Shapes = dict[str, tuple[int, ...]]  # no size at all: a single number


class Fields:
    """All fields of a table, zero at first."""

    __slots__ = ()
    FIELDS: ClassVar[Shapes] = {}

    def __init__(self) -> None:
        for name, shape in self.FIELDS.items():
            setattr(self, name, zeros(shape))

    if TYPE_CHECKING:  # the fields are numbers and lists

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...


def zeros(shape: tuple[int, ...]) -> Any:
    """A number, a list of numbers, or a list of such lists."""
    if not shape:
        return 0
    return [zeros(shape[1:]) for _ in range(shape[0])]
