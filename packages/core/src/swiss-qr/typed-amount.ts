import { parseTypedAmount } from '../money/typed-amount.ts';
import { within } from '../problem/problem.ts';
import { ok, type Result } from '../result.ts';
import { type InvoiceDraft, isFilled } from './draft.ts';

/**
 * Converts the amount of a draft typed by a person to the form of the payload; an empty amount stays empty. For forms and tables:
 * programs must follow the guidelines. Reports the problems of `parseTypedAmount` at `amount`.
 */
export function readTypedAmount(draft: InvoiceDraft): Result<InvoiceDraft> {
  if (!isFilled(draft.amount)) return ok(draft);
  const amount = parseTypedAmount(draft.amount, draft.currency?.trim().toUpperCase());
  if (amount.ok) return ok({ ...draft, amount: amount.value });
  const [first, ...rest] = within(['amount'], amount.problems);
  return first === undefined ? ok(draft) : { ok: false, problems: [first, ...rest] };
}
