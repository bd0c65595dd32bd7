import type { Problem } from '../../problem/problem.ts';
import { failed, ok, type Result } from '../../result.ts';
import { problem } from './problems.ts';
import type { SwicoS1 } from './swico-s1.ts';
import { readSwicoS1, writeSwicoS1 } from './swico-s1-text.ts';

/** Billing information: Swico S1 with its good tags and the list of the others, any other syntax (or S1 without a good tag) as its raw text. */
export type BillingInformation =
  | { readonly type: 'SwicoS1v12'; readonly value: SwicoS1; readonly unread?: readonly Problem[] }
  | { readonly type: 'RawBillInformation'; readonly code: string; readonly text: string };

const grammar = /^\/\/([^/]{2})(?:\/|$)/;

/** Two slashes and the two-character code of a syntax, nothing interpreted. Reports `BILLING_INFORMATION_PREFIX`. */
export function parseRawBillingInformation(text: string): Result<BillingInformation & { type: 'RawBillInformation' }> {
  const code = grammar.exec(text)?.[1];
  if (code === undefined) return failed(problem('BILLING_INFORMATION_PREFIX', []));
  return ok({ type: 'RawBillInformation', code, text });
}

/** Text before version 1.2 begins with tag 01 and means other things by the tags behind it. */
const beforeVersion12 = '//S1/01/';

/**
 * Recognises the syntax. S1 without any tag that can be read, and S1 before version 1.2, come back raw: they are legal content
 * of a bill. Reports `BILLING_INFORMATION_PREFIX`.
 */
export function parseBillingInformation(text: string): Result<BillingInformation> {
  const swico = readSwicoS1(text);
  if (!swico.ok || text.startsWith(beforeVersion12)) return parseRawBillingInformation(text);
  const { value, unread } = swico.value;
  if (unread.length === 0) return ok({ type: 'SwicoS1v12', value });
  return writeSwicoS1(value) === '' ? parseRawBillingInformation(text) : ok({ type: 'SwicoS1v12', value, unread });
}
