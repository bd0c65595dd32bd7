import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { orders } from './plugin.ts';

/** Notes which mutants the tests of a file run. */
const seen = new Set<number>();
Object.assign(globalThis, { hit: (index: number) => seen.add(index) });
const began = performance.now();

afterAll(() => {
  if (orders.hits === undefined) return;
  const file = relative(process.cwd(), expect.getState().testPath ?? '');
  const line = { file, milliseconds: Math.round(performance.now() - began), hits: [...seen] };
  appendFileSync(orders.hits, `${JSON.stringify(line)}\n`);
});
