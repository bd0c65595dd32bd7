import { modulo97CheckDigits } from '@rappen/core/check-digits';
import { type CalendarDate, daysBetween } from '@rappen/core/date';
import type { Problem } from '@rappen/core/problem';
import { completeCreditorReference, completeQrReference } from '@rappen/core/reference';
import { writeSwicoS1 } from '@rappen/core/swiss-qr';
import { groupedReference } from '../language/written/reference.ts';
import { plainLetters } from './plain-letters.ts';

/** Where the number of the invoice stands besides the reference: in the billing information, in the message, or nowhere. */
export type NumberPlace = 'billing' | 'message' | 'none';

/** The reference made of the number of an invoice. */
export interface NumberedReference {
  readonly type: 'QRR' | 'SCOR';
  /** Empty where none can be made: then there are problems. */
  readonly reference: string;
  /** Whether letters or signs of the number are not in the reference. */
  readonly isShortened: boolean;
  readonly problems: readonly Problem[];
}

/** As for references typed in: such a beginning would be read as check digits. */
const looksComplete = /^RF\d\d/;
const creditorBodyMax = 21;

/**
 * Makes a reference of the number of an invoice: with a QR-IBAN the digits behind the prefix in a QR reference, else letters
 * and digits in a creditor reference. Numbers that differ in what a reference can hold have different references. Reports what
 * `completeQrReference` and `completeCreditorReference` do.
 */
export function referenceOfNumber(
  number: string,
  options: { readonly isQrIban: boolean; readonly prefix: string },
): NumberedReference {
  const { isQrIban, prefix } = options;
  if (isQrIban) {
    const digits = number.replace(/\D/g, '');
    const made = completeQrReference(digits, prefix.replace(/\D/g, ''));
    const isShortened = digits !== number.replace(/[\s.'’/_-]/g, '');
    return {
      type: 'QRR',
      ...(made.ok ? { reference: made.value, problems: [] } : { reference: '', problems: made.problems }),
      isShortened,
    };
  }
  const body = lettersAndDigits(prefix + number);
  const isShortened = lettersAndDigits(number) !== number.replace(/[\s.'’/_-]/g, '').toUpperCase();
  const made = completeCreditorReference(body);
  if (made.ok) return { type: 'SCOR', reference: made.value, problems: [], isShortened };
  if (looksComplete.test(body) && body.length <= creditorBodyMax)
    return { type: 'SCOR', reference: `RF${modulo97CheckDigits('RF', body)}${body}`, problems: [], isShortened };
  return { type: 'SCOR', reference: '', problems: made.problems, isShortened };
}

function lettersAndDigits(text: string): string {
  return plainLettersOf(text).replace(/[^0-9A-Z]/g, '');
}

function plainLettersOf(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text.toUpperCase() : plainLetters(text).toUpperCase();
}

/** A reference in groups, as it is printed. */
export function printedReference(reference: string): string {
  return groupedReference(reference, /^\d+$/.test(reference));
}

/** Days of a payment term that billing information can tell. */
const daysMax = 999;

/** Billing information (Swico S1) with the number and date of an invoice, and its payment term where both dates are known. */
export function billingInformationOf(
  number: string,
  date: CalendarDate | undefined,
  due: CalendarDate | undefined,
): string {
  const days = date === undefined || due === undefined ? -1 : daysBetween(date, due);
  return writeSwicoS1({
    invoiceReference: number,
    invoiceDate: date?.startsWith('20') ? date : undefined,
    vatDetails: [],
    importTaxes: [],
    paymentConditions:
      days >= 0 && days <= daysMax ? [{ cashDiscountPercentage: '0', eligiblePaymentPeriodDays: days }] : [],
  });
}

const words = { de: 'Rechnung', fr: 'Facture', it: 'Fattura', en: 'Invoice', rm: 'Quint' } as const;

/** `Rechnung 1042` in a language of slips. */
export function invoiceTitle(number: string, language: string): string {
  const word = Object.hasOwn(words, language) ? words[language as keyof typeof words] : words.de;
  return `${word} ${number}`.trim();
}
