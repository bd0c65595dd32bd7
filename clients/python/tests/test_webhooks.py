"""Which messages of webhooks are taken."""

import base64
import hashlib
import hmac
import json
import random
import unittest

from rappen_client import WebhookError, verify_webhook

NOW = 1_800_000_000
EVENT = {"id": 1, "eventName": "processing_status.changed", "newStatus": "DELIVERED"}
BODY = json.dumps(EVENT).encode()


def secret_of(key: bytes) -> str:
    return "whsec_" + base64.b64encode(key).decode()


SECRET, OTHER = secret_of(b"7" * 24), secret_of(b"8" * 24)


def signed(secret: str = SECRET, body: bytes = BODY, message_id: str = "msg_1") -> dict[str, str]:
    key = base64.b64decode(secret.removeprefix("whsec_"))
    mac = hmac.new(key, f"{message_id}.{NOW}.".encode() + body, hashlib.sha256).digest()
    signature = "v1," + base64.b64encode(mac).decode()
    return {"webhook-id": message_id, "Webhook-Timestamp": str(NOW), "webhook-signature": signature}


class Webhooks(unittest.TestCase):
    def reason(self, headers: dict[str, str], body: bytes = BODY, now: float = NOW) -> str:
        try:
            verify_webhook(secret=SECRET, headers=headers, body=body, now=now)
        except WebhookError as error:
            return error.reason
        return "taken"

    def test_the_event_is_typed_by_its_name(self) -> None:
        event = verify_webhook(secret=SECRET, headers=signed(), body=BODY.decode(), now=NOW)
        if event["eventName"] == "processing_status.changed":
            self.assertEqual(event["newStatus"], "DELIVERED")
        self.assertEqual(event, EVENT)

    def test_a_change_of_any_byte_is_noticed(self) -> None:
        for place in range(len(BODY)):
            changed = bytearray(BODY)
            changed[place] ^= random.randint(1, 255)
            self.assertEqual(self.reason(signed(), bytes(changed)), "SIGNATURE_WRONG")

    def test_the_time(self) -> None:
        for seconds, verdict in ((300, "taken"), (301, "TOO_OLD"), (-300, "taken"), (-301, "TOO_NEW")):
            self.assertEqual(self.reason(signed(), now=NOW + seconds), verdict)

    def test_a_change_of_the_secret(self) -> None:
        for secret in (SECRET, OTHER):
            headers = signed(secret)
            self.assertEqual(verify_webhook(secret=[SECRET, OTHER], headers=headers, body=BODY, now=NOW), EVENT)
        both = f"v1a,AAAA v1,%% {signed(OTHER)['webhook-signature']} {signed()['webhook-signature']}"
        self.assertEqual(self.reason({**signed(), "webhook-signature": both}), "taken")
        self.assertEqual(self.reason(signed(OTHER)), "SIGNATURE_WRONG")

    def test_what_is_missing_or_broken(self) -> None:
        for name in ("webhook-id", "Webhook-Timestamp", "webhook-signature"):
            self.assertEqual(self.reason({**signed(), name: ""}), "HEADERS_MISSING")
        self.assertEqual(self.reason(signed(message_id="msg.1")), "HEADERS_MISSING")
        self.assertEqual(self.reason({**signed(), "webhook-signature": "v1,ä"}), "SIGNATURE_WRONG")
        for body in (b"", b"no JSON", b"1", b"null", b'{"id":1}', b"\xff"):
            self.assertEqual(self.reason(signed(body=body), body), "NOT_AN_EVENT")
        for secret in ("", "whsec_", "AAAA", "whsec_%%", "whsec_A"):
            with self.assertRaises(ValueError):
                verify_webhook(secret=secret, headers=signed(), body=BODY, now=NOW)


if __name__ == "__main__":
    unittest.main()
