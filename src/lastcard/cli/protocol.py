"""`lastcard protocol`: the messages of the table server, for authors of clients."""

import json
from typing import Annotated

import typer

from lastcard.protocol import AnyCommand, AnyMessage, schema
from lastcard.texts import text


def protocol(
    as_schema: Annotated[bool, typer.Option("--schema")] = False,
) -> None:
    """The protocol of the table server."""
    if as_schema:
        print(json.dumps(schema(), indent=2))
        return
    print(text("protocol-commands", names=_names(AnyCommand)))
    print(text("protocol-messages", names=_names(AnyMessage)))
    print(text("protocol-schema"))


def _names(union: object) -> str:
    return ", ".join(kind.__struct_config__.tag for kind in union.__args__)  # type: ignore[attr-defined]
