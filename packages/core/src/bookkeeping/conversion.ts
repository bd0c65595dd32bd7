import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import { quotientOf, unitPriceOf } from '../money/sum.ts';
import { type BookedReceipt, type PaidBill, type Posting, type Share, sharesOf, textOf } from './booked-receipt.ts';
import { limits } from './limits.ts';

/**
 * The postings of a receipt that the bank converted: what it booked, spread as the bill is. Where it is known at what amount the bill
 * was booked, the receivable falls by its part of that and the rest is an exchange difference.
 */
export function convertedPostings(booked: BookedReceipt, total: string): Posting[] {
  const { receipt, index, bill, words } = booked;
  const { counted = '0.00' } = receipt;
  const shares = sharesOf(booked);
  const [main, ...others] = shares;
  if (main === undefined || bill === undefined) return [];
  const spread = others.map((share) => ({ share, amount: quotientOf([total, share.amount], counted) }));
  const rest = exactSumOf([total, ...spread.map(({ amount }) => negated(amount))]);
  const posting = (share: Share, amount: string, more = ''): Posting => {
    const text = [textOf(booked, share.word), more].filter((part) => part !== '').join(', ');
    return {
      role: share.role,
      amount,
      text,
      bill: receipt.bill,
      receipt: index,
      foreign: foreignOf(bill, share, amount),
    };
  };
  const parts = spread.map(({ share, amount }) => posting(share, amount));
  if (main.role !== 'receivables') return [posting(main, rest), ...parts];
  const known = bookedPart(bill, receipt.effect?.claim ?? '0.00', main.amount);
  if (known === undefined) return [posting(main, rest, words.noExchange), ...parts];
  const difference = exactSumOf([rest, negated(known)]);
  const exchange: Posting = {
    role: compareDecimals(difference, '0') < 0 ? 'exchangeLosses' : 'exchangeGains',
    amount: difference,
    text: textOf(booked, words.exchange),
    bill: receipt.bill,
    receipt: index,
  };
  return [posting(main, known), ...(compareDecimals(difference, '0') === 0 ? [] : [exchange]), ...parts];
}

/** The part of what a bill was booked at: that after the receipt less that before, so that all parts make the whole. */
function bookedPart({ booked, amount, claimAfter }: PaidBill, claim: string, withDiscount: string): string | undefined {
  if (booked === undefined || amount === undefined || compareDecimals(amount, '0') === 0) return undefined;
  const at = (value: string) => quotientOf([booked, value], amount);
  const discount = exactSumOf([withDiscount, negated(claim)]);
  const after = exactSumOf([claimAfter, discount]);
  return exactSumOf([at(after), negated(at(exactSumOf([claimAfter, negated(claim)])))]);
}

function foreignOf({ currency }: PaidBill, share: Share, amount: string): Posting['foreign'] {
  const [size, value] = [share.amount.replace('-', ''), amount.replace('-', '')];
  return { currency, amount: size, rate: unitPriceOf(value, size, limits.rateDecimalsMax) };
}
