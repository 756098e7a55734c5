"""Objects of fixed size that hold numbers and lists of numbers.

A class declares its fields once, as annotations that a type checker understands:

    turn: int                                                 a number (or a NewType of numbers)
    size: Annotated[list[int], (MAX_SEATS,)]                  a list, and how long it is
    hand: Annotated[list[list[int]], (MAX_SEATS, FACES)]      a list of lists

`FIELDS` and the slots of the class follow from that, and so does the record that the compiled engine uses
in place of the object (compiled/records.py). An annotation of any other form is a slot, but no field.
"""

from typing import Any, ClassVar, Self, get_origin

Shapes = dict[str, tuple[int, ...]]  # an empty shape is a single number


class FieldsType(type):
    """Makes slots and shapes out of the annotations of a class."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> "FieldsType":
        """A class that has exactly what it declares."""
        declared = {
            field: form
            for field, form in namespace.get("__annotations__", {}).items()
            if get_origin(form) is not ClassVar
        }
        namespace["__slots__"] = tuple(declared)
        namespace["FIELDS"] = {
            field: shape for field, form in declared.items() if (shape := _shape(form)) is not None
        }
        return super().__new__(mcs, name, bases, namespace)


def _shape(form: Any) -> tuple[int, ...] | None:
    """The shape that an annotation declares, if it is that of a field. A NewType of numbers is a number."""
    if hasattr(form, "__metadata__"):
        return form.__metadata__[0]
    return () if getattr(form, "__supertype__", form) is int else None


class Fields(metaclass=FieldsType):
    """An object with all its fields zero at first. A copy shares nothing that changes."""

    FIELDS: ClassVar[Shapes]

    def __init__(self) -> None:
        for name, shape in self.FIELDS.items():
            setattr(self, name, zeros(shape))

    def copy(self) -> Self:
        """An independent copy of the fields, and of nothing else."""
        other = self.__class__.__new__(self.__class__)
        for name, shape in self.FIELDS.items():
            value = getattr(self, name)
            if shape:
                value = value[:] if len(shape) == 1 else [row[:] for row in value]
            setattr(other, name, value)
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()


def zeros(shape: tuple[int, ...]) -> Any:
    """A number, a list of numbers, or a list of such lists."""
    if not shape:
        return 0
    length, *rest = shape
    return [zeros(tuple(rest)) for _ in range(length)] if rest else [0] * length
