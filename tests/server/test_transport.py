"""The transport extends a class that uvicorn does not document, so uvicorn's version is pinned."""

import inspect
import re
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
PARTS = (
    "data_received",
    "handle_connect",
    "send_receive_event_to_app",
    "resume_writing",
    "keepalive_timeout",
)  # what the transport overrides and calls


def test_uvicorn_is_pinned() -> None:
    """Another version may change the methods that the transport overrides. Read them before you change the
    pin."""
    pinned = re.search(r'"uvicorn==([\d.]+)"', PYPROJECT.read_text("utf-8"))
    assert pinned, "pyproject.toml must name one version of uvicorn"
    assert version("uvicorn") == pinned[1]


def test_the_overridden_methods_are_unchanged() -> None:
    """The methods that the transport overrides or calls are exactly those that were read."""
    sources = "".join(inspect.getsource(getattr(WebSocketsSansIOProtocol, name)) for name in PARTS)
    assert sha256(sources.encode()).hexdigest()[:16] == READ, "read the class again, then change READ"


READ = "d35371631512bccc"
