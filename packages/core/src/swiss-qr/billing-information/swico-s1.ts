import type { CalendarDate } from '../../date/calendar-date.ts';
import { isNear, sumOf, taxOf } from '../../money/decimal-text.ts';
import type { Problem } from '../../problem/problem.ts';
import { problem } from './problems.ts';

/** Billing information by the Swico syntax S1, version 1.2. Numbers are decimal texts. */
export interface SwicoS1 {
  /** Tag 10. */
  readonly invoiceReference?: string | undefined;
  /** Tag 11; the payment conditions count from it. */
  readonly invoiceDate?: CalendarDate | undefined;
  /** Tag 20. */
  readonly customerReference?: string | undefined;
  /** Tag 30: the nine digits of the supplier's UID. */
  readonly uidNumber?: string | undefined;
  /** Tag 31: day of service, or first and last day. */
  readonly vatDateStart?: CalendarDate | undefined;
  readonly vatDateEnd?: CalendarDate | undefined;
  /** Tag 32: one rate for the whole bill, or rates with their net amounts. */
  readonly vatDetails: readonly VatDetail[];
  /** Tag 33: taxes on import. */
  readonly importTaxes: readonly ImportTax[];
  /** Tag 40: discount in per cent and days; 0 per cent is the payment term. */
  readonly paymentConditions: readonly PaymentCondition[];
}

export interface VatDetail {
  readonly taxPercentage: string;
  readonly taxedNetAmount?: string | undefined;
}

export interface ImportTax {
  readonly taxPercentage: string;
  readonly taxAmount: string;
}

export interface PaymentCondition {
  readonly cashDiscountPercentage: string;
  readonly eligiblePaymentPeriodDays: number;
}

/**
 * The rules beyond the form of each tag: period, net amounts with several rates, and, when the bill's amount is known,
 * that net amounts, taxes on them and import taxes add up to it. Each tax may be rounded either way, as in the official
 * examples (49.82 at 8 per cent is taxed 3.98 there), so the sum may be off by 0.01 a rate.
 * Reports `REQUIRED` (an end without a beginning), `SWICO_PERIOD_REVERSED`, `SWICO_NET_AMOUNT_MISSING`, `SWICO_AMOUNT_MISMATCH`. Source: Swico S1 1.2, tags 31–33.
 */
export function checkSwicoS1(value: SwicoS1, amount?: string): readonly Problem[] {
  const problems: Problem[] = [];
  const { vatDateStart, vatDateEnd } = value;
  if (vatDateStart !== undefined && vatDateEnd !== undefined && vatDateEnd < vatDateStart) {
    problems.push(problem('SWICO_PERIOD_REVERSED', ['vatDateEnd']));
  }
  if (vatDateStart === undefined && vatDateEnd !== undefined) problems.push(problem('REQUIRED', ['vatDateStart']));
  if (value.vatDetails.length > 1 && value.vatDetails.some((detail) => detail.taxedNetAmount === undefined)) {
    problems.push(problem('SWICO_NET_AMOUNT_MISSING', ['vatDetails']));
  }
  const sum = grossOf(value);
  if (amount !== undefined && sum !== undefined && !isNear(sum, amount, value.vatDetails.length)) {
    problems.push(problem('SWICO_AMOUNT_MISMATCH', ['vatDetails'], { sum, amount }));
  }
  return problems;
}

/** What net amounts and taxes add up to; undefined when a rate has no net amount, or there is none. */
export function grossOf(value: SwicoS1): string | undefined {
  if (value.vatDetails.length === 0) return undefined;
  const parts = value.importTaxes.map((tax) => tax.taxAmount);
  for (const { taxPercentage, taxedNetAmount } of value.vatDetails) {
    if (taxedNetAmount === undefined) return undefined;
    parts.push(taxedNetAmount, taxOf(taxedNetAmount, taxPercentage));
  }
  return sumOf(parts);
}

/** Days of the condition without discount: the ordinary payment term. */
export function defaultPaymentPeriodDays(value: SwicoS1): number | undefined {
  return value.paymentConditions.find((condition) => condition.cashDiscountPercentage === '0')
    ?.eligiblePaymentPeriodDays;
}
