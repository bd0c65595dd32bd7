import { resourceUsage } from 'node:process';
import { reconcile } from '@rappen/core/reconciliation';
import { readStatement } from '@rappen/core/statement';
import { accepted } from '../our-bill.ts';
import { openBills, paidBills, statementOf } from '../payments.ts';
import type { MatchingReport } from './payments.ts';

/** Reads and matches so many entries, and says how long it took and how much memory was needed in all. */
const entries = Number(process.argv[2]);
const bills = paidBills(entries);
const input = { bills: openBills(bills) };
const bytes = Buffer.from(statementOf(bills));
const start = performance.now();
const result = accepted(reconcile([accepted(readStatement(bytes))], input));
const seconds = (performance.now() - start) / 1000;
if (result.bills.some(({ state }) => state !== 'settled')) throw new Error('a bill is not settled');
const report: MatchingReport = { entries, seconds, peakBytes: resourceUsage().maxRSS * 1024 };
console.log(JSON.stringify(report));
