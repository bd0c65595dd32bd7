import type { InvoiceDocument } from './invoice-document.ts';
import { printAmount, printDate, printPercent } from './print-values.ts';
import { filled, invoiceWords } from './words.ts';

/** What is to be paid by when, and less by when: a sentence for each, as printed. */
export function termsSentences({ terms, currency, language }: InvoiceDocument): string[] {
  const words = invoiceWords[language];
  const sentences = terms.cashDiscounts.map(({ percent, date, amount }) =>
    filled(words.cashDiscount, {
      date: printDate(date),
      percent: printPercent(percent),
      amount: `${currency} ${printAmount(amount)}`,
    }),
  );
  if (terms.dueDate !== undefined) sentences.push(filled(words.dueOn, { date: printDate(terms.dueDate) }));
  return sentences;
}
