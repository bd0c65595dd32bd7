import { expect, test } from 'vitest';
import { newCompany, newInvoice } from '../../records/desk/records.ts';
import { mailKeyOf, mailOf } from './mail.ts';

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

test('the same e-mail goes under the same key until it is noted, and another under another', async () => {
  const mail = { to: 'anna@example.ch', subject: 'A', text: 'B' };
  const pdf = (content: string) => new Blob([content]);
  const key = await mailKeyOf(invoice, mail, pdf('1'));
  expect(await mailKeyOf({ ...invoice }, { ...mail }, pdf('1'))).toBe(key);
  const noted = { ...invoice, mails: [{ id: 'm', on: '2026-05-02', to: mail.to }] };
  const others = await Promise.all([
    mailKeyOf({ ...invoice, id: 'j' }, mail, pdf('1')),
    mailKeyOf(noted, mail, pdf('1')),
    mailKeyOf(invoice, { ...mail, to: 'beat@example.ch' }, pdf('1')),
    mailKeyOf(invoice, { ...mail, text: 'C' }, pdf('1')),
    mailKeyOf(invoice, mail, pdf('2')),
  ]);
  expect(new Set([key, ...others]).size).toBe(6);
  expect(key).toMatch(/^[\w.-]{1,63}$/);
});
