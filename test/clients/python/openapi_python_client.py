import io
import os
import time

from parts import bill, invoice, received, reference
from rappen_generated import AuthenticatedClient
from rappen_generated.api.business_cases import submit_bill_form
from rappen_generated.api.events import list_processing_status_events
from rappen_generated.api.payment_part_and_receipt import create_payment_part
from rappen_generated.api.swiss_qr_code import read_qr_bill
from rappen_generated.api.webhooks import create_webhook
from rappen_generated.models import (
    BillRequest,
    CreateWebhookRequest,
    CreateWebhookRequestEventType,
    Error,
    QrInvoice,
    FileToRead,
    SubmitBillFormProcessingMode,
    SubmitBillFormRequest,
)
from rappen_generated.types import File

client = AuthenticatedClient(
    os.environ["RAPPEN_URL"], os.environ["RAPPEN_API_KEY"], prefix="", auth_header_name="X-API-Key"
)

slip = create_payment_part.sync(client=client, body=QrInvoice.from_dict(invoice("CH4431999123000889012")))
pdf = slip.payload.read()
print("slip", pdf[:5].decode())
file = lambda name: File(io.BytesIO(pdf), name, "application/pdf")
read = read_qr_bill.sync(client=client, body=FileToRead(file("slip.pdf")))
print("read", read.creditor_information.iban, read.payment_amount_information.amount)

wanted = CreateWebhookRequest(
    CreateWebhookRequestEventType.PROCESSING_STATUS_CHANGED_EVENTS, os.environ["RECEIVER_URL"]
)
webhook = create_webhook.sync(client=client, body=wanted)

number = reference()
body = SubmitBillFormRequest(file("bill.pdf"), BillRequest.from_dict(bill(number)))
mode = SubmitBillFormProcessingMode.DELIVER
made = submit_bill_form.sync(client=client, body=body, processing_mode=mode, idempotency_key=number)
print("submitted", made.reference_number == number)

last, status = 0, None
while status is None:
    for event in list_processing_status_events.sync(client=client, last_event_id=last):
        last = event.id
        if event.business_case_id == made.id and event.new_status != "PROCESSING":
            status = event.new_status.value
    time.sleep(0.2)
print("feed", status)
print("webhook", "verified" if received(webhook.secret) else "forged")

refused = create_payment_part.sync_detailed(
    client=client, body=QrInvoice.from_dict(invoice("CH4431999123000889013"))
)
assert isinstance(refused.parsed, Error)
problem = refused.parsed.field_errors[0]
print("problem", refused.status_code.value, problem.code, problem.field_name)
