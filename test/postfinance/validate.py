"""Whether the bodies of SOAP messages are valid by the schemas of PostFinance's WSDL. Messages as a JSON list at the standard input."""

import json
import os
import sys
import tempfile

import ebilling_postfinance
from lxml import etree

XS = "{http://www.w3.org/2001/XMLSchema}"
SOAP = "{http://www.w3.org/2003/05/soap-envelope}"
wsdl = os.path.join(os.path.dirname(ebilling_postfinance.__file__), "wsdl", "b2bservice_prod.wsdl")

folder = tempfile.mkdtemp()
schemas = etree.parse(wsdl).findall(f".//{XS}schema")
names = {schema.get("targetNamespace"): f"{index}.xsd" for index, schema in enumerate(schemas)}
for schema in schemas:
    for imported in schema.findall(f"{XS}import"):
        imported.set("schemaLocation", names[imported.get("namespace")])
    etree.ElementTree(schema).write(os.path.join(folder, names[schema.get("targetNamespace")]))
validator = etree.XMLSchema(file=os.path.join(folder, names["http://ch.swisspost.ebill.b2bservice"]))

complaints = []
for message in json.load(sys.stdin):
    body = etree.fromstring(message.encode()).find(f"{SOAP}Body")
    content = etree.fromstring(etree.tostring(body[0]))
    if content.tag == f"{SOAP}Fault":
        continue
    if not validator.validate(content):
        complaints.append(str(validator.error_log))
print(json.dumps(complaints))
