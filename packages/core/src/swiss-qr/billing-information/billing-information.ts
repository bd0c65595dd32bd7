import { problem } from '../../problem/problem.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { SwicoS1 } from './swico-s1.ts';
import { readSwicoS1 } from './swico-s1-text.ts';

/** Bill information: Swico S1 understood, any other syntax (or unreadable S1) as its raw text. */
export type BillingInformation =
  | { readonly type: 'SwicoS1v12'; readonly value: SwicoS1 }
  | { readonly type: 'RawBillInformation'; readonly code: string; readonly text: string };

const grammar = /^\/\/([^/]{2})(?:\/|$)/;

/** Two slashes and the two-character code of a syntax, nothing interpreted. Reports `BILLING_INFORMATION_PREFIX`. */
export function parseRawBillingInformation(text: string): Result<BillingInformation & { type: 'RawBillInformation' }> {
  const code = grammar.exec(text)?.[1];
  if (code === undefined) return failed(problem('BILLING_INFORMATION_PREFIX', []));
  return ok({ type: 'RawBillInformation', code, text });
}

/** Recognises the syntax. Unreadable S1 comes back raw: it is legal content of a bill. Reports `BILLING_INFORMATION_PREFIX`. */
export function parseBillingInformation(text: string): Result<BillingInformation> {
  const swico = readSwicoS1(text);
  return swico.ok ? ok({ type: 'SwicoS1v12', value: swico.value.value }) : parseRawBillingInformation(text);
}
