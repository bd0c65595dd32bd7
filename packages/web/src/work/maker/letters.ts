import type { Drawing } from '@rappen/core/drawing';
import { drawInvoiceDocument, type InvoiceDocumentJson, parseInvoiceDocument } from '@rappen/core/invoice-document';
import type { Language } from '@rappen/core/payment-part';
import type { QrInvoice, RuleProfile } from '@rappen/core/swiss-qr';
import { fill } from '../../language/catalogue.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { swissDate } from '../../sheet/cells.ts';
import { invoiceTitle } from '../../sheet/numbers.ts';
import type { Print } from './protocol.ts';
import { addressLinesOf, rowDocument } from './row-document.ts';

/**
 * The pages of a letter with the payment part: address in the window, date, number, the text, and the amount as one position. None
 * for a bill without amount, which a letter would have to name.
 */
export function letterPages(
  invoice: QrInvoice,
  cells: readonly string[],
  { text, today }: Extract<Print, { kind: 'letter' }>,
  language: Language,
  profile: RuleProfile,
): readonly Drawing[] {
  const { amount, currency, creditor, debtor } = invoice;
  if (amount === undefined || amount === '0.00') return [];
  const { number, due, json: own } = rowDocument(invoice, cells, today, language);
  const values = {
    name: debtor?.name ?? '',
    amount: `${currency} ${groupedAmount(amount)}`,
    number,
    due: due === undefined ? '' : swissDate(due),
  };
  const json: InvoiceDocumentJson = {
    ...own,
    sender: { addressLines: addressLinesOf(creditor) },
    introduction: fill(text, values).trim(),
    positions: [{ description: invoiceTitle(number, language), unitPrice: Number(amount) }],
  };
  const parsed = parseInvoiceDocument(json, { profile, language });
  if (!parsed.ok) return [];
  const drawn = drawInvoiceDocument(parsed.value.document, { template: 'classic' });
  return drawn.ok ? drawn.value.pages : [];
}
