import { openTable } from '@rappen/core/bulk';
import { invoiceExamples, parseDraft, profiles, writePayload } from '@rappen/core/swiss-qr';
import { expect, test } from 'vitest';
import { catalogue } from '../../language/en.ts';
import { cellsOf, contentsOf, slipRowsOf } from '../../read/export.ts';
import { fieldLabel } from '../../read/field-label.ts';
import { emptyForm, formOfDraft } from '../../records/bill/form.ts';
import { readJson, readTable } from '../maker/read-bills.ts';
import { readingOfText } from './reading.ts';
import { rowsOf, spokenBill, totalsOf } from './rows.ts';
import type { Source } from './visit.ts';

const { texts, sentenceOf } = catalogue;
const profile = profiles['2.3'];

function payloadOf(draft: Parameters<typeof parseDraft>[0]): string {
  const parsed = parseDraft(draft, profile);
  if (!parsed.ok) throw new Error('The example is no bill');
  return writePayload(parsed.value);
}

function sourceOf(id: number, name: string, text: string): Source {
  const bills = readingOfText(text, profile)?.bills ?? [];
  return {
    id,
    origin: { name },
    state: 'read',
    bills: bills.map((bill, index) => ({ id: id * 10 + index, number: index + 1, bill })),
    others: [],
    problems: [],
  };
}

const { withQrReference, withCreditorReference, withoutAmount } = invoiceExamples;
const formula = { ...withCreditorReference, amount: '120.00', currency: 'CHF', unstructuredMessage: '=1+1' };
const texted = {
  swiss: payloadOf(withQrReference),
  formula: payloadOf(formula),
  open: payloadOf(withoutAmount),
  epc: 'BCD\n002\n1\nSCT\n\nMax Muster\nDE33100205000001194700\nEUR12.3\n\n\nRechnung 1',
  wrong: payloadOf(withQrReference).replace('210000000003139471430009017', '210000000003139471430009018'),
};
const sources = [
  sourceOf(1, 'a.pdf', texted.swiss),
  sourceOf(2, 'b.pdf', texted.formula),
  sourceOf(3, 'c.pdf', texted.open),
  sourceOf(4, 'd.pdf', texted.epc),
  sourceOf(5, 'e.pdf', texted.wrong),
  sourceOf(6, 'f.pdf', texted.swiss),
];
const rows = rowsOf(sources);

test('a list has each bill with its state, in its order; the same bill again is said so', () => {
  expect(rows.map(({ problemCount }) => problemCount)).toEqual([0, 0, 0, 0, 1, 0]);
  expect(rows.map(({ repeats }) => repeats)).toEqual([...Array(5).fill(undefined), { name: 'a.pdf' }]);
  expect(spokenBill(rows[0] as never, texts)).toBe('Bill of Robert Schneider AG, CHF 1’949.75, valid');
  expect(spokenBill(rows[2] as never, texts)).toMatch(/, to be filled in, valid$/);
});

test('sums are by currency; what the payer fills in counts nothing', () => {
  expect(totalsOf(rows)).toEqual([
    { currency: 'CHF', total: '5969.25' },
    { currency: 'EUR', total: '12.30' },
  ]);
});

test('a bill that was corrected counts as corrected, with its new content', () => {
  const [source] = sources.slice(4);
  const [bill] = source?.bills ?? [];
  if (source === undefined || bill === undefined) throw new Error('There is a fifth file');
  const form = formOfDraft({ ...withQrReference, amount: '5.00' }, emptyForm('en'));
  const [row] = rowsOf([{ ...source, bills: [{ ...bill, form }] }]);
  expect(row).toMatchObject({ problemCount: 0, isCorrected: true, summary: { amount: '5.00' } });
  expect(row && slipRowsOf([row], 'en')).toHaveLength(1);
  expect(slipRowsOf(rows, 'en')).toHaveLength(4);
});

test.each(['csv', 'xlsx'] as const)('a table as %s has every bill, and no formula', (kind) => {
  const written = readTable(
    kind,
    cellsOf(rows, [{ name: 'g.pdf', reasons: ['The PDF is damaged.'] }], kind, catalogue),
  );
  const table = openTable(typeof written === 'string' ? new TextEncoder().encode(written) : written);
  if (!table.ok) throw new Error('The table cannot be read');
  const [header, ...read] = [...table.value.rows()].map(({ cells }) => cells);
  expect(header).toHaveLength(16);
  expect(read).toHaveLength(7);
  const at = (name: string) => read.map((cells) => cells[header?.indexOf(name) ?? -1]);
  expect(at('Amount')).toEqual([
    '1949.75',
    kind === 'csv' ? '120.00' : '120',
    '',
    kind === 'csv' ? '12.30' : '12.3',
    '1949.75',
    '1949.75',
    '',
  ]);
  expect(at('Message')[1]).toBe(kind === 'csv' ? "'=1+1" : '=1+1');
  expect(at('Reference')[0]).toBe(kind === 'csv' ? '21 00000 00003 13947 14300 09017' : '210000000003139471430009017');
  expect(at('Due date')[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(at('Result')[4]).toBe('1 to correct');
  expect(
    at('Reason')
      .slice(3)
      .map((text) => text ?? ''),
  ).toEqual(['', expect.stringMatching(/check digit/i), '', 'The PDF is damaged.']);
  expect([at('File')[6], at('Result')[6]]).toEqual(['g.pdf', 'not read']);
});

test('JSON has bills in the models of the service, with what is wrong', () => {
  const { bills } = JSON.parse(readJson(contentsOf(rows, texts, sentenceOf)));
  expect(bills[0]).toMatchObject({ file: 'a.pdf', valid: true, qrInvoice: { creditorInformation: {} } });
  expect(bills[3].epcPayment).toMatchObject({ name: 'Max Muster', amount: 12.3 });
  expect(bills[4]).toMatchObject({ valid: false, problems: [{ code: 'QR_REFERENCE_CHECK_DIGIT' }] });
});

test('what is wrong is said of an element in words of the page', () => {
  const { bill } = rows[4]?.listed ?? {};
  const [found] = bill?.problems ?? [];
  const label = (path: readonly (string | number)[], of = bill) =>
    of && found && fieldLabel({ ...found, path }, of, texts);
  expect(label(['reference'])).toBe('Reference number');
  expect(label(['debtor', 'postalCode'])).toMatch(/: Postal code$/);
  expect(label(['alternativeProcedures', 1])).toMatch(/2$/);
  expect(label(['iban'], rows[3]?.listed.bill)).toBe('Account');
  expect(label([])).toBeUndefined();
});
