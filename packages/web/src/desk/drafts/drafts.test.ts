import { expect, test } from 'vitest';
import { accountOf, papersIn } from '../../records/desk/account.ts';
import { type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { repeatOf, templateOf } from '../../records/desk/repeats.ts';
import { creditOf, duplicateOf, nextFor, replacementOf } from './drafts.ts';
import { reminderOf } from './reminder.ts';

const company = newCompany('de');
const attachments = [{ id: 'f', name: 'stunden.csv', description: '', mediaType: 'text/csv', size: 3 }];
const day = '2026-11-27';
const invoice: Invoice = {
  ...newInvoice(company, '2026-10-01'),
  number: '1',
  issuedOn: '2026-10-01',
  due: '10.00',
  attachments,
};

test.each<[string, Invoice | undefined, typeof attachments]>([
  ['a duplicate', duplicateOf(invoice, day), attachments],
  ['a draft in its place', replacementOf(invoice), attachments],
  ['what repeats', repeatOf(templateOf(invoice, duplicateOf(invoice, day)), '2026-11-01'), attachments],
  ['a credit note', creditOf(invoice, day), []],
  ['a reminder', reminderOf(invoice, day, accountOf(invoice, papersIn([invoice])), company), []],
  ['the next invoice to its customer', nextFor(invoice, company, day), []],
])('of the files of an invoice %s has what belongs to it', (_name, made, expected) => {
  expect(made?.attachments).toEqual(expected);
});
