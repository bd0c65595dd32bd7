import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BooksFormat, type Journal, parseBooksSettings, writeBooks } from '@rappen/core/bookkeeping';
import { exactSumOf, negated } from '@rappen/core/money';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { journals } from '../arbitraries/journal.ts';
import { bookedRuns } from '../laws/bank/booked-runs.ts';
import { scenarioOf } from '../laws/bank/scenario.ts';
import { runs } from '../long-tests.ts';
import { expectValue } from '../results.ts';
import { hasTools, pathOf, type ToolName } from './tools.ts';

/*
 * Other programs read what is written for them: they must take it, and find on each account what the journal says. Texts are whatever a
 * payer may write.
 */
const folder = mkdtempSync(join(tmpdir(), 'rappen-books-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = expectValue(
  parseBooksSettings({
    currency: 'EUR',
    rates: [{ currency: 'CHF', rate: 1.0612 }],
    datev: { consultant: 29098, client: 55003 },
  }),
);

/** What banks told over some runs, and entries with the texts of anybody. */
const samples: readonly Journal[] = [
  ...[3, 6, 28, 125].flatMap((seed) => {
    const scenario = scenarioOf(seed);
    return bookedRuns(scenario, scenario.runs).map(({ journal }) => journal);
  }),
  ...fc.sample(journals, { seed: 7, numRuns: runs(25, 8) }),
].filter(({ entries }) => entries.length > 0);

function fileOf(format: BooksFormat, journal: Journal): string {
  const { text, extension } = expectValue(writeBooks(journal, format, settings));
  const path = join(folder, `books.${extension}`);
  writeFileSync(path, text);
  return path;
}

/** Debits less credits by account and currency, those that are not zero. */
function balancesOf(journal: Journal, isForeign: boolean): Record<string, string> {
  const sums = new Map<string, string[]>();
  for (const { lines, currency } of journal.entries) {
    for (const { account, side, amount, foreign } of lines) {
      const [value, unit] =
        foreign !== undefined && isForeign ? [foreign.amount, foreign.currency] : [amount, currency];
      const key = `${account} ${unit}`;
      sums.set(key, [...(sums.get(key) ?? []), side === 'debit' ? value : negated(value)]);
    }
  }
  return sorted([...sums].map(([key, all]) => [key, exactSumOf(all)]));
}

function sorted(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(pairs.filter(([, sum]) => Number(sum) !== 0).sort());
}

function run(tool: ToolName, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(pathOf(tool) ?? tool, words, { encoding: 'utf8' });
  expect([words.at(-1), status, stderr]).toEqual([words.at(-1), 0, '']);
  return stdout;
}

describe.skipIf(!hasTools('hledger'))('hledger (needs hledger)', () => {
  test.each([...samples.entries()])('reads journal %i, and has the same balances', (_at, journal) => {
    const path = fileOf('hledger', journal);
    run('hledger', '-f', path, 'check');
    const csv = run('hledger', '-f', path, 'bal', '--flat', '-N', '--layout=bare', '-O', 'csv');
    const rows = csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => [...line.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell));
    const found = rows.map(
      ([account = '', unit = '', sum = '']) => [`${account.split(':').at(-1)} ${unit}`, sum] as const,
    );
    const merged = new Map<string, string[]>();
    for (const [key, sum] of found) merged.set(key, [...(merged.get(key) ?? []), sum]);
    expect(sorted([...merged].map(([key, all]) => [key, exactSumOf(all)]))).toEqual(balancesOf(journal, true));
  });
});

describe.skipIf(!hasTools('bean-check'))('beancount (needs bean-check)', () => {
  test.each([...samples.entries()])('takes journal %i', (_at, journal) => {
    run('bean-check', '--no-cache', fileOf('beancount', journal));
  });

  test('finds an entry that does not balance', () => {
    const path = fileOf('beancount', samples[0] as Journal);
    const text = expectValue(writeBooks(samples[0] as Journal, 'beancount', settings)).text;
    writeFileSync(path, text.replace(/(?<= {2}\S+ +)(\d+\.\d\d)(?= [A-Z]{3}\n)/, '1$1'));
    expect(spawnSync(pathOf('bean-check') ?? '', ['--no-cache', path]).status).not.toBe(0);
  });
});

const reader = `
import json, sys
from mloda.community.feature_groups.experimental.german_ledger.datev import read_batch
header, legs = read_batch(sys.argv[1])
sums = {}
for account, amount in zip(legs["Konto"], legs["Betrag"]):
    sums[account] = sums.get(account, 0) + amount
print(json.dumps({"consultant": header.berater, "sums": {k: str(v) for k, v in sums.items()}}))
`;

describe.skipIf(!hasTools('datev-reader'))('DATEV (needs mloda-community-german-ledger)', () => {
  const inEuro = samples.filter(({ entries }) => entries.every(({ currency }) => currency === 'EUR'));

  test.each([...inEuro.entries()])('batch %i is read by a strict reader, with the same balances', (_at, journal) => {
    const program = pathOf('datev-reader') as string;
    const out = execFileSync(program, ['-c', reader, fileOf('datev', journal)], { encoding: 'utf8' });
    const { consultant, sums } = JSON.parse(out) as { consultant: string; sums: Record<string, string> };
    expect(consultant).toBe('29098');
    const own = Object.entries(balancesOf(journal, false)).map(([key, sum]) => [key.split(' ')[0] ?? '', sum] as const);
    expect(sorted(Object.entries(sums).map(([key, sum]) => [key, exactSumOf([sum])]))).toEqual(sorted(own));
  });
});
