import { compareDecimals, negated } from '../money/decimal-text.ts';
import type { Receipt } from '../reconciliation/index.ts';
import type { AccountRole } from './accounts.ts';
import { type BookedReceipt, type Posting, sharesOf, textOf } from './booked-receipt.ts';
import { convertedPostings } from './conversion.ts';

/**
 * The accounts that the money of a receipt belongs on. Nothing for what is only announced, told elsewhere or open: that stays on the
 * transit account until it is decided.
 */
export function postingsOf(booked: BookedReceipt): Posting[] {
  const { receipt, index, movement, words, bill } = booked;
  const { verdict, effect, wasShown } = receipt;
  const amount = signedAmountOf(booked);
  if (compareDecimals(amount, '0') === 0) return [];
  if (effect !== undefined && bill !== undefined) {
    const settled = bill.currency === movement.currency ? settledPostings(booked) : convertedPostings(booked, amount);
    if (wasShown !== true) return settled;
    // What an earlier run could not assign was booked as unclear, and leaves that account again
    const cleared = {
      role: 'unclearReceipts',
      amount: negated(amount),
      text: textOf(booked, words.cleared),
      receipt: index,
    };
    return [...settled, cleared as Posting];
  }
  if (['open', 'announced', 'detailsElsewhere'].includes(verdict) || wasShown === true || isOfWhole(receipt)) return [];
  const role = verdict === 'notABill' ? roleOfOther(booked) : 'unclearReceipts';
  return [{ role, amount, text: textOf(booked, wordOf(role, booked)), receipt: index }];
}

/** A reversal of an entry without payments, of which the original is not known: it waits for it on the transit account. */
function isOfWhole({ verdict, bill, place, reasons }: Receipt): boolean {
  const isUnknown = reasons.some(({ code }) => code === 'RECONCILIATION_NOTHING_TO_REVERSE');
  return verdict === 'reversed' && bill === undefined && place.detail === undefined && isUnknown;
}

/** What a receipt adds to the account, in its currency: below zero where money went, or counts no more. */
function signedAmountOf({ receipt: { amount, direction, counted, effect } }: BookedReceipt): string {
  const isDebit = effect === undefined || counted === undefined ? direction === 'debit' : counted.startsWith('-');
  return isDebit ? negated(amount) : amount;
}

function settledPostings(booked: BookedReceipt): Posting[] {
  const { index, receipt } = booked;
  return sharesOf(booked).map(({ role, amount, word }) => {
    return { role, amount, text: textOf(booked, word), bill: receipt.bill, receipt: index };
  });
}

/** Interest and charges by the code of the bank; everything else is a payment out, or one that came back. */
function roleOfOther({ receipt: { direction }, code = {}, movement: { kind } }: BookedReceipt): AccountRole {
  if (code.subFamily === 'INTR') return direction === 'credit' ? 'interestIncome' : 'interestExpense';
  return kind === 'bankCharge' || code.subFamily === 'CHRG' || code.domain === 'ACMT' ? 'bankCharges' : 'outgoing';
}

function wordOf(role: AccountRole, { words, receipt: { direction, verdict } }: BookedReceipt): string {
  if (role === 'unclearReceipts') return verdict === 'reversed' ? words.takenBack : words.unclear;
  if (role === 'bankCharges') return words.charges;
  if (role !== 'outgoing') return words.interest;
  return direction === 'credit' ? words.returned : words.outgoing;
}
