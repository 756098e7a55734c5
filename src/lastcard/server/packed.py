"""Answers that do not change and are asked for again: kept in memory, for most browsers as gzip."""

import gzip
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

_WORTHWHILE = 0.9  # of the size; pictures are packed already


class Packed:
    """Some bytes that are answered with, packed for those who can unpack them."""

    def __init__(self, content: bytes, media: str, cache: str = "no-store") -> None:
        self.content = content
        self.media = media
        self._cache = cache
        packed = gzip.compress(content, mtime=0)
        self._packed = packed if len(packed) < _WORTHWHILE * len(content) else None
        # A weak mark: packed or not, it is the same page.
        self._mark = f'W/"{sha256(content).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        """The whole of it, or that nothing has changed since somebody asked last."""
        headers = {"cache-control": self._cache, "vary": "accept-encoding", "etag": self._mark}
        if self._mark in _listed(request, "if-none-match"):
            return Response(status_code=304, headers=headers)
        if self._packed is None or not _unpacks(request):
            return Response(self.content, headers=headers, media_type=self.media)
        return Response(self._packed, headers={**headers, "content-encoding": "gzip"}, media_type=self.media)


def _unpacks(request: Request) -> bool:
    """Whether a client reads gzip. One that says how gladly, with a weight of zero, does not."""
    for accepted in _listed(request, "accept-encoding"):
        name, _, weight = accepted.replace(" ", "").lower().partition(";q=")
        if name == "gzip":
            return not weight or weight.strip("0.") != ""
    return False


def _listed(request: Request, header: str) -> list[str]:
    return [part.strip() for value in request.headers.getlist(header) for part in value.split(",")]
