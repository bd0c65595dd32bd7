import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceDocuments } from '../../../../../test/arbitraries/invoice-document.ts';
import { runs } from '../../../../../test/long-tests.ts';
import { expectValue } from '../../../../../test/results.ts';
import { sentenceOf } from '../../catalogue/index.ts';
import { parseInvoiceDocument } from '../../invoice-document/index.ts';
import { formatPath } from '../../problem/problem.ts';
import { profiles } from '../../swiss-qr/index.ts';
import { eInvoiceExamples } from '../examples.ts';
import type { EInvoice, EInvoiceProfile } from '../semantic/index.ts';
import { eInvoiceOf } from '../writing/index.ts';
import { checkEInvoice, type EInvoiceRules } from './index.ts';

/** A value that a test may break. */
type Open<T> = T extends readonly (infer E)[]
  ? Open<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Open<NonNullable<T[K]>> }
    : T;
type Name = keyof typeof eInvoiceExamples;

function exampleOf(name: Name, profile: EInvoiceProfile): EInvoice {
  const { document } = expectValue(parseInvoiceDocument(eInvoiceExamples[name], { profile: profiles['2.3'] }));
  return expectValue(eInvoiceOf(document, { profile }));
}

function rulesBroken(invoice: EInvoice, rules: EInvoiceRules): string[] {
  return checkEInvoice({ invoice }, { rules }).map(({ path, params }) => `${params['rule']} ${formatPath(path)}`);
}

type Break = (invoice: Open<EInvoice>) => void;
const none = undefined;

/** Gives a member another value: `lines.0.price.net`. */
function set(path: string, value: unknown): Break {
  return (invoice) => {
    const names = path.split('.');
    const last = names.pop() as string;
    const inner = names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], invoice);
    (inner as Record<string, unknown>)[last] = value;
  };
}

function both(one: Break, other: Break): Break {
  return (invoice) => {
    one(invoice);
    other(invoice);
  };
}

describe('rules of EN 16931', () => {
  test.each<[name: string, from: Name, change: Break, expected: string]>([
    ['no specification', 'delivery', set('specification', none), 'BR-01 specification'],
    ['no number', 'delivery', set('number', none), 'BR-02 number'],
    ['no name of the seller', 'delivery', set('seller.name', none), 'BR-06 seller.name'],
    ['no country of the seller', 'delivery', set('seller.address.country', none), 'BR-09 seller.address.country'],
    ['no country of the buyer', 'delivery', set('buyer.address.country', none), 'BR-11 buyer.address.country'],
    ['no lines', 'delivery', set('lines', []), 'BR-16 lines'],
    ['no unit', 'delivery', set('lines.0.quantity.unit', none), 'BR-23 lines[0].quantity.unit'],
    ['a unit not in the list', 'delivery', set('lines.0.quantity.unit', 'KTM'), 'BR-CL-23 lines[0].quantity.unit'],
    ['a negative price', 'delivery', set('lines.0.price.net', '-1.00'), 'BR-27 lines[0].price.net'],
    ['an allowance without reason', 'delivery', set('allowances.0.reason', none), 'BR-33 allowances[0].reason'],
    [
      'a charge without reason',
      'delivery',
      both(set('charges.0.reason', none), set('charges.0.reasonCode', none)),
      'BR-38 charges[0].reason',
    ],
    ['a transfer without account', 'delivery', set('paymentMeans.0.account', none), 'BR-61 paymentMeans[0].account'],
    ['a period that ends before it begins', 'authority', set('period.to', '2026-09-01'), 'BR-29 period.to'],
    ['a sum of lines off by 0.01', 'delivery', set('totals.lines', '565.52'), 'BR-CO-10 totals.lines'],
    ['a sum of allowances off by 0.01', 'delivery', set('totals.allowances', '16.98'), 'BR-CO-11 totals.allowances'],
    ['a sum of charges off by 0.01', 'delivery', set('totals.charges', '24.91'), 'BR-CO-12 totals.charges'],
    ['a net total off by 0.01', 'delivery', set('totals.net', '573.45'), 'BR-CO-13 totals.net'],
    ['VAT off by 0.01', 'delivery', set('totals.vat', '27.20'), 'BR-CO-14 totals.vat'],
    ['a gross total off by 0.01', 'delivery', set('totals.gross', '600.64'), 'BR-CO-15 totals.gross'],
    ['an amount due without the rounding', 'delivery', set('totals.due', '500.63'), 'BR-CO-16 totals.due'],
    ['a VAT number without country', 'delivery', set('seller.vatId', '123456788'), 'BR-CO-09 seller.vatId'],
    ['nothing that identifies the seller', 'withoutVat', set('seller.registration', none), 'BR-CO-26 seller.ids'],
    ['three decimals', 'delivery', set('totals.prepaid', '100.000'), 'BR-DEC-16 totals.prepaid'],
    ['no VAT number with category S', 'delivery', set('seller.vatId', none), 'BR-S-02 seller.vatId'],
    ['rate zero in category S', 'delivery', set('lines.0.vat.rate', '0'), 'BR-S-05 lines[0].vat.rate'],
    ['a taxable amount off by 0.01', 'delivery', set('vatBreakdown.0.base', '229.19'), 'BR-S-08 vatBreakdown[0].base'],
    ['VAT off by more than 1.00', 'delivery', set('vatBreakdown.0.amount', '19.57'), 'BR-S-09 vatBreakdown[0].amount'],
    ['a reason in category S', 'delivery', set('vatBreakdown.0.reason', 'no'), 'BR-S-10 vatBreakdown[0].reason'],
    [
      'two groups of category E',
      'delivery',
      (it) =>
        void it.vatBreakdown.push({ category: 'E', rate: '0', base: '0.00', amount: '0.00', reason: 'x' } as never),
      'BR-E-01 vatBreakdown[0]',
    ],
    ['no reason in category E', 'delivery', set('vatBreakdown.2.reason', none), 'BR-E-10 vatBreakdown[2].reason'],
    ['no group for a category', 'delivery', (it) => void it.vatBreakdown.pop(), 'BR-E-01 vatBreakdown[0]'],
    ['reverse charge without the number of the buyer', 'authority', set('buyer.vatId', none), 'BR-AE-02 buyer.vatId'],
    ['an export without the VAT number of the seller', 'exported', set('seller.vatId', none), 'BR-G-02 seller.vatId'],
    ['a VAT number with category O', 'withoutVat', set('seller.vatId', 'CHE109322551MWST'), 'BR-O-02 seller.vatId'],
    ['a rate in category O', 'withoutVat', set('lines.0.vat.rate', '0'), 'BR-O-05 lines[0].vat.rate'],
    ['category O beside S', 'delivery', set('vatBreakdown.2.category', 'O'), 'BR-O-11 vatBreakdown[0]'],
    ['lines of category S beside O', 'delivery', set('vatBreakdown.2.category', 'O'), 'BR-O-12 lines[0].vat.category'],
    ['a currency in small letters', 'delivery', set('currency', 'chf'), 'BR-CL-04 currency'],
    ['a country that is none', 'delivery', set('buyer.address.country', 'ZZ'), 'BR-CL-14 buyer.address.country'],
    [
      'an exemption code of no list',
      'authority',
      set('vatBreakdown.0.reasonCode', 'VATEX-CH-1'),
      'BR-CL-22 vatBreakdown[0].reasonCode',
    ],
    [
      'an export without a reason, neither words nor a code',
      'exported',
      both(set('vatBreakdown.0.reason', none), set('vatBreakdown.0.reasonCode', none)),
      'BR-G-10 vatBreakdown[0].reason',
    ],
  ])('%s', (_name, from, change, expected) => {
    const invoice = structuredClone(exampleOf(from, 'en16931'));
    expect(rulesBroken(invoice, 'en16931')).toEqual([]);
    change(invoice as Open<EInvoice>);
    expect(rulesBroken(invoice, 'en16931')).toContain(expected);
  });

  test.each(['reason', 'reasonCode'])('of the reason why no VAT is charged the %s may be missing (BR-G-10)', (part) => {
    const invoice = structuredClone(exampleOf('exported', 'en16931'));
    set(`vatBreakdown.0.${part}`, none)(invoice as Open<EInvoice>);
    expect(rulesBroken(invoice, 'en16931')).toEqual([]);
  });

  test('VAT off by 0.50 is valid', () => {
    const invoice = exampleOf('creditNote', 'en16931');
    const vatBreakdown = invoice.vatBreakdown.map((group) => ({ ...group, amount: '6.19' }));
    const totals = { ...invoice.totals, vat: '6.19', gross: '76.39', due: '76.39' };
    expect(rulesBroken({ ...invoice, vatBreakdown, totals }, 'en16931')).toEqual([]);
  });
});

describe('rules of Peppol', () => {
  test.each<[name: string, change: Break, expected: string]>([
    ['neither reference nor order', set('order', none), 'PEPPOL-EN16931-R003 buyerReference'],
    [
      'two notes',
      (it) => void it.notes.push({ text: 'a' } as never, { text: 'b' } as never),
      'PEPPOL-EN16931-R002 notes[0].text',
    ],
    ['no process', set('businessProcess', none), 'PEPPOL-EN16931-R001 businessProcess'],
    ['another specification', set('specification', 'urn:cen.eu:en16931:2017'), 'PEPPOL-EN16931-R004 specification'],
    ['no address of the buyer', set('buyer.electronicAddress', none), 'PEPPOL-EN16931-R010 buyer.electronicAddress'],
    ['no address of the seller', set('seller.electronicAddress', none), 'PEPPOL-EN16931-R020 seller.electronicAddress'],
    [
      'an e-mail address',
      set('buyer.electronicAddress', { scheme: 'EM', id: 'a@b.example' }),
      'PEPPOL-EN16931-CL008 buyer.electronicAddress.scheme',
    ],
    [
      'a percentage without basis',
      (it) =>
        void it.charges.push({ amount: '0.00', percent: '3', reason: 'x', vat: { category: 'G', rate: '0' } } as never),
      'PEPPOL-EN16931-R041 charges[0].base',
    ],
    [
      'a basis without percentage',
      (it) =>
        void it.charges.push({ amount: '0.00', base: '3', reason: 'x', vat: { category: 'G', rate: '0' } } as never),
      'PEPPOL-EN16931-R042 charges[0].percent',
    ],
    ['a line that its price does not give', set('lines.0.price.net', '24.60'), 'PEPPOL-EN16931-R120 lines[0].net'],
    [
      'a basis quantity of zero',
      set('lines.0.price.base', { value: '0', unit: 'KGM' }),
      'PEPPOL-EN16931-R121 lines[0].price.base.value',
    ],
    [
      'a basis quantity in another unit',
      set('lines.0.price.base', { value: '1', unit: 'GRM' }),
      'PEPPOL-EN16931-R130 lines[0].price.base.unit',
    ],
    [
      'a code of another category',
      set('vatBreakdown.0.reasonCode', 'VATEX-EU-AE'),
      'PEPPOL-EN16931-P0107 vatBreakdown[0].reasonCode',
    ],
    ['a self-billed invoice', set('typeCode', '389'), 'PEPPOL-EN16931-P0100 typeCode'],
    [
      'a GLN with a wrong check digit',
      set('buyer.electronicAddress', { scheme: '0088', id: '7610000001101' }),
      'PEPPOL-COMMON-R040 buyer.electronicAddress.id',
    ],
  ])('%s', (_name, change, expected) => {
    const invoice = structuredClone(exampleOf('exported', 'peppol'));
    expect(rulesBroken(invoice, 'peppol')).toEqual([]);
    change(invoice as Open<EInvoice>);
    expect(rulesBroken(invoice, 'peppol')).toContain(expected);
  });
});

describe('rules of XRechnung', () => {
  test.each<[name: string, change: Break, expected: string]>([
    ['no way to pay', set('paymentMeans', []), 'BR-DE-1 paymentMeans'],
    ['no contact', set('seller.contact', none), 'BR-DE-2 seller.contact'],
    ['no telephone number', set('seller.contact.phone', none), 'BR-DE-6 seller.contact.phone'],
    ['no city of the buyer', set('buyer.address.city', none), 'BR-DE-8 buyer.address.city'],
    ['no routing number', set('buyerReference', none), 'BR-DE-15 buyerReference'],
    ['a prepayment', set('typeCode', '386'), 'BR-DE-17 typeCode'],
    [
      'a cash discount without line feed',
      set('paymentTerms', '#SKONTO#TAGE=10#PROZENT=2.00#'),
      'BR-DE-18 paymentTerms',
    ],
    [
      'a cash discount with one decimal',
      set('paymentTerms', '#SKONTO#TAGE=10#PROZENT=2.0#\n'),
      'BR-DE-18 paymentTerms',
    ],
    ['an account that is no IBAN', set('paymentMeans.0.account', 'DE00'), 'BR-DE-19 paymentMeans[0].account'],
    ['another specification', set('specification', 'urn:cen.eu:en16931:2017'), 'BR-DE-21 specification'],
    ['a correction of nothing', set('typeCode', '384'), 'BR-DE-26 precedingInvoices'],
  ])('%s', (_name, change, expected) => {
    const invoice = structuredClone(exampleOf('authority', 'xrechnung'));
    expect(rulesBroken(invoice, 'xrechnung')).toEqual([]);
    change(invoice as Open<EInvoice>);
    expect(rulesBroken(invoice, 'xrechnung')).toContain(expected);
  });
});

test.each([
  ['E_INVOICE_TERM_MISSING', set('number', none), 'Rule BR-02: The invoice number (BT-1) is missing'],
  [
    'E_INVOICE_SUM',
    set('totals.due', '500.63'),
    'Rule BR-CO-16: The amount due (BT-115) is 500.63, but 500.65 is expected',
  ],
  [
    'E_INVOICE_CODE',
    set('lines.0.quantity.unit', 'KTM'),
    'Rule BR-CL-23: The unit (BT-130) is KTM, which is not in its list of codes',
  ],
  [
    'E_INVOICE_DECIMALS',
    set('totals.prepaid', '100.000'),
    'Rule BR-DEC-16: The amount paid (BT-113) has 3 decimals, but at most 2 are allowed',
  ],
  ['E_INVOICE_RULE', set('lines.0.price.net', '-1.00'), 'Rule BR-27: The price (BT-146): it is negative'],
] as const)('%s is said in a sentence', (code, change, sentence) => {
  const invoice = structuredClone(exampleOf('delivery', 'en16931'));
  change(invoice as Open<EInvoice>);
  const [found] = checkEInvoice({ invoice }, { rules: 'en16931' });
  expect([found?.code, found && sentenceOf(found)]).toEqual([code, sentence]);
});

test('as many breakdowns as lines are checked in bounded time', () => {
  const invoice = exampleOf('delivery', 'en16931');
  const many = Array.from({ length: runs(30_000, 4_000) }, (_, index) => index);
  const lines = many.flatMap(() => invoice.lines.slice(0, 1));
  const vatBreakdown = many.map((index) => ({ category: 'S', rate: `${index}.5`, base: '1.00', amount: '1.00' }));
  const found = checkEInvoice({ invoice: { ...invoice, lines, vatBreakdown } }, { rules: 'peppol' });
  // Those beyond the bound are the last finding, as severe as the worst of them
  expect([found.length, found.at(-1)]).toMatchObject([501, { code: 'E_INVOICE_MORE', severity: 'error' }]);
  expect(Number(found.at(-1)?.params['count'])).toBeGreaterThan(1000);
});

test('every sum that is off by a hundredth is found', () => {
  const keys = ['lines', 'allowances', 'charges', 'net', 'vat', 'gross', 'prepaid', 'rounding', 'due'] as const;
  fc.assert(
    fc.property(invoiceDocuments, fc.constantFrom(...keys), ({ document }, key) => {
      const invoice = structuredClone(expectValue(eInvoiceOf(document))) as Open<EInvoice>;
      const { totals = {} as Open<NonNullable<EInvoice['totals']>> } = invoice;
      const before = totals[key];
      fc.pre(before !== undefined);
      const cents = BigInt(before.replace('.', '')) + 1n;
      const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
      totals[key] = `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
      expect(rulesBroken(invoice, 'en16931')).not.toEqual([]);
    }),
    { numRuns: 100 },
  );
});
