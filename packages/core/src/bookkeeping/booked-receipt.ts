import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Movement, Receipt } from '../reconciliation/index.ts';
import type { BankTransactionCode, EntryDetail } from '../statement/index.ts';
import type { AccountRole } from './accounts.ts';
import type { JournalLine } from './journal.ts';
import type { JournalWords } from './words.ts';

/** An amount on an account, before its side is known: credits as they are, debits below zero. */
export interface Posting extends Pick<JournalLine, 'text' | 'bill' | 'receipt' | 'foreign'> {
  readonly role: AccountRole;
  readonly amount: string;
}

/** A receipt with everything that decides where it is booked. */
export interface BookedReceipt {
  readonly receipt: Receipt;
  readonly index: number;
  readonly movement: Movement;
  readonly detail: EntryDetail | undefined;
  readonly code: BankTransactionCode | undefined;
  readonly words: JournalWords;
  /** The bill that it counts for. */
  readonly bill: PaidBill | undefined;
  /** How that bill, or the one that it is taken back from, is called. */
  readonly name: string | undefined;
}

/** A bill as far as the books go. */
export interface PaidBill {
  readonly currency: string;
  readonly amount?: string | undefined;
  /** At what amount it was booked, in the currency of the account that is paid into. */
  readonly booked?: string | undefined;
  /** What the customer has paid of it after the receipt. */
  readonly claimAfter: string;
}

/** A part of what a receipt does for its bill, in the currency of the bill. */
export interface Share {
  readonly role: AccountRole;
  readonly amount: string;
  readonly word: string;
}

/** How a receipt is spread over the account of the customer and what was deducted; together what counts. */
export function sharesOf({ receipt, words }: BookedReceipt): Share[] {
  const { effect, discount = '0.00', counted = '0.00', verdict } = receipt;
  if (effect === undefined) return [];
  const isOff = compareDecimals(counted, '0') < 0;
  const word = isOff ? (verdict === 'open' ? words.takenOff : words.takenBack) : '';
  const all: Share[] = [
    { role: 'receivables', amount: exactSumOf([effect.claim, discount]), word },
    { role: 'customerCredits', amount: effect.credit, word: word || words.credit },
    { role: 'roundingDifferences', amount: effect.difference, word: words.difference },
    { role: 'discounts', amount: negated(discount), word: words.discount },
  ];
  return all.filter(({ amount }) => compareDecimals(amount, '0') !== 0);
}

/** What it is, for which bill, from or to whom, and what was said. */
export function textOf(booked: BookedReceipt, word: string): string {
  const { receipt, detail, words, name } = booked;
  const { payer, reference, message, verdict } = receipt;
  const other = verdict === 'notABill' ? (detail?.ultimateCreditor?.name ?? detail?.creditor?.name) : payer;
  const said = name === undefined ? (reference ?? message) : undefined;
  const parts = [word, name === undefined ? undefined : `${words.bill} ${name}`, other, said];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}
