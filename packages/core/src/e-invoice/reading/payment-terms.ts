import { addDays, type CalendarDate, calendarDateOf, daysBetween } from '../../date/index.ts';
import { compareDecimals, differenceOf, isNear, percentageOf, shortDecimal, sumOf } from '../../money/index.ts';
import type { Problem } from '../../problem/problem.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { type EInvoice, netDayOf, type PaymentTerm, type TermAdjustment } from '../semantic/index.ts';
import { type DiscountLine, discountLinesOf, mayBeCondition } from './discount-lines.ts';
import { lastDayOf } from './term-period.ts';

/** A discount for paying early. Amounts are those of the currency of the invoice, with two decimals. */
export interface EInvoiceDiscount {
  /** Absent if the invoice states only an amount. */
  readonly percent: string | undefined;
  /** From the day of the invoice to the last day of the discount; absent where the invoice has no day. */
  readonly days: number | undefined;
  /** What it is taken of; undefined: the amount due. */
  readonly basis: string | undefined;
  /** The last day on which it is granted. */
  readonly until: string;
  /** What is taken off: as it is named, or the percentage of the basis, rounded half up to 0.01. */
  readonly amount: string;
  /** What is left to pay. */
  readonly payable: string;
}

/** A part of the amount due that has a day of its own. */
export interface EInvoiceInstalment {
  readonly amount: string;
  readonly dueDate: string | undefined;
}

/** What the terms of an invoice say. */
export interface TermsReading {
  /** The day by which the whole is to be paid without a discount. */
  readonly dueDate: string | undefined;
  /** By their last day, the earliest first. */
  readonly discounts: readonly EInvoiceDiscount[];
  /** Empty unless the invoice is to be paid in parts. */
  readonly instalments: readonly EInvoiceInstalment[];
  /** Parts of the terms that were not understood, or not taken into account: `E_INVOICE_TERMS`. */
  readonly problems: readonly Problem[];
}

/**
 * What the terms of a received invoice say: the net day, the discounts with day and amount, the parts. Terms in fields of their own
 * (Factur-X EXTENDED, ZUGFeRD, UBL), the lines `#SKONTO#…#` of XRechnung and the sentences that Rappen writes are understood; all else
 * that may be a condition is reported with `E_INVOICE_TERMS`.
 */
export function termsOfEInvoice(invoice: EInvoice): TermsReading {
  const reader = new TermsReader(invoice);
  for (const term of (invoice.terms ?? []).slice(0, limits.termsMax)) reader.readTerm(term);
  reader.readWords();
  return reader.reading();
}

class TermsReader {
  private readonly invoice: EInvoice;
  private readonly due: string;
  private readonly issued: CalendarDate | undefined;
  private readonly discounts: EInvoiceDiscount[] = [];
  private readonly instalments: EInvoiceInstalment[] = [];
  private readonly problems: Problem[] = [];

  constructor(invoice: EInvoice) {
    this.invoice = invoice;
    this.due = sumOf([invoice.totals?.due ?? '0']);
    this.issued = calendarDateOf(invoice.issueDate);
  }

  reading(): TermsReading {
    const { terms = [], dueDate } = this.invoice;
    const discounts = this.discounts.sort((one, other) => compare(one.until, other.until));
    return { dueDate: netDayOf(terms, dueDate), discounts, instalments: this.instalments, problems: this.problems };
  }

  readTerm({ dueDate, partialAmount, discounts, penalties }: PaymentTerm): void {
    const isOnly = this.invoice.terms?.length === 1;
    // The day of the only term is that of the whole amount
    for (const one of discounts) this.readDiscount(one, isOnly ? undefined : calendarDateOf(dueDate));
    for (const one of penalties) this.report('paying late costs more', wordsOf(one));
    if (partialAmount === undefined || discounts.length > 0) return;
    if (compareDecimals(partialAmount, this.due) !== 0)
      this.instalments.push({ amount: sumOf([partialAmount]), dueDate });
  }

  private readDiscount(one: TermAdjustment, termDay: CalendarDate | undefined): void {
    const until = lastDayOf(one, this.issued) ?? (one.period === undefined ? termDay : undefined);
    if (one.amount === undefined && one.percent === undefined) {
      this.report('a discount has neither a percentage nor an amount', wordsOf(one));
      return;
    }
    if (until === undefined) {
      this.report('a discount does not say until which day it is granted', wordsOf(one));
      return;
    }
    const { percent, base: basis } = one;
    const computed = percent === undefined ? undefined : percentageOf([basis ?? this.due], percent);
    const amount = one.amount === undefined ? computed : sumOf([one.amount]);
    if (amount === undefined) return;
    if (computed !== undefined && !isNear(amount, computed, 1)) {
      this.report('amount and percentage of a discount do not agree: the amount counts', wordsOf(one));
    }
    this.add({ percent, basis, until, amount }, wordsOf(one));
  }

  /** A discount may leave nothing, or more than is due, in no case. */
  private add(
    { percent, basis, until, amount }: Pick<EInvoiceDiscount, 'percent' | 'basis' | 'until' | 'amount'>,
    words: string,
  ): void {
    const payable = differenceOf(this.due, amount);
    if (compareDecimals(amount, '0') <= 0 || compareDecimals(payable, '0') <= 0) {
      this.report('a discount does not leave a smaller amount to pay', words);
      return;
    }
    if (this.discounts.some((known) => known.until === until && known.amount === amount)) return;
    const days = this.issued === undefined ? undefined : daysBetween(this.issued, until as CalendarDate);
    this.discounts.push({ percent, days, basis, until, amount, payable });
  }

  /** Lines for programs, sentences of ours, and words that only people understand. */
  readWords(): void {
    const { paymentTerms, dueDate } = this.invoice;
    const { lines, malformed, words, left: linesLeft } = discountLinesOf(paymentTerms);
    const left = linesLeft + Math.max(0, (this.invoice.terms?.length ?? 0) - limits.termsMax);
    if (left > 0) this.report('there are more terms than are looked at', String(left));
    for (const line of lines) this.readLine(line);
    for (const text of malformed) this.report('the line for programs has another form', text);
    const percents = this.discounts.flatMap(({ percent }) => percent ?? []);
    for (const text of words) {
      if (dueDate === undefined || mayBeCondition(text, percents))
        this.report('only people understand these words', text);
    }
  }

  private readLine({ percent, days, basis, until: named, payable, text }: DiscountLine): void {
    const until = named ?? (this.issued === undefined || days === undefined ? undefined : addDays(this.issued, days));
    if (until === undefined || calendarDateOf(until) === undefined) {
      this.report('a discount does not say until which day it is granted', text);
      return;
    }
    const amount = payable === undefined ? percentageOf([basis ?? this.due], percent) : differenceOf(this.due, payable);
    // What a line for programs says is printed as well
    const isKnown = payable !== undefined && this.discounts.some((known) => known.until === until);
    if (!isKnown) this.add({ percent, basis, until, amount }, text);
  }

  private report(what: string, found: string): void {
    const shown = found.slice(0, limits.specificationShownMax);
    if (this.problems.length < limits.findingsMax)
      this.problems.push(problem('E_INVOICE_TERMS', ['paymentTerms'], { what, found: shown }));
  }
}

/** An adjustment in short, for people. */
function wordsOf({ percent, amount, base, from, period, until }: TermAdjustment): string {
  const parts = [
    percent === undefined ? undefined : `${shortDecimal(percent)} %`,
    amount,
    base === undefined ? undefined : `of ${base}`,
    from === undefined ? undefined : `from ${from}`,
    period?.value === undefined ? undefined : `${shortDecimal(period.value)} ${period.unit ?? ''}`.trim(),
    until === undefined ? undefined : `until ${until}`,
  ];
  return parts.filter((part) => part !== undefined).join(', ') || '–';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
