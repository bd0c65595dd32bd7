import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Drawing, Shape } from '../drawing/index.ts';
import { millimetresPerPoint } from '../drawing/index.ts';
import { textWidth } from '../font/metrics.ts';
import type { Amount } from '../money/index.ts';
import { formatPath } from '../problem/problem.ts';
import type { CreditorReference, QrReference } from '../reference/index.ts';
import type { Iban, QrIban } from '../swiss-qr/account.ts';
import { characterSets } from '../swiss-qr/character-sets.ts';
import type { Address, QrInvoice } from '../swiss-qr/invoice.ts';
import { charactersOf } from '../text/index.ts';
import { drawPaymentPart, languages, type PaymentPartOptions, type SideMargin } from './index.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly text: string;
}

const tolerance = 1e-6;

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.bottom <= outer.bottom + tolerance
  );
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.right - tolerance &&
    b.left < a.right - tolerance &&
    a.top < b.bottom - tolerance &&
    b.top < a.bottom - tolerance
  );
}

function flat(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => (shape.kind === 'group' ? flat(shape.shapes) : [shape]));
}

function textBoxes(drawing: Drawing): Box[] {
  return flat(drawing.shapes).flatMap((shape) => {
    if (shape.kind !== 'text') return [];
    const { x, y, text, size, bold, anchor } = shape;
    const width = textWidth(text, size, bold);
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    const em = size * millimetresPerPoint;
    return [{ left, top: y - 0.8 * em, right: left + width, bottom: y + 0.2 * em, text }];
  });
}

/** Each four corner marks are a field. */
function fieldBoxes(drawing: Drawing): Box[] {
  const marks = flat(drawing.shapes).filter((shape) => shape.kind === 'polyline');
  const boxes: Box[] = [];
  for (let i = 0; i < marks.length; i += 4) {
    const points = marks.slice(i, i + 4).flatMap(({ points: all }) => all);
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    const reach = (0.75 * millimetresPerPoint) / 2;
    boxes.push({
      left: Math.min(...xs) - reach,
      right: Math.max(...xs) + reach,
      top: Math.min(...ys) - reach,
      bottom: Math.max(...ys) + reach,
      text: `field ${boxes.length}`,
    });
  }
  return boxes;
}

const slipTops = { A4: 192, A5: 43, DIN_LANG: 0, DIN_LANG_CROPPED: 0 } as const;

/** The sections of the Style Guide, p. 6, cut by the side margin. None holds the code's border of 5 mm: 62–118 × 12–68. */
function sectionsOf({ pageSize, sideMargin = 5, separation }: PaymentPartOptions): Box[] {
  const top = slipTops[pageSize];
  const right = 210 - sideMargin;
  const sections = [
    { left: sideMargin, top: 5, right: 57, bottom: 12, text: 'receipt title' },
    { left: sideMargin, top: 12, right: 57, bottom: 68, text: 'receipt information' },
    { left: sideMargin, top: 68, right: 57, bottom: 82, text: 'receipt amount' },
    { left: sideMargin, top: 82, right: 57, bottom: 100, text: 'acceptance point' },
    { left: 67, top: 5, right: 118, bottom: 12, text: 'payment part title' },
    { left: 67, top: 68, right: 118, bottom: 90, text: 'payment part amount' },
    { left: 118, top: 5, right, bottom: 90, text: 'payment part information' },
    { left: 67, top: 90, right, bottom: 100, text: 'further information' },
  ].map((section) => ({ ...section, top: section.top + top, bottom: section.bottom + top }));
  const above = { left: sideMargin, top: top - 10, right, bottom: top, text: 'separation' };
  return separation?.text ? [...sections, above] : sections;
}

function faultsOf(drawing: Drawing, options: PaymentPartOptions): string[] {
  const texts = textBoxes(drawing);
  const fields = fieldBoxes(drawing);
  const sections = sectionsOf(options);
  const faults: string[] = [];
  for (const box of [...texts, ...fields]) {
    if (!sections.some((section) => isInside(box, section))) faults.push(`outside: ${JSON.stringify(box)}`);
  }
  for (const [index, box] of texts.entries()) {
    for (const other of [...texts.slice(index + 1), ...fields]) {
      if (overlap(box, other)) faults.push(`overlap: ${JSON.stringify([box, other])}`);
    }
  }
  return faults;
}

/** Texts in a size that the guidelines do not allow where they stand (IG 3.4, Style Guide p. 8). */
function wrongSizesOf(drawing: Drawing, options: PaymentPartOptions): string[] {
  const top = slipTops[options.pageSize];
  const wrong: string[] = [];
  for (const shape of flat(drawing.shapes)) {
    if (shape.kind !== 'text' || shape.y < top) continue;
    const { x, y, text, size, bold } = shape;
    const [min, max] = allowedSizes(x, y - top, bold);
    if (size < min || size > max) wrong.push(`${text}: ${size} pt`);
  }
  return wrong;
}

function allowedSizes(x: number, y: number, bold: boolean): readonly [min: number, max: number] {
  if (x < 118 && y < 12) return [11, 11];
  if (x < 62) return bold ? [6, 6] : [6, 8];
  if (y > 90) return [7, 7];
  return bold ? [6, 10] : [8, 10];
}

/** The text of a section, without blanks and line breaks. */
function printedIn(drawing: Drawing, section: string, options: PaymentPartOptions): string {
  const area = sectionsOf(options).find(({ text }) => text === section) as Box;
  const inside = textBoxes(drawing).filter((box) => isInside(box, area));
  inside.sort((a, b) => a.bottom - b.bottom || a.left - b.left);
  return inside
    .map(({ text }) => text)
    .join('')
    .replaceAll(' ', '');
}

function addressTexts(party: string, address: Address | undefined): [string, string, isStreet: boolean][] {
  return Object.entries(address ?? {})
    .filter(([name]) => name !== 'addressType' && name !== 'countryCode')
    .map(([name, text]) => [`${party}.${name}`, text, /street|building|Line1/.test(name)]);
}

/** The paths of what an invoice says and the slip does not, found by reading the drawing. */
function unprinted(invoice: QrInvoice, drawing: Drawing, options: PaymentPartOptions): Set<string> {
  const addresses = [...addressTexts('creditor', invoice.creditor), ...addressTexts('debtor', invoice.debtor)];
  const information: [string, string][] = addresses.map(([path, text]) => [path, text]);
  if (invoice.unstructuredMessage) information.push(['unstructuredMessage', invoice.unstructuredMessage]);
  if (invoice.billingInformation && options.printBillingInformation) {
    information.push(['billingInformation', invoice.billingInformation]);
  }
  const procedures = invoice.alternativeProcedures.map((text, i): [string, string] => [
    `alternativeProcedures[${i}]`,
    text,
  ]);
  const expected: [string, readonly [string, string, boolean?][]][] = [
    ['receipt information', addresses],
    ['payment part information', information],
    ['further information', procedures],
  ];
  const missing = new Set<string>();
  for (const [section, fields] of expected) {
    const printed = printedIn(drawing, section, options);
    for (const [path, text] of fields) if (!printed.includes(text.replaceAll(' ', ''))) missing.add(path);
    for (const whole of section === 'further information' ? [] : wholeTexts(invoice)) {
      if (!printed.includes(whole)) missing.add(`${section}: ${whole}`);
    }
  }
  return missing;
}

function wholeTexts({ account }: QrInvoice): string[] {
  return account.referenceType === 'NON' ? [account.iban] : [account.iban, account.reference];
}

function check(invoice: QrInvoice, options: PaymentPartOptions): void {
  const drawn = drawPaymentPart(invoice, symbol, options);
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.problems));
  const { drawing, warnings } = drawn.value;
  expect(faultsOf(drawing, options)).toEqual([]);
  expect(wrongSizesOf(drawing, options)).toEqual([]);
  const warned = new Set(warnings.map(({ path }) => formatPath(path)));
  for (const path of unprinted(invoice, drawing, options)) expect([...warned]).toContain(path);
  expect(warnings.length).toBe(new Set(warnings.map((warning) => JSON.stringify(warning))).size);
}

const symbol = { version: 1, level: 'M', mask: 0, size: 21, modules: new Uint8Array(441) } as const;

const characters = charactersOf(characterSets['2.3']).filter((character) => !/\s|\u00ad/.test(character));
const letter = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('W', 'M', '@', '%', 'Œ') },
  { weight: 3, arbitrary: fc.constantFrom(...'aeinrst') },
  { weight: 1, arbitrary: fc.constantFrom(...characters) },
);

/** From one letter to `max` characters; words of every length, wide and narrow letters; often the very worst. */
function words(max: number): fc.Arbitrary<string> {
  const mixed = fc
    .array(fc.oneof({ weight: 7, arbitrary: letter }, { weight: 1, arbitrary: fc.constant(' ') }), {
      minLength: 1,
      maxLength: max,
      size: 'max',
    })
    .map((all) => all.join('').trim().replace(/ +/g, ' '))
    .filter((text) => text !== '');
  return fc.oneof(
    { weight: 3, arbitrary: mixed },
    { weight: 1, arbitrary: fc.constant('W'.repeat(max)) },
    { weight: 1, arbitrary: fc.constant('WWWW '.repeat(max).slice(0, max).trim()) },
    { weight: 2, arbitrary: fc.constant('Beispiel AG und Soehne'.slice(0, max).trim()) },
  );
}

const country = fc.constantFrom('CH', 'CH', 'DE', 'LI', 'MW');
const address: fc.Arbitrary<Address> = fc.oneof(
  fc.record(
    {
      addressType: fc.constant('STRUCTURED' as const),
      name: words(70),
      street: words(70),
      buildingNumber: words(16),
      postalCode: words(16),
      city: words(35),
      countryCode: country,
    },
    { requiredKeys: ['addressType', 'name', 'postalCode', 'city', 'countryCode'] },
  ),
  fc.record(
    {
      addressType: fc.constant('COMBINED' as const),
      name: words(70),
      addressLine1: words(70),
      addressLine2: words(70),
      countryCode: country,
    },
    { requiredKeys: ['addressType', 'name', 'addressLine2', 'countryCode'] },
  ),
);

const wideIban = 'CH589999WWWWWWWWWWWW' as Iban;
const account: fc.Arbitrary<QrInvoice['account']> = fc.constantFrom(
  { referenceType: 'NON', iban: 'CH5800791123000889012' as Iban },
  { referenceType: 'NON', iban: wideIban },
  {
    referenceType: 'QRR',
    iban: 'CH4431999123000889012' as QrIban,
    reference: '210000000003139471430009017' as QrReference,
  },
  { referenceType: 'SCOR', iban: wideIban, reference: `RF18${'W'.repeat(21)}` as CreditorReference },
  {
    referenceType: 'SCOR',
    iban: 'CH5800791123000889012' as Iban,
    reference: 'RF18539007547034' as CreditorReference,
  },
);

/** Message and billing information have 140 characters together at most. */
const additional = fc.oneof(
  fc.record({ unstructuredMessage: words(140) }),
  fc.record({ unstructuredMessage: words(70), billingInformation: words(68).map((text) => `//${text}`) }),
  fc.record({ billingInformation: words(138).map((text) => `//${text}`) }),
  fc.constant({}),
);

const invoice: fc.Arbitrary<QrInvoice> = fc
  .record(
    {
      account,
      creditor: address,
      amount: fc.constantFrom('999999999.99', '0.00', '50.00', '1949.75').map((text) => text as Amount),
      currency: fc.constantFrom('CHF' as const, 'EUR' as const),
      debtor: address,
      alternativeProcedures: fc.oneof(
        fc.constant([]),
        fc.array(
          fc.oneof(
            words(100),
            words(92).map((text) => `eBill/B/${text}`),
          ),
          { minLength: 1, maxLength: 2 },
        ),
      ),
    },
    { requiredKeys: ['account', 'creditor', 'currency', 'alternativeProcedures'] },
  )
  .chain((rest) => additional.map((texts) => ({ ...rest, ...texts })));

const options: fc.Arbitrary<PaymentPartOptions> = fc
  .record({
    language: fc.constantFrom(...languages),
    pageSize: fc.constantFrom('A4', 'A5', 'DIN_LANG', 'DIN_LANG_CROPPED'),
    sideMargin: fc.integer({ min: 5, max: 12 }).map((margin) => margin as SideMargin),
    printBillingInformation: fc.boolean(),
    line: fc.constantFrom('none' as const, 'line' as const, 'dashed' as const, 'dotted' as const),
    scissors: fc.boolean(),
    text: fc.boolean(),
  })
  .map(({ line, scissors, text, ...rest }) => ({
    ...rest,
    separation: { line, scissors, text: text && slipTops[rest.pageSize] > 0 },
  }));

test('no text leaves its section, meets another, is smaller than allowed or lost without a warning, whatever the bill says', () => {
  fc.assert(fc.property(invoice, options, check), { numRuns: 3000 });
});

const longest = 'W'.repeat(140);
const worst: QrInvoice = {
  account: { referenceType: 'SCOR', iban: wideIban, reference: `RF18${'W'.repeat(21)}` as CreditorReference },
  creditor: {
    addressType: 'STRUCTURED',
    name: longest.slice(0, 70),
    street: longest.slice(0, 70),
    buildingNumber: longest.slice(0, 16),
    postalCode: longest.slice(0, 16),
    city: longest.slice(0, 35),
    countryCode: 'MW',
  },
  debtor: {
    addressType: 'COMBINED',
    name: longest.slice(0, 70),
    addressLine1: longest.slice(0, 70),
    addressLine2: longest.slice(0, 70),
    countryCode: 'MW',
  },
  amount: '999999999.99' as Amount,
  currency: 'CHF',
  unstructuredMessage: longest.slice(0, 70),
  billingInformation: `//${longest.slice(0, 68)}`,
  alternativeProcedures: [longest.slice(0, 100), `eBill/B/${longest.slice(0, 92)}`],
};

test('the worst bill fits in every language, on every page, within every margin, with and without its debtor and amount', () => {
  const { debtor: _debtor, amount: _amount, ...blank } = worst;
  for (const language of languages) {
    for (const pageSize of ['A4', 'A5', 'DIN_LANG', 'DIN_LANG_CROPPED'] as const) {
      for (let margin = 5; margin <= 12; margin++) {
        for (const printBillingInformation of [false, true]) {
          const chosen = { language, pageSize, sideMargin: margin as SideMargin, printBillingInformation };
          check(worst, chosen);
          check(blank, chosen);
          check({ ...worst, debtor: worst.creditor }, chosen);
        }
      }
    }
  }
});
