import { columns } from '@rappen/core/bulk';
import { invoiceExamples, parseDraft, type QrInvoice } from '@rappen/core/swiss-qr';
import { expect, test } from 'vitest';
import { profileOfDay } from '../../records/bill/profile.ts';
import { newCompany } from '../../records/desk/records.ts';
import { billFields, placeOf } from '../../sheet/fields.ts';
import type { InvoicePrint } from './protocol.ts';
import { rowInvoice } from './row-invoices.ts';

const profile = profileOfDay(new Date('2026-05-01'));
const company = {
  ...newCompany('de'),
  address: 'Robert Schneider AG\nRue du Lac 1268\n2501 Biel',
  uid: 'CHE-123.456.788',
  vat: 'added' as const,
  closing: 'Besten Dank.',
};
const print: InvoicePrint = { kind: 'invoice', company, vatRate: '8.1', isNet: false, today: '2026-05-01' };

function bill(amount: string | undefined): QrInvoice {
  const { amount: _other, ...draft } = invoiceExamples.withQrReference;
  const parsed = parseDraft({ ...draft, ...(amount !== undefined && { amount }) }, profile);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function rowOf(texts: Readonly<Record<string, string>>): { readonly cells: readonly string[] } {
  const cells = billFields.map(() => '');
  for (const [field, text] of Object.entries(texts)) cells[placeOf(field as never)] = text;
  return { cells };
}

test('an amount that includes VAT is the amount of the slip, and its VAT is told', () => {
  const made = rowInvoice(
    bill('108.10'),
    rowOf({ number: '42', unstructuredMessage: 'Beratung' }),
    print,
    'de',
    profile,
  );
  expect(made?.document).toMatchObject({
    invoiceNr: '42',
    sender: { name: 'Robert Schneider AG' },
    closing: 'Besten Dank.',
    positions: [{ description: 'Beratung' }],
    totals: { due: '108.10' },
    payment: { amount: '108.10' },
  });
  expect(JSON.stringify(made?.document.totals)).toContain('8.10');
});

test('VAT is added to a net amount, and the slip asks for the sum in steps of five centimes', () => {
  const made = rowInvoice(bill('99.99'), rowOf({ number: '42' }), { ...print, isNet: true }, 'de', profile);
  expect(made?.document).toMatchObject({
    positions: [{ description: 'Rechnung 42' }],
    totals: { due: '108.10' },
    payment: { amount: '108.10' },
  });
});

test('without VAT there is none, the days to pay are those of the company, and a row without amount is no invoice', () => {
  const made = rowInvoice(bill('50.00'), rowOf({ number: '42' }), { ...print, vatRate: '' }, 'fr', profile);
  expect(made?.document.totals).toMatchObject({ due: '50.00' });
  expect(made?.document.language).toBe('fr');
  expect(JSON.stringify(made?.document.terms)).toContain('30');
  expect(rowInvoice(bill(undefined), rowOf({ number: '42' }), print, 'de', profile)).toBeUndefined();
  expect(columns.length).toBeLessThan(billFields.length);
});

test('the lines of an invoice are its positions, and add up to the slip; with another amount they are none of it', () => {
  const lines = [
    { row: 2, text: 'Kurs', amount: '10.05' },
    { row: 5, text: '', amount: '1000.10' },
  ];
  const row = { ...rowOf({ number: '42', unstructuredMessage: 'Kurs' }), lines };
  const made = rowInvoice(bill('1010.15'), row, print, 'de', profile);
  expect(made?.document).toMatchObject({
    positions: [{ description: 'Kurs' }, { description: 'Rechnung 42' }],
    totals: { due: '1010.15' },
    payment: { amount: '1010.15' },
  });
  expect(rowInvoice(bill('1000.00'), row, print, 'de', profile)?.document).toMatchObject({
    positions: [{ description: 'Kurs' }],
    totals: { due: '1000.00' },
  });
});
