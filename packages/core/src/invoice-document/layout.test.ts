import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { type Drawing, millimetresPerPoint, type Shape, type TextShape } from '../drawing/index.ts';
import { textWidth } from '../font/index.ts';
import { languages } from '../payment-part/index.ts';
import { profiles } from '../swiss-qr/index.ts';
import {
  type DrawInvoiceOptions,
  drawInvoiceDocument,
  invoiceDocumentExamples,
  invoiceDocumentTemplates,
  parseInvoiceDocument,
} from './index.ts';
import { limits } from './limits.ts';

const templateNames = invoiceDocumentTemplates.map(({ name }) => name);
/** Where the slip begins on its page. */
const slipTop = 192;

function drawn(json: unknown, options: DrawInvoiceOptions): readonly Drawing[] {
  const { document } = expectValue(parseInvoiceDocument(json, { profile: profiles['2.3'] }));
  return expectValue(drawInvoiceDocument(document, options)).pages;
}

function textsOf(shapes: readonly Shape[]): TextShape[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'group' ? textsOf(shape.shapes) : shape.kind === 'text' ? [shape] : [],
  );
}

/** The texts of the invoice itself: what it is printed with, without the slip. */
const ownTexts = ({ shapes }: Drawing): TextShape[] =>
  textsOf(shapes).filter(({ text, y }) => text !== '' && (y < slipTop || !hasSlip(shapes)));

const hasSlip = (shapes: readonly Shape[]): boolean => shapes.some(({ kind }) => kind === 'symbol');

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf({ text, x, y, size, bold, anchor }: TextShape): Box {
  const width = textWidth(text, size, bold);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const height = size * millimetresPerPoint;
  return { text, left, right: left + width, top: y - 0.78 * height, bottom: y + 0.21 * height };
}

/** Pairs of texts that touch, and texts that leave the page or reach into the slip. */
function faultsOf(page: Drawing): string[] {
  const boxes = ownTexts(page).map(boxOf);
  const bottomMax = hasSlip(page.shapes) ? slipTop - 2 : 290;
  const outside = boxes
    .filter(({ left, right, top, bottom }) => left < 10 || right > 200.01 || top < 8 || bottom > bottomMax)
    .map(({ text }) => `outside: ${text}`);
  const sorted = [...boxes].sort((a, b) => a.top - b.top);
  const touching = sorted.flatMap((one, index) => {
    const found: string[] = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (other.left < one.right && one.left < other.right) found.push(`${one.text} | ${other.text}`);
    }
    return found;
  });
  return [...outside, ...touching];
}

const squeezed = (text: string): string => text.replace(/\s/g, '');

/** Everything that is drawn, in order, without blanks. */
const printed = (pages: readonly Drawing[]): string[] => pages.flatMap(ownTexts).map(({ text }) => squeezed(text));

/** Whether some of the texts, in order, make up the whole of another: its lines may have others between them. */
function isWhole(text: string, texts: readonly string[]): boolean {
  const target = squeezed(text);
  const reached = new Set([0]);
  for (const one of texts) {
    for (const at of [...reached]) if (target.startsWith(one, at)) reached.add(at + one.length);
  }
  return reached.has(target.length);
}

const word = fc.string({ unit: fc.constantFrom(...'WMilx-ÄÀ.9'), minLength: 1, maxLength: 30 });
const line = (lengthMax: number): fc.Arbitrary<string> =>
  fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ').slice(0, lengthMax).trim());
const long = (lengthMax: number): fc.Arbitrary<string> =>
  fc.array(line(400), { minLength: 1, maxLength: 30 }).map((lines) => lines.join('\n').slice(0, lengthMax).trim());
const some = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
const address = fc.array(line(80), { minLength: 1, maxLength: 8 });
const cents = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);
const rates = fc.constantFrom(8.1, 2.6, 3.8, 12.345, 99.999, undefined);
const position = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      description: fc.oneof({ weight: 6, arbitrary: line(100) }, { weight: 1, arbitrary: long(2000) }),
      articleNr: some(line(80)),
      gtin: some(fc.constant('4006381333931')),
      quantity: fc.constantFrom(1, 12.5, 1234.567891),
      unit: some(fc.constantFrom('h', 'Stk.', 'WWWWWWWWWWWW')),
      unitPrice: fc.oneof(cents(100_000), fc.constant(4567.123456)),
      discount: some(fc.oneof(fc.record({ percent: cents(100) }), fc.record({ amount: cents(900) }))),
      vatRate: rates,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('text'), description: long(400) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('subtotal'), description: some(line(80)) }) },
);
const adjustment = fc.record({ description: some(line(80)), percent: cents(3), vatRate: rates });

const documents = fc.record({
  language: fc.constantFrom(...languages),
  title: some(line(80)),
  sender: fc.record({
    name: some(line(80)),
    addressLines: address,
    phone: some(line(80)),
    email: some(line(80)),
    website: some(line(80)),
    uid: some(fc.constant('CHE-123.456.788')),
    vatNumber: fc.constant('DE136695976'),
  }),
  recipient: fc.record({ addressLines: address }),
  contactPerson: some(fc.record({ name: line(80), phone: line(80), email: line(80) })),
  customerNr: some(line(80)),
  customerReference: some(line(80)),
  invoiceNr: line(80),
  invoiceDate: fc.constant('2026-11-21'),
  servicePeriod: some(fc.constant({ from: '2026-10-01', to: '2026-10-31' })),
  paymentTerms: some(fc.constant({ days: 30, cashDiscounts: [{ percent: 2, days: 10 }] })),
  currency: fc.constant('CHF'),
  introduction: some(long(2000)),
  closing: some(long(2000)),
  positions: fc
    .array(position, { maxLength: 70 })
    .map((positions) => [{ description: 'First', unitPrice: 10_000, vatRate: 8.1 }, ...positions]),
  discounts: fc.array(adjustment, { maxLength: 16 }),
  surcharges: fc.array(adjustment, { maxLength: 16 }),
  pricesIncludeVat: fc.boolean(),
  rounding: fc.constantFrom('none', 'cash'),
  prepaidAmount: some(fc.constant(100)),
  qrInvoice: some(fc.constant({ ...invoiceDocumentExamples.gtin.qrInvoice, alternativeSchemes: undefined })),
});

describe.each(templateNames)('the template %s', (template) => {
  test('lays out any invoice so that nothing overlaps, leaves the page or is lost', () => {
    fc.assert(
      fc.property(documents, fc.constantFrom('left' as const, 'right' as const), (json, addressWindow) => {
        const pages = drawn(json, { template, addressWindow });
        expect(pages.flatMap(faultsOf)).toEqual([]);
        const texts = printed(pages);
        const descriptions = (json.positions as { description?: string }[]).map(({ description }) => description);
        const addresses = [...json.recipient.addressLines, ...json.sender.addressLines];
        const title = template === 'modern' ? json.title : json.title && `${json.title} ${json.invoiceNr}`;
        const whole = [json.introduction, json.closing, json.customerNr, json.invoiceNr, title, ...descriptions];
        const lost = [...whole, ...addresses].filter((part) => !isWhole(part ?? '', texts));
        expect(lost).toEqual([]);
      }),
      // Making such a large document smaller takes minutes and shows no more.
      { numRuns: 60, endOnFailure: true },
    );
  });

  test('fits the widest texts that are allowed', () => {
    const wide = 'W'.repeat(limits.lineLengthMax);
    const eight = Array(limits.addressLinesMax).fill(wide);
    const json = {
      ...invoiceDocumentExamples.discounts,
      title: wide,
      sender: { name: wide, addressLines: eight, phone: wide, email: wide, website: wide, uid: 'CHE-123.456.788' },
      recipient: { addressLines: eight },
      contactPerson: { name: wide, phone: wide, email: wide },
      customerNr: wide,
      customerReference: wide,
      invoiceNr: wide,
    };
    for (const addressWindow of ['left', 'right'] as const) {
      expect(drawn(json, { template, addressWindow }).flatMap(faultsOf)).toEqual([]);
    }
  });

  test('carries the same sum over a page break, and it is that of the rows before', () => {
    const positions = Array.from({ length: 90 }, (_, index) => ({
      description: `Nr. ${index}`,
      unitPrice: index + 0.05,
      vatRate: 8.1,
    }));
    const pages = drawn({ ...invoiceDocumentExamples.discounts, positions }, { template });
    expect(pages.length).toBeGreaterThan(2);
    let before = 0;
    for (const [index, page] of pages.slice(0, -1).entries()) {
      const texts = ownTexts(page);
      const carried = carriedSums(texts);
      before += texts
        .filter(({ text }) => /^Nr\. \d+$/.test(text))
        .reduce((sum, { text }) => sum + Number(text.slice(4)) * 100 + 5, 0);
      const next = carriedSums(ownTexts(pages[index + 1] as Drawing));
      if (next.length === 0) break;
      expect(carried.at(-1)).toBe(next[0]);
      expect(Number(carried.at(-1)?.replace(/['.]/g, ''))).toBe(before);
    }
    expect(before).toBeGreaterThan(0);
  });

  test('numbers its pages and repeats the head of the table', () => {
    const positions = Array.from({ length: 150 }, (_, index) => ({ description: `Zeile ${index}`, unitPrice: 1 }));
    const pages = drawn({ ...invoiceDocumentExamples.mixedVat, positions }, { template });
    for (const [index, page] of pages.entries()) {
      const texts = ownTexts(page).map(({ text }) => text);
      expect(texts).toContain(`Seite ${index + 1} von ${pages.length}`);
      if (texts.some((text) => text.startsWith('Zeile '))) expect(texts).toContain('Bezeichnung');
    }
  });

  test.each(Object.entries(invoiceDocumentExamples))('prints the slip once, on the last page: %s', (_name, json) => {
    const pages = drawn(json, { template });
    expect(pages.map(({ shapes }) => hasSlip(shapes))).toEqual(pages.map((_, index) => index === pages.length - 1));
    expect(drawn({ ...json, qrInvoice: undefined }, { template }).some(({ shapes }) => hasSlip(shapes))).toBe(false);
  });

  test('a short invoice has its slip on the same page', () => {
    const {
      title: _,
      introduction: __,
      discounts: ___,
      surcharges: ____,
      prepaidAmount: _____,
      ...rest
    } = invoiceDocumentExamples.discounts;
    const json = {
      ...rest,
      positions: [{ description: 'Beratung', quantity: 3, unit: 'h', unitPrice: 160, vatRate: 8.1 }],
    };
    expect(drawn(json, { template })).toHaveLength(1);
  });

  test('an accent colour that is illegible on white is not used for text', () => {
    const yellow = [255, 235, 59] as const;
    const inks = drawn(invoiceDocumentExamples.gtin, { template, accentColor: yellow })
      .flatMap(ownTexts)
      .map(({ ink }) => ink);
    expect(inks).not.toContainEqual(yellow);
    const blue = [20, 40, 200] as const;
    const shapes = drawn(invoiceDocumentExamples.gtin, { template, accentColor: blue }).flatMap((page) => page.shapes);
    expect(shapes.some((shape) => 'ink' in shape && shape.ink === blue)).toBe(true);
  });

  test('a letterhead has the sender already', () => {
    const json = { ...invoiceDocumentExamples.gtin, letterhead: 'briefpapier.pdf', qrInvoice: undefined };
    expect(printed(drawn(json, { template })).join('\n')).not.toContain('commandes@');
  });
});

function carriedSums(texts: readonly TextShape[]): string[] {
  return texts
    .filter(({ text }) => text === 'Übertrag')
    .map(({ y }) => texts.find((other) => other.y === y && other.anchor === 'end')?.text ?? '');
}

test('every language has its words', () => {
  for (const language of languages) {
    const pages = drawn({ ...invoiceDocumentExamples.discounts, language, title: undefined }, { template: 'classic' });
    expect(pages[0]?.language).toBe(language);
    expect(printed(pages).join('\n')).not.toMatch(/[{}]|undefined/);
  }
});
