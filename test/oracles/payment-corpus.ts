import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarDate } from '@rappen/core/date';
import { parsePaymentOrder, writePaymentFile } from '@rappen/core/payment-order';
import * as fc from 'fast-check';
import { paymentOrders, readJsonOf } from '../arbitraries/payment-order.ts';
import { expectValue } from '../results.ts';

const seed = 17;

/** Payment orders of all kinds, the same ones each time, as files. */
export function paymentFiles(count: number): string[] {
  return fc.sample(paymentOrders, { seed, numRuns: count }).map((json) => {
    const parsed = parsePaymentOrder(readJsonOf(json), { today: '2026-11-23' as CalendarDate });
    return writePaymentFile(expectValue(parsed));
  });
}

/** `npm run corpus:payments -- FOLDER [count]` writes them for others to judge. */
if (import.meta.main) {
  const [folder, count = '10000'] = process.argv.slice(2);
  if (folder === undefined || !/^\d+$/.test(count)) {
    console.error('npm run corpus:payments -- FOLDER [count]');
    process.exitCode = 2;
  } else {
    mkdirSync(folder, { recursive: true });
    for (const [index, file] of paymentFiles(Number(count)).entries()) {
      writeFileSync(join(folder, `${String(index + 1).padStart(5, '0')}.xml`), file);
    }
    console.log(`${count} payment orders in ${folder}`);
  }
}
