import { amountText } from '../bank-message/index.ts';
import { isCurrencyCode } from '../currency/currency.ts';
import { normalizeIban, parseRegisteredIban } from '../iban/iban.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Path } from '../problem/problem.ts';
import type { ProblemList } from '../problem-list.ts';
import { normalizeCreditorReference, parseCreditorReference } from '../reference/creditor-reference.ts';
import { normalizeQrReference, parseQrReference } from '../reference/qr-reference.ts';
import type { BillState, OpenBillJson, ReconciliationDraft } from './model.ts';
import type { Reported } from './problems.ts';

/** A bill with its running balance. */
export interface RunningBill {
  /** As it was given. */
  readonly json: OpenBillJson;
  readonly id: string;
  readonly iban: string;
  /** QR reference or creditor reference; none for bills without. */
  readonly reference: string | undefined;
  readonly amount: string | undefined;
  readonly currency: string;
  readonly debtor: string | undefined;
  /** Receipts less what was taken back. */
  paid: string;
  isClosed: boolean;
  isDouble: boolean;
  /** Keys of the receipts of this run that count for it, with their amounts. */
  readonly receipts: { readonly key: string; readonly amount: string }[];
}

/** Open bills, and those of each reference: of several accounts it may be one of each. */
export interface OpenBills {
  readonly bills: readonly RunningBill[];
  readonly byReference: ReadonlyMap<string, readonly RunningBill[]>;
}

type BillDraft = NonNullable<NonNullable<ReconciliationDraft['bills']>[number]>;

/**
 * Reads the open bills. Reports `REQUIRED`, what the parsers of accounts, references and amounts report, `CURRENCY_NOT_SUPPORTED`,
 * `RECONCILIATION_BILL_TWICE`, and `RECONCILIATION_AMBIGUOUS_BILL` for two bills that a payment could not tell apart.
 */
export function readOpenBills(drafts: ReconciliationDraft['bills'], problems: ProblemList<Reported>): OpenBills {
  const bills: RunningBill[] = [];
  const ids = new Set<string>();
  const references = new Map<string, RunningBill[]>();
  for (const [index, draft] of (drafts ?? []).entries()) {
    if (draft === undefined) continue;
    const path = ['bills', index];
    const bill = readBill(draft, path, problems);
    if (bill === undefined) continue;
    const { id, iban, reference } = bill;
    if (ids.has(id)) problems.report('RECONCILIATION_BILL_TWICE', [...path, 'id'], { id });
    ids.add(id);
    const equals = reference === undefined ? undefined : references.get(reference);
    const other = equals?.find((one) => one.iban === iban);
    if (other !== undefined) {
      problems.report('RECONCILIATION_AMBIGUOUS_BILL', [...path, 'reference'], { id, other: other.id });
    }
    if (equals !== undefined) equals.push(bill);
    else if (reference !== undefined) references.set(reference, [bill]);
    bills.push(bill);
  }
  return { bills, byReference: references };
}

function readBill(draft: BillDraft, path: Path, problems: ProblemList<Reported>): RunningBill | undefined {
  const { id, currency, closed, state, debtor } = draft;
  const count = problems.problems.length;
  if (!id) problems.report('REQUIRED', [...path, 'id']);
  const account = normalizeIban(draft.iban ?? '');
  const iban =
    account === ''
      ? problems.report('REQUIRED', [...path, 'iban'])
      : problems.accept(parseRegisteredIban(account), [...path, 'iban']);
  if (!currency) problems.report('REQUIRED', [...path, 'currency']);
  else if (!isCurrencyCode(currency)) problems.report('CURRENCY_NOT_SUPPORTED', [...path, 'currency']);
  const reference = readReference(draft, path, problems);
  const amount = readAmount(draft.amount, [...path, 'amount'], problems);
  const paid = readAmount(draft.paid, [...path, 'paid'], problems) ?? '0.00';
  if (!id || !iban || !currency || problems.problems.length > count) return undefined;
  const json = draft as OpenBillJson;
  const isClosed = closed === true;
  const isDouble = state === 'doublePaid';
  return { json, id, iban, reference, amount, currency, debtor, paid, isClosed, isDouble, receipts: [] };
}

function readReference(draft: BillDraft, path: Path, problems: ProblemList<Reported>): string | undefined {
  const { referenceType, reference = '' } = draft;
  const place = [...path, 'reference'];
  if (referenceType === undefined) return problems.report('REQUIRED', [...path, 'referenceType']);
  if (referenceType === 'NON') return undefined;
  if (reference === '') return problems.report('REQUIRED', place);
  return referenceType === 'QRR'
    ? problems.accept(parseQrReference(normalizeQrReference(reference)), place)
    : problems.accept(parseCreditorReference(normalizeCreditorReference(reference)), place);
}

function readAmount(text: string | undefined, path: Path, problems: ProblemList<Reported>): string | undefined {
  if (text === undefined || text === '') return undefined;
  return amountText(text) ?? problems.report('AMOUNT_FORMAT', path);
}

/** What is still to be paid; negative when more was paid. Undefined for a bill without amount. */
export function openOf({ amount, paid, isClosed }: RunningBill): string | undefined {
  if (amount === undefined) return undefined;
  const open = exactSumOf([amount, negated(paid)]);
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
  return compareDecimals(difference.replace('-', ''), tolerance) <= 0;
}
