"""What schemathesis has to know beside the API document: PDFs to send, and which refusals no JSON Schema can foresee."""

import base64
import json
import os
import pathlib
import urllib.request

import schemathesis
from hypothesis import strategies as st

URL = os.environ["SERVICE_URL"]
EXAMPLES = pathlib.Path(__file__).parents[2] / "examples"


def answer_of(path, accept, body=None):
    headers = {"X-API-Key": os.environ["RAPPEN_API_KEY"], "Accept": accept, "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(URL + path, body, headers)) as answer:
        return answer.read()


# A document without data for bills, and a slip with a QR code: both made by the service itself
PLAIN = base64.b64decode(json.loads(answer_of("/api/v1/examples/bill", "application/json"))["pdf"])
SLIP = answer_of("/v2/payment-part-receipt", "application/pdf", (EXAMPLES / "invoice.json").read_bytes())

schemathesis.openapi.media_type("application/pdf", st.sampled_from([PLAIN, SLIP]) | st.binary(min_size=1, max_size=200))


def as_taken(schema, schemas, seen, own):
    """Puts back what the service takes and the schemas leave out, for they are for generators of clients: null for absent, and
    that numbers have at most 15 digits. Parts are followed whose names begin with `own`."""
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        if name not in seen and name.startswith(own):
            seen.add(name)
            as_taken(schemas[name], schemas, seen, own)
        return
    if schema.get("type") == "number":
        schema.setdefault("multipleOf", 0.001)
    members = schema.get("properties", {})
    if schema.get("maxProperties") == 1:
        del schema["minProperties"], schema["maxProperties"]
        schema["oneOf"] = [
            {"required": [name], "properties": {other: {"type": "string" if other == name else "null"} for other in members}}
            for name in members
        ]
    for name, member in members.items():
        as_taken(member, schemas, seen, own)
        if name not in schema.get("required", []) and "null" not in str(member.get("type", "")):
            members[name] = {"anyOf": [member, {"type": "null"}]}
    as_taken(schema.get("items"), schemas, seen, own)
    if "discriminator" in schema:
        for variant in schema["oneOf"]:
            as_taken(variant, schemas, seen, own)


@schemathesis.hook
def before_load_schema(context, raw_schema):
    schemas = raw_schema["components"]["schemas"]
    seen = set()
    as_taken({"$ref": "RecipientQuery"}, schemas, seen, "")
    for path, operations in raw_schema["paths"].items():
        for operation in operations.values():
            for media_type, content in operation.get("requestBody", {}).get("content", {}).items():
                # Business cases are XML too, where there is no null
                if path.startswith("/v2/"):
                    as_taken(content["schema"], schemas, seen, "")
                elif media_type == "application/json" and not path.startswith("/api/v1/business-cases/"):
                    own = operation["operationId"]
                    as_taken(content["schema"], schemas, seen, own[0].upper() + own[1:] + "Request")


# Codes of status 400 that a request may get although its schema permits it, and why the schema cannot say so
BEYOND_SCHEMAS = {
    # Check digits, and lists of names that are longer than a description should be
    "IBAN_FORMAT", "IBAN_CHECKSUM", "IBAN_COUNTRY", "QRR_CHECKSUM", "SCOR_CHECKSUM", "CURRENCY_UNKNOWN",
    # Addresses of webhooks: the schema has room for those of one's own machine, which a setting allows
    "HOOK_URL_CREDENTIALS", "HOOK_URL_FRAGMENT", "HOOK_URL_IP_ADDRESS", "HOOK_URL_LENGTH", "HOOK_URL_PORT", "HOOK_URL_SCHEME",
    # The calendar, and the day on which the request comes
    "DATE_FORMAT", "DATE_IN_FUTURE", "DATE_TOO_OLD",
    "DUE_DATE_TOO_FAR", "DUE_DATE_TOO_FAR_FOR_DEBIT", "DUE_DATE_TOO_OLD", "DATE_ORDER",
    # Exact decimals, which are numbers or texts
    "AMOUNT_SCALE", "AMOUNT_RANGE", "AMOUNT_NOT_POSITIVE", "AMOUNT_NEGATIVE", "RANGE",
    # One field depends on another
    "AMOUNT_REQUIRED", "AMOUNT_MISMATCH", "MUST_BE_MODIFIABLE", "CURRENCY_NOT_ALLOWED_FOR_QR_IBAN",
    "QR_IBAN_REQUIRES_QRR", "QRR_REQUIRES_QR_IBAN", "QRR_FORMAT", "SCOR_REQUIRED", "SCOR_FORMAT",
    "REFERENCE_NOT_ALLOWED", "FIELD_NOT_ALLOWED", "RECIPIENT_IDENTIFIER_MISSING", "SELF_REFERENCE", "CONFLICTING_REFERENCES",
    "DUPLICATE_EXTERNAL_ID", "TOTAL_OPTION_NOT_UNIQUE", "TOTAL_OPTION_AMOUNT",
    "DONATION_PROPOSALS", "DONATION_PURPOSES", "SINCE_WITH_CURSOR", "ERASE_WHAT",
    # Texts: which characters, and what is an address
    "CHARSET", "EMAIL_FORMAT", "HOOK_URL_FORMAT", "HOOK_URL_HOST", "HOOK_URL_OWN_HOST",
    # Files of others: whether they are XML, which message it is, and rows of a table
    "MALFORMED_XML", "XML_DOCTYPE_FORBIDDEN", "XML_LIMIT_EXCEEDED", "BANK_FILE_KIND", "BANK_FILE_OTHER_MESSAGE", "TABLE_EMPTY",
    "TABLE_COLUMN_UNKNOWN", "TABLE_COLUMN_MISSING", "TABLE_COLUMN_TWICE", "TABLE_ROW_TOO_WIDE",
    "TABLE_QUOTE_OPEN", "TABLE_CELL_WITHOUT_COLUMN", "WORKBOOK_UNREADABLE",
    # One parameter depends on another
    "PARAMETER_VALUE",
    # Schemas do not say that numbers have at most 15 digits
    "JSON_NUMBER_NOT_EXACT",
    # What was issued before
    "CURSOR_UNKNOWN",
}


def is_beyond_schemas(error):
    code, value = error["code"], error.get("rejectedValue")
    # What a network needs depends on its kind
    if code == "REQUIRED" and error["fieldName"] in ("mail", "postfinance", "postfinance.password"):
        return True
    # Blanks count for nothing; characters outside of the first plane, which are refused anyway, count twice
    if code in ("REQUIRED", "SIZE") and value is not None:
        return not value.strip() or any(ord(character) > 0xFFFF for character in value)
    # Not every two capitals are a country, nor four numbers an address
    if code == "PATTERN":
        # Exact decimals are numbers or texts, and only texts have a pattern
        isDecimal = error["fieldName"].endswith("approvedAmount.value")
        return isDecimal or error["fieldName"].endswith("countryCode") or error["fieldName"].startswith("ipAllow")
    return code in BEYOND_SCHEMAS


@schemathesis.check
def foreseeable_refusals(ctx, response, case):
    """A request that its schema permits is refused with 400 only for what no schema can say."""
    if response.status_code != 400 or case.meta is None or not case.meta.generation.mode.is_positive:
        return
    # A body of DELETE has no meaning in HTTP, and is left out at times
    if case.method.upper() == "DELETE" and not response.request.body:
        return
    body = response.json()
    errors = body["fieldErrors"] or [{"code": body["code"], "fieldName": ""}]
    foreseeable = [error for error in errors if not is_beyond_schemas(error)]
    assert not foreseeable, f"The schema could have said: {foreseeable}"
