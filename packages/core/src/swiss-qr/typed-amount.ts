import { parseTypedAmount } from '../money/typed-amount.ts';
import { within } from '../problem/problem.ts';
import { ok, type Result } from '../result.ts';
import { type InvoiceDraft, isFilled } from './draft.ts';

/**
 * A draft that a person typed, with its amount as the payload writes it; an empty amount stays empty. For forms and tables:
 * what programs send is held to the guidelines. Reports what `parseTypedAmount` does, at `amount`.
 */
export function readTypedAmount(draft: InvoiceDraft): Result<InvoiceDraft> {
  if (!isFilled(draft.amount)) return ok(draft);
  const amount = parseTypedAmount(draft.amount, draft.currency?.trim().toUpperCase());
  if (amount.ok) return ok({ ...draft, amount: amount.value });
  const [first, ...rest] = within(['amount'], amount.problems);
  return first === undefined ? ok(draft) : { ok: false, problems: [first, ...rest] };
}
