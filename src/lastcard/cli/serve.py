"""`lastcard serve`: the table server."""

from pathlib import Path
from typing import Annotated

import typer

from lastcard.server.registry import Settings
from lastcard.server.serve import addresses, qr_code
from lastcard.server.serve import serve as run_server
from lastcard.server.timeouts import Timeouts
from lastcard.table import data_folder
from lastcard.texts import text


def serve(
    host: Annotated[str, typer.Option()] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8765,
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    away: Annotated[float, typer.Option(min=1, metavar="SECONDS")] = Timeouts.away,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
) -> None:
    """Serve tables to everyone on the network."""
    settings = Settings(
        folder=data or data_folder() / "tables",
        timeouts=Timeouts(away=away),
        origins=tuple(one.rstrip("/") for one in origin or ()),
    )
    run_server(settings, host, port, lambda found: _say_where(host, found, settings.folder))
    print(text("serve-stopped"))


def _say_where(host: str, port: int, folder: Path) -> None:
    here, outside = addresses(host, port)
    print(text("serve-here", address=here))
    if outside:
        print(text("serve-network", address=outside))
        print(qr_code(outside))
    print(text("serve-kept", folder=folder))
    print(text("serve-stop"), flush=True)
