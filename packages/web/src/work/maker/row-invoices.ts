import type { Drawing } from '@rappen/core/drawing';
import { type InvoiceDocument, parseInvoiceDocument } from '@rappen/core/invoice-document';
import { compareDecimals, sumOf } from '@rappen/core/money';
import type { Language } from '@rappen/core/payment-part';
import type { QrInvoice, RuleProfile } from '@rappen/core/swiss-qr';
import { type SheetRow, textOf } from '../../sheet/fields.ts';
import { invoiceTitle } from '../../sheet/numbers.ts';
import { senderJson } from '../invoice/document-json.ts';
import { pagesOf } from '../invoice/pages.ts';
import type { InvoicePrint } from './protocol.ts';
import { rowDocument } from './row-document.ts';

/** A whole invoice that was made of a row. */
export interface RowInvoice {
  readonly document: InvoiceDocument;
  readonly pages: readonly Drawing[];
}

/**
 * The invoice of a row by the template of a company: the lines that it was made of are its positions; without any its message is the only
 * one, or the number where there is no message.
 * The amount of the row includes VAT, or VAT is added to it; then the slip asks for the sum. Undefined for a row without amount,
 * and where the rules of documents refuse it.
 */
export function rowInvoice(
  invoice: QrInvoice,
  { cells, lines }: Pick<SheetRow, 'cells' | 'lines'>,
  { company, vatRate, isNet, today }: InvoicePrint,
  language: Language,
  profile: RuleProfile,
): RowInvoice | undefined {
  const { amount } = invoice;
  if (amount === undefined || amount === '0.00') return undefined;
  const { number, due, json: own } = rowDocument(invoice, cells, today, language);
  const days = Number(company.days);
  const hasDays = due === undefined && company.days.trim() !== '' && Number.isInteger(days);
  const { additionalInformation, ...reference } = (
    own.qrInvoice as { readonly paymentReference: Readonly<Record<string, unknown>> }
  ).paymentReference;
  // Number, date, terms and VAT are told by the document, whose totals are those of the slip
  const { billInformation: _told, ...information } = (additionalInformation ?? {}) as Readonly<Record<string, unknown>>;
  const json = {
    ...own,
    sender: senderJson(company),
    ...(hasDays && { paymentTerms: { days } }),
    introduction: company.introduction.trim() || undefined,
    closing: company.closing.trim() || undefined,
    positions: linesOf(lines, textOf(cells, 'unstructuredMessage'), amount).map((line) => ({
      description: line.text || invoiceTitle(number, language),
      unitPrice: Number(line.amount),
      vatRate: vatRate === '' ? undefined : Number(vatRate),
    })),
    pricesIncludeVat: !isNet,
    // An amount that includes all is the one that is asked for
    rounding: isNet && company.rounding && invoice.currency === 'CHF' ? 'cash' : 'none',
    qrInvoice: { ...own.qrInvoice, paymentReference: { ...reference, additionalInformation: information } },
  };
  const parsed = parseInvoiceDocument(json as never, { profile, language, normalize: true });
  if (!parsed.ok) return undefined;
  const { document } = parsed.value;
  const pages = pagesOf(document, company);
  return pages && { document, pages };
}

/** What an invoice lists. Lines whose sum was changed since are not what is asked for. */
function linesOf(
  lines: SheetRow['lines'] = [],
  text: string,
  amount: string,
): readonly { readonly text: string; readonly amount: string }[] {
  const isWhole = lines.length > 0 && compareDecimals(sumOf(lines.map((line) => line.amount)), amount) === 0;
  return isWhole ? lines : [{ text, amount }];
}
