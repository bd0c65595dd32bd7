import {
  type InvoiceDocument,
  type ParsedInvoiceDocument,
  parseInvoiceDocument,
} from '../../invoice-document/index.ts';
import { type Amount, compareDecimals, parseAmount, sumOf } from '../../money/index.ts';
import { ok, type Result } from '../../result.ts';
import { type ProfileName, profiles } from '../../swiss-qr/index.ts';
import type { EInvoice } from '../semantic/index.ts';
import { type EInvoiceDocumentOptions, invoiceDocumentOfEInvoice } from './invoice-document-of.ts';
import type { ReceivedEInvoice } from './received.ts';

export interface PrintableOptions extends EInvoiceDocumentOptions {
  /** Rules of the payment part; default 2.3. */
  readonly rules?: ProfileName | undefined;
}

/**
 * Turns a received e-invoice into a document to draw with our templates: its lines, and its sums as the sender gave them, with the payment
 * part for them where it is to be paid to a Swiss account. Warns with `E_INVOICE_TOTALS_DIFFER` where its lines give other sums. Reports
 * what `parseInvoiceDocument` does, as for a currency that has no QR-bill.
 */
export function printableEInvoice(
  received: Pick<ReceivedEInvoice, 'invoice'>,
  { rules = '2.3', ...options }: PrintableOptions = {},
): Result<ParsedInvoiceDocument> {
  const { json, findings } = invoiceDocumentOfEInvoice(received, options);
  const parsed = parseInvoiceDocument(json, { profile: profiles[rules], normalize: true });
  if (!parsed.ok) return parsed;
  const { document, warnings } = parsed.value;
  if (findings.length === 0) return parsed;
  return ok({ document: withSumsOf(received.invoice, document), warnings: [...warnings, ...findings] });
}

/** The sums of the sender in place of ours; the bill information is ours, and left out with them. */
function withSumsOf({ totals = {}, vatBreakdown }: EInvoice, document: InvoiceDocument): InvoiceDocument {
  const own = document.totals;
  const due = amountOf(totals.due) ?? own.due;
  const prepaid = amountOf(totals.prepaid) ?? own.prepaid;
  const gross = totals.gross ?? own.gross;
  const rounding = totals.rounding ?? '0.00';
  return {
    ...document,
    totals: {
      ...own,
      positions: totals.lines ?? own.positions,
      adjusted: totals.net ?? own.adjusted,
      vatGroups: own.vatGroups.map((group) => {
        const { base, amount = '0.00' } = vatBreakdown.find(isOf(group)) ?? {};
        return base === undefined ? group : { ...group, net: base, vat: amount, gross: sumOf([base, amount]) };
      }),
      net: totals.net ?? own.net,
      vat: totals.vat ?? '0.00',
      gross,
      rounding,
      total: amountOf(sumOf([gross, rounding])) ?? own.total,
      prepaid,
      due,
    },
    payment: document.payment && { ...document.payment, amount: due, billingInformation: undefined },
  };
}

function isOf({ category, rate = '0' }: InvoiceDocument['totals']['vatGroups'][number]) {
  return (one: EInvoice['vatBreakdown'][number]): boolean =>
    one.category === category && compareDecimals(one.rate ?? '0', rate) === 0;
}

function amountOf(text: string | undefined): Amount | undefined {
  const parsed = text === undefined ? undefined : parseAmount(text);
  return parsed?.ok ? parsed.value : undefined;
}
