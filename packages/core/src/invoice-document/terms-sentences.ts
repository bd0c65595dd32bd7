import type { CalendarDate } from '../date/index.ts';
import { formatIban } from '../iban/index.ts';
import type { Language } from '../payment-part/index.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { printAmount, printDate, printPercent } from './print-values.ts';
import { filled, invoiceWords } from './words.ts';
import { abroadWords } from './words-abroad.ts';

/** How much is to be paid by when, and the discounts, or how long an offer is valid: a sentence for each, as printed. */
export function termsSentences({ kind, terms, currency, language }: InvoiceDocument): string[] {
  const words = invoiceWords[language];
  const sentences = terms.cashDiscounts.map((discount) => discountSentence(discount, currency, language));
  if (terms.dueDate !== undefined)
    sentences.push(filled(kind === 'offer' ? words.validOn : words.dueOn, { date: printDate(terms.dueDate) }));
  return sentences;
}

/** Where it is paid, or refunded, without a payment part: a sentence, or none. */
export function accountSentences({ bankAccount, kind, language, invoiceNr }: InvoiceDocument): string[] {
  if (bankAccount === undefined) return [];
  const { iban, bic, holder, reference = invoiceNr } = bankAccount;
  const words = abroadWords[language];
  const account = [formatIban(iban), bic, holder, reference].filter((part) => part !== undefined).join(', ');
  return [filled(kind === 'creditNote' ? words.refundTo : words.payTo, { account })];
}

/** What is left to pay until a day: by a percentage, or by an amount where no percentage is named. */
export function discountSentence(
  {
    percent,
    less = '0',
    date,
    amount,
  }: {
    readonly percent: string | undefined;
    readonly less?: string;
    readonly date: CalendarDate;
    readonly amount: string;
  },
  currency: string,
  language: Language,
): string {
  return filled(invoiceWords[language].cashDiscount, {
    date: printDate(date),
    percent: percent === undefined ? `${currency} ${printAmount(less)}` : printPercent(percent),
    amount: `${currency} ${printAmount(amount)}`,
  });
}
