import { expect, test } from 'vitest';
import { newCompany, newInvoice } from '../../records/desk/records.ts';
import { mailOf } from './mail.ts';

const company = { ...newCompany('de'), address: 'Muster & Söhne AG\nBahnhofstrasse 1\n8000 Zürich' };
const invoice = {
  ...newInvoice(company, '2026-05-01'),
  id: 'i',
  number: '2026-007',
  email: 'anna@example.ch',
  due: '1949.75',
  issuedOn: '2026-05-01',
};
const read = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return { to: decodeURIComponent(pathname), subject: searchParams.get('subject'), body: searchParams.get('body') };
};

test('an e-mail speaks the language of the customer, and says what is asked until when', () => {
  expect(read(mailOf(invoice, company, [invoice]))).toEqual({
    to: 'anna@example.ch',
    subject: 'Rechnung 2026-007 von Muster & Söhne AG',
    body: 'Guten Tag\n\nIm Anhang finden Sie die Rechnung 2026-007 über CHF 1’949.75. Zahlbar bis 31.05.2026.\n\nFreundliche Grüsse\nMuster & Söhne AG',
  });
});

test.each([
  ['fr', 'reminder', 'le rappel de la facture 2026-007'],
  ['fr', 'delivery', 'le bulletin de livraison 2026-007'],
  ['it', 'reminder', 'il sollecito della fattura 2026-007'],
  ['de', 'delivery', 'den Lieferschein 2026-007'],
  ['en', 'credit', 'credit note 2026-007'],
] as const)('in %s a %s has its own article', (language, kind, told) => {
  const paper = { ...invoice, language, kind };
  expect(read(mailOf(paper, company, [paper])).body).toContain(told);
});

test('what is still open is said, and where nothing is, that nothing is to be paid', () => {
  const paid = (amount: string) => ({ ...invoice, received: amount, payments: [{ on: '2026-05-10', amount }] });
  const [part, whole] = [paid('949.75'), paid('1949.75')];
  expect(read(mailOf(part, company, [part])).body).toContain('Davon sind noch CHF 1’000.00 offen.');
  expect(read(mailOf(whole, company, [whole])).body).toContain('Sie müssen nichts bezahlen.');
});
