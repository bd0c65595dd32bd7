import { utf8Encode } from '@rappen/pdf/internal/base';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { statementVersions, toldEntries, writeStatement } from '../../../../test/arbitraries/statement.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { formatPath } from '../problem/problem.ts';
import { executedExample, readStatement, receiptsExample, type StatementFile } from './index.ts';

const receipts = receiptsExample.replace(/>\s+</g, '><');
const executed = executedExample.replace(/>\s+</g, '><');
const read = (file: string | Uint8Array): StatementFile => expectValue(readStatement(file));
const noticesOf = ({ notices }: StatementFile) => notices.map(({ path, code }) => `${formatPath(path)} ${code}`.trim());

/** An example with a text in place of another; every one of it where `from` is a pattern. */
function changed(example: string, from: string | RegExp, to: string): string {
  const text = example.replace(from, () => to);
  expect(text).not.toBe(example);
  return text;
}

describe('the examples', () => {
  test('are read whole, with nothing odd', () => {
    const file = read(receipts);
    expect([file.message, file.version, file.notices]).toEqual(['camt.054', '001.08', []]);
    const [statement] = file.statements;
    expect(statement?.account).toEqual({ id: 'CH8198765000700420011', currency: 'CHF', owner: undefined });
    expect(statement?.entries.map(({ kind, amount, details }) => [kind, amount, details.length])).toEqual([
      ['incoming', '4141.20', 4],
      ['incoming', '93.10', 1],
      ['reversal', '1520.40', 1],
    ]);
    const [batch, converted] = statement?.entries ?? [];
    expect(batch?.details[1]).toMatchObject({
      flags: ['?REJECT?0', '?ERROR?000'],
      message: undefined,
      endToEndId: undefined,
    });
    expect(converted?.details[0]).toMatchObject({
      amount: '93.10',
      instructed: { currency: 'EUR', amount: '100.00' },
      exchangeRate: '0.931',
      charges: [{ currency: 'CHF', amount: '2.00', direction: 'debit', isIncluded: false }],
      references: [{ type: 'SCOR', text: 'rf78 LENZ 2026 118' }],
    });
  });

  test('of a payer have a batch, a return and a charge, and the balances add up', () => {
    const file = read(executed);
    expect([file.message, file.version, file.notices]).toEqual(['camt.053', '001.04', []]);
    const [statement] = file.statements;
    expect(statement?.sequenceNumber).toBe('231');
    expect(statement?.balances.map(({ type, amount }) => [type, amount])).toEqual([
      ['OPBD', '9000.00'],
      ['CLBD', '7474.60'],
    ]);
    expect(statement?.entries.map(({ kind }) => kind)).toEqual(['outgoing', 'returned', 'bankCharge']);
    expect(statement?.entries[0]?.batch?.paymentInformationId).toBe('RAPPEN-20261123-0001-1');
    expect(statement?.entries[1]?.details[0]?.returned).toEqual({ code: 'AC04', information: ['Konto aufgehoben'] });
  });
});

describe('versions', () => {
  test('of one statement are read alike', () => {
    fc.assert(
      fc.property(toldEntries, (entries) => {
        const [first, ...others] = statementVersions.map((version) => {
          const { statements, notices } = read(writeStatement({ id: 'S', entries }, version));
          // What was transacted is told by the oldest version alone
          const plain = JSON.stringify({ statements, notices }, (name, value) =>
            name === 'transaction' ? undefined : value,
          );
          return plain;
        });
        for (const other of others) expect(other).toBe(first);
      }),
    );
  });

  test('that are not known are read by the same rules', () => {
    const newer = read(changed(receipts, '054.001.08', '054.001.13'));
    expect(noticesOf(newer)).toEqual(['BANK_FILE_VERSION']);
    expect(newer.statements).toEqual(read(receipts).statements);
    const without = read(changed(receipts, / xmlns="[^"]*"/, ''));
    expect(noticesOf(without)).toEqual(['BANK_FILE_VERSION']);
    const prefixed = receipts.replace(/<(\/?)(?=[A-Z])/g, '<$1n:').replace('xmlns=', 'xmlns:n=');
    expect(read(prefixed).statements).toEqual(read(receipts).statements);
  });
});

describe('encodings', () => {
  const named = (encoding: string) => changed(receipts, 'Velowerk Seetal', 'Vélo Sëëtal').replace('UTF-8', encoding);
  const payer = (file: StatementFile) => file.statements[0]?.entries[0]?.details[0]?.debtor?.name;
  const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const wide = (text: string, mark: boolean) =>
    Uint8Array.from(
      `${mark ? '\ufeff' : ''}${text}`
        .split('')
        .flatMap((character) => [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8]),
    );

  test.each<[name: string, file: Uint8Array, notices: string[]]>([
    ['UTF-8', utf8Encode(named('UTF-8')), []],
    ['UTF-8 with a mark', utf8Encode(`\ufeff${named('UTF-8')}`), []],
    ['Latin 1', bytesOf(named('ISO-8859-1')), []],
    ['Latin 1 that is called UTF-8', bytesOf(named('UTF-8')), ['BANK_FILE_ENCODING']],
    ['UTF-16', wide(named('UTF-16'), true), []],
    ['UTF-16 without a mark', wide(named('UTF-16'), false), []],
  ])('%s', (_name, bytes, notices) => {
    const file = read(bytes);
    expect(payer(file)).toBe('Vélo Sëëtal GmbH');
    expect(noticesOf(file)).toEqual(notices);
  });
});

test.each<[what: string, file: string | Uint8Array, code: string, found: string]>([
  ['a ZIP archive', Uint8Array.of(0x50, 0x4b, 3, 4), 'BANK_FILE_KIND', 'a ZIP archive'],
  ['a PDF', utf8Encode('%PDF-1.7'), 'BANK_FILE_KIND', 'a PDF document'],
  ['MT940 of SWIFT without a field', '{1:F01X}{2:O940}', 'BANK_FILE_OTHER_MESSAGE', 'MT940 without a field'],
  ['a payment of SWIFT', '{1:F01X}{2:I103X}{4:\n:20:X\n-}', 'BANK_FILE_OTHER_MESSAGE', 'MT103'],
  ['a table', 'Datum;Betrag;Text\n', 'BANK_FILE_KIND', 'a table of separated values (CSV)'],
  ['an error page', '<html><body>500</body></html>', 'BANK_FILE_KIND', 'an HTML page'],
  ['text', 'hello', 'BANK_FILE_KIND', 'text that is no XML'],
  [
    'a payment order',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn/></Document>',
    'BANK_FILE_OTHER_MESSAGE',
    'pain.001',
  ],
  ['another root', '<a><b/></a>', 'BANK_FILE_OTHER_MESSAGE', 'b'],
])('%s is named', (_what, file, code, found) => {
  const result = readStatement(file);
  expect(result.ok ? [] : result.problems.map((one) => [one.code, one.params['found']])).toEqual([[code, found]]);
});

test.each<[what: string, file: string, code: string]>([
  ['a file that is cut off', receipts.slice(0, 2000), 'MALFORMED_XML'],
  ['a document type', receipts.replace('<Document', '<!DOCTYPE a><Document'), 'XML_DOCTYPE_FORBIDDEN'],
  ['an entity', receipts.replace('GmbH', '&b;'), 'MALFORMED_XML'],
  ['65 levels', receipts.replace('<Ntfctn>', `<Ntfctn>${'<a>'.repeat(65)}${'</a>'.repeat(65)}`), 'XML_LIMIT_EXCEEDED'],
  ['a text of 70,000 characters', receipts.replace('GmbH', 'a'.repeat(70_000)), 'BANK_FILE_TEXT_TOO_LONG'],
])('%s is refused', (_what, file, code) => expect(codesOf(readStatement(file))).toEqual([code]));

describe('an entry that cannot be read is told, and others go on', () => {
  test.each<[what: string, from: string, to: string]>([
    ['a comma', '>93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>', '>93,10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>'],
    ['a minus', '>93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>', '>-93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>'],
    ['an exponent', '>93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>', '>1e3</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>'],
    [
      '19 digits',
      '>93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
      '>1234567890123456789</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
    ],
    [
      'six decimals',
      '>93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
      '>93.100001</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
    ],
    ['nothing', '>93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>', '></Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>'],
    ['no amount', '<Amt Ccy="CHF">93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>', '<CdtDbtInd>CRDT</CdtDbtInd><Sts>'],
    [
      'small letters of a currency',
      'Ccy="CHF">93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
      'Ccy="chf">93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
    ],
    [
      'no currency',
      'Ccy="CHF">93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
      'Ccy="XXX">93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
    ],
    ['no direction', '<CdtDbtInd>CRDT</CdtDbtInd><Sts>', '<Sts>'],
    ['another direction', '<CdtDbtInd>CRDT</CdtDbtInd><Sts>', '<CdtDbtInd>FOOBAR</CdtDbtInd><Sts>'],
  ])('%s', (_what, from, to) => {
    const file = read(changed(receipts, from, to));
    expect(noticesOf(file)).toEqual(['statements[0].entries[1] STATEMENT_ENTRY_UNREADABLE']);
    expect(file.statements[0]?.unreadable).toBe(1);
    expect(file.statements[0]?.entries.map(({ index }) => index)).toEqual([0, 2]);
  });
});

describe('it is told', () => {
  const entry = 'statements[0].entries[0]';
  test.each<[what: string, file: string, notice: string]>([
    ['that payments make another sum', changed(receipts, '>600.40<', '>600.00<'), `${entry} STATEMENT_DETAILS_SUM`],
    [
      'that the number is another',
      changed(receipts, '<NbOfTxs>4<', '<NbOfTxs>3<'),
      `${entry}.batch STATEMENT_DETAILS_COUNT`,
    ],
    ['that an amount is not said', changed(receipts, '>600.40<', '>0<'), `${entry}.details[3] STATEMENT_DETAIL_AMOUNT`],
    [
      'that a day is none',
      changed(receipts, '<BookgDt><Dt>2026-11-20<', '<BookgDt><Dt>2026-02-30<'),
      `${entry}.bookingDate STATEMENT_DATE_UNREADABLE`,
    ],
    [
      'that a payment goes the other way',
      changed(receipts, '>500</Amt><CdtDbtInd>CRDT<', '>500</Amt><CdtDbtInd>DBIT<'),
      `${entry}.details[1] STATEMENT_DETAIL_DIRECTION`,
    ],
    [
      'that a credit is not one of payments',
      changed(receipts, '<Cd>PMNT</Cd>', '<Cd>SECU</Cd>'),
      `${entry} STATEMENT_DOMAIN`,
    ],
    ['that more pages follow', changed(receipts, '<LastPgInd>true<', '<LastPgInd>false<'), 'STATEMENT_PAGE_MORE'],
    [
      'that it is a copy',
      changed(receipts, '<Acct>', '<CpyDplctInd>DUPL</CpyDplctInd><Acct>'),
      'statements[0] STATEMENT_COPY',
    ],
    [
      'that it is a test',
      changed(receipts, '</MsgPgntn>', '</MsgPgntn><AddtlInf>SPS/2.0/TEST</AddtlInf>'),
      'STATEMENT_TEST',
    ],
    [
      'that balances do not add up',
      changed(executed, '>7474.60<', '>7474.00<'),
      'statements[0].balances STATEMENT_BALANCE',
    ],
  ])('%s', (_what, file, notice) => expect(noticesOf(read(file))).toContain(notice));

  test('not of real files, and not of balances of inner pages', () => {
    expect(noticesOf(read(changed(receipts, '</MsgPgntn>', '</MsgPgntn><AddtlInf>SPS/2.0/PROD</AddtlInf>')))).toEqual(
      [],
    );
    const inner = changed(
      executed,
      '<Cd>CLBD</Cd></CdOrPrtry>',
      '<Cd>CLBD</Cd></CdOrPrtry><SubTp><Cd>INTM</Cd></SubTp>',
    );
    expect(noticesOf(read(inner.replace('>7474.60<', '>1.00<')))).toEqual([]);
  });
});

describe('amounts of single payments', () => {
  const only = (detail: string) => {
    const file = changed(receipts, /<TxDtls><Refs><AcctSvcrRef>T-5.*?<\/TxDtls>/, `<TxDtls>${detail}</TxDtls>`);
    return read(file).statements[0]?.entries[1]?.details[0]?.amount;
  };
  test('are their own, else that of the entry', () => {
    expect(only('<Amt Ccy="CHF">93.1</Amt>')).toBe('93.10');
    expect(only('<Amt Ccy="CHF">0</Amt>')).toBe('93.10');
    expect(only('<Amt Ccy="EUR">100</Amt>')).toBe('93.10');
    expect(only('<AmtDtls><TxAmt><Amt Ccy="EUR">100</Amt></TxAmt></AmtDtls>')).toBe('93.10');
    expect(only('<Refs><EndToEndId>x</EndToEndId></Refs>')).toBe('93.10');
  });
});

describe('what an entry is', () => {
  const kind = (from: string | RegExp, to: string, at = 0) =>
    read(changed(receipts, from, to)).statements[0]?.entries[at]?.kind;
  const batch = /<NtryDtls><Btch><NbOfTxs>4.*?<\/NtryDtls>/;
  test.each<[what: string, from: string | RegExp, to: string, kind: string]>([
    ['pending', '<Cd>BOOK</Cd>', '<Cd>PDNG</Cd>', 'announced'],
    ['a status of its own', '<Cd>BOOK</Cd>', '<Prtry>LATER</Prtry>', 'announced'],
    ['returned by its code', 'VCOM', 'RRTN', 'returned'],
    ['returned by a payment', '<RmtInf>', '<RtrInf><Rsn><Cd>AC01</Cd></Rsn></RtrInf><RmtInf>', 'returned'],
    ['a reversal', '<RvslInd>false', '<RvslInd>true', 'reversal'],
    ['a reversal by its code', 'VCOM', 'CAJT', 'reversal'],
    ['a debit', '<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>false', '<CdtDbtInd>DBIT</CdtDbtInd><RvslInd>false', 'outgoing'],
    ['an envelope', batch, '', 'envelope'],
    [
      'an envelope with an empty payment',
      batch,
      '<NtryDtls><TxDtls><Amt Ccy="CHF">4141.20</Amt></TxDtls></NtryDtls>',
      'envelope',
    ],
    ['a direct debit', '<Cd>RCDT</Cd>', '<Cd>RDDT</Cd>', 'directDebit'],
    ['interest', 'VCOM', 'INTR', 'bankCharge'],
    ['account management', '<Cd>PMNT</Cd>', '<Cd>ACMT</Cd>', 'bankCharge'],
  ])('%s', (_what, from, to, expected) => expect(kind(from, to)).toBe(expected));
});

test('no text throws, and no file of 200,001 payments is read', () => {
  fc.assert(
    fc.property(fc.nat(receipts.length), fc.nat(40), anyText, (at, length, text) => {
      void readStatement(receipts.slice(0, at) + text + receipts.slice(at + length));
    }),
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => void readStatement(bytes)));
  const many = changed(
    receipts,
    /<NtryDtls><Btch><NbOfTxs>4.*?<\/NtryDtls>/,
    `<NtryDtls>${'<TxDtls/>'.repeat(200_001)}</NtryDtls>`,
  );
  expect(codesOf(readStatement(many))).toEqual(['STATEMENT_TOO_LARGE']);
});
