import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../../test/arbitraries/any-text.ts';
import { digits } from '../../../../../test/arbitraries/qr-invoice.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { sentenceOf } from '../../catalogue/index.ts';
import { addDays, type CalendarDate } from '../../date/calendar-date.ts';
import { parseBillingInformation, parseRawBillingInformation } from './billing-information.ts';
import { billInformationJsonOf, swicoS1Of } from './json.ts';
import { checkSwicoS1, defaultPaymentPeriodDays, grossOf, type SwicoS1 } from './swico-s1.ts';
import { parseSwicoS1, readSwicoS1, writeSwicoS1 } from './swico-s1-text.ts';

const nothing: SwicoS1 = { vatDetails: [], importTaxes: [], paymentConditions: [] };
const rate = (taxPercentage: string, taxedNetAmount?: string) =>
  taxedNetAmount === undefined ? { taxPercentage } : { taxPercentage, taxedNetAmount };
const condition = (cashDiscountPercentage: string, eligiblePaymentPeriodDays: number) => ({
  cashDiscountPercentage,
  eligiblePaymentPeriodDays,
});
const day = (text: string) => text as CalendarDate;

/** The examples of the syntax and of the guidelines: text, content, amount of the bill, day the term ends. */
const examples: readonly [
  text: string,
  content: Partial<SwicoS1>,
  amount: string | undefined,
  due: string | undefined,
][] = [
  [
    '//S1/10/10201409/11/190512/20/1400.000-53/30/106017086/31/180508/32/7.7/40/2:10;0:30',
    {
      invoiceReference: '10201409',
      invoiceDate: day('2019-05-12'),
      customerReference: '1400.000-53',
      uidNumber: '106017086',
      vatDateStart: day('2018-05-08'),
      vatDetails: [rate('7.7')],
      paymentConditions: [condition('2', 10), condition('0', 30)],
    },
    undefined,
    '2019-06-11',
  ],
  [
    '//S1/10/10104/11/180228/30/395856455/31/180226180227/32/3.7:400.19;7.7:553.39;0:14/40/0:30',
    {
      invoiceReference: '10104',
      invoiceDate: day('2018-02-28'),
      uidNumber: '395856455',
      vatDateStart: day('2018-02-26'),
      vatDateEnd: day('2018-02-27'),
      vatDetails: [rate('3.7', '400.19'), rate('7.7', '553.39'), rate('0', '14')],
      paymentConditions: [condition('0', 30)],
    },
    '1025.00',
    '2018-03-30',
  ],
  [
    '//S1/10/4031202511/11/180107/20/61257233.4/30/105493567/32/8:49.82/33/2.5:14.85/40/0:30',
    {
      invoiceReference: '4031202511',
      invoiceDate: day('2018-01-07'),
      customerReference: '61257233.4',
      uidNumber: '105493567',
      vatDetails: [rate('8', '49.82')],
      importTaxes: [{ taxPercentage: '2.5', taxAmount: '14.85' }],
      paymentConditions: [condition('0', 30)],
    },
    '68.66',
    '2018-02-06',
  ],
  [
    String.raw`//S1/10/X.66711\/8824/11/200712/20/MW-2020-04/30/107978798/32/2.5:117.22/40/3:5;1.5:20;1:40;0:60`,
    {
      invoiceReference: 'X.66711/8824',
      invoiceDate: day('2020-07-12'),
      customerReference: 'MW-2020-04',
      uidNumber: '107978798',
      vatDetails: [rate('2.5', '117.22')],
      paymentConditions: [condition('3', 5), condition('1.5', 20), condition('1', 40), condition('0', 60)],
    },
    '120.15',
    '2020-09-10',
  ],
  [
    '//S1/10/1234/11/201021/30/102673386/32/7.7/40/0:30',
    {
      invoiceReference: '1234',
      invoiceDate: day('2020-10-21'),
      uidNumber: '102673386',
      vatDetails: [rate('7.7')],
      paymentConditions: [condition('0', 30)],
    },
    undefined,
    '2020-11-20',
  ],
  [
    String.raw`//S1/10/X.66711\/8824/11/200712/20/MW-2020\\04/30/107978798/32/2.5:117.22/40/3:5;1.5:20;1:40;0:60`,
    {
      invoiceReference: 'X.66711/8824',
      invoiceDate: day('2020-07-12'),
      customerReference: String.raw`MW-2020\04`,
      uidNumber: '107978798',
      vatDetails: [rate('2.5', '117.22')],
      paymentConditions: [condition('3', 5), condition('1.5', 20), condition('1', 40), condition('0', 60)],
    },
    '120.15',
    '2020-09-10',
  ],
  [
    '//S1/32/8:1000;2.5:51.8;7.7:250',
    { vatDetails: [rate('8', '1000'), rate('2.5', '51.8'), rate('7.7', '250')] },
    '1402.35',
    undefined,
  ],
  ['//S1/33/7.7:16.15', { importTaxes: [{ taxPercentage: '7.7', taxAmount: '16.15' }] }, undefined, undefined],
  [
    '//S1/40/3:15;0.5:45;0:90',
    { paymentConditions: [condition('3', 15), condition('0.5', 45), condition('0', 90)] },
    undefined,
    undefined,
  ],
  ['//S1/31/181001190131', { vatDateStart: day('2018-10-01'), vatDateEnd: day('2019-01-31') }, undefined, undefined],
  [
    String.raw`//S1/10/a\\/11/190512`,
    { invoiceReference: 'a\\', invoiceDate: day('2019-05-12') },
    undefined,
    undefined,
  ],
];

test.each(examples)('%s says what it says', (text, content, gross, due) => {
  const value = expectValue(parseSwicoS1(text));
  expect(value).toEqual({ ...nothing, ...content });
  expect(writeSwicoS1(value)).toBe(text);
  expect(grossOf(value)).toBe(gross);
  const days = defaultPaymentPeriodDays(value);
  expect(days === undefined || !value.invoiceDate ? undefined : addDays(value.invoiceDate, days)).toBe(due);
  if (gross !== undefined) {
    expect(codesOf(parseSwicoS1(text, gross))).toEqual([]);
    expect(codesOf(parseSwicoS1(text, '1.00'))).toEqual(['SWICO_AMOUNT_MISMATCH']);
  }
  expect(parseBillingInformation(text)).toMatchObject({ ok: true, value: { type: 'SwicoS1v12' } });
  expect(expectValue(parseRawBillingInformation(text))).toEqual({ type: 'RawBillInformation', code: 'S1', text });
});

describe('as found on real bills', () => {
  test.each([
    ['//S1/10/79269/11/200714210713/20/66359/30/109532551/32/7.7/40/0:30', '2020-07-14', 'SWICO_DATE_WITH_TIME'],
    ['//S1/10/802277/11/2007012107/20/55878/30/109532551/32/7.7/40/0:30', '2020-07-01', 'SWICO_DATE_WITH_TIME'],
  ])('%s has a time behind its date', (text, date, code) => {
    const reading = expectValue(readSwicoS1(text));
    expect(reading.value.invoiceDate).toBe(date);
    expect(reading.deviations.map((found) => found.code)).toEqual([code]);
    expect(codesOf(parseSwicoS1(text))).toEqual([code]);
  });

  test.each([
    ['//S1/11/190512/10/a', { invoiceReference: 'a', invoiceDate: '2019-05-12' }, ['SWICO_TAG_ORDER']],
    ['//S1/10/a/', { invoiceReference: 'a' }, ['SWICO_TAG_EMPTY']],
    [String.raw`//S1/10/a\\/`, { invoiceReference: 'a\\' }, ['SWICO_TAG_EMPTY']],
    ['//S1/10/a/20/', { invoiceReference: 'a' }, ['SWICO_TAG_EMPTY']],
    ['//S1/10//20/b', { customerReference: 'b' }, ['SWICO_TAG_EMPTY']],
    ['//S1/10/a/30', { invoiceReference: 'a' }, ['SWICO_TAG_EMPTY']],
    [String.raw`//S1/10/a\/`, { invoiceReference: 'a/' }, []],
  ])('%s is read leniently, and strictly refused', (text, content, codes) => {
    const reading = expectValue(readSwicoS1(text));
    expect(reading.value).toMatchObject(content);
    expect(reading.deviations.map((found) => found.code)).toEqual(codes);
    expect(codesOf(parseSwicoS1(text))).toEqual(codes);
    for (const found of reading.deviations) expect(sentenceOf(found)).not.toMatch(/[{}]/);
  });
});

test.each([
  ['///S1/10/x', 'SWICO_PREFIX'],
  ['/S1/10/x', 'SWICO_PREFIX'],
  ['S1/10/x', 'SWICO_PREFIX'],
  ['//S1', 'SWICO_PREFIX'],
  ['//S1/', 'SWICO_PREFIX'],
  ['//S1/10', 'SWICO_PREFIX'],
  ['//s1/10/x', 'SWICO_PREFIX'],
  ['//XX/10/x', 'SWICO_PREFIX'],
  ['', 'SWICO_PREFIX'],
  ['//S1/10/a/10/b', 'SWICO_TAG_REPEATED'],
  ['//S1/11/190570', 'SWICO_VALUE'],
  ['//S1/11/1905', 'SWICO_VALUE'],
  ['//S1/11/19051a', 'SWICO_VALUE'],
  ['//S1/11/20190512', 'SWICO_VALUE'],
  ['//S1/11/190229', 'SWICO_VALUE'],
  ['//S1/30/10601708', 'SWICO_VALUE'],
  ['//S1/30/CHE106017086', 'SWICO_VALUE'],
  ['//S1/31/1805081', 'SWICO_VALUE'],
  ['//S1/31/180508180532', 'SWICO_VALUE'],
  ['//S1/32/8;7', 'SWICO_VALUE'],
  ['//S1/32/8:1;7', 'SWICO_VALUE'],
  ['//S1/32/x', 'SWICO_VALUE'],
  ['//S1/32/8:1.234', 'SWICO_VALUE'],
  ['//S1/32/-8', 'SWICO_VALUE'],
  ['//S1/32/8:1;', 'SWICO_VALUE'],
  ['//S1/33/7.7', 'SWICO_VALUE'],
  ['//S1/33/7.7:x', 'SWICO_VALUE'],
  ['//S1/40/30', 'SWICO_VALUE'],
  ['//S1/40/0:30.5', 'SWICO_VALUE'],
  ['//S1/40/0:', 'SWICO_VALUE'],
  ['//S1/40/2,5:10', 'SWICO_VALUE'],
])('%s has a tag that cannot be read: %s', (text, code) => {
  const reading = readSwicoS1(text);
  expect(reading.ok ? reading.value.unread.map((found) => found.code) : codesOf(reading)).toEqual([code]);
  expect(codesOf(parseSwicoS1(text))).toEqual([code]);
});

test.each<[text: string, content: Partial<SwicoS1>, unread: string[]]>([
  ['//S1/10/a/99/x', { invoiceReference: 'a' }, ['99 SWICO_TAG_UNKNOWN']],
  ['//S1/10/a/10/b', { invoiceReference: 'a' }, ['10 SWICO_TAG_REPEATED']],
  ['//S1/10/a/11/190570/20/b', { invoiceReference: 'a', customerReference: 'b' }, ['11 SWICO_VALUE']],
  ['//S1/10/a/32/8:1;x', { invoiceReference: 'a', vatDetails: [rate('8', '1')] }, ['32 SWICO_VALUE']],
  ['//S1/10/a/31/180508180532', { invoiceReference: 'a', vatDateStart: day('2018-05-08') }, ['31 SWICO_VALUE']],
  ['//S1/10/a/31/180532180508', { invoiceReference: 'a' }, ['31 SWICO_VALUE']],
  ['//S1/10/a/40/2:10;0:30.5', { invoiceReference: 'a', paymentConditions: [condition('2', 10)] }, ['40 SWICO_VALUE']],
  [
    '//S1/11/x/30/1/40/y/10/a/10/b',
    { invoiceReference: 'a' },
    ['10 SWICO_TAG_REPEATED', '11 SWICO_VALUE', '30 SWICO_VALUE', '40 SWICO_VALUE'],
  ],
])('%s keeps its good tags and lists the bad ones', (text, content, unread) => {
  const { value, unread: found } = expectValue(readSwicoS1(text));
  expect(value).toEqual({ ...nothing, ...content });
  expect(found.map(({ code, path }) => `${path.join('.')} ${code}`)).toEqual(unread);
  for (const each of found) expect(sentenceOf(each)).not.toMatch(/[{}]/);
  expect(expectValue(parseBillingInformation(text))).toEqual({ type: 'SwicoS1v12', value, unread: found });
  const object = billInformationJsonOf({ type: 'SwicoS1v12', value, unread: found });
  expect(object).toMatchObject({ unreadTags: found.map(({ code, path }) => ({ tag: path[0], code })) });
});

test.each([
  ['//S1/10/a\\b', 'a\\b'],
  ['//S1/10/a\\/b', 'a/b'],
  ['//S1/10/a\\\\b', 'a\\b'],
  ['//S1/10/a\\b\\\\', 'a\\b\\'],
  ['//S1/10/a\\', 'a\\'],
])('%s: a backslash is only an escape before a slash or a backslash', (text, invoiceReference) => {
  expect(expectValue(parseSwicoS1(text)).invoiceReference).toBe(invoiceReference);
});

test.each(['a\nb', 'a\r', 'a\u{1f600}', 'a\u2028'])('no text is made of %j', (invoiceReference) => {
  const wire = { billInformationType: 'SwicoS1v12' as const, invoiceReference };
  expect(codesOf(swicoS1Of(wire))).toEqual(['TEXT_CHARACTER_NOT_ALLOWED']);
  const other = { billInformationType: 'SwicoS1v12' as const, customerReference: invoiceReference };
  expect(swicoS1Of(other)).toMatchObject({ ok: false, problems: [{ path: ['customerReference'] }] });
});

test('text before version 1.2, other syntaxes and unreadable Swico text stay raw; what has no code is refused', () => {
  for (const text of [
    '//S1/01/20170309/11/10201409/20/14000000/22/36958/30/CH106017086/40/1020/41/3010',
    '//XY/a',
    '//XY',
    '//S1/11/x',
    '////x'.replace('////', '//é1/'),
  ]) {
    expect(expectValue(parseBillingInformation(text))).toEqual({
      type: 'RawBillInformation',
      code: text.slice(2, 4),
      text,
    });
  }
  for (const text of ['', '/', '//', '//X', '//X/', '//XYZ', '///S1/10/x', 'S1/10/x', ' //S1/10/x']) {
    expect(codesOf(parseBillingInformation(text))).toEqual(['BILLING_INFORMATION_PREFIX']);
    expect(codesOf(parseRawBillingInformation(text))).toEqual(['BILLING_INFORMATION_PREFIX']);
  }
});

test.each<[content: Partial<SwicoS1>, amount: string | undefined, ...codes: string[]]>([
  [{ vatDateStart: day('2020-01-02'), vatDateEnd: day('2020-01-01') }, undefined, 'SWICO_PERIOD_REVERSED'],
  [{ vatDateStart: day('2020-01-01'), vatDateEnd: day('2020-01-01') }, undefined],
  [{ vatDateEnd: day('2020-01-01') }, undefined, 'REQUIRED'],
  [{ vatDetails: [rate('8.1'), rate('2.6', '1')] }, '5.00', 'SWICO_NET_AMOUNT_MISSING'],
  [{ vatDetails: [rate('8.1')] }, '5.00'],
  [{ vatDetails: [rate('8.1', '100')] }, '108.10'],
  [{ vatDetails: [rate('8.1', '100')] }, '108.11'],
  [{ vatDetails: [rate('8.1', '100')] }, '108.12', 'SWICO_AMOUNT_MISMATCH'],
  [{ vatDetails: [rate('8.1', '100')] }, '108.08', 'SWICO_AMOUNT_MISMATCH'],
  [{ vatDetails: [rate('8', '49.82')], importTaxes: [{ taxPercentage: '2.5', taxAmount: '14.85' }] }, '68.65'],
  [{ vatDetails: [rate('8', '1'), rate('2', '1')] }, '2.12'],
  [{ vatDetails: [rate('8', '1'), rate('2', '1')] }, '2.13', 'SWICO_AMOUNT_MISMATCH'],
  [{ vatDetails: [rate('8.1', '100')] }, undefined],
  [{ importTaxes: [{ taxPercentage: '8.1', taxAmount: '8.10' }] }, '5.00'],
])('%j on a bill over %s', (content, amount, ...codes) => {
  expect(checkSwicoS1({ ...nothing, ...content }, amount).map((found) => found.code)).toEqual(codes);
});

test('an object that says nothing gives no text', () => expect(writeSwicoS1(nothing)).toBe(''));

const decimal = (whole: number, decimals: number) =>
  fc.tuple(digits(1, whole), digits(0, decimals)).map(([left, right]) => {
    const short = `${left.replace(/^0+(?=\d)/, '')}.${right}`;
    return short.replace(/\.?0*$/, '') || '0';
  });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDate);
const words = fc.string({ unit: fc.constantFrom(...'ab/\\;: 1é'), minLength: 1 });

const contents: fc.Arbitrary<SwicoS1> = fc
  .record({
    invoiceReference: optional(words),
    invoiceDate: optional(dates),
    customerReference: optional(words),
    uidNumber: optional(digits(9)),
    period: fc.oneof(
      fc.constant([]),
      fc.tuple(dates),
      fc.tuple(dates, dates).map((pair) => pair.sort()),
    ),
    vatDetails: fc.oneof(
      decimal(3, 3).map((taxPercentage) => [{ taxPercentage, taxedNetAmount: undefined }]),
      fc.array(fc.record({ taxPercentage: decimal(3, 3), taxedNetAmount: decimal(9, 2) })),
    ),
    importTaxes: fc.array(fc.record({ taxPercentage: decimal(3, 3), taxAmount: decimal(9, 2) })),
    paymentConditions: fc.array(
      fc.record({ cashDiscountPercentage: decimal(3, 3), eligiblePaymentPeriodDays: fc.nat(9999) }),
    ),
  })
  .map(({ period: [vatDateStart, vatDateEnd], ...rest }) => ({ ...rest, vatDateStart, vatDateEnd }));

test('what is written is read back, and its tags ascend', () => {
  fc.assert(
    fc.property(contents, (content) => {
      const text = writeSwicoS1(content);
      if (text === '') {
        expect({ ...content }).toEqual(nothing);
        return;
      }
      expect(parseSwicoS1(text)).toEqual({ ok: true, value: content });
      expect(grossOf(content) === undefined || codesOf(parseSwicoS1(text, grossOf(content))).length === 0).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('any text is read or refused; what is read is written in a form that reads alike', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...['/', '\\', '10', '11', '31', '32', '40', ':', ';', '.', '1', '190512', 'a']),
  });
  fc.assert(
    fc.property(
      fc.oneof(anyText, hostile).map((text) => `//S1/10/${text}`),
      (text) => {
        const reading = readSwicoS1(text);
        if (!reading.ok) return;
        const written = writeSwicoS1(reading.value.value);
        if (written === '') return;
        expect(expectValue(parseBillingInformation(written))).toEqual({
          type: 'SwicoS1v12',
          value: reading.value.value,
        });
      },
    ),
    { numRuns: 1000 },
  );
});
