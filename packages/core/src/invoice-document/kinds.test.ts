import { describe, expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { eInvoiceOf } from '../e-invoice/index.ts';
import { formatPath } from '../problem/problem.ts';
import { profiles } from '../swiss-qr/index.ts';
import {
  drawInvoiceDocument,
  type InvoiceDocumentJson,
  parseInvoiceDocument,
  type TemplateName,
  templateNames,
} from './index.ts';
import { unbilledKinds } from './invoice-document.ts';

const base: InvoiceDocumentJson = {
  sender: { addressLines: ['Muster AG', '3000 Bern'], uid: 'CHE-123.456.788' },
  recipient: { addressLines: ['A', 'B'] },
  invoiceNr: '1',
  invoiceDate: '2026-01-31',
  currency: 'CHF',
  positions: [{ description: 'x', unitPrice: 100, vatRate: 8.1 }],
};
const parse = (change: Partial<InvoiceDocumentJson>) =>
  parseInvoiceDocument({ ...base, ...change }, { profile: profiles['2.3'] });
const documentOf = (change: Partial<InvoiceDocumentJson>) => expectValue(parse(change)).document;

/** Every text that is drawn. */
function printed(change: Partial<InvoiceDocumentJson>, template: TemplateName = 'classic'): string[] {
  const { pages } = expectValue(drawInvoiceDocument(documentOf(change), { template }));
  return pages.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])));
}

describe('kinds of document', () => {
  test.each([
    [undefined, 'Rechnung 1', 'Total inkl. MWST CHF'],
    ['creditNote', 'Gutschrift 1', 'Total inkl. MWST CHF'],
    ['correction', 'Korrekturrechnung 1', 'Total inkl. MWST CHF'],
    ['prepayment', 'Anzahlungsrechnung 1', 'Total inkl. MWST CHF'],
  ] as const)('%s is called %s', (kind, title, total) => {
    expect(printed({ kind })).toEqual(expect.arrayContaining([title, total]));
  });

  test('a credit note names its invoice, and is in favour of the recipient', () => {
    const texts = printed({
      kind: 'creditNote',
      precedingInvoice: { nr: 'R-7', date: '2025-12-01' },
      prepaidAmount: 1,
    });
    expect(texts).toEqual(expect.arrayContaining(['Zu Rechnung', 'R-7, 01.12.2025', 'Zu Ihren Gunsten CHF']));
  });

  test.each([
    ['offer', 'Offerte 1', ['Offert-Nr.', 'Gültig bis', 'Diese Offerte ist gültig bis 02.03.2026.']],
    ['orderConfirmation', 'Auftragsbestätigung 1', ['Auftrags-Nr.', 'Total inkl. MWST CHF']],
    ['final', 'Schlussrechnung 1', ['Rechnungs-Nr.', 'Anzahlungen', '-40.00', '68.10']],
  ] as const)('%s is called %s, in its own words', (kind, title, words) => {
    const prepaidAmount = kind === 'final' ? 40 : 0;
    expect(printed({ kind, prepaidAmount, paymentTerms: { days: 30 } })).toEqual(
      expect.arrayContaining([title, ...words]),
    );
  });

  test.each(templateNames)('a delivery note says how much of what, and no amounts, in the template %s', (template) => {
    const positions = [
      { description: 'Stuhl', quantity: 4, unit: 'Stk', unitPrice: 125.5, vatRate: 8.1 },
      { kind: 'subtotal' as const },
    ];
    const texts = printed({ kind: 'deliveryNote', positions }, template);
    expect(texts.join('\n')).toContain('Lieferschein');
    expect(texts).toEqual(expect.arrayContaining(['Lieferschein-Nr.', 'Stuhl', '4', 'Stk']));
    expect(texts.filter((text) => /125|502|542|CHF|MWST %|Total|Preis|Betrag/.test(text))).toEqual([]);
  });

  test.each(templateNames)('the last day of an offer is one to accept it, in the template %s', (template) => {
    const texts = printed({ kind: 'offer', paymentTerms: { days: 30 } }, template).join('\n');
    expect(texts).toMatch(/Gültig bis\s02\.03\.2026/);
    expect(texts).not.toMatch(/[Zz]ahlbar|Zu bezahlen/);
  });

  test.each(unbilledKinds)('%s asks for no payment, and is no e-invoice', (kind) => {
    const qrInvoice = {
      creditorInformation: {
        iban: 'CH5800791123000889012',
        creditor: { name: 'Muster AG', postalCode: '3000', city: 'Bern', country: 'CH' },
      },
      paymentReference: { referenceType: 'NON' },
    } as const;
    expect(codesOf(parse({ kind, qrInvoice }))).toContain('INVOICE_DOCUMENT_UNBILLED_SLIP');
    expect(codesOf(eInvoiceOf(documentOf({ kind })))).toEqual(['E_INVOICE_KIND']);
  });

  test('a credit note has no slip', () => {
    const qrInvoice = {
      creditorInformation: {
        iban: 'CH5800791123000889012',
        creditor: { name: 'Muster AG', postalCode: '3000', city: 'Bern', country: 'CH' },
      },
      paymentReference: { referenceType: 'NON' },
    } as const;
    const found = parse({ kind: 'creditNote', qrInvoice });
    expect(codesOf(found)).toContain('INVOICE_DOCUMENT_CREDIT_NOTE_SLIP');
  });
});

describe('VAT categories', () => {
  test.each<[position: object, sender: object, category: string, rate: string | undefined]>([
    [{ vatRate: 8.1 }, {}, 'S', '8.1'],
    [{ vatRate: 0 }, {}, 'Z', '0'],
    [{}, {}, 'O', undefined],
    [{}, { isVatRegistered: true }, 'E', undefined],
    [{ vatCategory: 'AE' }, {}, 'AE', undefined],
    [{ vatCategory: 'G', vatRate: 0 }, {}, 'G', undefined],
    [{ vatCategory: 'Z' }, {}, 'Z', '0'],
  ])('%j of %j is %s', (position, sender, category, rate) => {
    const { totals } = documentOf({
      sender: { ...base.sender, ...sender },
      positions: [{ description: 'x', unitPrice: 100, ...position }],
    });
    expect(totals.vatGroups).toMatchObject([{ category, rate }]);
  });

  test.each([
    [{ vatCategory: 'S' }],
    [{ vatCategory: 'S', vatRate: 0 }],
    [{ vatCategory: 'Z', vatRate: 8.1 }],
    [{ vatCategory: 'AE', vatRate: 8.1 }],
  ] as const)('%j do not match', (position) => {
    const found = parse({ positions: [{ description: 'x', unitPrice: 1, ...position }] });
    expect(found.ok ? [] : found.problems.map(({ code, path }) => `${code} ${formatPath(path)}`)).toEqual([
      'INVOICE_DOCUMENT_VAT_CATEGORY positions[0].vatCategory',
    ]);
  });

  test('one category with several reasons is one group that names them all, in print too', () => {
    const positions = [
      { description: 'a', unitPrice: 10, vatCategory: 'E', vatExemption: { reason: 'Art. 21 MWSTG: Unterricht' } },
      { description: 'b', unitPrice: 5, vatCategory: 'E', vatExemption: { reason: 'Depot' } },
      { description: 'c', unitPrice: 5, vatRate: 8.1 },
    ] as const;
    const { totals } = documentOf({ positions });
    expect(totals.vatGroups).toMatchObject([
      { category: 'S', net: '5.00', exemption: undefined },
      { category: 'E', net: '15.00', exemption: { reason: 'Art. 21 MWSTG: Unterricht; Depot' } },
    ]);
    expect(printed({ positions })).toContain('Art. 21 MWSTG: Unterricht; Depot');
  });

  test('the usual words stand where a category is given without a reason', () => {
    const positions = [{ description: 'a', unitPrice: 10, vatCategory: 'AE' }] as const;
    expect(printed({ positions })).toContain('Bezugsteuer / Reverse charge');
  });

  test('shares of an adjustment without a rate add up to it', () => {
    const { adjustments } = documentOf({
      positions: [
        ...base.positions,
        { description: 'y', unitPrice: 50 },
        { description: 'z', unitPrice: 33.35, vatRate: 2.6 },
      ],
      discounts: [{ amount: 10 }],
    });
    expect(adjustments[0]?.shares).toEqual([
      { category: 'S', vatRate: '8.1', amount: '-5.45', basis: '100.00' },
      { category: 'S', vatRate: '2.6', amount: '-1.82', basis: '33.35' },
      { category: 'E', vatRate: undefined, amount: '-2.73', basis: '50.00' },
    ]);
  });
});

test('a country of an address must be one', () => {
  const address = { postalCode: '1', city: 'x', country: 'ZZ' };
  expect(codesOf(parse({ recipient: { addressLines: ['A'], address } }))).toEqual(['COUNTRY_UNKNOWN']);
});
