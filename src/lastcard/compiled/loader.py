"""The engine's own files, loaded a second time to be compiled.

`lastcard.engine` and `lastcard.autoplay` are imported a second time, from the same files, as
`lastcard.compiled.engine` and `lastcard.compiled.autoplay`, with another `kernel` module. Both copies
can be used in one process: a table can run interpreted while a simulation runs compiled.
"""

import sys
from importlib import import_module, util
from types import ModuleType

HERE = "lastcard.compiled"


def compiled_module(name: str) -> ModuleType:
    """The compiled twin of a module: `engine.deal`, `autoplay.rounds`."""
    for package in ("engine", "autoplay"):
        if f"{HERE}.{package}" not in sys.modules:
            _twin_package(package)
    return import_module(f"{HERE}.{name}")


def _twin_package(package: str) -> None:
    original = import_module(f"lastcard.{package}")
    spec = util.spec_from_file_location(
        f"{HERE}.{package}", original.__file__, submodule_search_locations=list(original.__path__)
    )
    assert spec is not None
    assert spec.loader is not None
    twin = util.module_from_spec(spec)
    sys.modules[f"{HERE}.{package}"] = twin
    if package == "engine":
        sys.modules[f"{HERE}.engine.kernel"] = import_module(f"{HERE}.kernel")
    spec.loader.exec_module(twin)
