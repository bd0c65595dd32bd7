import { readFileSync } from 'node:fs';
import { resourceUsage } from 'node:process';
import { parseJson } from '@rappen/core/json';
import { reconcile } from '@rappen/core/reconciliation';
import { readStatement } from '@rappen/core/statement';
import { accepted } from '../our-bill.ts';
import type { MatchingReport } from './payments.ts';

/** Reads a statement and matches it with open bills in JSON, and says how long it took and how much memory was needed in all. */
const [, , statement = '', openBills = ''] = process.argv;
const input = accepted(parseJson(readFileSync(openBills, 'utf8')));
const start = performance.now();
const read = accepted(readStatement(readFileSync(statement)));
const result = accepted(reconcile([read], input));
const seconds = (performance.now() - start) / 1000;
if (result.bills.some(({ state }) => state !== 'settled')) throw new Error('a bill is not settled');
const report: MatchingReport = { entries: result.receipts.length, seconds, peakBytes: resourceUsage().maxRSS * 1024 };
console.log(JSON.stringify(report));
