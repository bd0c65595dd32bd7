import { parseCalendarDate } from '@rappen/core/date';
import { renderPdf } from '@rappen/core/render/pdf';
import { profileAt } from '@rappen/core/swiss-qr';
import { describe, expect, test } from 'vitest';
import { type Company, emptyPosition, type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { deskVerdict } from './document.ts';
import { pagesOf } from './pages.ts';

const day = parseCalendarDate('2026-11-24');
if (!day.ok) throw new Error('No day');
const profile = profileAt(day.value);

const company: Company = {
  ...newCompany('de'),
  address: 'Robert Schneider AG\nRue du Lac 1268\n2501 Biel',
  iban: 'CH44 3199 9123 0008 8901 2',
  vat: 'added',
  uid: 'CHE-123.456.788 MWST',
};
const invoice: Invoice = {
  ...newInvoice(company, '2026-11-24'),
  address: 'Anna Muster\nSeestrasse 7\n3600 Thun',
  positions: [{ ...emptyPosition, description: 'Beratung', quantity: '2,5', unit: 'h', price: "1'180.–" }],
};
const verdictOf = (changes: Partial<Invoice> = {}, own: Partial<Company> = {}) =>
  deskVerdict({ ...invoice, ...changes }, { ...company, ...own }, '2026-007', profile);
const problemsOf = (...given: Parameters<typeof verdictOf>) =>
  Object.fromEntries([...verdictOf(...given).problems].map(([field, found]) => [field, found.map(({ code }) => code)]));

test('who charges VAT is asked for the VAT number before something is issued, and not for what was', () => {
  expect(problemsOf({}, { uid: ' ' })).toEqual({ 'company.uid': ['REQUIRED'] });
  expect(problemsOf({}, { uid: '', vat: 'none' })).toEqual({});
  expect(problemsOf({ kind: 'offer' }, { uid: '' })).toEqual({});
  expect(problemsOf({ issuedOn: '2026-11-24' }, { uid: '' })).toEqual({});
  const free = [{ ...invoice.positions[0], vatRate: '-' }] as Invoice['positions'];
  expect(problemsOf({ positions: free }, { uid: '' })).toEqual({});
});

describe('a whole invoice', () => {
  const { document, problemCount } = verdictOf();

  test('has its sums, a slip with the reference of its number, and S1', () => {
    expect(problemCount).toBe(0);
    expect(document?.totals).toMatchObject({ net: '2950.00', vat: '238.95', due: '3188.95' });
    expect(document?.payment).toMatchObject({
      account: { reference: '000000000000000000020260073' },
      amount: '3188.95',
      debtor: { name: 'Anna Muster', street: 'Seestrasse', buildingNumber: '7', postalCode: '3600', city: 'Thun' },
    });
    expect(document?.payment?.billingInformation).toMatch(/^\/\/S1\/10\/2026-007\/11\/261124/);
  });

  test('is drawn on one page', () => {
    const pages = document && pagesOf(document, { template: 'modern', accent: '#205080', logo: '' });
    expect(pages).toHaveLength(1);
    expect(renderPdf(pages ?? []).length).toBeGreaterThan(10_000);
  });
});

test('an IBAN gets a creditor reference, a QR reference the digits that the bank wants in front', () => {
  const accountOf = (own: Partial<Company>) => verdictOf({}, own).document?.payment?.account;
  expect(accountOf({ iban: 'CH58 0079 1123 0008 8901 2' })).toMatchObject({ reference: 'RF922026007' });
  expect(accountOf({ referencePrefix: '123456' })).toMatchObject({
    reference: expect.stringMatching(/^1234560+2026007\d$/),
  });
});

test.each([
  ['12.50/100', '31.25'],
  ['12.50 / 100', '31.25'],
  ['0.335/1000', '0.08'],
  ['12.50 / 1', '3125.00'],
])('the price %s of 250 comes to %s', (price, amount) => {
  const positions = [{ ...emptyPosition, description: 'Schrauben', quantity: '250', price }];
  expect(verdictOf({ positions }).document?.positions).toMatchObject([{ amount }]);
});

test('a company outside VAT prints none', () => {
  expect(verdictOf({}, { vat: 'none' }).document?.totals).toMatchObject({ vat: '0.00', due: '2950.00' });
});

test('a credit note has no slip', () => {
  const { document, problemCount } = verdictOf({ kind: 'credit' });
  expect([problemCount, document?.kind, document?.payment]).toEqual([0, 'creditNote', undefined]);
});

describe('what is wrong stands at its field', () => {
  test.each<[string, Partial<Invoice>, Partial<Company>, Record<string, string[]>]>([
    ['a wrong account', {}, { iban: 'CH44 3199 9123 0008 8901 3' }, { 'company.iban': ['IBAN_CHECKSUM'] }],
    ['no account', {}, { iban: '' }, { 'company.iban': ['REQUIRED'] }],
    ['a customer without a town', { address: 'Anna Muster\nSeestrasse 7' }, {}, { address: ['REQUIRED'] }],
    ['no customer', { address: '' }, {}, { address: ['REQUIRED'] }],
    [
      'a price that is none',
      { positions: [{ ...emptyPosition, description: 'x', price: 'viel' }] },
      {},
      { 'positions.0.price': ['AMOUNT_FORMAT'] },
    ],
    ...(['12/', '12/0', '12/2.5', '12/-5', '12/9/3', '12/zehn'] as const).map(
      (price): [string, Partial<Invoice>, Partial<Company>, Record<string, string[]>] => [
        `the price ${price}`,
        { positions: [{ ...emptyPosition, description: 'x', price }] },
        {},
        { 'positions.0.price': [expect.any(String)] },
      ],
    ),
    [
      'a price of many without the price',
      { positions: [{ ...emptyPosition, description: 'x', price: '/100' }] },
      {},
      { 'positions.0.price': ['REQUIRED'] },
    ],
    ['no position', { positions: [emptyPosition] }, {}, { 'positions.0.description': ['REQUIRED'] }],
    ['a day that is none', { date: '2026-02-30' }, {}, { date: ['DATE_UNKNOWN_DAY'] }],
    ['too long a number', { number: '1'.repeat(81) }, {}, { number: ['TEXT_TOO_LONG'] }],
    ['a discount of words', { discount: 'zehn' }, {}, { discount: ['AMOUNT_FORMAT'] }],
    ['a wrong VAT number', {}, { uid: 'CHE-123' }, { 'company.uid': ['UID_FORMAT'] }],
  ])('%s', (_name, changes, own, expected) => {
    expect(problemsOf(changes, own)).toMatchObject(expected);
  });
});

test('a page is there from the first key on', () => {
  const empty = newCompany('de');
  for (const changed of [
    { address: 'M' },
    { address: 'Anna' },
    { positions: [{ ...emptyPosition, description: 'B' }] },
  ]) {
    const { document } = deskVerdict({ ...newInvoice(empty, '2026-11-24'), ...changed }, empty, '2026-001', profile);
    expect(
      document && pagesOf(document, { template: 'classic', accent: '', logo: 'bm90IGEgcGljdHVyZQ==' }),
    ).toHaveLength(1);
  }
});
