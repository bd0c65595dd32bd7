import { addDays, type CalendarDate } from '../date/index.ts';
import type { EInvoiceBill } from '../e-invoice/index.ts';
import { problem } from '../e-invoice/problems.ts';
import { compareDecimals, differenceOf, percentageOf, sumOf } from '../money/index.ts';
import type { PaymentDraft } from '../payment-order/index.ts';
import type { Problem } from '../problem/problem.ts';
import { readSwicoS1 } from '../swiss-qr/index.ts';

/** One of the ways in which the terms of an invoice let it be paid. */
export interface PaymentOption {
  /** The whole, the whole less a discount, or one of the parts that the invoice asks for. */
  readonly kind: 'net' | 'discount' | 'instalment';
  /** Amount to pay in that case, with two decimals. */
  readonly amount: string;
  /** The last day for it, `yyyy-mm-dd`; undefined: the invoice names none. */
  readonly day: string | undefined;
  /** Of a discount, where the invoice names it. */
  readonly percent: string | undefined;
  /** Amount of the discount. */
  readonly discount: string | undefined;
}

/** A draft as the terms of its invoice have it, with what else they allow. */
export interface DraftWithOptions {
  readonly draft: PaymentDraft;
  /** The whole first, then discounts and parts by their day; empty where the invoice names neither a day nor another amount. */
  readonly options: readonly PaymentOption[];
  readonly notices: readonly Problem[];
}

/**
 * A draft by the terms of its invoice: the whole amount, on the day by which it is due, so that nothing is paid early or short unless
 * somebody chooses it. An invoice that is to be paid in parts has no amount in its draft: somebody has to choose one. A day that is over
 * by `today` is left to the order. Discounts that are over are no options: a notice `E_INVOICE_TERMS` names them.
 */
export function byTerms(
  draft: PaymentDraft,
  { dueDate, discounts, instalments, openTerms }: EInvoiceBill,
  today: CalendarDate | undefined,
): DraftWithOptions {
  const whole = draft.billAmount === undefined ? undefined : sumOf([String(draft.billAmount)]);
  if (whole === undefined) return { draft, options: [], notices: openTerms };
  const isOver = (day: string | undefined): boolean => day !== undefined && today !== undefined && day < today;
  const over = discounts.filter(({ until }) => isOver(until));
  const net: PaymentOption = { kind: 'net', amount: whole, day: dueDate, percent: undefined, discount: undefined };
  const others = [
    ...discounts
      .filter(({ until }) => !isOver(until))
      .map(
        ({ until, payable, percent, amount }): PaymentOption => ({
          kind: 'discount',
          amount: payable,
          day: until,
          percent,
          discount: amount,
        }),
      ),
    ...instalments.map(({ amount, dueDate: day }): PaymentOption => ({ ...net, kind: 'instalment', amount, day })),
  ];
  const paid = instalments.length > 0 ? { ...draft, amount: undefined } : draft;
  return {
    draft:
      dueDate === undefined || isOver(dueDate) || instalments.length > 0 ? paid : { ...paid, executionDate: dueDate },
    options: dueDate === undefined && others.length === 0 ? [] : [net, ...others],
    notices: [...openTerms, ...over.map(({ until, payable }) => overNotice(until, payable))],
  };
}

/**
 * What the payment conditions of a QR-bill (Swico S1, tags 11 and 40) let the payer choose by `today`: the whole, and the discounts that
 * are not over. Empty without such a discount. The payment itself has no day of its own: banks and payers do not expect one of a slip.
 */
export function optionsOfBilling(
  { billAmount }: Pick<PaymentDraft, 'billAmount'>,
  billingInformation: string | undefined,
  today: CalendarDate | undefined,
): readonly PaymentOption[] {
  const billing = readSwicoS1(billingInformation ?? '');
  const { invoiceDate, paymentConditions = [] } = billing.ok ? billing.value.value : {};
  if (invoiceDate === undefined || billAmount === undefined) return [];
  const whole = sumOf([String(billAmount)]);
  const found = paymentConditions.flatMap(({ cashDiscountPercentage: percent, eligiblePaymentPeriodDays: days }) => {
    const day = addDays(invoiceDate, days);
    const discount = percentageOf([whole], percent);
    const amount = differenceOf(whole, discount);
    const isNet = compareDecimals(percent, '0') === 0;
    if (day === undefined || compareDecimals(amount, '0') <= 0) return [];
    const option: PaymentOption = isNet
      ? { kind: 'net', amount: whole, day, percent: undefined, discount: undefined }
      : { kind: 'discount', amount, day, percent, discount };
    return isNet || today === undefined || day >= today ? [option] : [];
  });
  const discounts = found.filter(({ kind }) => kind === 'discount');
  const net = found.find(({ kind }) => kind === 'net');
  const plain: PaymentOption = { kind: 'net', amount: whole, day: undefined, percent: undefined, discount: undefined };
  return discounts.length === 0 ? [] : [net ?? plain, ...discounts];
}

function overNotice(until: string, payable: string): Problem {
  return problem('E_INVOICE_TERMS', [], { what: 'the discount is over', found: `${payable}, ${until}` });
}

/** A draft as an option has it: its amount, which is what the bill asks for then, on its last day. */
export function withOption(draft: PaymentDraft, { amount, day }: PaymentOption): PaymentDraft {
  return { ...draft, amount, billAmount: amount, executionDate: day ?? draft.executionDate };
}

/** The discount that leaves the least to pay; of several the one that is granted longest. */
export function bestDiscountOf(options: readonly PaymentOption[]): PaymentOption | undefined {
  return options
    .filter(({ kind }) => kind === 'discount')
    .reduce<PaymentOption | undefined>((best, one) => {
      if (best === undefined) return one;
      const order = compareDecimals(one.amount, best.amount);
      return order < 0 || (order === 0 && (one.day ?? '') > (best.day ?? '')) ? one : best;
    }, undefined);
}
