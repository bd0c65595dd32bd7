import os
import time

import rappen_generated as rappen
from parts import bill, invoice, received, reference
from rappen_generated.models.error import Error

client = rappen.ApiClient(
    rappen.Configuration(host=os.environ["RAPPEN_URL"], api_key={"header": os.environ["RAPPEN_API_KEY"]})
)

slips = rappen.PaymentPartAndReceiptApi(client)
good = rappen.QrInvoice.from_dict(invoice("CH4431999123000889012"))
slip = slips.create_payment_part(good, language="de", page_size="A4")
print("slip", bytes(slip[:5]).decode())
read = rappen.SwissQRCodeApi(client).read_qr_bill(("slip.pdf", bytes(slip)))
print("read", read.creditor_information.iban, read.payment_amount_information.amount)

webhook = rappen.WebhooksApi(client).create_webhook(
    rappen.CreateWebhookRequest(eventType="PROCESSING_STATUS_CHANGED_EVENTS", hookUrl=os.environ["RECEIVER_URL"])
)

number = reference()
made = rappen.BusinessCasesApi(client).submit_bill_form(
    "DELIVER", ("bill.pdf", bytes(slip)), rappen.BillRequest.from_dict(bill(number)), idempotency_key=number
)
print("submitted", made.reference_number == number)

events, last, status = rappen.EventsApi(client), 0, None
while status is None:
    for event in events.list_processing_status_events(last_event_id=last):
        last = event.id
        if event.business_case_id == made.id and event.new_status != "PROCESSING":
            status = event.new_status
    time.sleep(0.2)
print("feed", status)
print("webhook", "verified" if received(webhook.secret) else "forged")

try:
    bad = rappen.QrInvoice.from_dict(invoice("CH4431999123000889013"))
    slips.create_payment_part(bad)
except rappen.ApiException as refused:
    problem = Error.from_json(refused.body).field_errors[0]
    print("problem", refused.status, problem.code, problem.field_name)
