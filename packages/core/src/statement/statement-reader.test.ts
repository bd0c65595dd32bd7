import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeStatement } from '../../../../test/arbitraries/statement.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { executedExample, readStatement, receiptsExample, StatementReader, type StreamedEntry } from './index.ts';

const files: readonly (readonly [name: string, file: Uint8Array])[] = [
  ['receipts', Buffer.from(receiptsExample)],
  ['balances', Buffer.from(executedExample)],
  ['balances that do not add up', Buffer.from(executedExample.replace('7474.60', '7474.65'))],
  ['UTF-16', Buffer.from(`\ufeff${executedExample.replace(/^<\?xml[^>]*>\s*/, '')}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(executedExample.replace(/^<\?xml[^>]*>\s*/, ''), 'utf16le')],
  [
    'Windows-1252',
    Buffer.from(executedExample.replace('UTF-8', 'ISO-8859-1').replace('Konto aufgehoben', 'Konto gelöscht'), 'latin1'),
  ],
  ['an entry that cannot be read', Buffer.from(receiptsExample.replace(/<Amt Ccy="CHF">93.10/, '<Amt Ccy="CHF">9,10'))],
  ['a file that ends in the middle', Buffer.from(executedExample.slice(0, 1500))],
  ['an HTML page', Buffer.from('<!doctype html><html></html>')],
  ['a ZIP archive', Buffer.from('PK\u0003\u0004and more of it')],
  ['an empty file', Buffer.from('')],
  ['another message', Buffer.from(receiptsExample.replace('camt.054.001.08', 'pain.002.001.10'))],
  ['two letters', Buffer.from('<a')],
];

function streamed(file: Uint8Array, cuts: readonly number[], reader = new StatementReader()) {
  const places = [...new Set([0, ...cuts.map((cut) => cut % (file.length + 1)), file.length])].sort((a, b) => a - b);
  for (const [index, end] of places.slice(1).entries()) if (!reader.add(file.subarray(places[index], end))) break;
  return reader.end();
}

test.each(files)('%s in pieces is what it is as a whole', (_, file) => {
  const whole = readStatement(file);
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 30 }), (cuts) => {
      expect(streamed(file, cuts)).toEqual(whole);
    }),
    { numRuns: 50, examples: [[[]], [[1]], [[1, 2, 3, 4, 5, 6, 7, 8, 9]]] },
  );
});

test('every entry is given as it is read, and none is kept', () => {
  for (const [, file] of files) {
    const given: StreamedEntry[] = [];
    const reader = new StatementReader({ onEntry: (entry) => given.push(entry) });
    const answer = streamed(file, [100, 1000, 2000], reader);
    const whole = readStatement(file);
    if (!whole.ok) {
      expect(answer).toEqual(whole);
      continue;
    }
    const { statements, notices } = whole.value;
    const entries = given.flatMap(({ statement, entry }) => (entry === undefined ? [] : [{ statement, entry }]));
    expect(entries).toEqual(
      statements.flatMap(({ entries: all }, statement) => all.map((entry) => ({ statement, entry }))),
    );
    const told = given.flatMap(({ notices: found }) => found.map(({ code }) => code));
    const read = expectValue(answer);
    expect(read.statements).toEqual(statements.map((one) => ({ ...one, entries: [] })));
    expect([...told, ...read.notices.map(({ code }) => code)].sort()).toEqual(notices.map(({ code }) => code).sort());
  }
});

const many = (count: number, balance: string) => {
  const entry = { amount: '0.10', isCredit: true, isReversal: false, date: '2026-11-20', payments: [] };
  const text = writeStatement({ id: 'S', entries: Array.from({ length: count }, () => entry) }, '08', 'camt.053');
  const bal = (type: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
  return Buffer.from(text.replace('</Acct>', `</Acct>${bal('OPBD', '1.00')}${bal('CLBD', balance)}`));
};

test('balances are added up of however many entries', () => {
  for (const count of [999, 1000, 1001, 2500]) {
    const right = (1 + count / 10).toFixed(2);
    expect(expectValue(streamed(many(count, right), [])).notices).toEqual([]);
    const wrong = expectValue(streamed(many(count, '7.77'), []));
    expect(wrong.notices.map(({ code, params }) => [code, params])).toEqual([
      ['STATEMENT_BALANCE', { closing: '7.77', sum: right }],
    ]);
  }
});

test('no more payments are kept than are wanted', () => {
  const reader = new StatementReader({ detailsMax: 10 });
  expect(reader.add(many(100, '1.00'))).toBe(false);
  expect(codesOf(reader.end())).toEqual(['STATEMENT_TOO_LARGE']);
  expect(expectValue(streamed(many(11, '2.10'), [], new StatementReader({ detailsMax: 11 }))).statements).toHaveLength(
    1,
  );
});

test('what begins as UTF-8 and goes on as something else is refused', () => {
  const filler = ' '.repeat(3000);
  const file = Buffer.concat([
    Buffer.from(executedExample.replace('Sammelauftrag', `für${filler}`)),
    Buffer.from('<!-- für -->', 'latin1'),
  ]);
  expect(
    codesOf(
      streamed(
        file,
        Array.from({ length: 40 }, (_, index) => index * 100),
      ),
    ),
  ).toEqual(['BANK_FILE_ENCODING_MIXED']);
});
