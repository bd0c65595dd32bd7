import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { formatXmlPath, readPaymentFile } from '../packages/core/src/payment-order/index.ts';

/** A payment file that keeps every rule, in one line. */
export const golden = readFileSync(
  new URL('../packages/core/src/payment-order/fixtures/order.xml', import.meta.url),
  'utf8',
).replace(/>\s+</g, '><');

/** Findings as `path code`, by XML paths. */
export function findings(file: string | Uint8Array): { problems: string[]; notices: string[] } {
  const read = readPaymentFile(file);
  const lines = (found: readonly { readonly path: readonly (string | number)[]; readonly code: string }[]) =>
    found.map(({ path, code }) => `${formatXmlPath(path)} ${code}`.trim());
  return { problems: read.ok ? [] : lines(read.problems), notices: lines(read.notices) };
}

/** The golden file with a text in place of the first of another. */
export function changed(from: string, to: string): string {
  expect(golden).toContain(from);
  return golden.replace(from, () => to);
}
