"""How requests are sent, by the standard library unless a client is given another way."""

from __future__ import annotations

import http.client
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(frozen=True)
class HttpRequest:
    method: str
    url: str
    headers: Mapping[str, str]
    body: bytes | None
    timeout_seconds: float
    answer_bytes_max: int
    """What is longer need not be read further."""


@dataclass(frozen=True)
class HttpAnswer:
    status: int
    headers: Mapping[str, str]
    """Names in small letters."""
    body: bytes


Transport: TypeAlias = Callable[[HttpRequest], HttpAnswer]
"""Raises OSError or http.client.HTTPException where there is no answer, TimeoutError where it takes too long."""

REFUSAL_BYTES_MAX = 1_048_576
_CHUNK_BYTES = 65_536


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    # Elsewhere the key must not be sent
    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirect)


def send_by_urllib(request: HttpRequest) -> HttpAnswer:
    """Sends a request, through the proxy of the environment where there is one."""
    until = time.monotonic() + request.timeout_seconds
    asked = urllib.request.Request(
        request.url, data=request.body, headers=dict(request.headers), method=request.method
    )
    try:
        answer = _opener.open(asked, timeout=request.timeout_seconds)
    except urllib.error.HTTPError as refusal:
        answer = refusal
    except urllib.error.URLError as error:
        raise error.reason if isinstance(error.reason, OSError) else error
    with answer:
        headers = {name.lower(): value for name, value in answer.headers.items()}
        is_success = 200 <= answer.status < 300
        bytes_max = request.answer_bytes_max if is_success else REFUSAL_BYTES_MAX
        return HttpAnswer(answer.status, headers, b"" if request.method == "HEAD" else _read(answer, bytes_max, until))


def _read(answer: Any, bytes_max: int, until: float) -> bytes:
    chunks: list[bytes] = []
    length = 0
    while length <= bytes_max:
        if time.monotonic() > until:
            raise TimeoutError("The answer takes too long")
        chunk: bytes = answer.read1(_CHUNK_BYTES)
        if chunk == b"":
            announced = answer.headers.get("content-length")
            if announced is not None and announced.isdecimal() and length < int(announced):
                raise http.client.IncompleteRead(b"".join(chunks), int(announced) - length)
            break
        chunks.append(chunk)
        length += len(chunk)
    return b"".join(chunks)
