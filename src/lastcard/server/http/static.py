"""Responses that do not change: kept in memory, compressed, with an ETag so that clients can cache them."""

import gzip
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

_WORTHWHILE = 0.9  # of the original size; images are compressed already


class StaticContent:
    """Some bytes to send, compressed for clients that accept gzip."""

    def __init__(self, content: bytes, media: str, cache: str = "no-store") -> None:
        self.content = content
        self.media = media
        self._cache = cache
        compressed = gzip.compress(content, mtime=0)
        self._compressed = compressed if len(compressed) < _WORTHWHILE * len(content) else None
        # A weak ETag: compressed or not, it is the same content.
        self._etag = f'W/"{sha256(content).hexdigest()[:20]}"'

    def response(self, request: Request) -> Response:
        """The content, or 304 if the client has it already."""
        headers = {"cache-control": self._cache, "vary": "accept-encoding", "etag": self._etag}
        if self._etag in _listed(request, "if-none-match"):
            return Response(status_code=304, headers=headers)
        if self._compressed is None or not _accepts_gzip(request):
            return Response(self.content, headers=headers, media_type=self.media)
        headers["content-encoding"] = "gzip"
        return Response(self._compressed, headers=headers, media_type=self.media)


def _accepts_gzip(request: Request) -> bool:
    """Whether the client accepts gzip. A weight of zero (`gzip;q=0`) means that it does not."""
    for accepted in _listed(request, "accept-encoding"):
        name, _, weight = accepted.replace(" ", "").lower().partition(";q=")
        if name == "gzip":
            return not weight or weight.strip("0.") != ""
    return False


def _listed(request: Request, header: str) -> list[str]:
    return [part.strip() for value in request.headers.getlist(header) for part in value.split(",")]
