"""What both programs share: the data of a slip and a bill, and the check of a webhook's signature (Standard Webhooks)."""

import base64
import datetime
import hashlib
import hmac
import os
import time
import urllib.request

today = datetime.date.today()


def invoice(iban):
    return {
        "creditorInformation": {
            "iban": iban,
            "creditor": {
                "addressType": "STRUCTURED",
                "name": "Robert Schneider AG",
                "streetName": "Rue du Lac",
                "houseNumber": "1268",
                "postalCode": "2501",
                "city": "Biel",
                "country": "CH",
            },
        },
        "paymentAmountInformation": {"amount": 1949.75, "currency": "CHF"},
        "paymentReference": {"referenceType": "QRR", "reference": "210000000003139471430009017"},
    }


def bill(reference):
    amount = {"value": 1949.75, "currencyCode": "CHF"}
    street = {"street": "Seestrasse", "buildingNumber": "7", "postalCode": "3600", "city": "Thun", "countryCode": "CH"}
    account = {
        "iban": "CH4431999123000889012",
        "referenceType": "QRR",
        "referenceStructured": "210000000003139471430009017",
    }
    return {
        "referenceNumber": reference,
        "businessCaseDate": today.isoformat(),
        "totalAmount": amount,
        "billRecipient": {
            "emailAddress": "anna+allowed@example.ch",
            "name": "Anna Muster",
            "address": {"structuredAddress": street},
        },
        "singlePayment": {
            "paymentMode": "EBILL",
            "paymentInformation": {
                "amount": amount,
                "dueDate": (today + datetime.timedelta(days=30)).isoformat(),
                "payableAmountCanBeModified": False,
                "accountAndReference": {"generic": account},
            },
        },
    }


def reference():
    return f"PY-{time.time_ns()}"


def received(secret):
    """Whether a message that the webhook was sent is signed with its secret."""
    with urllib.request.urlopen(os.environ["RECEIVER_URL"]) as message:
        headers, body = message.headers, message.read()
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    mac = hmac.new(base64.b64decode(secret.removeprefix("whsec_")), signed, hashlib.sha256)
    wanted = "v1," + base64.b64encode(mac.digest()).decode()
    return any(hmac.compare_digest(one, wanted) for one in headers["webhook-signature"].split(" "))
