import { type DocumentKind, isUnbilled } from './invoice-document.ts';
import type { InvoiceWords } from './words.ts';

/** What the document is called on paper. */
export function titleOf(
  { title, kind }: { readonly title: string | undefined; readonly kind: DocumentKind },
  words: InvoiceWords,
): string {
  return title ?? words.kinds[kind];
}

/** What the amount is that is left: to pay, in favour of the recipient, or what is offered or confirmed. */
export function dueLabel({ kind }: { readonly kind: DocumentKind }, words: InvoiceWords): string {
  if (kind === 'creditNote') return words.credited;
  return isUnbilled(kind) ? words.total : words.due;
}

/** What the number of the document is called. */
export function numberLabel(kind: DocumentKind, words: InvoiceWords): string {
  switch (kind) {
    case 'creditNote':
      return words.creditNoteNr;
    case 'offer':
      return words.offerNr;
    case 'orderConfirmation':
      return words.confirmationNr;
    case 'deliveryNote':
      return words.deliveryNoteNr;
    default:
      return words.invoiceNr;
  }
}

/** What the last day is: to pay, or to accept an offer. */
export function lastDayLabel({ kind }: { readonly kind: DocumentKind }, words: InvoiceWords): string {
  return kind === 'offer' ? words.validUntil : words.dueDate;
}
