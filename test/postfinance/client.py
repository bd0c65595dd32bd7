"""An independent client of PostFinance's e-bill service, run against a stand-in; prints what it was answered, as JSON."""

import json
import sys

import ebilling_postfinance.ebilling_postfinance as service

url, user, password, biller, file, day = sys.argv[1:7]
service.PROD_URL = url
client = service.WebService(False, user, password, biller)
data = open(file, "rb").read()


def plain(value):
    from zeep.helpers import serialize_object

    return serialize_object(value, dict)


def outcome(call):
    try:
        return plain(call())
    except Exception as error:  # what a fault is to a caller
        return {"error": type(error).__name__, "message": str(error)}


print(
    json.dumps(
        {
            "ping": outcome(client.ping),
            "errorTest": outcome(lambda: client.ping(test_error=True)),
            "upload": outcome(lambda: client.upload_files("R-1", "XML", data)),
            "search": outcome(lambda: client.search_invoices("R-1")),
            "all": outcome(lambda: client.search_invoices()),
            "status": outcome(lambda: client.get_ebill_recipient_subscription_status("anna@example.ch")),
            "nobody": outcome(lambda: client.get_ebill_recipient_subscription_status("nobody@example.ch")),
            "processed": outcome(lambda: client.get_process_protocol_list(True)),
            "process": outcome(lambda: client.get_process_protocol(day, True)),
            "bills": outcome(lambda: client.service.GetInvoiceListBiller(BillerID=biller, ArchiveData=True)),
            "bill": outcome(
                lambda: client.service.GetInvoiceBiller(BillerID=biller, TransactionID="R-1", BillDetail=True)
            ),
            "ofPayer": outcome(
                lambda: client.service.GetInvoiceListPayer(eBillAccountID="41010198248040391", ArchiveData=True)
            ),
            "toPayer": outcome(
                lambda: client.service.GetInvoicePayer(
                    eBillAccountID="41010198248040391", BillerID=biller, TransactionID="R-1", FileType="XML"
                )
            ),
            "files": outcome(lambda: client.get_registration_protocol_list(True)),
            "file": outcome(lambda: client.get_registration_protocol("2026-11-26T10:00:00.123", True)),
            "again": outcome(lambda: client.get_registration_protocol_list(False) or []),
            "begun": outcome(lambda: client.initiate_ebill_recipient_subscription("anna@example.ch")),
            "confirmed": outcome(lambda: client.confirm_ebill_recipient_subscription("T-1", "123456")),
            "wrong": outcome(lambda: service.WebService(False, user, "x", biller).ping()),
        },
        default=str,
    )
)
