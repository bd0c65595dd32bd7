import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
import type { Movement, ReconciledBill, Reconciliation } from '../reconciliation/index.ts';
import type { StatementFile } from '../statement/index.ts';
import type { BookedReceipt, PaidBill, Posting } from './booked-receipt.ts';
import type { Journal, JournalEntry, JournalLine } from './journal.ts';
import { limits } from './limits.ts';
import { accountOf, sharedBanks } from './name-accounts.ts';
import { postingsOf } from './postings.ts';
import { problem } from './problems.ts';
import type { BooksSettings } from './settings.ts';
import { ToldInFiles } from './told-in-files.ts';
import { type JournalWords, journalWords } from './words.ts';

/**
 * The bookings of some statements as double entries: what a reconciliation of these files found, each booking once over all runs whose
 * `seen` it was given. On each bank account of the books stands what its statements counted. Receipts that settle bills go to
 * receivables, what is too much to the credits of customers, what is unknown to the account for unclear receipts; money that is open,
 * or whose payments are told elsewhere, waits on the transit account, and leaves it when a later run knows more. What is only announced
 * gives nothing; bookings that are in doubt themselves are in `left`. VAT is never booked.
 */
export function journalOf(
  reconciliation: Reconciliation,
  statements: readonly StatementFile[],
  settings: BooksSettings,
): Journal {
  const maker = new Maker(reconciliation, new ToldInFiles(statements), settings);
  const entries = reconciliation.movements.flatMap((movement) => maker.entryOf(movement));
  return {
    entries: entries.sort(byDay),
    left: reconciliation.open.filter(({ reason }) => notMoney.has(reason.code)),
    notices: [...maker.notices, ...sharedBanks(reconciliation.movements, settings)],
  };
}

/** Why a booking as a whole is in doubt: its money is not counted. */
const notMoney: ReadonlySet<string> = new Set([
  'BOOKING_NOT_IN_STATEMENT',
  'BOOKING_DAYS_APART',
  'BOOKING_COUNTS_DIFFER',
  'BOOKING_MAYBE_COLLECTED',
  'BOOKING_ALIKE',
]);

class Maker {
  readonly notices: Problem[] = [];
  private readonly reconciliation: Reconciliation;
  private readonly told: ToldInFiles;
  private readonly settings: BooksSettings;
  private readonly words: JournalWords;
  private readonly bills: ReadonlyMap<number, PaidBill>;
  /** How bills are called in the books, by their ids. */
  private readonly names: ReadonlyMap<string, string>;

  constructor(reconciliation: Reconciliation, told: ToldInFiles, settings: BooksSettings) {
    this.reconciliation = reconciliation;
    this.told = told;
    this.settings = settings;
    this.words = journalWords[settings.language];
    this.bills = paidBills(reconciliation, settings);
    this.names = new Map(
      reconciliation.openBills.flatMap(({ id, number }) => (id === undefined || !number ? [] : [[id, number]])),
    );
  }

  entryOf(movement: Movement): JournalEntry[] {
    const { place, amount, currency, account, receipts } = movement;
    const postings = receipts.flatMap((index) => postingsOf(this.bookedReceipt(index, movement)));
    this.noticeExchange(postings, currency);
    const lines = this.linesOf(movement, postings);
    if (lines.length === 0) return [];
    const date = movement.date ?? (place && this.told.dayAt(place));
    if (date === undefined) {
      this.notices.push(problem('BOOKS_DATE_MISSING', [], { account, currency, amount }));
      return [];
    }
    const valueDate = place && this.told.entryAt(place)?.valueDate;
    const document = place && this.told.documentAt(place);
    const text = lines[0]?.text ?? '';
    return [{ date, valueDate, text, document, currency, account, place, receipts, lines }];
  }

  private bookedReceipt(index: number, movement: Movement): BookedReceipt {
    const receipt = this.reconciliation.receipts[index] as Reconciliation['receipts'][number];
    const detail = this.told.detailAt(receipt.place);
    const code = movement.place && this.told.entryAt(movement.place)?.code;
    const name = receipt.bill && this.nameOf(receipt.bill);
    return { receipt, index, movement, detail, code, words: this.words, bill: this.bills.get(index), name };
  }

  private nameOf(bill: string): string {
    return this.names.get(bill) ?? bill;
  }

  private noticeExchange(postings: readonly Posting[], currency: string): void {
    for (const { role, foreign, bill = '' } of postings) {
      const isSaid = role !== 'receivables' || foreign === undefined || this.settings.bookedBills.has(bill);
      if (!isSaid) this.notices.push(problem('BOOKS_EXCHANGE_DIFFERENCE', [], { bill, currency }));
    }
  }

  /** The bank first, then what its money is for; what is left of it waits on the transit account. */
  private linesOf(movement: Movement, postings: readonly Posting[]): JournalLine[] {
    const { amount, charges } = movement;
    const { words } = this;
    const rest = exactSumOf([amount, charges, ...postings.map((posting) => negated(posting.amount))]);
    const transit = this.transitText(movement, postings.length > 0);
    const others: Posting[] = [
      ...postings,
      { role: 'bankCharges', amount: negated(charges), text: words.charges },
      { role: 'transit', amount: rest, text: transit },
    ];
    const counters = others.filter((posting) => compareDecimals(posting.amount, '0') !== 0);
    const text = counters.length === 1 ? (counters[0]?.text ?? '') : this.textOfEntry(movement);
    const bank: Posting = { role: 'bank', amount: negated(amount), text };
    const all = compareDecimals(amount, '0') === 0 ? counters : [bank, ...counters];
    return all.map(({ amount: value, role, bill, ...line }) => ({
      ...line,
      ...(bill !== undefined && { bill: this.nameOf(bill) }),
      role,
      account: accountOf(role, movement, this.settings),
      side: value.startsWith('-') ? 'debit' : 'credit',
      amount: value.replace('-', ''),
      text: shortened(line.text),
    }));
  }

  /** Why money waits. */
  private transitText({ receipts, kind }: Movement, hasPostings: boolean): string {
    const { words, reconciliation } = this;
    const open = receipts.flatMap((index) => {
      const receipt = reconciliation.receipts[index];
      return receipt?.verdict === 'open' ? receipt.reasons : [];
    });
    if (open[0] !== undefined) return `${words.open} (${open[0].code})`;
    if (hasPostings && kind === 'envelope') return words.detailsFound;
    return words.detailsMissing;
  }

  private textOfEntry({ place, receipts, kind }: Movement): string {
    const { words } = this;
    const information = place && this.told.entryAt(place)?.information;
    if (information !== undefined) return information;
    const outgoing = { outgoing: words.outgoing, bankCharge: words.charges, returned: words.returned };
    const what: string =
      outgoing[kind as keyof typeof outgoing] ?? (kind === 'reversal' ? words.takenBack : words.incoming);
    return receipts.length > 1 ? `${what}, ${receipts.length} ${words.payments}` : what;
  }
}

/** Of each receipt that counts the bill, and what was paid of it after that. */
function paidBills({ bills, receipts }: Reconciliation, { bookedBills }: BooksSettings): Map<number, PaidBill> {
  const found = new Map<number, PaidBill>();
  for (const bill of bills) {
    let claimAfter = claimOf(bill);
    for (const index of [...bill.receipts].reverse()) {
      const { currency, amount } = bill;
      found.set(index, { currency, amount, booked: bookedBills.get(bill.id), claimAfter });
      claimAfter = exactSumOf([claimAfter, negated(receipts[index]?.effect?.claim ?? '0.00')]);
    }
  }
  return found;
}

/** How much of a bill the customer does not owe any more by what came in: discounts are not in it. */
function claimOf({ amount, open, paid, discount = '0.00' }: ReconciledBill): string {
  return amount === undefined || open === undefined ? paid : exactSumOf([amount, negated(open), negated(discount)]);
}

function shortened(text: string): string {
  return text.length <= limits.textLengthMax ? text : [...text].slice(0, limits.textLengthMax).join('');
}

/** By day, of one day by account, and of one account as its statement has them; what is not in these files comes last. */
function byDay(one: JournalEntry, other: JournalEntry): number {
  const [mine, theirs] = [one, other].map(({ date, account, currency }) => `${date} ${account} ${currency}`) as [
    string,
    string,
  ];
  if (mine !== theirs) return mine < theirs ? -1 : 1;
  const [here, there] = [one.place, other.place];
  if (here === undefined || there === undefined) return Number(here === undefined) - Number(there === undefined);
  return here.file - there.file || here.statement - there.statement || here.entry - there.entry;
}
