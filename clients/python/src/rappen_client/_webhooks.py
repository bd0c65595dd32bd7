"""Messages of webhooks. Source: Standard Webhooks 1.0.0."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import re
import time
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, cast

from ._exact_json import loads
from .api_generated import WebhookEvent

WebhookReason: TypeAlias = Literal["HEADERS_MISSING", "TOO_OLD", "TOO_NEW", "SIGNATURE_WRONG", "NOT_AN_EVENT"]

_MESSAGES: Mapping[WebhookReason, str] = {
    "HEADERS_MISSING": "The headers webhook-id, webhook-timestamp and webhook-signature are missing or broken",
    "TOO_OLD": "The message is more than five minutes old",
    "TOO_NEW": "The message is of a time more than five minutes ahead",
    "SIGNATURE_WRONG": "The message was not signed with this secret, or was changed",
    "NOT_AN_EVENT": "The message is signed, but no event",
}
_TOLERANCE_SECONDS = 300
_SECRET_PREFIX = "whsec_"


class WebhookError(Exception):
    """The message is not to be taken: answer with status 400."""

    def __init__(self, reason: WebhookReason) -> None:
        super().__init__(_MESSAGES[reason])
        self.reason = reason


def verify_webhook(
    *, secret: str | Sequence[str], headers: Mapping[str, str], body: str | bytes, now: float | None = None
) -> WebhookEvent:
    """
    The event of a message that was signed with the secret, or one of the secrets, within five minutes. Raises WebhookError
    for any other, and ValueError for what is no secret. body is as it came; now is the present in seconds, for tests.
    """
    keys = [_key(one) for one in ([secret] if isinstance(secret, str) else secret)]
    named = {name.lower(): value for name, value in headers.items()}
    message_id = named.get("webhook-id", "")
    timestamp = named.get("webhook-timestamp", "")
    signatures = named.get("webhook-signature", "")
    # A dot in the id would let two messages have one signed text
    if not re.fullmatch(r"[^.\s]+", message_id) or not re.fullmatch(r"[0-9]{1,12}", timestamp) or not signatures:
        raise WebhookError("HEADERS_MISSING")
    age = int(time.time() if now is None else now) - int(timestamp)
    if age > _TOLERANCE_SECONDS:
        raise WebhookError("TOO_OLD")
    if age < -_TOLERANCE_SECONDS:
        raise WebhookError("TOO_NEW")
    content = body.encode() if isinstance(body, str) else bytes(body)
    signed = f"{message_id}.{timestamp}.".encode() + content
    given = [one[3:].encode() for one in signatures.split(" ") if one.startswith("v1,")]
    wanted = [base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()) for key in keys]
    # Each is compared, and each in the same time
    if not any([hmac.compare_digest(one, other) for one in given for other in wanted]):
        raise WebhookError("SIGNATURE_WRONG")
    try:
        event = loads(content.decode())
    except (ValueError, RecursionError):
        raise WebhookError("NOT_AN_EVENT") from None
    if not isinstance(event, dict) or not isinstance(event.get("eventName"), str):
        raise WebhookError("NOT_AN_EVENT")
    return cast(WebhookEvent, event)


def _key(secret: str) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix(_SECRET_PREFIX), validate=True)
    except binascii.Error:
        key = b""
    if key == b"" or not secret.startswith(_SECRET_PREFIX):
        raise ValueError("This is no secret of a webhook: whsec_ and base64")
    return key
