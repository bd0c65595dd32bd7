import {
  type AccountRole,
  type BooksRole,
  type DebtorRole,
  debtorRoles,
  defaultAccounts,
  type JournalEntry,
  type JournalLine,
} from '../bookkeeping/index.ts';
import { compareDecimals, exactSumOf, negated } from '../money/index.ts';
import { courseOf, type Step } from './course.ts';
import { compareTexts, type Debtor, type DebtorEventKind, type PaymentWay, type Period } from './debtor.ts';

/** How the events of debtors are booked. */
export interface DebtorBooks {
  /** Account of each role that settings of the books do not name. */
  readonly accounts: Readonly<Record<DebtorRole, string>>;
  /** The bank account of the company: its IBAN. */
  readonly bank: string;
  /** Whether VAT is booked when it is invoiced; else sales are booked with it, and VAT is up to the bookkeeper. */
  readonly hasVat: boolean;
  /** Whether payments are booked that statements of the bank tell: the books of the bank have them already. */
  readonly hasTold: boolean;
  /** What each kind of event is called, and the rate of a line: `{rate} %`. */
  readonly words: Readonly<Record<DebtorEventKind, string>> & { readonly rate: string };
}

interface Posting {
  readonly role: BooksRole;
  /** A debit where it is positive. */
  readonly amount: string;
  readonly rate?: string | undefined;
}

const accountOfWay: Readonly<Record<PaymentWay, BooksRole>> = {
  bank: 'bank',
  cash: 'cash',
  twint: 'transit',
  card: 'transit',
  other: 'transit',
};

/**
 * What happened to debtors in a period as double entries, by day: an entry each, whose debits and credits add up to the same. Invoices
 * debit the receivables and credit sales, by rate, and the VAT owed; cash discounts and losses take their VAT back. Money by bank goes
 * to the bank account, cash to the cash account, all other to the transit account. Entries are in the currency of their invoice. They
 * are written by `writeBooks`, with the accounts that `journalOfEntries` names. Reports no problems.
 */
export function debtorEntries(debtors: readonly Debtor[], period: Period, books: DebtorBooks): readonly JournalEntry[] {
  const entries = debtors.flatMap((debtor) =>
    courseOf(debtor)
      .filter(({ event }) => event.day >= period.from && event.day <= period.to)
      .filter(({ event }) => books.hasTold || event.isTold !== true)
      .flatMap((step) => entryOf(debtor, step, books)),
  );
  return entries.sort(
    (one, other) => compareTexts(one.date, other.date) || compareTexts(one.document ?? '', other.document ?? ''),
  );
}

function entryOf(debtor: Debtor, step: Step, books: DebtorBooks): JournalEntry[] {
  const { event } = step;
  const text = [`${books.words[event.kind]} ${event.number}`.trim(), debtor.name].filter(Boolean).join(', ');
  const lines = joined(postingsOf(step, books)).map(({ role, amount, rate }): JournalLine => {
    return {
      role,
      account: accountOf(role, books),
      side: amount.startsWith('-') ? 'credit' : 'debit',
      amount: amount.replace('-', ''),
      text: rate === undefined ? text : `${text}, ${books.words.rate.replace('{rate}', rate)}`,
      bill: debtor.number,
    };
  });
  if (lines.length === 0) return [];
  const { currency } = debtor;
  return [{ date: event.day, text, document: event.number, currency, account: books.bank, receipts: [], lines }];
}

function accountOf(role: BooksRole, { accounts }: DebtorBooks): string {
  const isDebtor = (one: BooksRole): one is DebtorRole => debtorRoles.some((each) => each === one);
  return isDebtor(role) ? accounts[role] : defaultAccounts[role satisfies AccountRole];
}

/** All of an event: they add up to nothing. */
function postingsOf(step: Step, books: DebtorBooks): Posting[] {
  const { event, waived } = step;
  const { amount, kind, consideration, cancels, way = 'other' } = event;
  const receivables: Posting = { role: 'receivables', amount };
  if (consideration !== undefined) {
    const prepaid: Posting = { role: 'customerCredits', amount: consideration.prepaid };
    return [receivables, prepaid, ...taxedPostings(step, 'sales', books)];
  }
  if (kind === 'fee' || cancels === 'fee') return [receivables, { role: 'reminderFees', amount: negated(amount) }];
  if (kind === 'discount' || kind === 'writeOff') {
    const role = kind === 'discount' ? 'discounts' : 'badDebts';
    return [receivables, { role: 'reminderFees', amount: waived }, ...taxedPostings(step, role, books)];
  }
  return [receivables, { role: kind === 'charge' ? 'bankCharges' : accountOfWay[way], amount: negated(amount) }];
}

function taxedPostings({ agreed }: Step, role: BooksRole, { hasVat }: DebtorBooks): Posting[] {
  const shares = agreed.shares.flatMap(({ rate, net, vat, gross }): Posting[] => {
    if (!hasVat) return [{ role, amount: negated(gross) }];
    return [
      { role, amount: negated(net), rate },
      { role: 'vatDue', amount: negated(vat), rate },
    ];
  });
  return [...shares, { role: 'roundingDifferences', amount: negated(agreed.rounding) }];
}

/** One line for each account and rate; nothing where it comes to nothing. */
function joined(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const key = `${posting.role} ${posting.rate ?? ''}`;
    sums.set(key, { ...posting, amount: exactSumOf([sums.get(key)?.amount ?? '0.00', posting.amount]) });
  }
  return [...sums.values()].filter(({ amount }) => compareDecimals(amount, '0') !== 0);
}
