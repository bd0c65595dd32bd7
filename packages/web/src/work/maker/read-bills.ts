import { type WorkbookCell, withoutFormula, writeCsv, writeXlsx } from '@rappen/core/bulk';
import { epcPaymentJsonOf } from '@rappen/core/epc';
import { type JsonValue, writeJson } from '@rappen/core/json';
import { qrInvoiceJsonOf } from '@rappen/core/swiss-qr';
import type { EInvoiceContent } from './e-invoice-content.ts';
import type { ReadBillContent } from './protocol.ts';

/**
 * A table of bills that were read. In a workbook amounts are numbers, days days and texts texts; in a CSV file, where spreadsheets guess,
 * an apostrophe stands before what would become a formula.
 */
export function readTable(kind: 'csv' | 'xlsx', rows: readonly (readonly WorkbookCell[])[]): string | Uint8Array {
  if (kind === 'xlsx') return writeXlsx(rows);
  const cell = (content: WorkbookCell) => {
    if (typeof content !== 'string') return 'number' in content ? content.number : content.date;
    return withoutFormula(content);
  };
  // Excel reads a CSV file as UTF-8 only when it begins with a byte order mark
  return `\ufeff${writeCsv(rows.map((row) => row.map(cell)))}`;
}

/** Bills that were read as JSON: each with its place, its problems and its content in the model of the service. */
export function readJson(bills: readonly ReadBillContent[]): string {
  const list = bills.map(({ file, page, problems, draft, payment, eInvoice, text }): JsonValue => {
    const content = draft
      ? { qrInvoice: qrInvoiceJsonOf(draft, { expand: true }) as JsonValue }
      : payment && { epcPayment: epcPaymentJsonOf(payment) };
    return {
      file,
      ...(page !== undefined && { page }),
      valid: problems.length === 0,
      problems: problems.map((found) => ({ ...found })),
      ...content,
      ...(eInvoice && { eInvoice: eInvoiceJson(eInvoice) }),
      ...(text !== '' && { text }),
    };
  });
  return writeJson({ bills: list });
}

/** What an e-invoice says, without what was found in it. */
function eInvoiceJson(content: EInvoiceContent): JsonValue {
  const { syntax, profile, isCreditNote, number, date, due, currency, seller, buyer, net, vat, gross, amount } =
    content;
  const told = { profile, number, date, due, currency, seller, buyer, net, vat, gross, amount };
  const filled = Object.entries(told).filter(([, text]) => text !== undefined && text !== '');
  return { syntax, creditNote: isCreditNote, ...(Object.fromEntries(filled) as { readonly [name: string]: string }) };
}
