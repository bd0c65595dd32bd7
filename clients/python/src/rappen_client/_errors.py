"""What a call may end with instead of an answer."""

from __future__ import annotations

import email.utils
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class FieldError:
    """What is wrong at one place of what was sent."""

    field_name: str
    """The path in what was sent, such as creditorInformation.iban."""
    message: str
    code: str
    """Stable, such as IBAN_CHECKSUM."""
    rejected_value: object = None
    """What stood there, or its beginning."""


class RappenError(Exception):
    """The service answered, but not with what was asked for."""

    def __init__(
        self,
        body: object,
        status: int,
        headers: Mapping[str, str],
        idempotency_key: str | None,
        *,
        code: str | None = None,
        message: str | None = None,
    ) -> None:
        said: dict[str, Any] = body if isinstance(body, dict) else {}
        is_text = isinstance(body, str) and headers.get("content-type", "").startswith("text/plain")
        self.message: str = (
            message or _text(said, "message") or (str(body) if is_text and body else f"The answer has status {status}")
        )
        super().__init__(self.message)
        self.status = status
        self.code: str = code or _text(said, "code") or f"HTTP_{status}"
        """The code of the single problem, or VALIDATION_FAILED; HTTP_ and the status where somebody else answered."""
        self.field_errors = [
            FieldError(
                str(one.get("fieldName", "")),
                str(one.get("message", "")),
                str(one.get("code", "")),
                one.get("rejectedValue"),
            )
            for one in _list(said, "fieldErrors")
        ]
        """All that is wrong, at once."""
        self.request_id: str | None = _text(said, "requestId") or headers.get("x-request-id")
        """What the log of the service has it under."""
        self.retry_after_seconds = _seconds(headers.get("retry-after"))
        self.idempotency_key = idempotency_key
        """Repeats the submission safely, in another call too."""
        self.business_case_id = _number(said, "businessCaseId")
        self.remaining_attempts = _number(said, "remainingAttempts")
        self.oldest_event_id = _number(said, "oldestEventId")
        self.anomalies = _list(said, "anomalies")
        self.reasons = _list(said, "reasons")
        self.body = body
        """The answer: JSON that was read, or a text."""


class NoAnswerError(Exception):
    """There was no answer, or only a part of one: whether the service has done what was asked is not known."""

    def __init__(self, message: str, *, is_timeout: bool, idempotency_key: str | None) -> None:
        super().__init__(message)
        self.is_timeout = is_timeout
        self.idempotency_key = idempotency_key
        """Repeats the submission safely, in another call too."""


def _text(said: Mapping[str, object], name: str) -> str | None:
    value = said.get(name)
    return value if isinstance(value, str) else None


def _number(said: Mapping[str, object], name: str) -> int | None:
    value = said.get(name)
    return value if isinstance(value, int) else None


def _list(said: Mapping[str, object], name: str) -> list[dict[str, Any]]:
    # Whoever else answers may have put anything there
    value = said.get(name)
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def _seconds(header: str | None) -> float | None:
    """Retry-After in seconds from now: a number of them, or a date. Source: RFC 9110, 10.2.3."""
    if header is None:
        return None
    if re.fullmatch(r"[0-9]{1,15}", header):
        return float(header)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(header).timestamp() - time.time())
    except (ValueError, OverflowError):
        return None
