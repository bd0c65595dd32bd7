import { bestDiscountOf, type PaymentOption } from '@rappen/core/bills-to-pay';
import { ExactNumber, type JsonValue } from '@rappen/core/json';
import { isRecord } from '@rappen/core/model';
import type { LeftOutPayment } from '@rappen/core/payment-order';
import type { BillToPay } from './bills-to-pay.ts';

/** What the payer chose for a bill. */
interface Choice {
  readonly amount: string | undefined;
  readonly isDiscounted: boolean;
  /** Whether `--date` names the day for all payments. */
  readonly isDayChosen: boolean;
}

/** Numbers of bills of an option, from 1: `1,3`; or what is not understood. */
export function numbersOf(option: string, text: string | undefined): ReadonlySet<number> | string {
  const numbers = new Set<number>();
  for (const part of text === undefined ? [] : text.split(',')) {
    if (!/^\s*[1-9]\d{0,5}\s*$/.test(part)) return `${option} must be like 1,3: it is "${part.slice(0, 60)}"`;
    numbers.add(Number(part));
  }
  return numbers;
}

/** Which option names a bill that is not there, or a discount that no bill grants, as a sentence. */
export function unknownBill(
  bills: readonly BillToPay[],
  amounts: ReadonlyMap<number, string>,
  discounted: ReadonlySet<number>,
  again: ReadonlySet<number>,
): string | undefined {
  for (const [option, numbers] of [
    ['--amount', [...amounts.keys()]],
    ['--discount', [...discounted]],
    ['--again', [...again]],
  ] as const) {
    const beyond = numbers.find((number) => number > bills.length);
    if (beyond !== undefined) return `${option} names bill ${beyond}: there are ${bills.length}`;
  }
  const without = [...discounted].find((number) => {
    const bill = bills[number - 1];
    return bill?.payment !== undefined && bestDiscountOf(bill.options ?? []) === undefined;
  });
  return without === undefined ? undefined : `--discount names bill ${without}, which has no discount today`;
}

/** A payment as it was chosen: another amount, its best discount on the last day of it, or the day of all payments. */
export function chosenOf(
  payment: JsonValue | undefined,
  options: readonly PaymentOption[] | undefined,
  { amount, isDiscounted, isDayChosen }: Choice,
): unknown {
  if (!isRecord(payment)) return payment;
  const best = isDiscounted ? bestDiscountOf(options ?? []) : undefined;
  const own = amount === undefined ? payment : { ...payment, amount: new ExactNumber(amount) };
  const { executionDate: _, ...undated } = own;
  if (best !== undefined) {
    const paid = new ExactNumber(best.amount);
    return { ...undated, amount: paid, billAmount: paid, ...(!isDayChosen && { executionDate: best.day }) };
  }
  return isDayChosen && options !== undefined ? undated : own;
}

/** What a bill lets the payer choose. */
export interface BillOffer {
  /** From 1. */
  readonly bill: number;
  readonly place: string;
  readonly currency: string;
  readonly chosen: 'net' | 'discount';
  readonly options: readonly PaymentOption[];
}

/** The offers of the bills that leave a choice. */
export function offersOf(bills: readonly BillToPay[], discounted: ReadonlySet<number>): readonly BillOffer[] {
  return bills.flatMap(({ place, payment, options = [] }, index) => {
    if (options.length < 2) return [];
    const currency = isRecord(payment) ? String(payment['currency'] ?? '') : '';
    const chosen = discounted.has(index + 1) ? 'discount' : 'net';
    return [{ bill: index + 1, place, currency, chosen, options }];
  });
}

/** An offer for people: what is paid, and what else they may choose. */
export function sentenceOfOffer({ bill, place, currency, chosen, options }: BillOffer): string {
  const parts = options.map(({ kind, amount, day, percent }) => {
    const money = `${currency} ${amount}`;
    const until = day === undefined ? '' : ` until ${day}`;
    if (kind === 'net') return `net${until}: ${money}`;
    if (kind === 'instalment') return `part${until}: ${money}`;
    return `${percent === undefined ? 'with discount' : `with ${percent} %`}${until}: ${money}`;
  });
  const isGranted = options.some(({ kind }) => kind === 'discount');
  const how = isGranted && chosen === 'net' ? `; --discount ${bill} takes the discount` : '';
  return `bill ${bill} (${place}): ${parts.join(', ')}${how}`.replace(/\p{Cc}/gu, ' ');
}

/** A bill that was left out, for people: what it is and where it was paid. */
export function sentenceOfLeftOut({ index, paid, ...one }: LeftOutPayment, bills: readonly BillToPay[]): string {
  const { creditor, iban, reference, message, currency, amount } = one;
  const money = [currency, amount].filter(Boolean).join(' ');
  const what = [money, creditor && `to ${creditor}`, iban, reference ?? message].filter(Boolean).join(', ');
  const day = paid.executionDate === undefined ? '' : ` on ${paid.executionDate}`;
  const where =
    paid.index === undefined
      ? paid.messageId === undefined
        ? 'paid before'
        : `paid by ${paid.messageId}${day}`
      : `the same as bill ${paid.index + 1}`;
  return `left out: bill ${index + 1} (${bills[index]?.place ?? ''}): ${what}: ${where}`.replace(/\p{Cc}/gu, ' ');
}
