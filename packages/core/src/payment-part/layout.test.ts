import { expect, test } from 'vitest';
import type { Drawing, Shape, TextShape } from '../drawing/index.ts';
import type { Amount } from '../money/index.ts';
import type { CreditorReference, QrReference } from '../reference/index.ts';
import type { Iban, QrIban } from '../swiss-qr/account.ts';
import { characterSets } from '../swiss-qr/character-sets.ts';
import type { Address, QrInvoice } from '../swiss-qr/invoice.ts';
import { charactersOf } from '../text/index.ts';
import { drawPaymentPart, drawQrCode, labels, languages, type PaymentPart, type PaymentPartOptions } from './index.ts';

const symbol = { version: 1, level: 'M', mask: 0, size: 21, modules: new Uint8Array(441) } as const;

const creditor = {
  addressType: 'STRUCTURED',
  name: 'Max Muster & Söhne',
  street: 'Musterstrasse',
  buildingNumber: '123',
  postalCode: '8000',
  city: 'Seldwyla',
  countryCode: 'CH',
} as const;

/** Example 2 of the guidelines, annex A. */
const example: QrInvoice = {
  account: {
    referenceType: 'QRR',
    iban: 'CH4431999123000889012' as QrIban,
    reference: '210000000003139471430009017' as QrReference,
  },
  creditor,
  amount: '1949.75' as Amount,
  currency: 'CHF',
  debtor: { ...creditor, name: 'Simon Muster', buildingNumber: '1' },
  unstructuredMessage: 'Order from 15.10.2020',
  billingInformation: '//S1/10/1234/11/201021/30/102673386/32/7.7/40/0:30',
  alternativeProcedures: ['eBill/B/simon.muster@example.com', 'Name AV2: XY;XYService;54321'],
};
const { amount: _amount, debtor: _debtor, unstructuredMessage: _message, ...blank } = example;
const slip: PaymentPartOptions = { language: 'en', pageSize: 'DIN_LANG' };

function draw(invoice: QrInvoice, options: PaymentPartOptions = slip): PaymentPart {
  const drawn = drawPaymentPart(invoice, symbol, options);
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.problems));
  return drawn.value;
}

function flat(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => (shape.kind === 'group' ? flat(shape.shapes) : [shape]));
}

function textsOf(drawing: Drawing): TextShape[] {
  return flat(drawing.shapes).filter((shape) => shape.kind === 'text');
}

/** Texts of a column from top to bottom. */
function columnAt(drawing: Drawing, x: number): string[] {
  const texts = textsOf(drawing).filter((text) => text.x === x);
  return texts.sort((a, b) => a.y - b.y).map(({ text }) => text);
}

/** Left, top, width and height of the fields to fill in. */
function fieldsOf(drawing: Drawing): number[][] {
  const marks = flat(drawing.shapes).filter((shape) => shape.kind === 'polyline');
  const fields: number[][] = [];
  for (let i = 0; i < marks.length; i += 4) {
    const points = marks.slice(i, i + 4).flatMap((mark) => mark.points);
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    const line = (0.75 * 25.4) / 72;
    const [left, top] = [Math.min(...xs) - line / 2, Math.min(...ys) - line / 2];
    const size = [Math.max(...xs) + line / 2 - left, Math.max(...ys) + line / 2 - top];
    fields.push([left, top, ...size].map((length) => Math.round(length * 100) / 100));
  }
  return fields.sort((a, b) => (a[2] ?? 0) - (b[2] ?? 0));
}

test('baselines and sizes are those of the Style Guide within 0.1 mm', () => {
  const texts = textsOf(draw(example).drawing);
  // Text, x, baseline, type size, bold: measured in the vector drawings of the Style Guide.
  const expected = [
    ['Receipt', 5, 8.58, 11, true],
    ['Payment part', 67, 8.58, 11, true],
    ['Account / Payable to', 5, 14.52, 6, true],
    ['CH44 3199 9123 0008 8901 2', 5, 17.69, 8, false],
    ['Max Muster & Söhne', 5, 20.865, 8, false],
    ['8000 Seldwyla', 5, 27.22, 8, false],
    ['Reference', 5, 33.57, 6, true],
    ['Currency', 5, 71.52, 6, true],
    ['CHF', 5, 75.4, 8, false],
    ['Amount', 17.3, 71.52, 6, true],
    ['1 949.75', 17.3, 75.4, 8, false],
    ['Acceptance point', 57, 84.52, 6, true],
    ['Account / Payable to', 118, 7.82, 8, true],
    ['CH44 3199 9123 0008 8901 2', 118, 11.7, 10, false],
    ['Musterstrasse 123', 118, 19.46, 10, false],
    ['8000 Seldwyla', 118, 23.34, 10, false],
    ['Reference', 118, 31.1, 8, true],
    ['Currency', 67, 72.02, 8, true],
    ['CHF', 67, 76.61, 10, false],
    ['Amount', 81.7, 72.02, 8, true],
    ['1 949.75', 81.7, 76.61, 10, false],
    ['eBill', 67, 92.77, 7, true],
    ['Name AV2:', 67, 95.59, 7, true],
  ] as const;
  for (const [text, x, baseline, size, bold] of expected) {
    const near = texts.filter((found) => {
      const isNear = Math.abs(found.x - x) <= 0.1 && Math.abs(found.y - baseline) <= 0.1;
      return isNear && found.text === text && found.size === size && found.bold === bold;
    });
    expect(near, text).toHaveLength(1);
  }
});

test('the information has its headings in order, and billing information when asked for', () => {
  const information = [
    ['Account / Payable to', 'CH44 3199 9123 0008 8901 2', 'Max Muster & Söhne', 'Musterstrasse 123', '8000 Seldwyla'],
    ['Reference', '21 00000 00003 13947 14300 09017'],
    ['Additional information', 'Order from 15.10.2020'],
    ['Payable by', 'Simon Muster', 'Musterstrasse 1', '8000 Seldwyla'],
  ];
  expect(columnAt(draw(example).drawing, 118)).toEqual(information.flat());
  information[2]?.push('//S1/10/1234/11/201021/30/102673386/32/7.7/40/0:30');
  expect(columnAt(draw(example, { ...slip, printBillingInformation: true }).drawing, 118)).toEqual(information.flat());
});

test('the receipt never has additional information, and no heading stands without a value', () => {
  const invoice: QrInvoice = {
    account: { referenceType: 'NON', iban: 'CH5800791123000889012' as Iban },
    creditor: { ...creditor, countryCode: 'LI', postalCode: '9490', city: 'Vaduz' },
    amount: '0.00' as Amount,
    currency: 'EUR',
    unstructuredMessage: 'DO NOT USE FOR PAYMENT',
    alternativeProcedures: [],
    debtor: { addressType: 'COMBINED', name: 'Pia Muster', addressLine2: '78462 Konstanz', countryCode: 'DE' },
  };
  const { drawing } = draw(invoice);
  const creditorLines = ['CH58 0079 1123 0008 8901 2', 'Max Muster & Söhne', 'Musterstrasse 123', 'LI-9490 Vaduz'];
  const debtorLines = ['Payable by', 'Pia Muster', 'DE-78462 Konstanz'];
  expect(columnAt(drawing, 5)).toEqual([
    'Receipt',
    'Account / Payable to',
    ...creditorLines,
    ...debtorLines,
    'Currency',
    'EUR',
  ]);
  expect(columnAt(drawing, 17.3)).toEqual(['Amount', '0.00']);
  expect(columnAt(drawing, 118)).toEqual([
    'Account / Payable to',
    ...creditorLines,
    'Additional information',
    'DO NOT USE FOR PAYMENT',
    ...debtorLines,
  ]);
});

test.each<[Partial<Address>, string[]]>([
  [{ street: 'Musterstrasse' }, ['Musterstrasse', '8000 Seldwyla']],
  [{ buildingNumber: '7' }, ['7', '8000 Seldwyla']],
  [{ countryCode: 'FR', postalCode: '75001', city: 'Paris' }, ['FR-75001 Paris']],
])('address lines of %j', (part, lines) => {
  const base = {
    addressType: 'STRUCTURED',
    name: 'A',
    postalCode: '8000',
    city: 'Seldwyla',
    countryCode: 'CH',
  } as const;
  const { drawing } = draw({ ...example, creditor: { ...base, ...part } as Address });
  const column = columnAt(drawing, 118);
  expect(column.slice(column.indexOf('A') + 1, column.indexOf('Reference'))).toEqual(lines);
});

test.each<[creditorCountry: string, debtorCountry: string | undefined, printed: string[]]>([
  ['CH', 'CH', ['8000 Seldwyla', '8000 Seldwyla']],
  ['CH', undefined, ['8000 Seldwyla']],
  ['CH', 'DE', ['CH-8000 Seldwyla', 'DE-8000 Seldwyla']],
  ['CH', 'LI', ['CH-8000 Seldwyla', 'LI-8000 Seldwyla']],
  ['LI', 'CH', ['LI-8000 Seldwyla', 'CH-8000 Seldwyla']],
  ['LI', 'LI', ['LI-8000 Seldwyla', 'LI-8000 Seldwyla']],
  ['LI', undefined, ['LI-8000 Seldwyla']],
])('a bill from %s to %s names the countries where it goes abroad, in both parts', (from, to, printed) => {
  const party = (countryCode: string): Address => ({
    addressType: 'STRUCTURED',
    name: 'A',
    postalCode: '8000',
    city: 'Seldwyla',
    countryCode,
  });
  const combined = (countryCode: string): Address => ({
    addressType: 'COMBINED',
    name: 'A',
    addressLine2: '8000 Seldwyla',
    countryCode,
  });
  for (const written of [party, combined]) {
    const debtor = to === undefined ? undefined : written(to);
    const { drawing } = draw({ ...example, creditor: written(from), debtor });
    for (const x of [5, 118]) expect(columnAt(drawing, x).filter((text) => text.endsWith('Seldwyla'))).toEqual(printed);
  }
});

test('a creditor reference is printed in groups of four', () => {
  const account = {
    referenceType: 'SCOR',
    iban: 'CH5800791123000889012' as Iban,
    reference: 'RF18539007547034' as CreditorReference,
  } as const;
  expect(columnAt(draw({ ...example, account }).drawing, 118)).toContain('RF18 5390 0754 7034');
});

test('without amount and debtor there are four fields of the official sizes in the official places', () => {
  const { drawing } = draw(blank);
  expect(columnAt(drawing, 118).at(-1)).toBe('Payable by (name/address)');
  expect(columnAt(drawing, 67)).toContain('CHF');
  // Headings at the places that three blocks give; the fields 1.43 and 1.65 mm below.
  const receiptHeading = 14.52 + (9 * 9 * 25.4) / 72;
  const paymentPartHeading = 7.82 + (9 * 11 * 25.4) / 72;
  const fields = fieldsOf(drawing);
  expect(fields).toEqual([
    [27, 70, 30, 10],
    [77.7, 73.8, 40, 15],
    [5, expect.closeTo(receiptHeading + 1.43, 1), 52, 20],
    [118.3, expect.closeTo(paymentPartHeading + 1.65, 1), 65, 25],
  ]);
});

test('the corner marks have legs of 3 mm inside their field', () => {
  const marks = flat(draw(blank).drawing.shapes).filter((shape) => shape.kind === 'polyline');
  expect(marks).toHaveLength(16);
  const inset = (0.75 * 25.4) / 72 / 2;
  for (const { points } of marks) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points;
    expect(Math.abs(x1 - x2) + Math.abs(y1 - y2)).toBeCloseTo(3 - inset, 9);
    expect(Math.abs(x3 - x2) + Math.abs(y3 - y2)).toBeCloseTo(3 - inset, 9);
  }
});

test('headings are in the language of the bill, composed and within the font', () => {
  const permitted = new Set(charactersOf(characterSets['2.3']));
  for (const language of languages) {
    const words = labels[language];
    const { drawing } = draw(blank, {
      language,
      pageSize: 'A4',
      separation: { line: 'none', scissors: true, text: true },
    });
    const printed = new Set(textsOf(drawing).map(({ text }) => text));
    const { additionalInformation: _additional, payableBy: _payableBy, ...present } = words;
    for (const word of Object.values(present)) expect(printed).toContain(word);
    for (const word of Object.values(words)) {
      expect(word.normalize('NFC')).toBe(word);
      expect([...word].filter((character) => !permitted.has(character))).toEqual([]);
    }
    expect(drawing.language).toBe(language);
  }
});

test.each([
  ['A4', 297, 192],
  ['A5', 148, 43],
  ['DIN_LANG', 105, 0],
  ['DIN_LANG_CROPPED', 105, 0],
] as const)('%s is 210 × %d mm with the slip at its foot', (pageSize, height, slipTop) => {
  const { drawing } = draw(example, { language: 'de', pageSize });
  expect([drawing.width, drawing.height]).toEqual([210, height]);
  expect(drawing.shapes.find((shape) => shape.kind === 'symbol')).toMatchObject({ x: 67, y: 17 + slipTop, side: 46 });
  expect(textsOf(drawing).find(({ text }) => text === 'Zahlteil')?.y).toBe(8.58 + slipTop);
});

test('the separation text needs a page with room above the slip', () => {
  const separation = { line: 'dashed', scissors: true, text: true } as const;
  for (const pageSize of ['DIN_LANG', 'DIN_LANG_CROPPED'] as const) {
    expect(drawPaymentPart(example, symbol, { language: 'de', pageSize, separation })).toMatchObject({
      ok: false,
      problems: [{ code: 'LAYOUT_SEPARATION_TEXT_NEEDS_ROOM', path: ['separation', 'text'], params: { pageSize } }],
    });
  }
  const texts = textsOf(draw(example, { language: 'de', pageSize: 'A4', separation }).drawing);
  expect(texts.find(({ text }) => text === 'Vor der Einzahlung abzutrennen')).toMatchObject({
    x: 105,
    anchor: 'middle',
  });
});

test('lines run along the upper edge of the slip and at 62 mm, interrupted by scissors', () => {
  const linesOf = (options: PaymentPartOptions): number[][] =>
    flat(draw(example, options).drawing.shapes)
      .filter((shape) => shape.kind === 'line')
      .map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2]);
  const plain = { line: 'line', scissors: false, text: false } as const;
  const bare = { language: 'it', pageSize: 'A4', separation: plain } as const;
  expect(linesOf(bare)).toEqual([
    [0, 192, 210, 192],
    [62, 192, 62, 297],
  ]);
  expect(linesOf({ ...bare, sideMargin: 8, separation: { ...plain, lineMargins: true } })).toEqual([
    [8, 192, 202, 192],
    [62, 192, 62, 292],
  ]);
  expect(linesOf({ ...bare, pageSize: 'DIN_LANG_CROPPED' })).toEqual([[62, 0, 62, 105]]);
  expect(linesOf({ ...bare, separation: { ...plain, line: 'none' } })).toEqual([]);
  expect(linesOf({ ...bare, separation: { ...plain, scissors: true } })).toHaveLength(4);
});

test('a bill of the same kind shares its groups', () => {
  const groups = (invoice: QrInvoice): Shape[] => draw(invoice).drawing.shapes.filter(({ kind }) => kind === 'group');
  const first = groups(example);
  expect(first).toHaveLength(2);
  for (const [index, group] of groups({ ...example, currency: 'EUR' }).entries()) expect(group).toBe(first[index]);
});

test.each([
  [3, 2, 2, 1, []],
  [3, 3, 2, 1, ['debtor.street', 'debtor.buildingNumber']],
  [2, 3, 3, 1, ['debtor.street', 'debtor.buildingNumber']],
  [3, 3, 3, 3, ['creditor.street', 'creditor.buildingNumber', 'debtor.street', 'debtor.buildingNumber']],
])('receipt with %d and %d, %d and %d lines of name and street', (name1, street1, name2, street2, missing) => {
  // One word a line: 52 mm hold 22 of this letter in 8 pt, two lines of the payment part hold three words.
  const lines = (count: number): string => Array(count).fill('M'.repeat(18)).join(' ');
  const invoice = {
    ...example,
    creditor: { ...creditor, name: lines(name1), street: lines(street1) },
    debtor: { ...creditor, name: lines(name2), street: lines(street2) },
  };
  const { drawing, warnings } = draw(invoice);
  expect(warnings.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(
    missing.map((path) => `LAYOUT_REDUCED ${path}`),
  );
  const receipt = textsOf(drawing).filter(({ x, y }) => x === 5 && y > 15 && y < 68);
  expect(receipt.filter(({ bold }) => !bold).every(({ size }) => size === 8)).toBe(true);
});

test('the payment part sets headings 2 pt below values, and the amount’s headings as large as the information’s', () => {
  const words = 'Wort '.repeat(28).trim();
  const long = { ...creditor, name: words.slice(0, 70), street: words.slice(0, 70) };
  for (const debtor of [example.debtor as Address, long]) {
    const invoice = { ...example, creditor: long, debtor, unstructuredMessage: words.replaceAll('o', 'W') };
    const texts = textsOf(draw(invoice).drawing).filter(({ x, y }) => x >= 67 && y > 5 && y < 90);
    const sizes = new Set(texts.filter(({ text }) => text !== 'Payment part').map(({ size }) => size));
    const [largest = 0, smallest = 0] = [Math.max(...sizes), Math.min(...sizes)];
    expect(sizes.size).toBe(2);
    expect(largest - smallest).toBe(2);
    expect(texts.find(({ text }) => text === 'Amount')?.size).toBe(smallest);
  }
});

test('before a text is cut the blank lines between the blocks go, and no type is below the official sizes', () => {
  const wide = (length: number): string => 'W'.repeat(length);
  const party = { ...creditor, name: wide(70), street: wide(70), buildingNumber: wide(16), city: wide(35) };
  const lines = (invoice: QrInvoice) => {
    const { drawing, warnings } = draw(invoice);
    const texts = textsOf(drawing).filter(({ x, y }) => x === 118 && y < 90);
    const tops = [...new Set(texts.map(({ y }) => Math.round(y * 100)))].sort((a, b) => a - b);
    const leads = tops.slice(1).map((y, index) => (y - (tops[index] as number)) / 100);
    const sizes = [...new Set(texts.map(({ size }) => size))].sort();
    return { largestLead: Math.max(...leads), sizes, cut: warnings.filter(({ code }) => code === 'LAYOUT_TRUNCATED') };
  };
  const tight = lines({ ...example, creditor: party, debtor: party });
  expect(tight).toMatchObject({ sizes: [6, 8], cut: [] });
  expect(tight.largestLead).toBeLessThan(5);
  const worst = lines({ ...example, creditor: party, debtor: party, unstructuredMessage: wide(140) });
  expect(worst.sizes).toEqual([6, 8]);
  expect(worst.cut.map(({ path }) => path.join('.'))).toEqual(['unstructuredMessage', 'debtor.city']);
});

test('a lone alternative procedure runs on to the second line before it is cut', () => {
  const procedure = `eBill/B/${'w'.repeat(92)}`;
  const { drawing, warnings } = draw({ ...example, alternativeProcedures: [procedure] });
  const texts = textsOf(drawing).filter(({ y }) => y > 90);
  expect(texts.map(({ text }) => text).join('')).toBe(procedure);
  expect(warnings).toEqual([]);
  const wide = draw({ ...example, alternativeProcedures: ['eBill/B/a@b.ch', procedure] });
  expect(wide.warnings.map(({ code, path }) => [code, ...path])).toEqual([
    ['LAYOUT_TRUNCATED', 'alternativeProcedures', 1],
  ]);
});

test('the code alone is 46 mm wide, 56 mm with its quiet zone, with the cross in the middle', () => {
  for (const quietZone of [false, true]) {
    const border = quietZone ? 5 : 0;
    const drawing = drawQrCode(symbol, { quietZone });
    expect([drawing.width, drawing.height]).toEqual([46 + 2 * border, 46 + 2 * border]);
    const [code, white, black, bar, upright] = flat(drawing.shapes);
    expect(code).toMatchObject({ kind: 'symbol', x: border, y: border, side: 46 });
    const square = (x: number, side: number): object => {
      const [place, size] = [expect.closeTo(x + border, 6), expect.closeTo(side, 6)];
      return { x: place, y: place, width: size, height: size };
    };
    expect(white).toMatchObject({ ...square(19.5, 7), fill: 'white' });
    expect(black).toMatchObject({ ...square(20, 6), fill: 'black' });
    const [long, short] = [expect.closeTo(3.8889, 4), expect.closeTo(1.1667, 4)];
    expect(bar).toMatchObject({ x: expect.closeTo(21.0556 + border, 4), width: long, height: short, fill: 'white' });
    expect(upright).toMatchObject({ y: expect.closeTo(21.0556 + border, 4), width: short, height: long });
  }
});
