import { compareDecimals, exactSumOf, negated } from '@rappen/core/money';
import { groupedAmount } from '../../language/written/amount.ts';
import { type Account, isPositive } from '../../records/desk/account.ts';
import type { Invoice } from '../../records/desk/records.ts';
import { toldLines } from './account-words.ts';

/**
 * An issued invoice as it is printed again: what came in or was taken off since is deducted, with the lines that say why, and the slip
 * asks what is still open. The invoice itself where nothing has happened. Fees of reminders are asked by reminders alone.
 */
export function reprintOf(invoice: Invoice, { due, charged, rest, lines }: Account): Invoice {
  const open = exactSumOf([rest, negated(charged)]);
  if (invoice.kind !== 'invoice' || !isPositive(due) || compareDecimals(open, due) >= 0) return invoice;
  const others = lines.filter(({ kind }) => kind !== 'due' && kind !== 'fee');
  const told = toldLines(invoice, others).map(
    ([text, amount]) => `${text}: ${invoice.currency} ${groupedAmount(negated(amount))}`,
  );
  const closing = [invoice.closing.trim(), told.join('\n')].filter(Boolean).join('\n\n');
  return { ...invoice, closing, asked: isPositive(open) ? open : '0.00' };
}
