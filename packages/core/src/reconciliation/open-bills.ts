import { amountText } from '../bank-message/index.ts';
import { isCurrencyCode } from '../currency/currency.ts';
import type { CalendarDate } from '../date/calendar-date.ts';
import { normalizeIban, parseRegisteredIban } from '../iban/iban.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Path } from '../problem/problem.ts';
import type { ProblemList } from '../problem-list.ts';
import { normalizeCreditorReference, parseCreditorReference } from '../reference/creditor-reference.ts';
import { normalizeQrReference, parseQrReference } from '../reference/qr-reference.ts';
import type { Result } from '../result.ts';
import { type BillDiscount, type DiscountTerms, datedDiscounts, needDate, readDiscountTerms } from './discounts.ts';
import type { BillState, OpenBillJson, ReconciliationDraft } from './model.ts';
import type { Reported } from './problems.ts';

/** A bill with its running balance. */
export interface RunningBill {
  /** As it was given. */
  readonly json: OpenBillJson;
  /** Which of the bills that are read it is. */
  readonly at: number;
  readonly id: string;
  readonly iban: string;
  /** QR reference or creditor reference; none for bills without. */
  readonly reference: string | undefined;
  readonly amount: string | undefined;
  readonly currency: string;
  readonly debtor: string | undefined;
  readonly discounts: readonly BillDiscount[];
  /** Receipts less what was taken back. */
  paid: string;
  /** Discount that was granted: it stands as long as it makes the whole with what was paid. */
  discount: string;
  /** Day of the last receipt in `paid`, as far as it is known. */
  lastPaid: CalendarDate | undefined;
  isClosed: boolean;
  isDouble: boolean;
  /** Amounts of the receipts of this run that count for it. */
  receipts: readonly string[];
}

const noReceipts: readonly string[] = [];

/** Open bills, and those of each reference: of several accounts it may be one of each. */
export interface OpenBills {
  readonly bills: readonly RunningBill[];
  /** As the caller calls them. */
  readonly byId: ReadonlyMap<string, RunningBill>;
  readonly byReference: ReadonlyMap<string, readonly RunningBill[]>;
  /** Bills that have no discount only because they have no date that its days count from. */
  readonly undated: number;
}

/** Discounts of bills that name none. */
export interface SharedTerms {
  readonly ofAccount: ReadonlyMap<string, DiscountTerms>;
  readonly ofRun: DiscountTerms;
}

type BillDraft = NonNullable<NonNullable<ReconciliationDraft['bills']>[number]>;

/**
 * Reads the open bills. Reports `REQUIRED`, what the parsers of accounts, references and amounts report, `CURRENCY_NOT_SUPPORTED`,
 * `RECONCILIATION_DISCOUNT_TERMS`, `RECONCILIATION_BILL_TWICE`, and `RECONCILIATION_AMBIGUOUS_BILL` for two bills that a payment could
 * not tell apart.
 */
export function readOpenBills(
  drafts: ReconciliationDraft['bills'],
  terms: SharedTerms,
  problems: ProblemList<Reported>,
): OpenBills {
  let undated = 0;
  const bills: RunningBill[] = [];
  const byId = new Map<string, RunningBill>();
  const references = new Map<string, RunningBill[]>();
  for (const [index, draft] of (drafts ?? []).entries()) {
    if (draft === undefined) continue;
    const path = ['bills', index];
    const bill = readBill(draft, bills.length, terms, path, problems);
    if (bill === undefined) continue;
    if (isUndated(bill, terms)) undated += 1;
    const { id, iban, reference } = bill;
    if (byId.has(id)) problems.report('RECONCILIATION_BILL_TWICE', [...path, 'id'], { id });
    byId.set(id, bill);
    const equals = reference === undefined ? undefined : references.get(reference);
    const other = equals?.find((one) => one.iban === iban);
    if (other !== undefined) {
      problems.report('RECONCILIATION_AMBIGUOUS_BILL', [...path, 'reference'], { id, other: other.id });
    }
    if (equals !== undefined) equals.push(bill);
    else if (reference !== undefined) references.set(reference, [bill]);
    bills.push(bill);
  }
  return { bills, byId, byReference: references, undated };
}

function isUndated({ json, iban, amount }: RunningBill, { ofAccount, ofRun }: SharedTerms): boolean {
  if (json.discounts !== undefined || json.date !== undefined || amount === undefined) return false;
  return needDate(ofAccount.get(iban) ?? ofRun);
}

function readBill(
  draft: BillDraft,
  at: number,
  { ofAccount, ofRun }: SharedTerms,
  path: Path,
  problems: ProblemList<Reported>,
): RunningBill | undefined {
  const { id, currency, closed, state, debtor, date, lastPaid } = draft;
  const count = problems.problems.length;
  if (!id) problems.report('REQUIRED', [...path, 'id']);
  const account = normalizeIban(draft.iban ?? '');
  const iban =
    account === ''
      ? problems.report('REQUIRED', [...path, 'iban'])
      : accepted(parseRegisteredIban(account), path, 'iban', problems);
  if (!currency) problems.report('REQUIRED', [...path, 'currency']);
  else if (!isCurrencyCode(currency)) problems.report('CURRENCY_NOT_SUPPORTED', [...path, 'currency']);
  const reference = readReference(draft, path, problems);
  const amount = readAmount(draft, 'amount', path, problems);
  const paid = readAmount(draft, 'paid', path, problems) ?? '0.00';
  const discount = readAmount(draft, 'discount', path, problems) ?? '0.00';
  const own = draft.discounts && readDiscountTerms(draft.discounts, [...path, 'discounts'], problems);
  if (needDate(own) && date === undefined) problems.report('REQUIRED', [...path, 'date']);
  if (!id || !iban || !currency || problems.problems.length > count) return undefined;
  return {
    json: draft as OpenBillJson,
    at,
    id,
    iban,
    reference,
    amount,
    currency,
    debtor,
    discounts: datedDiscounts(own ?? ofAccount.get(iban) ?? ofRun, date),
    paid,
    discount,
    lastPaid,
    isClosed: closed === true,
    isDouble: state === 'doublePaid',
    receipts: noReceipts,
  };
}

function readReference(draft: BillDraft, path: Path, problems: ProblemList<Reported>): string | undefined {
  const { referenceType, reference = '' } = draft;
  if (referenceType === undefined) return problems.report('REQUIRED', [...path, 'referenceType']);
  if (referenceType === 'NON') return undefined;
  if (reference === '') return problems.report('REQUIRED', [...path, 'reference']);
  return referenceType === 'QRR'
    ? accepted(parseQrReference(normalizeQrReference(reference)), path, 'reference', problems)
    : accepted(parseCreditorReference(normalizeCreditorReference(reference)), path, 'reference', problems);
}

/** The place is put together only where there is something to say of it: of most bills there is nothing. */
function accepted<T>(read: Result<T>, path: Path, name: string, problems: ProblemList<Reported>): T | undefined {
  return read.ok ? read.value : problems.accept(read, [...path, name]);
}

function readAmount(
  draft: BillDraft,
  name: 'amount' | 'paid' | 'discount',
  path: Path,
  problems: ProblemList<Reported>,
): string | undefined {
  const text = draft[name];
  if (text === undefined || text === '') return undefined;
  return amountText(text) ?? problems.report('AMOUNT_FORMAT', [...path, name]);
}

/** What is still to be paid, less the discount that was granted; negative when more was paid. Undefined for a bill without amount. */
export function openOf({ amount, paid, discount, isClosed }: RunningBill): string | undefined {
  if (amount === undefined) return undefined;
  if (paid === amount && discount === '0.00') return '0.00';
  const open = exactSumOf([amount, negated(paid), negated(discount)]);
  return isClosed && compareDecimals(open, '0') > 0 ? '0.00' : open;
}

/** The state that balance and history make. */
export function stateOf(bill: RunningBill, tolerance: string): BillState {
  const open = openOf(bill);
  if (open === undefined) return compareDecimals(bill.paid, '0') > 0 ? 'settled' : 'open';
  if (isWithin(open, tolerance)) return 'settled';
  if (compareDecimals(open, '0') < 0) return bill.isDouble ? 'doublePaid' : 'overpaid';
  return compareDecimals(bill.paid, '0') > 0 ? 'partlyPaid' : 'open';
}

/** Whether a difference is nothing, or so small that it is tolerated. */
export function isWithin(difference: string, tolerance: string): boolean {
  return compareDecimals(difference.startsWith('-') ? difference.slice(1) : difference, tolerance) <= 0;
}
