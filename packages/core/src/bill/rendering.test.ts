import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectBillValue, linesOf } from '../../../../test/results.ts';
import { pngHeader } from '../drawing/png-header.ts';
import {
  type AttachOptions,
  attachBill,
  type Bill,
  billsToPdf,
  billToPayload,
  billToPdf,
  billToPng,
  billToSvg,
  invoiceToPdf,
  type PngOptions,
  type RefusedBill,
  readBills,
  type SlipOptions,
} from './index.ts';

const bill: Bill = {
  creditor: { name: 'Robert Schneider AG', street: 'Rue du Lac', postalCode: '2501', city: 'Biel', country: 'CH' },
  account: 'CH44 3199 9123 0008 8901 2',
  amount: 1949.75,
  currency: 'CHF',
  reference: '21 00000 00003 13947 14300 09017',
  message: 'Auftrag vom 15.06.2026',
};
const pdf = (options?: SlipOptions): Uint8Array => expectBillValue(billToPdf(bill, options));
const found = (bytes: Uint8Array) =>
  expectBillValue(readBills(bytes)).map(({ page, bill: read }) => [page, read.amount]);

describe('SVG', () => {
  const svg = (options?: SlipOptions, of: Bill = bill): string => expectBillValue(billToSvg(of, options));

  test.each([
    ['de', 'Zahlteil'],
    ['fr', 'Section paiement'],
    ['it', 'Sezione pagamento'],
    ['en', 'Payment part'],
    ['rm', 'Part da pajament'],
  ] as const)('the slip is in the language of the options: %s', (language, title) => {
    expect(svg({ language })).toContain(title);
    expect(svg({}, { ...bill, language })).toContain(title);
    expect(svg({ language: 'de' }, { ...bill, language })).toContain(title);
  });

  test.each([
    [{}, 'width="210mm" height="105mm"'],
    [{ pageSize: 'A4' }, 'width="210mm" height="297mm"'],
    [{ pageSize: 'A5' }, 'width="210mm" height="148mm"'],
    [{ part: 'qr-code' }, 'width="46mm" height="46mm"'],
    [{ part: 'qr-code', quietZone: true }, 'width="56mm" height="56mm"'],
    [{ pageSize: 'A4', separation: { text: true } }, 'Vor der Einzahlung abzutrennen'],
    [{ separation: { line: 'dashed' } }, 'stroke-dasharray'],
  ] satisfies [SlipOptions, string][])('%j gives %s', (options, part) => {
    expect(svg(options)).toContain(part);
    expect(svg()).not.toContain(part === 'width="210mm" height="105mm"' ? 'no such part' : part);
  });

  test('every other option changes the slip', () => {
    const informed: Bill = { ...bill, billingInformation: '//S1/10/42' };
    const others: SlipOptions[] = [
      { pageSize: 'DIN_LANG_CROPPED' },
      { separation: { scissors: false } },
      { separation: { lineMargins: true } },
      { separation: { line: 'none' } },
      { sideMargin: 8 },
      { printBillingInformation: true },
      { eci: true },
      { lineEnd: '\r\n' },
    ];
    const drawn = new Set(others.map((options) => svg(options, informed)).concat(svg({}, informed)));
    expect(drawn.size).toBe(others.length + 1);
  });

  test('what does not fit is a warning in the names of the bill', () => {
    const long: Bill = {
      ...bill,
      creditor: {
        ...bill.creditor,
        name: 'W'.repeat(70),
        street: 'W'.repeat(70),
        city: 'W'.repeat(35),
      } as Bill['creditor'],
      debtor: { name: 'W'.repeat(70), street: 'W'.repeat(70), postalCode: '9400', city: 'W'.repeat(35), country: 'CH' },
    };
    const drawn = billToSvg(long);
    expect(drawn.ok && drawn.warnings.length).toBeGreaterThan(0);
    expect(drawn.ok && drawn.warnings.every(({ message, code }) => message !== code)).toBe(true);
    expect(drawn.ok && drawn.warnings.map(({ path }) => path)).toContain('debtor.street');
  });
});

test('options of anything give problems, never an exception', () => {
  const names = ['language', 'part', 'pageSize', 'separation', 'sideMargin', 'eci', 'dotsPerInch', 'width', 'lineEnd'];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.anything({ withBigInt: true }), (name, value) => {
      const options = { dotsPerInch: 50, [name]: value } as PngOptions;
      const drawn = billToPng(bill, options);
      expect(drawn.ok || drawn.problems.every(({ path }) => path.startsWith('options'))).toBe(true);
    }),
    { numRuns: 150 },
  );
  expect(linesOf(billToSvg(bill, { separation: { text: true } }))).toEqual([
    'options.separation.text: LAYOUT_SEPARATION_TEXT_NEEDS_ROOM',
  ]);
  expect(linesOf(billToSvg(bill, { sideMargin: 13 as 12 }))).toEqual(['options.sideMargin: INVALID_ENUM']);
});

describe('PNG', () => {
  const size = (options?: PngOptions) => {
    const { width, height } = pngHeader(expectBillValue(billToPng(bill, options))) ?? { width: 0, height: 0 };
    return [width, height];
  };

  test('has the whole slip, a page, or the code alone, in the size that is asked for', () => {
    expect(size()).toEqual([2480, 1240]);
    expect(size({ dotsPerInch: 100 })).toEqual([827, 413]);
    expect(size({ width: 1000 })).toEqual([1000, 500]);
    expect(size({ pageSize: 'A4', dotsPerInch: 100 })).toEqual([827, 1169]);
    expect(size({ part: 'qr-code', width: 500 })).toEqual([500, 500]);
  });

  test('its language shows', () => {
    const [german, french] = (['de', 'fr'] as const).map((language) =>
      expectBillValue(billToPng(bill, { language, dotsPerInch: 72 })),
    );
    expect(german).not.toEqual(french);
  });

  test.each<[PngOptions, string]>([
    [{ dotsPerInch: 1027 }, 'options.dotsPerInch: TYPE'],
    [{ dotsPerInch: 49 }, 'options.dotsPerInch: TYPE'],
    [{ dotsPerInch: Number.NaN }, 'options.dotsPerInch: TYPE'],
    [{ pageSize: 'A4', dotsPerInch: 611 }, 'options.dotsPerInch: TYPE'],
    [{ width: 10 }, 'options.width: TYPE'],
    [{ width: 1e9 }, 'options.width: TYPE'],
    [{ width: 1000, dotsPerInch: 300 }, 'options.width: TYPE'],
  ])('%j is refused', (options, problem) => {
    expect(linesOf(billToPng(bill, options))).toEqual([problem]);
  });

  test.each<PngOptions>([
    { dotsPerInch: 1026 },
    { width: 8482 },
    { pageSize: 'A4', dotsPerInch: 610 },
    { pageSize: 'A5', dotsPerInch: 864 },
    { part: 'qr-code', dotsPerInch: 1200 },
    { part: 'qr-code', quietZone: true, dotsPerInch: 50 },
  ])('the ends of the range are drawn: %j', (options) => {
    expect(linesOf(billToPng(bill, options))).toEqual([]);
  });
});

describe('PDF', () => {
  test('holds the bill', () => {
    expect(found(pdf())).toEqual([[1, '1949.75']]);
    expect(found(pdf({ part: 'qr-code' }))).toEqual([[1, '1949.75']]);
    expect(pdf()).toEqual(pdf({ language: 'de' }));
  });

  test('says what it is asked to say', () => {
    const text = Buffer.from(
      expectBillValue(billToPdf(bill, { title: 'Facture 42', createdAt: '2026-11-22T10:00:00+01:00' })),
    );
    expect(text.includes('Facture 42')).toBe(true);
    expect(text.includes('2026-11-22T10:00:00+01:00')).toBe(true);
    expect(linesOf(billToPdf(bill, { createdAt: 'today' }))).toEqual(['options.createdAt: TYPE']);
    expect(linesOf(billToPdf(bill, { title: 42 as never }))).toEqual(['options.title: TYPE']);
  });

  test('many bills are taken one by one, and bad ones are told', () => {
    let taken = 0;
    function* bills(): Generator<Bill> {
      for (; taken < 6; taken++) yield { ...bill, amount: taken === 2 ? -1 : taken + 1, language: 'fr' };
    }
    const refused: RefusedBill[] = [];
    const parts: Uint8Array[] = [];
    const stream = billsToPdf(bills(), (bad) => refused.push(bad));
    let step = stream.next();
    for (; !step.done; step = stream.next()) {
      parts.push(step.value);
      expect(taken).toBeLessThanOrEqual(parts.length + 1);
    }
    expect(step.value).toEqual({ pages: 5, refused: 1 });
    expect(refused.map(({ index, problems }) => [index, problems[0].path])).toEqual([[2, 'amount']]);
    expect(found(Buffer.concat(parts)).map(([, amount]) => amount)).toEqual(['1.00', '2.00', '4.00', '5.00', '6.00']);
  });

  test('no bill is no document', () => {
    expect([...billsToPdf([], () => {})]).toEqual([]);
    expect([...billsToPdf([42 as never], () => {})]).toEqual([]);
  });
});

describe('attaching', () => {
  const letter = Buffer.concat([
    ...billsToPdf([bill, { ...bill, amount: 2 }], () => {}, { part: 'qr-code', pageSize: 'A4' }),
  ]);
  const base = expectBillValue(
    invoiceToPdf({
      sender: { addressLines: ['A'] },
      recipient: { addressLines: ['B'] },
      invoiceNr: '1',
      invoiceDate: '2026-11-15',
      currency: 'CHF',
      positions: [{ description: 'C', quantity: 1, unitPrice: 5 }],
    }),
  );
  const attach = (options: AttachOptions, to: Uint8Array = base) => attachBill(to, bill, options);

  test('puts the slip on a page, on the last one, or behind it', () => {
    expect(found(base)).toEqual([]);
    expect(found(expectBillValue(attach({ page: 1 })))).toEqual([[1, '1949.75']]);
    expect(expectBillValue(attach({ page: 'last' }))).toEqual(expectBillValue(attach({ page: 1 })));
    const two = expectBillValue(attach({ append: true }));
    expect(found(two)).toEqual([[2, '1949.75']]);
    expect(linesOf(attach({ page: 'last' }, two))).toEqual(['options.page: SLIP_CODE_COVERED']);
    expect(attach({}, two)).toMatchObject({ ok: true, page: 3, isPageAdded: true, warnings: [] });
    // The number of the page is at its foot
    expect(attachBill(base, bill)).toMatchObject({ ok: true, page: 2, isPageAdded: true, warnings: [] });
    expect(Buffer.from(two.subarray(0, base.length)).equals(base)).toBe(true);
  });

  test('draws a slip over an old one', () => {
    const first = expectBillValue(attach({ page: 1 }));
    const [old] = expectBillValue(readBills(first));
    if (old === undefined) throw new Error('there is a slip');
    const changed = attachBill(first, { ...bill, amount: 7 }, { page: old.page, replacing: old.place });
    expect(found(expectBillValue(changed))).toEqual([[1, '7.00']]);
  });

  test.each<[unknown, unknown, string]>([
    [base, { page: 2 }, 'options.page: PDF_PAGE_UNKNOWN'],
    [base, { page: 0 }, 'options.page: PDF_PAGE_UNKNOWN'],
    [base, { page: Number.NaN }, 'options.page: TYPE'],
    [base, { page: 'first' }, 'options.page: TYPE'],
    [base, { replacing: { topLeft: { x: 0, y: 0 }, topRight: { x: 1, y: 0 } } }, 'options.page: TYPE'],
    [base, { append: true, page: 1 }, 'options.page: UNKNOWN_FIELD'],
    [base, { page: 1, part: 'qr-code' }, 'options.part: UNKNOWN_FIELD'],
    [base, { page: 1, replacing: { topLeft: { x: 0.3, y: 0.7 } } }, 'options.replacing.topRight: REQUIRED'],
    [letter, { page: 1 }, 'options.page: PDF_PAGE_TOO_SMALL'],
    [new Uint8Array(), { page: 1 }, 'pdf: FILE_EMPTY'],
    [Buffer.from('no document'), { page: 1 }, 'pdf: PDF_EXPECTED'],
    ['a file', { page: 1 }, 'pdf: TYPE'],
  ])('what cannot be done is told: %#', (to, options, problem) => {
    const made = attachBill(to as Uint8Array, bill, options as AttachOptions);
    expect(linesOf(made)[0]).toBe(problem);
    expect(made.ok || made.problems[0].message).toMatch(/ /);
  });
});

describe('reading', () => {
  test.each<[unknown, string]>([
    [new Uint8Array(), 'pdf: FILE_EMPTY'],
    [Buffer.from('%PDF-1.7 and nothing else'), 'pdf: PDF_UNREADABLE'],
    [Buffer.from('no document'), 'pdf: PDF_EXPECTED'],
    [42, 'pdf: TYPE'],
  ])('what is no document is told: %#', (bytes, problem) => {
    expect(linesOf(readBills(bytes as Uint8Array))).toEqual([problem]);
  });

  test('pages with images that are not searched are told', () => {
    const scan = readBills(readFileSync(new URL('../../../../test/pdf/fixtures/scan-reportlab.pdf', import.meta.url)));
    expect(scan.ok && scan.value).toEqual([]);
    expect(scan.ok && scan.warnings.map(({ code, params }) => [code, params])).toEqual([
      ['PAGE_NOT_READ_WHOLLY', { page: 1 }],
    ]);
  });

  test('any number of pages is read, and what was not looked at is told', () => {
    const many = Buffer.concat([
      ...billsToPdf(
        Array.from({ length: 130 }, (_, index) => ({ ...bill, amount: index + 1 })),
        () => {},
      ),
    ]);
    const read = readBills(many);
    expect(read.ok && [read.value.length, read.value[129]?.page, read.notRead, read.warnings]).toEqual([
      130,
      130,
      [],
      [],
    ]);
    const scan = readBills(readFileSync(new URL('../../../../test/pdf/fixtures/scan-reportlab.pdf', import.meta.url)));
    expect(scan.ok && scan.notRead).toEqual([{ from: 1, to: 1, reason: 'not-followed' }]);
  });

  test('pages that repeat the same content beyond measure are told, and not called damage', () => {
    // Blanks are instructions looked through as well, and soon read
    const content = `${' '.repeat(780_000)}0 0 9 9 re f`;
    const pages = 200;
    const kids = Array.from({ length: pages }, (_, index) => `${index + 4} 0 R`).join(' ');
    const page = '<</Type/Page/MediaBox[0 0 595 842]/Contents 3 0 R>>';
    const objects = [
      `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ];
    const text = [...objects, ...Array.from({ length: pages }, () => page)]
      .map((object, index) => `${index + 2} 0 obj${object}endobj\n`)
      .join('');
    const read = readBills(
      Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${text}trailer<</Root 1 0 R>>`),
    );
    expect(read.ok && read.notRead).toEqual([{ from: expect.any(Number), to: 200, reason: 'beyond-limit' }]);
    expect(read.ok && read.warnings.at(-1)?.code).toBe('PAGES_NOT_READ');
  });

  test('a payload reads the same from a page', () => {
    const [read] = expectBillValue(readBills(pdf()));
    expect(read?.isValid && expectBillValue(billToPayload(read.bill))).toBe(expectBillValue(billToPayload(bill)));
  });
});

test('whole invoices tell what is wrong with document and options', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic['sender'] = cyclic;
  expect(linesOf(invoiceToPdf(cyclic as never))).toEqual([': JSON_TOO_DEEP']);
  expect(linesOf(invoiceToPdf(42 as never))).toEqual([': TYPE']);
  const lines = linesOf(
    invoiceToPdf({} as never, { template: 'baroque' as never, accentColor: 'red', logo: new Uint8Array(3) }),
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'invoiceNr: REQUIRED',
      'options.template: INVALID_ENUM',
      'options.accentColor: TYPE',
      'options.logo: FILE_FORMAT_UNKNOWN',
    ]),
  );
});
