"""The client: sends calls until they are answered."""

from __future__ import annotations

import http.client
import random
import re
import secrets
import time
import urllib.parse
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ._body import encoded_body
from ._errors import NoAnswerError, RappenError
from ._exact_json import dumps, loads
from ._http import HttpAnswer, HttpRequest, Transport, send_by_urllib
from ._operation import Operation
from .api_generated import API_VERSION, CLIENT_VERSION, Operations

_PASSING = (429, 502, 503, 504)
"""What a busy service or what stands before it answers with."""
_FIRST_WAIT_SECONDS = 0.5
_OWN_WAIT_SECONDS_MAX = 30.0
_ASKED_WAIT_SECONDS_MAX = 60.0
"""Who is to wait longer is told so instead."""


class Rappen(Operations):
    """A client of one service: a method for each operation, named as in its API document, in the manner of Python."""

    def __init__(
        self,
        url: str,
        api_key: str | None = None,
        *,
        biller: str | None = None,
        timeout_seconds: float = 60,
        retries: int = 3,
        answer_bytes_max: int = 536_870_912,
        transport: Transport = send_by_urllib,
    ) -> None:
        """
        url is the address of the service, such as https://bills.example.ch; biller the one that calls are about, of a user
        who has several; timeout_seconds is for each attempt; retries says how often what may be repeated is sent again
        where it failed; answers above answer_bytes_max are refused; transport sends requests in place of urllib.
        """
        if not re.match(r"https?://", url):
            raise ValueError("The address of a service begins with https:// or http://")
        self._url = url.rstrip("/")
        self._api_key = api_key
        self._biller = biller
        self._timeout_seconds = timeout_seconds
        self._retries = retries
        self._answer_bytes_max = answer_bytes_max
        self._transport = transport

    def _send(self, operation: Operation, **call: Any) -> Any:
        return self._sent(operation, **call)[0]

    def _sent(
        self,
        operation: Operation,
        *,
        path: Mapping[str, str | int] | None = None,
        body: object = None,
        query: Mapping[str, object] | None = None,
        headers: Mapping[str, str | None] | None = None,
        content_type: str | None = None,
        format: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> tuple[Any, Mapping[str, str]]:
        given = dict(headers or {})
        if "X-Biller" in given:
            given["X-Biller"] = given["X-Biller"] or self._biller
        key: str | None = None
        if operation.takes_key:
            key = given["Idempotency-Key"] = given["Idempotency-Key"] or secrets.token_hex(16)
        wanted = format or next(iter(operation.formats), None)
        if wanted is not None and wanted not in operation.formats:
            raise TypeError(f"There is no answer as {wanted}")
        if wanted is not None:
            # Refusals are JSON, whatever else is asked for
            given["Accept"] = wanted if wanted.endswith("json") else f"{wanted}, application/json;q=0.1"
        given["X-API-Key"] = self._api_key
        given["User-Agent"] = f"rappen-client-python/{CLIENT_VERSION} (api {API_VERSION})"
        encoded: bytes | None = None
        if body is not None:
            given["Content-Type"], encoded = encoded_body(body, operation.bodies, content_type)
        request = HttpRequest(
            operation.method,
            self._url + _path(operation.path, path or {}) + _search(query or {}, operation.json),
            {name: value for name, value in given.items() if value is not None},
            encoded,
            self._timeout_seconds if timeout_seconds is None else timeout_seconds,
            self._answer_bytes_max,
        )
        left = (self._retries if retries is None else retries) if operation.is_repeatable else 0
        may_be_done = False
        attempt = 0
        while True:
            try:
                answer = self._attempted(request, wanted, key)
                break
            except (RappenError, NoAnswerError) as error:
                # The first of two was carried out, and its answer was lost
                if may_be_done and request.method == "DELETE" and getattr(error, "status", None) == 404:
                    return None, {}
                may_be_done = may_be_done or isinstance(error, NoAnswerError)
                seconds = _seconds_before_next(error, attempt) if attempt < left else None
                if seconds is None:
                    raise
                time.sleep(seconds)
                attempt += 1
        if on_headers is not None:
            on_headers(answer[1])
        return answer

    def _attempted(self, request: HttpRequest, wanted: str | None, key: str | None) -> tuple[Any, Mapping[str, str]]:
        try:
            answer = self._transport(request)
        except TimeoutError as error:
            message = f"No answer within {request.timeout_seconds} seconds"
            raise NoAnswerError(message, is_timeout=True, idempotency_key=key) from error
        except (OSError, http.client.HTTPException) as error:
            message = "No answer: the connection failed"
            raise NoAnswerError(message, is_timeout=False, idempotency_key=key) from error
        if not 200 <= answer.status < 300:
            raise RappenError(_json_or_text(answer.body), answer.status, answer.headers, key)
        if len(answer.body) > request.answer_bytes_max:
            message = f"The answer has more than {request.answer_bytes_max} bytes"
            raise RappenError(None, answer.status, answer.headers, key, code="ANSWER_TOO_LONG", message=message)
        return _value(answer, wanted, key), answer.headers

    def _follow(
        self,
        operation: Operation,
        *,
        after: int | None,
        since: str | None,
        page_size: int | None,
        follow: bool,
        poll_seconds: float,
        biller: str | None,
        timeout_seconds: float | None,
        retries: int | None,
        on_headers: Callable[[Mapping[str, str]], None] | None,
    ) -> Iterator[Any]:
        place = after
        while True:
            start: dict[str, object] = {"since": since} if place is None else {"lastEventId": place}
            value, headers = self._sent(
                operation,
                query={**start, "limit": page_size},
                headers={"X-Biller": biller},
                timeout_seconds=timeout_seconds,
                retries=retries,
                on_headers=on_headers,
            )
            events = value if isinstance(value, list) else []
            before = place
            for event in events:
                if place is not None and event["id"] <= place:
                    continue
                place = event["id"]
                yield event
            # Where events were left out, the service is further than the last that it shows
            said = headers.get("x-last-event-id", "")
            if said.isdecimal() and int(said) > (-1 if place is None else place):
                place = int(said)
            if 'rel="next"' in headers.get("link", "") and place != before:
                continue
            if not follow:
                return
            time.sleep(poll_seconds)


def _seconds_before_next(error: RappenError | NoAnswerError, attempt: int) -> float | None:
    """How long to wait before what failed is sent again; None: it is not."""
    own: float = min(_FIRST_WAIT_SECONDS * 2**attempt, _OWN_WAIT_SECONDS_MAX) * random.uniform(0.5, 1)
    if isinstance(error, NoAnswerError):
        return own
    asked = error.retry_after_seconds or 0
    is_passing = error.status in _PASSING or error.code == "IDEMPOTENCY_IN_PROGRESS"
    return max(own, asked) if is_passing and asked <= _ASKED_WAIT_SECONDS_MAX else None


def _path(path: str, places: Mapping[str, str | int]) -> str:
    return re.sub(r"\{(\w+)\}", lambda found: urllib.parse.quote(str(places[found[1]]), safe=""), path)


def _search(query: Mapping[str, object], json: tuple[str, ...]) -> str:
    def text(name: str, value: object) -> str:
        if name in json:
            return dumps(value)
        return str(value).lower() if isinstance(value, bool) else str(value)

    given = {name: text(name, value) for name, value in query.items() if value is not None}
    return f"?{urllib.parse.urlencode(given)}" if given else ""


def _value(answer: HttpAnswer, wanted: str | None, key: str | None) -> Any:
    if wanted is None:
        return None
    if re.search(r"^text/|xml$", wanted):
        return answer.body.decode(errors="replace")
    if wanted != "application/json":
        return answer.body
    try:
        return loads(answer.body.decode())
    except (ValueError, RecursionError):
        message = "The answer is no JSON: something else than the service has answered"
        body = _json_or_text(answer.body)
        raise RappenError(
            body, answer.status, answer.headers, key, code="ANSWER_NOT_JSON", message=message
        ) from None


def _json_or_text(body: bytes) -> object:
    text = body.decode(errors="replace")
    try:
        return loads(text)
    except (ValueError, RecursionError):
        return text
