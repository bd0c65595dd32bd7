import { signedAmount } from '../../statement/index.ts';
import { accountKinds } from '../accounts.ts';
import type { Journal, JournalLine } from '../journal.ts';

const kinds = ['Assets', 'Liabilities', 'Equity', 'Income', 'Expenses'];

/**
 * The account of a line as plain text accounting names it: what the settings name in parts (`Assets:Bank:ZKB`) as it is, a number
 * under its kind (`Assets:1020`). Characters that no program takes become hyphens.
 */
export function plainAccount({ account, role }: Pick<JournalLine, 'account' | 'role'>): string {
  const parts = account.split(':').map(component);
  const isWhole = parts.length > 1 && kinds.includes(parts[0] ?? '');
  return (isWhole ? parts : [accountKinds[role], ...parts]).join(':');
}

/** Letters, digits and hyphens, beginning with a capital or a digit. Source: beancount, account names. */
function component(text: string): string {
  const plain = text
    .trim()
    .replace(/[^\p{L}\p{Nd}-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const [first = 'X'] = plain;
  return /[\p{Lu}\p{Nd}]/u.test(first)
    ? plain || first
    : `${/\p{Ll}/u.test(first) ? first.toUpperCase() : `X-${first}`}${plain.slice(first.length)}`;
}

/** A comment for each booking that is in no entry, as both formats write them. */
export function openComments(left: Journal['left']): string[] {
  return left.map((matter) => {
    return `; not booked, open: ${matter.date ?? ''} ${matter.currency} ${signedAmount(matter)} (${matter.reason.code})`;
  });
}
