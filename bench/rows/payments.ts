import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CalendarDate } from '@rappen/core/date';
import { type JsonValue, writeJson } from '@rappen/core/json';
import { parsePaymentOrder, writePaymentFile } from '@rappen/core/payment-order';
import { reconcile } from '@rappen/core/reconciliation';
import { readStatement } from '@rappen/core/statement';
import { CashManagementEndOfDayReport, ISO20022 } from 'iso20022.js';
import { comparison } from '../comparison.ts';
import { type Measurement, measure, median, roundCount } from '../measure.ts';
import { accepted } from '../our-bill.ts';
import { openBills, orderOf, type Paid, paidBills, statementOf } from '../payments.ts';
import { atLeast, atMost, type Line, perSecond, type Row, rounded } from '../table.ts';

type Configuration = ConstructorParameters<typeof ISO20022>[0];
type Instructions = Parameters<ISO20022['createSWIFTCreditPaymentInitiation']>[0];

const run = promisify(execFile);
const count = 10_000;

/** What the process that matches many says of its work. */
export interface MatchingReport {
  readonly entries: number;
  readonly seconds: number;
  readonly peakBytes: number;
}

export function paymentRows(): Row[] {
  return [
    { name: 'payment files', measure: paymentFiles },
    { name: 'statements', measure: statements },
    { name: 'matching', measure: matching },
  ];
}

async function paymentFiles(): Promise<Line[]> {
  const bills = paidBills(count);
  const ours = (some: readonly Paid[]): number => {
    const parsed = parsePaymentOrder(orderOf(some), { today: '2026-11-23' as CalendarDate });
    writePaymentFile(accepted(parsed));
    return some.length;
  };
  const measurements = await measure(
    [
      { name: 'ours', run: ours },
      { name: 'iso20022.js (pain.001.001.03, nothing validated)', run: theirFile, same: true },
    ],
    bills,
  );
  return goalFor(comparison('Payment file of 10,000, every rule validated', measurements), measurements, count / 0.15);
}

function theirFile(some: readonly Paid[]): number {
  const initiatingParty = {
    name: 'Velowerk Seetal GmbH',
    id: 'VELO',
    account: { iban: 'CH1598763000120034506' },
    agent: { bic: 'POFICHBEXXX', bankAddress: { country: 'CH' } },
  };
  const instructions = some.map(({ amount }) => ({
    type: 'swift',
    direction: 'credit',
    amount: Number(amount.replace('.', '')),
    currency: 'CHF',
    creditor: {
      name: 'Lenz & Töchter AG',
      account: { iban: 'CH6998765000000815002' },
      agent: { bic: 'POFICHBEXXX', bankAddress: { country: 'CH' } },
      address: {
        streetName: 'Mühleweg',
        buildingNumber: '12',
        postalCode: '5600',
        townName: 'Lenzburg',
        country: 'CH',
      },
    },
  }));
  const peer = new ISO20022({ initiatingParty } as Configuration);
  peer.createSWIFTCreditPaymentInitiation(instructions as Instructions).serialize();
  return some.length;
}

async function statements(): Promise<Line[]> {
  const bills = paidBills(count);
  const input = { bills: openBills(bills) };
  const text = statementOf(bills);
  const ours = (): number => accepted(readStatement(text)).statements[0]?.entries.length ?? 0;
  const theirs = (): number => CashManagementEndOfDayReport.fromXML(text).entries.length;
  const matched = (): number => accepted(reconcile([accepted(readStatement(text))], input)).receipts.length;
  const items = bills.map(() => text);
  const reading = await measure(
    [
      { name: 'ours', run: ours },
      { name: 'iso20022.js (no references)', run: theirs, same: true },
    ],
    items,
  );
  const whole = await measure([{ name: 'ours', run: matched }], items);
  const [first] = reading;
  const python = first && (await pythonMeasurement(text, first));
  return [
    ...comparison('Statement of 10,000 entries read', python === undefined ? reading : [...reading, python]),
    ...goalFor([{ task: 'Statement of 10,000 entries read and matched', ours: '' }], whole, count / 0.5),
  ];
}

/** PyPI `camt053`, in a process that measures itself; undefined where there is no Python or it cannot be installed. */
async function pythonMeasurement(text: string, ours: Measurement): Promise<Measurement | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-bench-'));
  try {
    const path = join(folder, 'statement.xml');
    writeFileSync(path, text);
    execFileSync('python3', ['-m', 'venv', join(folder, 'python')], { stdio: 'ignore' });
    execFileSync(join(folder, 'python/bin/pip'), ['install', '--quiet', 'camt053==0.0.23'], { stdio: 'ignore' });
    const script = [
      'import sys, time',
      'from camt053.parse.statement_parser import parse_document',
      'text = open(sys.argv[1], encoding="utf-8").read()',
      'for _ in range(int(sys.argv[2])):',
      '    start = time.perf_counter()',
      '    parse_document(text)',
      '    print(time.perf_counter() - start)',
    ].join('\n');
    const { stdout } = await run(join(folder, 'python/bin/python'), ['-c', script, path, String(roundCount)]);
    const speed = median(
      stdout
        .trim()
        .split('\n')
        .map((seconds) => count / Number(seconds)),
    );
    return { name: 'camt053 (Python, no references)', perSecond: speed, ratio: ours.perSecond / speed };
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function goalFor(lines: readonly Line[], measurements: readonly Measurement[], least: number): Line[] {
  const speed = measurements[0]?.perSecond ?? 0;
  const goal = atLeast(speed, least, `at least ${perSecond(least)}`);
  return lines.map((line, index) => (index === 0 ? { ...line, ours: perSecond(speed), goal } : line));
}

/**
 * Each size in a process of its own, which reads statement and bills from files as a program of a user does. Its heap is bounded: its
 * memory would say otherwise what the engine has not cleaned up yet.
 */
async function matching(): Promise<Line[]> {
  const reports: MatchingReport[] = [];
  const child = fileURLToPath(new URL('matching-child.ts', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'rappen-bench-'));
  const bounds = ['--max-old-space-size=330', '--max-semi-space-size=8'];
  const [statement, open] = [join(folder, 'statement.xml'), join(folder, 'open.json')];
  try {
    for (const entries of [25_000, 50_000, 100_000]) {
      const bills = paidBills(entries);
      writeFileSync(statement, statementOf(bills));
      writeFileSync(open, writeJson({ bills: openBills(bills) as JsonValue[] }));
      const { stdout } = await run(process.execPath, [...bounds, '--conditions=rappen-source', child, statement, open]);
      reports.push(JSON.parse(stdout) as MatchingReport);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return reports.map(({ entries, seconds, peakBytes }) => ({
    task: `${rounded(entries)} entries read and matched with as many bills`,
    ours: `${seconds.toFixed(1)} s, ${rounded(peakBytes / 1e6)} MB`,
    ...(entries < 100_000
      ? {}
      : { goal: atMost(Math.max(seconds / 10, peakBytes / 5e8), 1, 'at most 10 s and 500 MB') }),
  }));
}
