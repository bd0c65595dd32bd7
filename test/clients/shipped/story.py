import json
import os
import urllib.request

from parts import bill, invoice, reference
from rappen_client import HttpAnswer, HttpRequest, NoAnswerError, Rappen, RappenError, verify_webhook
from rappen_client._http import send_by_urllib

url, key, receiver = (os.environ[name] for name in ("RAPPEN_URL", "RAPPEN_API_KEY", "RECEIVER_URL"))
rappen = Rappen(url, key)

slip = rappen.create_payment_part(invoice("CH4431999123000889012"), language="de", page_size="A4")
print("slip", slip[:5].decode())
read = rappen.read_qr_bill({"file": ("slip.pdf", slip)})
print("read", read["creditorInformation"]["iban"], read["paymentAmountInformation"]["amount"])

webhook = rappen.create_webhook({"eventType": "PROCESSING_STATUS_CHANGED_EVENTS", "hookUrl": receiver})

lost: list[bytes] = []


def losing(request: HttpRequest) -> HttpAnswer:
    """Loses what the first submission is answered with."""
    answer = send_by_urllib(request)
    if not lost:
        lost.append(answer.body)
        raise ConnectionResetError("the connection was lost")
    return answer


number = reference()
submission = {"file": slip, "bill": bill(number)}
made = Rappen(url, key, transport=losing).submit_bill_form(submission, processing_mode="DELIVER")
print("submitted", made["referenceNumber"] == number)

for event in rappen.each_processing_status_event(follow=True, poll_seconds=0.2):
    if event["businessCaseId"] == made["id"] and event["newStatus"] != "PROCESSING":
        print("feed", event["newStatus"])
        break
with urllib.request.urlopen(receiver) as message:
    event = verify_webhook(secret=webhook["secret"], headers=message.headers, body=message.read())
print("webhook", "verified" if event["eventName"] == "processing_status.changed" else event["eventName"])

try:
    rappen.create_payment_part(invoice("CH4431999123000889013"))
except RappenError as error:
    [problem] = error.field_errors
    print("problem", error.status, problem.code, problem.field_name)
print("once", len(lost) == 1 and json.loads(lost[0])["id"] == made["id"])

try:
    Rappen("http://127.0.0.1:1", retries=0).list_countries()
except NoAnswerError:
    print("nobody", True)
