"""Reads MT940 files with the package mt-940, and prints what it found as JSON. Usage: mt940-entries.py FILE …"""
import json
import sys

import mt940

found = []
for path in sys.argv[1:]:
    with open(path, 'rb') as file:
        text = file.read().decode('utf-8')
    statement = mt940.parse(text)
    entries = []
    for one in statement:
        entries.append({
            'mark': one.data['status'],
            'amount': str(abs(one.data['amount'].amount)),
            'valueDate': str(one.data['date']),
            'bookingDate': str(one.data['entry_date']) if one.data.get('entry_date') else None,
            'type': one.data['id'],
            'reference': one.data.get('bank_reference'),
        })
    balances = {}
    for name in ('final_opening_balance', 'final_closing_balance'):
        balance = statement.data.get(name)
        if balance is not None:
            balances[name] = [str(balance.amount.amount), str(balance.date)]
    found.append({'account': statement.data.get('account_identification'), 'entries': entries, 'balances': balances})
print(json.dumps(found))
