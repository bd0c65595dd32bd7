import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../../test/results.ts';
import { parseInvoiceDocument } from '../../invoice-document/index.ts';
import { profiles } from '../../swiss-qr/index.ts';
import { eInvoiceExamples } from '../examples.ts';
import type { EInvoice } from '../semantic/index.ts';
import { type Syntax, sourceOf } from '../syntax/index.ts';
import { eInvoiceOf } from '../writing/index.ts';
import { phraseOfRate } from './categories.ts';
import { checkEInvoice } from './index.ts';

/**
 * The rules of each VAT category as EN 16931-1, 6.4.3, words them: who must be identified (02 to 04), what the rate may be (05 to
 * 07), whether a reason must stand in the breakdown or may not (10).
 */
interface Words {
  readonly name: string;
  /** A rate that is right, undefined: there may be none. */
  readonly rate: string | undefined;
  readonly wrongRates: readonly (string | undefined)[];
  /** Each set of identifiers alone is enough. */
  readonly enough: readonly (readonly Id[])[];
  readonly tooFew: readonly (readonly Id[])[];
  readonly reason: 'must' | 'may not';
  readonly isVatCharged: boolean;
}

type Id = 'seller VAT' | 'seller tax number' | 'representative VAT' | 'buyer VAT' | 'buyer registration';

const anySeller: Words['enough'] = [['seller VAT'], ['seller tax number'], ['representative VAT']];
const nobody: Words['tooFew'] = [[], ['buyer VAT', 'buyer registration']];
const charged = { enough: anySeller, tooFew: nobody, reason: 'may not' } as const;

const categories: Readonly<Record<string, Words>> = {
  S: { ...charged, name: 'S', rate: '8.1', wrongRates: ['0', '-1', undefined], isVatCharged: true },
  L: { ...charged, name: 'AF', rate: '7', wrongRates: [undefined], isVatCharged: true },
  M: { ...charged, name: 'AG', rate: '4', wrongRates: [undefined], isVatCharged: true },
  Z: { ...charged, name: 'Z', rate: '0', wrongRates: ['8.1', undefined], isVatCharged: false },
  E: {
    name: 'E',
    rate: '0',
    wrongRates: ['8.1', undefined],
    enough: anySeller,
    tooFew: nobody,
    reason: 'must',
    isVatCharged: false,
  },
  AE: {
    name: 'AE',
    rate: '0',
    wrongRates: ['8.1', undefined],
    enough: anySeller.flatMap((ids) => [
      [...ids, 'buyer VAT' as const],
      [...ids, 'buyer registration' as const],
    ]),
    tooFew: [...nobody, ...anySeller],
    reason: 'must',
    isVatCharged: false,
  },
  K: {
    name: 'IC',
    rate: '0',
    wrongRates: ['8.1', undefined],
    enough: [
      ['seller VAT', 'buyer VAT'],
      ['representative VAT', 'buyer VAT'],
    ],
    tooFew: [['seller tax number', 'buyer VAT'], ['seller VAT', 'buyer registration'], ['seller VAT'], ['buyer VAT']],
    reason: 'must',
    isVatCharged: false,
  },
  G: {
    name: 'G',
    rate: '0',
    wrongRates: ['8.1', undefined],
    enough: [['seller VAT'], ['representative VAT']],
    tooFew: [...nobody, ['seller tax number']],
    reason: 'must',
    isVatCharged: false,
  },
  O: {
    name: 'O',
    rate: undefined,
    wrongRates: ['0', '8.1'],
    enough: [[], ['seller tax number', 'buyer registration']],
    // Here it is too many
    tooFew: [['seller VAT'], ['representative VAT'], ['buyer VAT']],
    reason: 'must',
    isVatCharged: false,
  },
};

const kinds = ['lines', 'allowances', 'charges'] as const;
type Kind = (typeof kinds)[number];

interface Asked {
  readonly kind: Kind;
  readonly rate?: string | undefined;
  readonly ids: readonly Id[];
  readonly base?: string;
  readonly amount?: string;
  readonly reason?: boolean;
  readonly groups?: number;
}

const example = (() => {
  const { document } = expectValue(parseInvoiceDocument(eInvoiceExamples.delivery, { profile: profiles['2.3'] }));
  return expectValue(eInvoiceOf(document, { profile: 'en16931' }));
})();

/** An invoice whose only item of the kind, of 100.00, is of the category. */
function invoiceOf(category: string, asked: Asked): EInvoice {
  const { isVatCharged, reason } = categories[category] as Words;
  const vat = { category, rate: asked.rate };
  const one = { ...example[asked.kind][0], vat, net: '100.00', amount: '100.00' };
  const base = asked.base ?? (asked.kind === 'allowances' ? '-100.00' : '100.00');
  const tax = isVatCharged ? (Number(base) * Number(asked.rate ?? 0)) / 100 : 0;
  const hasReason = asked.reason ?? reason === 'must';
  const group = {
    category,
    rate: asked.rate,
    base,
    amount: asked.amount ?? tax.toFixed(2),
    reason: hasReason ? 'Told why' : undefined,
  };
  const has = (id: Id) => asked.ids.includes(id);
  const { vatId: _, taxNumber: __, ...seller } = example.seller ?? { ids: [] };
  const { vatId: ___, registration: ____, ...buyer } = example.buyer ?? { ids: [] };
  return {
    ...example,
    delivery: { date: '2026-09-30', address: { country: 'DE' } },
    lines: [],
    allowances: [],
    charges: [],
    [asked.kind]: [one],
    vatBreakdown: Array.from({ length: asked.groups ?? 1 }, () => group),
    seller: {
      ...seller,
      ...(has('seller VAT') && { vatId: 'CHE123456788' }),
      ...(has('seller tax number') && { taxNumber: '201/123/40207' }),
    },
    buyer: {
      ...buyer,
      ...(has('buyer VAT') && { vatId: 'DE123456788' }),
      ...(has('buyer registration') && { registration: { id: 'HRB 1' } }),
    },
    taxRepresentative: has('representative VAT') ? { name: 'Fiskal AG', vatId: 'DE123456788' } : undefined,
  } as EInvoice;
}

/** The rules of categories that are broken. */
function broken(category: string, asked: Asked, some: Partial<EInvoice> = {}, syntax: Syntax = 'CII'): string[] {
  const invoice = { ...invoiceOf(category, asked), ...some };
  const problems = checkEInvoice({ invoice, source: sourceOf(invoice, syntax) }, { rules: 'en16931' });
  const ofCategories = problems
    .map(({ params }) => String(params['rule']))
    .filter((rule) => /^BR-(?:[A-Z]{1,2})-\d\d$/.test(rule));
  return [...new Set(ofCategories)].filter((rule) => !/^BR-(?:CO|CL|B|DE)-/.test(rule)).sort();
}

describe.each(Object.entries(categories))('category %s', (category, words) => {
  const { name, rate, enough, tooFew, wrongRates, reason, isVatCharged } = words;
  const ids = enough[0] ?? [];

  describe.each(kinds)('of %s', (kind) => {
    const at = kinds.indexOf(kind);
    test.each(enough)('is in order with %s %s', (...some) => {
      expect(broken(category, { kind, rate, ids: some })).toEqual([]);
    });
    test.each(tooFew.map((some) => [some.join(' and '), some] as const))(
      `breaks BR-${name}-0${at + 2} with "%s"`,
      (_, some) => {
        expect(broken(category, { kind, rate, ids: some })).toEqual([`BR-${name}-0${at + 2}`]);
      },
    );
    test.each(wrongRates)(`breaks BR-${name}-0${at + 5} with the rate %s`, (wrong) => {
      expect(broken(category, { kind, rate: wrong, ids })).toContain(`BR-${name}-0${at + 5}`);
    });
  });

  const asked = { kind: 'lines', rate, ids } as const;
  /** In CII some of these rules are published so that they never apply. */
  const inUbl = (change: Partial<Asked>) => broken(category, { ...asked, ...change }, {}, 'UBL');
  test.runIf(category === 'K')('says when and where it arrives (BR-IC-11, BR-IC-12)', () => {
    const arrival = { date: '2026-09-30', address: { country: 'DE' } };
    const rules = (some: Partial<EInvoice>) =>
      broken(category, asked, { delivery: undefined, period: undefined, ...some });
    expect(rules({ delivery: arrival })).toEqual([]);
    expect(rules({ delivery: { address: arrival.address }, period: { to: '2026-09-30' } })).toEqual([]);
    expect(rules({ delivery: { address: arrival.address } })).toEqual(['BR-IC-11']);
    expect(rules({ delivery: { date: arrival.date } })).toEqual(['BR-IC-12']);
  });
  test(`has a breakdown (BR-${name}-01)`, () => {
    expect(inUbl({ groups: 0 })).toEqual([`BR-${name}-01`]);
  });
  test(`has one breakdown, or one for each rate (BR-${name}-01)`, () => {
    const expected = isVatCharged ? [] : [`BR-${name}-01`];
    expect(broken(category, { ...asked, groups: 2 }).filter((rule) => rule !== 'BR-O-11')).toEqual(expected);
  });
  test(`has the sum of its items there (BR-${name}-08)`, () => {
    expect(inUbl({ base: isVatCharged ? '101.00' : '100.01' })).toContain(`BR-${name}-08`);
  });
  test(`has its VAT there (BR-${name}-09)`, () => {
    const [near, far] = isVatCharged ? ['0.99', '1.01'] : ['0.00', '0.01'];
    const vat = isVatCharged ? Number(rate) : 0;
    const amount = (difference = '0') => (vat + Number(difference)).toFixed(2);
    expect(inUbl({ amount: amount(near) })).toEqual([]);
    expect(inUbl({ amount: amount(far) })).toEqual([`BR-${name}-09`]);
  });
  test(`${reason} have a reason there (BR-${name}-10)`, () => {
    expect(broken(category, { ...asked, reason: reason !== 'must' })).toEqual([`BR-${name}-10`]);
  });
});

test.each([
  ['outside', 'not(Percent)', 'it may not stand in category O'],
  ['zero', 'Percent = 0', 'it must be zero'],
  ['free', 'Percent = 0', 'it must be zero'],
  ['rated', 'Percent > 0', 'it must be above zero'],
  ['rated', 'Percent >= 0', 'it must be zero or more'],
] as const)('a rate that a category of the kind %s (%s) does not have: %s', (kind, rate, phrase) => {
  expect(phraseOfRate({ kind, rate })).toBe(phrase);
});
