import { utf8Encode } from '@rappen/pdf/internal/base';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { formatPath } from '../problem/problem.ts';
import { comparableAccount, type Entry, mt940Example, readStatement, type StatementFile } from './index.ts';

const read = (file: string | Uint8Array): StatementFile => expectValue(readStatement(file));
const noticesOf = ({ notices }: StatementFile) => notices.map(({ path, code }) => `${formatPath(path)} ${code}`.trim());
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;
const iban = 'CH8198765000700420011';
const head = [':20:S1', `:25:${iban}`, ':28C:231/1', ':60F:C261119CHF100,00'];
const entryOf = (...all: string[]): Entry => {
  const entry = read(lines(...head, ...all)).statements[0]?.entries[0];
  if (entry === undefined) throw new Error('No entry');
  return entry;
};

describe('the example', () => {
  const file = read(mt940Example);

  test('is read whole, with nothing odd', () => {
    expect([file.message, file.version, file.messageId, file.notices]).toEqual(['MT940', '', 'S261120', []]);
    const [statement] = file.statements;
    expect([statement?.id, statement?.sequenceNumber]).toEqual(['S261120', '231']);
    expect(statement?.account).toEqual({ id: iban, currency: 'CHF' });
    expect(statement?.balances.map(({ type, amount, date }) => [type, amount, date])).toEqual([
      ['OPBD', '9000.00', '2026-11-19'],
      ['CLBD', '10422.30', '2026-11-20'],
    ]);
    expect(
      statement?.entries.map(({ kind, amount, direction, isReversal }) => [kind, amount, direction, isReversal]),
    ).toEqual([
      ['incoming', '1520.40', 'credit', false],
      ['bankCharge', '5.00', 'debit', false],
      ['reversal', '93.10', 'debit', true],
    ]);
  });

  test('has payer, payment and text of the credit', () => {
    const [credit, , reversal] = file.statements[0]?.entries ?? [];
    expect(credit).toMatchObject({ servicerReference: 'B20261120-77', code: { proprietary: 'NTRF+166' } });
    expect(credit?.details[0]).toMatchObject({
      endToEndId: 'LF-2026-311',
      debtor: { name: 'Velowerk Seetal GmbH' },
      message: 'Rechnung LF-2026-311 vom 04.11.2026',
      references: [],
    });
    // Who paid what is taken back
    expect(reversal?.details[0]).toMatchObject({ debtor: { name: 'Verein Alpengarten' }, message: 'Storno' });
  });

  test.each([
    ['lines of Unix', mt940Example],
    ['lines of Windows', mt940Example.replaceAll('\n', '\r\n')],
    ['lines of old machines', mt940Example.replaceAll('\n', '\r')],
    [
      'an envelope',
      `{1:F01BANKCHZZAXXX0000000000}{2:O9401200261120BANKCHZZAXXX00000000002611201200N}{4:\n${mt940Example}}{5:{CHK:1}}`,
    ],
    ['a mark', `\ufeff${mt940Example}`],
    ['what no field is before it', `BANKCH22\n940\nBANKCH22\n${mt940Example}`],
  ])('says the same with %s', (_what, text) => {
    expect(read(text)).toEqual(file);
    expect(read(utf8Encode(text))).toEqual(file);
  });

  test('in Windows-1252 keeps its letters', () => {
    const text = mt940Example.replace('Velowerk', 'Vélo Zürich');
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    for (const given of [bytes, utf8Encode(text)]) {
      expect(read(given).statements[0]?.entries[0]?.details[0]?.debtor?.name).toBe('Vélo Zürich Seetal GmbH');
    }
  });
});

test.each<[mark: string, direction: string, isReversal: boolean, status: string]>([
  ['C', 'credit', false, 'BOOK'],
  ['D', 'debit', false, 'BOOK'],
  ['RC', 'debit', true, 'BOOK'],
  ['RD', 'credit', true, 'BOOK'],
  ['EC', 'credit', false, 'PDNG'],
  ['ED', 'debit', false, 'PDNG'],
  ['CR', 'credit', false, 'BOOK'],
  ['DF', 'debit', false, 'BOOK'],
  ['RCR', 'debit', true, 'BOOK'],
])('the mark %s is %s, reversal %s, %s', (mark, direction, isReversal, status) => {
  expect(entryOf(`:61:2611201120${mark}10,00NTRFNONREF`)).toMatchObject({
    direction,
    isReversal,
    status,
    amount: '10.00',
  });
});

test.each([
  ['2612311231', '2026-12-31', '2026-12-31'],
  ['2612310102', '2026-12-31', '2027-01-02'],
  ['2701021231', '2027-01-02', '2026-12-31'],
  ['2802290229', '2028-02-29', '2028-02-29'],
])('the dates %s are %s and %s', (dates, valueDate, bookingDate) => {
  expect(entryOf(`:61:${dates}C10,00NTRFNONREF`)).toMatchObject({ valueDate, bookingDate });
});

test.each([
  ['261120', '2026-11-20'],
  ['261118', '2026-11-21'],
  ['261201', '2026-11-21'],
])('without a day of booking, the value date %s is booked on %s', (value, bookingDate) => {
  const entry = `:61:${value}C10,00NTRFNONREF`;
  expect(entryOf(entry, ':62F:C261121CHF110,00').bookingDate).toBe(bookingDate);
});

test.each([
  ['0,', '0.00'],
  ['1234567890,12', '1234567890.12'],
  ['10,5', '10.50'],
  [',05', '0.05'],
  ['00010,00', '10.00'],
])('the amount %s is %s', (text, amount) => expect(entryOf(`:61:261120C${text}NTRFNONREF`).amount).toBe(amount));

test.each([
  ['a point', '2611201120C10.00NTRFNONREF'],
  ['thousands', '2611201120C1.000,00NTRFNONREF'],
  ['no comma', '2611201120C1000NTRFNONREF'],
  ['two commas', '2611201120C10,00,00NTRFNONREF'],
  ['nothing but a comma', '2611201120C,NTRFNONREF'],
  ['six decimals', '2611201120C1,000001NTRFNONREF'],
  ['nineteen digits', '2611201120C1234567890123456789,NTRFNONREF'],
  ['a minus', '2611201120C-10,00NTRFNONREF'],
  ['no direction', '261120112010,00NTRFNONREF'],
  ['another direction', '2611201120X10,00NTRFNONREF'],
  ['an end in its amount', '2611201120C10,0'],
  ['digits of other scripts', '2611201120C１0,00NTRFNONREF'],
  ['nothing', ''],
])('an entry with %s is unreadable, and others go on', (_what, text) => {
  const file = read(lines(...head, `:61:${text}`, ':86:a', ':61:2611201120C10,00NTRFNONREF', ':62F:C261120CHF110,00'));
  expect(noticesOf(file)).toEqual(['statements[0].entries[0] STATEMENT_ENTRY_UNREADABLE']);
  expect(file.statements[0]).toMatchObject({ unreadable: 1, entries: [{ index: 1, amount: '10.00' }] });
});

test.each<[what: string, text: string, notices: string[]]>([
  ['30 February', ':61:2602300228C10,00NTRFNONREF', ['statements[0].entries[0].valueDate STATEMENT_DATE_UNREADABLE']],
  [
    'day 31 of April',
    ':61:2604300431C10,00NTRFNONREF',
    ['statements[0].entries[0].bookingDate STATEMENT_DATE_UNREADABLE'],
  ],
])('%s is told, and the entry stays', (_what, text, notices) => {
  const file = read(lines(...head, text, ':62F:C261120CHF110,00'));
  expect(noticesOf(file)).toEqual(notices);
  expect(file.statements[0]?.entries).toHaveLength(1);
});

test.each<[what: string, all: string[], notices: string[]]>([
  ['without its end', [...head, ':61:261120C10,00NTRFNONREF'], ['statements[0] STATEMENT_CUT_OFF']],
  [
    'without an account',
    [':20:S', ':60F:C261119CHF1,00', ':62F:C261120CHF1,00'],
    ['statements[0] STATEMENT_ACCOUNT_MISSING'],
  ],
  ['with another closing balance', [...head, ':62F:C261120CHF99,00'], ['statements[0].balances STATEMENT_BALANCE']],
  [
    'with a balance that is none',
    [...head, ':64:C261120CHF', ':62F:C261120CHF100,00'],
    ['statements[0].balances[1] STATEMENT_AMOUNT_UNREADABLE'],
  ],
])('a statement %s is told', (_what, all, notices) => expect(noticesOf(read(lines(...all)))).toEqual(notices));

test.each([
  [iban, iban, 'CHF'],
  [`${iban}CHF`, iban, 'CHF'],
  ['CH81 9876 5000 7004 2001 1', iban, 'CHF'],
  [`BANKCHZZXXX/${iban}`, iban, 'CHF'],
  ['50050201/0001234567EUR', '50050201/0001234567', 'CHF'],
  ['/0240-123456.01', '0240-123456.01', 'CHF'],
])('the account %s is %s', (text, id, currency) => {
  const file = read(lines(':20:S', `:25:${text}`, ':28C:1', ':60F:C261119CHF1,00', ':62F:C261119CHF1,00'));
  expect(file.statements[0]?.account).toEqual({ id, currency });
});

test.each([
  // Example of the register of IBANs
  ['37040044/532013000', 'DE89370400440532013000'],
  ['37040044/0532013000', 'DE89370400440532013000'],
  [iban, iban],
  ['0240-123456.01', '0240-123456.01'],
])('the account %s is compared as %s', (id, compared) => expect(comparableAccount(id)).toBe(compared));

describe('several statements', () => {
  const second = [
    ':20:S2',
    ':25:CH1598763000120034506',
    ':28C:7/1',
    ':60F:D261119EUR5,00',
    ':61:261120C5,00NTRFX',
    ':62F:C261120EUR0,00',
  ];
  const first = [...head, ':61:261120D10,00NTRFX', ':62F:C261120CHF90,00'];
  const essence = ({ statements }: StatementFile) =>
    statements.map(({ id, account, entries }) => [id, account.id, entries.length]);

  test.each<[what: string, text: string]>([
    ['one behind the other', lines(...first, ...second)],
    ['with dashes', lines(...first, '-', ...second, '-')],
    ['in envelopes', `{1:F}{2:O940X}{4:\r\n${lines(...first)}-}{1:F}{2:O940X}{4:\r\n${lines(...second)}-}\r\n`],
  ])('in one file are read, %s', (_what, text) => {
    const file = read(text);
    expect([essence(file), file.notices]).toEqual([
      [
        ['S1', iban, 1],
        ['S2', 'CH1598763000120034506', 1],
      ],
      [],
    ]);
  });

  test('with their fields in another order are the same', () => {
    const [reference, account, number, ...rest] = first as [string, string, string, ...string[]];
    const [other, otherAccount, otherNumber, ...more] = second as [string, string, string, ...string[]];
    const mixed = lines(account, reference, number, ...rest, otherAccount, other, otherNumber, ...more);
    expect(read(mixed)).toEqual({ ...read(lines(...first, ...second)) });
  });

  test('of one message each have its account', () => {
    const day = [':60F:C261120CHF90,00', ':61:261121D10,00NTRFX', ':62F:C261121CHF80,00'];
    expect(essence(read(lines(...first, ...day, ...day)))).toEqual([
      ['S1', iban, 1],
      ['S1', iban, 1],
      ['S1', iban, 1],
    ]);
  });

  test('that are pages of one are one', () => {
    const pages = [
      [':20:A', `:25:${iban}`, ':28C:9/1', ':60F:C261119CHF0,00', ':61:261120C1,00NTRFX', ':62M:C261120CHF1,00'],
      [':20:B', `:25:${iban}`, ':28C:9/2', ':60M:C261120CHF1,00', ':61:261120C2,00NTRFX', ':62F:C261120CHF3,00'],
    ];
    const whole = read(lines(...pages.flat()));
    expect([essence(whole), whole.notices, whole.page]).toEqual([[['A', iban, 2]], [], undefined]);
    const alone = read(lines(...(pages[0] ?? [])));
    expect([alone.page, noticesOf(alone)]).toEqual([{ number: 1, isLast: false }, ['STATEMENT_PAGE_MORE']]);
    expect(read(lines(...(pages[1] ?? []))).page).toEqual({ number: 2, isLast: true });
  });
});

test('MT942 announces: it does not say what is booked', () => {
  const interim = lines(
    ':20:I1',
    `:25:${iban}`,
    ':28C:231/2',
    ':34F:CHFD0,',
    ':13D:2611201200+0100',
    ':61:2611201120C10,00NTRFX',
    ':90D:0CHF0,',
    ':90C:1CHF10,',
  );
  const file = read(interim);
  expect([file.message, file.notices]).toEqual(['MT942', []]);
  const both = read(`${mt940Example}${interim}`);
  expect([both.message, both.statements.map(({ entries }) => entries[0]?.status)]).toEqual(['MT940', ['BOOK', 'PDNG']]);
  expect(file.statements[0]?.entries[0]).toMatchObject({ kind: 'announced', status: 'PDNG', currency: 'CHF' });
});

test.each<[line: string, kind: string]>([
  [':61:261120D5,00NCHGX', 'bankCharge'],
  [':61:261120C5,00NINTX', 'bankCharge'],
  [':61:261120C5,00NDDTX//R1', 'directDebit'],
  [':61:261120C5,00NRTIX', 'returned'],
  [':61:261120D5,00NTRFX', 'outgoing'],
  [':61:261120C5,00NTRFNONREF', 'envelope'],
  [':61:261120RD5,00NTRFX', 'reversal'],
])('%s is %s', (line, kind) => {
  const text = kind === 'directDebit' ? [line, ':86:Einzug'] : [line];
  expect(entryOf(...text).kind).toBe(kind);
});

test('a payment that came back says so in `:86:`', () => {
  const entry = entryOf(':61:261120C5,00NMSCNONREF', ':86:159?20SVWZ+RETURE?34901');
  expect([entry.kind, entry.details[0]?.returned]).toEqual(['returned', { code: '901', information: [] }]);
});

test('amount and charges of the second line are read', () => {
  const entry = entryOf(':61:2611201120CR93,10NTRFK-1//B-1', '/OCMT/EUR100,00//CHGS/CHF2,00/', ':86:x');
  expect(entry.details[0]).toMatchObject({ instructed: { currency: 'EUR', amount: '100.00' }, instructionId: 'K-1' });
  expect(entry.charges).toEqual([{ currency: 'CHF', amount: '2.00', isIncluded: false }]);
});

test('no mutant of a statement throws, and each is told or read', () => {
  const pieces = fc.constantFrom(
    ':61:',
    ':86:',
    ':62M:',
    ':60F:',
    ':20:',
    '-}',
    '{4:',
    '\n',
    '\r',
    '?',
    '?20',
    '/EREF/',
    '//',
    ',',
    '9',
    'C',
    'R',
    '\u0000',
    'ä',
  );
  const mutation = fc.tuple(fc.nat(mt940Example.length), fc.nat(12), pieces);
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 6 }), (mutations) => {
      let text = mt940Example;
      for (const [at, length, piece] of mutations) text = text.slice(0, at) + piece + text.slice(at + length);
      const result = readStatement(text);
      expect(result.ok || result.problems.length > 0).toBe(true);
      expect(readStatement(utf8Encode(text)).ok).toBe(result.ok);
    }),
    { numRuns: 500 },
  );
  fc.assert(fc.property(anyText, (text) => void readStatement(`:20:X\n:61:${text}\n:86:${text}`)));
});

test('no file of 200,001 entries is read', () => {
  const many = `:20:X\n${':61:261120C1,00NTRFX\n'.repeat(200_001)}`;
  expect(codesOf(readStatement(many))).toEqual(['STATEMENT_TOO_LARGE']);
});
