import { describe, expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import {
  type InvoiceDocumentJson,
  invoiceDocumentExamples,
  parseInvoiceDocument,
} from '../../invoice-document/index.ts';
import { formatPath } from '../../problem/problem.ts';
import { profiles } from '../../swiss-qr/index.ts';
import { utf8Encode } from '../../text/index.ts';
import { eInvoiceExamples } from '../examples.ts';
import type { EInvoice, EInvoiceProfile } from '../semantic/index.ts';
import { writeCii, writeCiiBytes, writeUbl } from '../syntax/index.ts';
import { eInvoiceOf } from './index.ts';

const { delivery, authority, exported, withoutVat } = eInvoiceExamples;

function made(json: InvoiceDocumentJson, profile: EInvoiceProfile = 'en16931') {
  const { document } = expectValue(parseInvoiceDocument(json, { profile: profiles['2.3'] }));
  return { document, result: eInvoiceOf(document, { profile }) };
}

const valid = (json: InvoiceDocumentJson, profile?: EInvoiceProfile): EInvoice =>
  expectValue(made(json, profile).result);
const without = <T extends object>(value: T, ...names: readonly (keyof T)[]): T =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as keyof T))) as T;
const taxed = (vat: object): InvoiceDocumentJson['positions'] =>
  exported.positions.map((position) => ({ ...position, vatCategory: undefined, ...vat }));

describe('is refused, with the rule, its term and the place in the document', () => {
  test.each<[name: string, json: InvoiceDocumentJson, profile: EInvoiceProfile, expected: string]>([
    [
      'a buyer without country',
      { ...delivery, recipient: { addressLines: ['A', 'B'] } },
      'en16931',
      'recipient.address.country BR-11 BT-55',
    ],
    [
      'a sender without any number',
      { ...withoutVat, sender: without(withoutVat.sender, 'uid') },
      'en16931',
      'sender.uid BR-CO-26 BT-29',
    ],
    ['a rounded invoice in BASIC', delivery, 'basic', 'rounding undefined BT-114'],
    ['no reference for Peppol', without(exported, 'orderNr'), 'peppol', 'customerReference PEPPOL-EN16931-R003 BT-10'],
    [
      'no address of the buyer for Peppol',
      { ...exported, recipient: without(exported.recipient, 'electronicAddress', 'vatNumber') },
      'peppol',
      'recipient.electronicAddress PEPPOL-EN16931-R010 BT-49',
    ],
    [
      'an e-mail address for Peppol',
      { ...exported, recipient: { ...exported.recipient, electronicAddress: { scheme: 'EM', id: 'a@b.example' } } },
      'peppol',
      'recipient.electronicAddress.scheme PEPPOL-EN16931-CL008 BT-49',
    ],
    ['no contact for XRechnung', without(authority, 'contactPerson'), 'xrechnung', 'contactPerson BR-DE-2 BG-6'],
    ['no slip for XRechnung', without(authority, 'qrInvoice'), 'xrechnung', 'qrInvoice BR-DE-1 BG-16'],
    [
      'no routing number for XRechnung',
      without(authority, 'customerReference'),
      'xrechnung',
      'customerReference BR-DE-15 BT-10',
    ],
    [
      'reverse charge without the number of the buyer',
      { ...authority, recipient: without(authority.recipient, 'vatNumber') },
      'en16931',
      'recipient.vatNumber BR-AE-02 BT-48',
    ],
    [
      'an export without UID',
      { ...exported, sender: without(exported.sender, 'uid') },
      'en16931',
      'sender.uid BR-G-02 BT-31',
    ],
    [
      'category O beside S',
      { ...delivery, positions: [...delivery.positions, { description: 'x', unitPrice: 1, vatCategory: 'O' }] },
      'en16931',
      'positions[0].vatCategory BR-O-12 BT-151',
    ],
    [
      'a unit that is in no list',
      { ...delivery, positions: [{ description: 'x', unitPrice: 200, unitCode: 'KTM', vatRate: 8.1 }] },
      'en16931',
      'positions[0].unitCode BR-CL-23 BT-130',
    ],
    [
      'a reason code that is in no list',
      { ...delivery, surcharges: [{ amount: 1, vatRate: 8.1, reasonCode: 'QQQ' }] },
      'en16931',
      'surcharges[0].reasonCode BR-CL-20 BT-105',
    ],
  ])('%s', (_name, json, profile, expected) => {
    const { result } = made(json, profile);
    const found = result.ok ? [] : result.problems;
    expect(found.map(({ path, params }) => `${formatPath(path)} ${params['rule']} ${params['term']}`)).toContain(
      expected,
    );
  });

  test('rounding has no place in BASIC', () => {
    const { result } = made(delivery, 'basic');
    expect(codesOf(result)).toEqual(['E_INVOICE_PROFILE']);
  });

  test('all at once', () => {
    const bare = without(
      { ...authority, recipient: { addressLines: ['A'] } },
      'contactPerson',
      'customerReference',
      'qrInvoice',
    );
    const { result } = made(bare, 'xrechnung');
    expect(result.ok ? 0 : result.problems.length).toBeGreaterThan(7);
  });
});

describe('comes out valid', () => {
  const item = { description: 'x', unitPrice: 10, vatRate: 8.1 };
  const lines = Array.from({ length: 100 }, (_, index) => `Zeile ${index}`).join('\n');
  test.each<[name: string, change: Partial<InvoiceDocumentJson>]>([
    ['one position', { positions: [item] }],
    ['1,000 positions', { positions: Array.from({ length: 1000 }, () => item) }],
    ['a quantity of 0.000001', { positions: [item, { ...item, quantity: 0.000001 }] }],
    ['a price with six decimals', { positions: [{ ...item, unitPrice: 0.123456, quantity: 1000 }] }],
    ['a negative price', { positions: [item, { ...item, unitPrice: -3 }] }],
    ['a negative quantity', { positions: [item, { ...item, quantity: -0.3 }] }],
    ['both', { positions: [{ ...item, quantity: -2, unitPrice: -3 }] }],
    ['a position of 0.00', { positions: [{ ...item, unitPrice: 0 }] }],
    [
      'texts and subtotals around one item',
      {
        positions: [{ kind: 'text', description: 'a' }, { kind: 'subtotal' }, item, { kind: 'text', description: 'b' }],
      },
    ],
    ['a discount larger than the line', { positions: [item, { ...item, discount: { amount: 12 } }] }],
    ['a discount on a credit line', { positions: [item, { ...item, quantity: -0.5, discount: { percent: 10 } }] }],
    [
      'an adjustment over four rates and none',
      {
        positions: [
          item,
          { ...item, vatRate: 2.6 },
          { ...item, vatRate: 3.8 },
          { ...item, vatRate: 0 },
          { description: 'y', unitPrice: 5 },
        ],
      },
    ],
    [
      'every group negative but one',
      {
        positions: [
          { ...item, unitPrice: 100 },
          { ...item, vatRate: 2.6, quantity: -1 },
          { ...item, vatRate: 3.8, quantity: -2 },
        ],
      },
    ],
    ['a discount of 100 %', { discounts: [{ percent: 100 }], surcharges: [], positions: [item] }],
    [
      'a prepayment of the whole',
      { positions: [item], rounding: 'none', prepaidAmount: 10.81, discounts: [], surcharges: [] },
    ],
    ['names with markup', { positions: [{ ...item, description: `& < > " ' ]]>` }] }],
    ['a description of 100 lines', { positions: [{ ...item, description: lines }] }],
    [
      'prices with VAT at three rates and outside',
      {
        pricesIncludeVat: true,
        positions: [item, { ...item, vatRate: 2.6 }, { ...item, vatRate: 3.8 }, { description: 'y', unitPrice: 5 }],
      },
    ],
    ['29 February', { invoiceDate: '2028-02-29', servicePeriod: undefined, paymentTerms: { days: 1 } }],
  ])('%s', (_name, change) => {
    const json = { ...delivery, prepaidAmount: undefined, ...change };
    const { document } = made(json);
    for (const profile of ['en16931', 'peppol'] as const) {
      const invoice = valid({ ...json, recipient: { ...delivery.recipient } }, profile);
      expect(invoice.totals?.due).toBe(document.totals.due);
      expect(invoice.lines).toHaveLength(document.positions.filter(({ kind }) => kind === 'item').length);
      expect(writeCii(invoice)).toBe(writeCii(valid(json, profile)));
      expect(writeUbl(invoice)).toBe(writeUbl(valid(json, profile)));
    }
  });

  test.each(['de', 'fr', 'it', 'en', 'rm'] as const)('in %s', (language) => {
    const { seller, paymentTerms } = valid({ ...delivery, language });
    expect(seller?.vatId).toBe(`CHE123456788${{ de: 'MWST', fr: 'TVA', it: 'IVA', en: 'MWST', rm: 'MWST' }[language]}`);
    expect(paymentTerms?.split('\n')).toHaveLength(2);
  });
});

describe('Swiss terms', () => {
  test('the sums are the printed ones: rounding has a term, the rounded total none', () => {
    expect(valid(delivery).totals).toEqual({
      lines: '565.51',
      allowances: '16.97',
      charges: '24.90',
      net: '573.44',
      vat: '27.19',
      gross: '600.63',
      prepaid: '100.00',
      rounding: '0.02',
      due: '500.65',
    });
  });

  test('a discount on the whole is split by VAT, each share with the percentage that gives it', () => {
    expect(valid(delivery).allowances).toEqual([
      { amount: '6.32', base: '210.60', percent: '3', reason: 'Treuerabatt', vat: { category: 'S', rate: '8.1' } },
      { amount: '10.27', base: '342.11', percent: '3', reason: 'Treuerabatt', vat: { category: 'S', rate: '2.6' } },
      { amount: '0.38', base: '12.80', percent: '3', reason: 'Treuerabatt', vat: { category: 'E', rate: '0' } },
    ]);
  });

  test('prices with VAT are freed of it so that the printed VAT stays', () => {
    const { document, result } = made(invoiceDocumentExamples.mixedVat);
    const invoice = expectValue(result);
    expect(invoice.vatBreakdown.map(({ base, amount }) => [base, amount])).toEqual(
      document.totals.vatGroups.map(({ net, vat }) => [net, vat]),
    );
    expect(invoice.vatBreakdown.at(-1)?.reason).toBe('ohne MWST: Kurtaxe');
  });

  test('francs and QR-IBANs are paid by transfer, euros on an IBAN by SEPA', () => {
    expect(valid(delivery).paymentMeans[0]?.code).toBe('30');
    expect(valid(authority).paymentMeans[0]?.code).toBe('58');
    const { qrInvoice } = delivery;
    expect(valid({ ...authority, qrInvoice }).paymentMeans[0]?.code).toBe('30');
  });

  test('XRechnung gets cash discounts as lines for programs, with a line feed after the last', () => {
    expect(valid(authority, 'xrechnung').paymentTerms).toMatch(/\.\n#SKONTO#TAGE=10#PROZENT=2\.00#\n$/);
    expect(valid(authority).paymentTerms).not.toContain('#');
  });

  test('a unit that has no code is counted, and named in the note of its line', () => {
    const positions = [{ description: 'x', unit: 'Kübel', unitPrice: 200, vatRate: 8.1 }];
    expect(valid({ ...delivery, positions }).lines[0]).toMatchObject({
      quantity: { value: '1', unit: 'C62' },
      note: 'Kübel',
    });
  });

  test('what has no rate is exempt beside what has one, and outside VAT where all is', () => {
    expect(
      valid({ ...exported, positions: taxed({}), sender: without(exported.sender, 'isVatRegistered') }).vatBreakdown,
    ).toEqual([{ category: 'O', base: '1300.90', amount: '0.00', reason: 'Non assujetti à la TVA' }]);
    expect(valid({ ...exported, positions: taxed({}) }).vatBreakdown[0]).toMatchObject({ category: 'E', rate: '0' });
    expect(valid(withoutVat).seller).not.toHaveProperty('vatId');
  });
});

test.each([1, 300])('the bytes of an invoice of %i lines are those of its text', (count) => {
  const positions = Array.from({ length: count }, () => ({
    ...delivery.positions[0],
    unitPrice: 5,
    description: 'Käse',
  }));
  const read = valid({ ...delivery, prepaidAmount: undefined, positions });
  // Characters of every width in UTF-8, which may be in what was made elsewhere
  const invoice = { ...read, number: 'Käse – 日本語 𠮷 \ud800' };
  expect(writeCiiBytes(invoice)).toEqual(utf8Encode(writeCii(invoice)));
});
