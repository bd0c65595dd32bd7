"""What the client does beyond one request: repeats, waits, refuses, pages, and reads what others answer."""

import http.client
import json
import unittest
from collections.abc import Callable
from decimal import Decimal
from email.utils import formatdate
from typing import Any
from unittest import mock

from rappen_client import HttpAnswer, HttpRequest, NoAnswerError, Rappen, RappenError

Reply = HttpAnswer | Exception
REPORT = {"done": 1, "refused": 0, "cases": []}


def answer(status: int, body: object, **headers: str) -> HttpAnswer:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return HttpAnswer(status, {name.replace("_", "-"): value for name, value in headers.items()}, content)


def refusal(status: int, code: str, **more: object) -> dict[str, object]:
    return {"status": status, "code": code, "message": f"Refused: {code}", "fieldErrors": [], "requestId": "r-1", **more}


class Service:
    """Answers with these, one after the other; the last stays."""

    def __init__(self, *replies: Reply) -> None:
        self.replies = replies
        self.sent: list[HttpRequest] = []

    def __call__(self, request: HttpRequest) -> HttpAnswer:
        self.sent.append(request)
        reply = self.replies[min(len(self.sent), len(self.replies)) - 1]
        if isinstance(reply, Exception):
            raise reply
        return reply

    def client(self, **options: object) -> Rappen:
        return Rappen("https://bills.example.ch/", "key", transport=self, **options)  # type: ignore[arg-type]


class WithoutWaiting(unittest.TestCase):
    """What the client waits is written down, and no time passes."""

    def setUp(self) -> None:
        self.waited: list[float] = []
        patch = mock.patch("time.sleep", self.waited.append)
        patch.start()
        self.addCleanup(patch.stop)

    def refused(self, call: Callable[[], object]) -> RappenError:
        with self.assertRaises(RappenError) as caught:
            call()
        return caught.exception


class Sending(WithoutWaiting):
    def test_query_headers_and_body(self) -> None:
        service = Service(answer(200, b"<svg/>"))
        invoice: Any = {"paymentAmountInformation": {"amount": Decimal("1949.70"), "currency": "CHF"}}
        client = service.client()
        slip = client.create_payment_part(
            invoice, language="de", boundary_lines=False, format="image/svg+xml"
        )
        self.assertEqual(slip, "<svg/>")
        [request] = service.sent
        self.assertEqual(
            request.url, "https://bills.example.ch/v2/payment-part-receipt?language=de&boundaryLines=false"
        )
        self.assertEqual(request.headers["X-API-Key"], "key")
        self.assertEqual(request.headers["Accept"], "image/svg+xml, application/json;q=0.1")
        self.assertRegex(request.headers["User-Agent"], r"^rappen-client-python/\d+\.\d+\.\d+ \(api \d+\.\d+\)$")
        self.assertEqual(request.body, b'{"paymentAmountInformation":{"amount":1949.70,"currency":"CHF"}}')

    def test_parts_of_the_path_are_quoted(self) -> None:
        service = Service(answer(200, {}))
        service.client(biller="BIID0000000001").get_business_case("1/../2")
        self.assertTrue(service.sent[0].url.endswith("/api/v1/business-cases/1%2F..%2F2"))
        self.assertEqual(service.sent[0].headers["X-Biller"], "BIID0000000001")

    def test_a_form_is_the_same_bytes_each_time(self) -> None:
        service = Service(answer(200, b"VALID"))
        for _ in range(2):
            service.client().validate_qr_bill({"file": ('a"b.pdf', b"x rappen-client-boundary y")})
        first, second = service.sent
        self.assertEqual(first.body, second.body)
        self.assertEqual(first.headers["Content-Type"], "multipart/form-data; boundary=rappen-client-boundary-")
        self.assertIn(b'filename="a_b.pdf"', first.body or b"")

    def test_headers_of_a_success_are_handed_over(self) -> None:
        said: list[str] = []
        service = Service(answer(503, {}), answer(200, b"SPC", x_normalized_fields="creditor.name"))
        bill: Any = {}
        service.client().create_payload(bill, on_headers=lambda headers: said.append(headers["x-normalized-fields"]))
        self.assertEqual(said, ["creditor.name"])

    def test_amounts_keep_their_digits(self) -> None:
        text = b'[{"id":1,"approvedAmount":{"value":12345678901234567890.10,"currencyCode":"CHF"}}]'
        [event] = Service(answer(200, text)).client().list_business_case_status_events()
        self.assertEqual(event["approvedAmount"]["value"], Decimal("12345678901234567890.10"))

    def test_what_is_no_number_of_json_is_not_sent(self) -> None:
        service = Service(answer(200, {}))
        for wrong in (Decimal("NaN"), float("inf")):
            with self.assertRaises(ValueError):
                service.client().create_payload({"amount": wrong})  # type: ignore[typeddict-unknown-key, typeddict-item]
        self.assertEqual(service.sent, [])

    def test_the_address_is_one_of_the_web(self) -> None:
        with self.assertRaises(ValueError):
            Rappen("file:///etc")


class Repeating(WithoutWaiting):
    def test_what_passes_is_sent_again_with_the_same_key(self) -> None:
        passing: list[Reply] = [
            ConnectionResetError("gone"),
            TimeoutError("late"),
            http.client.IncompleteRead(b""),
            answer(429, refusal(429, "RATE_LIMITED")),
            answer(502, b"<h1>Bad gateway</h1>"),
            answer(503, refusal(503, "SERVICE_BUSY")),
            answer(504, b""),
            answer(409, refusal(409, "IDEMPOTENCY_IN_PROGRESS"), retry_after="1"),
        ]
        for reply in passing:
            with self.subTest(reply):
                service = Service(reply, answer(200, REPORT))
                self.assertEqual(service.client().release_business_cases({"ids": [1]}), REPORT)
                first, second = (request.headers["Idempotency-Key"] for request in service.sent)
                self.assertEqual(first, second)
                self.assertRegex(first, r"^[0-9a-f]{32}$")

    def test_a_refusal_stays_one(self) -> None:
        for status in (400, 401, 403, 404, 409, 410, 422, 500):
            with self.subTest(status):
                service = Service(answer(status, refusal(status, "OTHER")))
                error = self.refused(lambda: service.client().release_business_cases({"ids": [1]}))
                self.assertEqual((error.status, error.code, len(service.sent)), (status, "OTHER", 1))

    def test_as_often_as_is_said(self) -> None:
        service = Service(answer(503, refusal(503, "SERVICE_BUSY")))
        self.refused(lambda: service.client(retries=2).list_countries())
        self.assertEqual(len(service.sent), 3)
        self.refused(lambda: service.client().list_countries(retries=0))
        self.assertEqual(len(service.sent), 4)

    def test_not_before_the_time_that_the_service_says(self) -> None:
        with mock.patch("time.time", return_value=1_800_000_000.0):
            for header in ("9", formatdate(1_800_000_009, usegmt=True)):
                Service(answer(429, {}, retry_after=header), answer(200, [])).client().list_countries()
        self.assertEqual(self.waited, [9.0, 9.0])

    def test_nothing_where_that_is_more_than_a_minute(self) -> None:
        error = self.refused(lambda: Service(answer(503, {}, retry_after="61")).client().list_countries())
        self.assertEqual((error.retry_after_seconds, error.code, self.waited), (61.0, "HTTP_503", []))

    def test_a_deletion_whose_answer_was_lost(self) -> None:
        gone = answer(404, refusal(404, "WEBHOOK_NOT_FOUND"))
        Service(ConnectionResetError(), gone).client().delete_webhook(id=1)
        error = self.refused(lambda: Service(answer(503, {}), gone).client().delete_webhook(id=1))
        self.assertEqual(error.status, 404)

    def test_no_answer_at_all(self) -> None:
        for failure, is_timeout in ((TimeoutError(), True), (OSError(), False)):
            with self.assertRaises(NoAnswerError) as caught:
                Service(failure).client(retries=0).release_business_cases({"ids": [1]}, idempotency_key="k-1")
            self.assertEqual((caught.exception.is_timeout, caught.exception.idempotency_key), (is_timeout, "k-1"))


class Refusing(WithoutWaiting):
    def test_errors_say_everything(self) -> None:
        fields = [{"fieldName": "creditorInformation.iban", "message": "Wrong", "code": "IBAN_CHECKSUM"}]
        body = refusal(422, "ANOMALY_DETECTED", fieldErrors=fields, anomalies=[{"code": "VELOCITY"}], businessCaseId=7)
        error = self.refused(lambda: Service(answer(422, body)).client().list_countries())
        [field] = error.field_errors
        self.assertEqual((field.field_name, field.code), ("creditorInformation.iban", "IBAN_CHECKSUM"))
        self.assertEqual((error.anomalies, error.business_case_id), ([{"code": "VELOCITY"}], 7))
        self.assertEqual((error.request_id, str(error)), ("r-1", "Refused: ANOMALY_DETECTED"))

    def test_answers_of_somebody_else(self) -> None:
        for body in (b"<html>", b"", b'{"code":"A', b"\xff", b"null", b"[1]", b'{"fieldErrors":"x","code":7}', b"[" * 100_000):
            with self.subTest(body[:20]):
                error = self.refused(lambda: Service(answer(400, body)).client().list_countries())
                self.assertEqual((error.code, error.field_errors), ("HTTP_400", []))

    def test_the_text_of_a_verdict_is_the_message(self) -> None:
        reply = answer(422, b"iban: wrong", content_type="text/plain; charset=utf-8")
        self.assertEqual(str(self.refused(lambda: Service(reply).client().validate_payload("SPC"))), "iban: wrong")

    def test_a_success_that_is_no_json(self) -> None:
        for body in (b"<html>", b"\xff", b"[" * 100_000):
            error = self.refused(lambda: Service(answer(200, body)).client().list_countries())
            self.assertEqual((error.status, error.code), (200, "ANSWER_NOT_JSON"))

    def test_an_answer_that_is_too_long(self) -> None:
        service = Service(answer(200, b"x" * 11))
        error = self.refused(lambda: service.client(answer_bytes_max=10).example_bulk_xlsx())
        self.assertEqual(error.code, "ANSWER_TOO_LONG")


class Feeds(WithoutWaiting):
    def service(self, ids: list[int], page_max: int) -> Rappen:
        def page(request: HttpRequest) -> HttpAnswer:
            query = dict(part.split("=") for part in request.url.partition("?")[2].split("&") if part)
            limit = min(int(query.get("limit", page_max)), page_max)
            after = int(query.get("lastEventId", 0))
            found = [one for one in ids if one > after][:limit]
            last = found[-1] if found else after
            link = {"link": f'</x?lastEventId={last}>; rel="next"'} if len(found) == limit else {}
            return answer(200, [{"id": one} for one in found], x_last_event_id=str(last), **link)

        return Rappen("https://bills.example.ch", transport=page)

    def test_each_event_once_whatever_the_pages(self) -> None:
        ids = [1, 2, 3, 5, 8, 13, 21, 34]
        for page_max in range(1, 10):
            for after in (None, 0, 3, 4, 34, 40):
                client = self.service(ids, page_max)
                seen = [event["id"] for event in client.each_processing_status_event(after=after)]
                self.assertEqual(seen, [one for one in ids if one > (after or 0)])

    def test_who_follows_gets_what_happens_later(self) -> None:
        ids, seen = [1, 2], []
        for event in self.service(ids, 3).each_processing_status_event(follow=True):
            seen.append(event["id"])
            if event["id"] == 6:
                break
            ids.append(event["id"] + 2)
        self.assertEqual(seen, [1, 2, 3, 4, 5, 6])

    def test_a_service_that_goes_in_circles_keeps_nobody(self) -> None:
        circle = answer(200, [{"id": 1}], x_last_event_id="1", link='</x>; rel="next"')
        self.assertEqual(list(Service(circle).client().each_processing_status_event()), [{"id": 1}])


if __name__ == "__main__":
    unittest.main()
