"""`lastcard warmup`: compile the engine now, so that later runs need not wait."""

from typing import Annotated

import typer

from lastcard import compiled
from lastcard.errors import LastCardError
from lastcard.texts import text


def warmup(
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
) -> None:
    """Compile the engine for simulations. The result is kept for later runs."""
    if not compiled.available():
        raise compiled.NotAvailable("compiled-missing")
    if compiled.is_built():
        _say(quiet, text("compiled-ready", folder=str(compiled.folder())))
        return
    if not compiled.can_keep():
        raise LastCardError("compiled-no-place", folder=compiled.folder())
    if quiet:
        compiled.load()
    else:
        compile_with_bar()
    if not compiled.is_built():
        raise LastCardError("compiled-no-place", folder=compiled.folder())
    _say(quiet, text("compiled-ready", folder=str(compiled.folder())))


def compile_with_bar() -> None:
    """Compile with a progress bar on standard error."""
    from rich.console import Console  # noqa: PLC0415 - slow
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text("compiled-compiling"), total=compiled.FUNCTIONS)
        compiled.load(lambda done: bar.update(task, completed=min(done, compiled.FUNCTIONS)))


def _say(quiet: bool, words: str) -> None:
    if not quiet:
        print(words)
