import type { Problem } from '../problem/problem.ts';
import { type AccountRole, accountRoles } from './accounts.ts';
import type { Journal, JournalEntry, JournalLine } from './journal.ts';
import { problem } from './problems.ts';
import { type BooksSettings, bankKey } from './settings.ts';

/** A bank account in a currency. */
type Bank = Pick<JournalEntry, 'account' | 'currency'>;

/** The account of the books for what an amount is for, in an entry of a bank account. */
export function accountOf(role: AccountRole, bank: Bank, { banks, accounts }: BooksSettings): string {
  if (role !== 'bank') return accounts[role];
  return banks.get(bankKey(bank.account, bank.currency)) ?? banks.get(bankKey(bank.account)) ?? accounts.bank;
}

/** Bank accounts, or currencies of one, that nobody can tell apart in the books. */
export function sharedBanks(banks: readonly Bank[], settings: BooksSettings): Problem[] {
  const byAccount = new Map<string, Set<string>>();
  for (const bank of banks) {
    const name = accountOf('bank', bank, settings);
    byAccount.set(name, (byAccount.get(name) ?? new Set()).add(`${bank.account} ${bank.currency}`));
  }
  return [...byAccount].flatMap(([account, names]) => {
    const [one = '', ...others] = [...names].sort();
    return others.map((other) => problem('BOOKS_BANK_SHARED', ['banks'], { one, other, account }));
  });
}

/**
 * Entries that were kept, of one run or several, with the accounts that settings name now. Their texts stay. Notices: bank accounts
 * that share one of the books. Accounts that only invoices have are as their lines say: settings do not name them.
 */
export function journalOfEntries(entries: readonly JournalEntry[], settings: BooksSettings): Journal {
  const named = entries.map((entry): JournalEntry => {
    const lines = entry.lines.map((line) => ({ ...line, account: namedAccount(line, entry, settings) }));
    return { ...entry, lines };
  });
  const ofBank = entries.filter(({ lines }) => lines.some(({ role }) => role === 'bank'));
  return { entries: named, left: [], notices: sharedBanks(ofBank, settings) };
}

function namedAccount({ role, account }: JournalLine, bank: Bank, settings: BooksSettings): string {
  return isAccountRole(role) ? accountOf(role, bank, settings) : account;
}

function isAccountRole(role: JournalLine['role']): role is AccountRole {
  return accountRoles.some((one) => one === role);
}
