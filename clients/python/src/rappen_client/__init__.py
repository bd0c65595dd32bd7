"""Client of a Rappen service: QR-bills and eBill submission over HTTP."""

from . import api_generated
from ._body import Bytes, FileInput
from ._client import Rappen
from ._errors import FieldError, NoAnswerError, RappenError
from ._http import HttpAnswer, HttpRequest, Transport
from ._webhooks import WebhookError, WebhookReason, verify_webhook
from .api_generated import *

__version__ = api_generated.CLIENT_VERSION
__all__ = [
    "Bytes",
    "FieldError",
    "FileInput",
    "HttpAnswer",
    "HttpRequest",
    "NoAnswerError",
    "Rappen",
    "RappenError",
    "Transport",
    "WebhookError",
    "WebhookReason",
    "verify_webhook",
]
__all__ += api_generated.__all__
