"""The Host header of a request: the name that the client knows the server by."""

import re
from collections.abc import Iterable
from ipaddress import ip_address

# A name or an address, with a port or without.
_HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(:[0-9]{1,5})?", re.IGNORECASE)


def host_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The host that a request names; empty if it names none, or something that is not a host."""
    named = next((value.decode("latin-1") for name, value in headers if name == b"host"), "")
    return named if _HOST.fullmatch(named) else ""


def is_here(host: str) -> bool:
    """Whether a host is the client's own machine, by name or by address."""
    found = _HOST.fullmatch(host)
    name = found[1].strip("[]").lower() if found else ""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False
