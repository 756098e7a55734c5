"""What is generated for the browser client is up to date."""

import importlib.util
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_types_are_what_the_server_speaks() -> None:
    """web/src/lib/protocol.ts is the generator's output; `make docs` writes it anew."""
    spec = importlib.util.spec_from_file_location("generate_types", WEB / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    assert generate.types() == generate.TARGET.read_text(encoding="utf-8")
