import type { WorkbookCell } from '@rappen/core/bulk';
import type { Report } from '@rappen/core/debtors';
import type { EpcDraft } from '@rappen/core/epc';
import type { Language } from '@rappen/core/payment-part';
import type { Problem } from '@rappen/core/problem';
import type { Result } from '@rappen/core/result';
import type { InvoiceDraft, QrInvoice } from '@rappen/core/swiss-qr';
import type { OutputFormat } from '../../records/bill/form.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import type { FileField, SheetRow } from '../../sheet/fields.ts';
import type { FoundTable } from '../../sheet/find-table.ts';
import type { ReadRow, TableSettings } from '../../sheet/read-row.ts';
import type { FileContents } from '../invoice/attachments-json.ts';
import type { EInvoiceContent, WholeEInvoice } from './e-invoice-content.ts';
import type { FileKind } from './file-kind.ts';

export type ArchiveKind = 'pdf' | 'zip';

/** A table of a file with what its columns seem to be. */
export interface OpenedTable extends FoundTable {
  readonly columns: readonly (FileField | undefined)[];
  /** The name of the sheet where it is not the first of its workbook. */
  readonly sheet: string | undefined;
  /** The other sheets of the workbook, by their zero-based places. */
  readonly others?: readonly { readonly name: string; readonly place: number }[] | undefined;
  /** What somebody should know of the file: hidden columns, sheets that are not read. */
  readonly notices?: readonly Problem[] | undefined;
}

/** What is printed of each bill. */
export type Print =
  | { readonly kind: 'slip'; readonly format: Exclude<OutputFormat, 'SYMBOL'> }
  /** A letter of one page with the payment part below; words in braces in its text are filled in. */
  | { readonly kind: 'letter'; readonly text: string; readonly today: string }
  | InvoicePrint;

/** A whole invoice, by the template of a company. */
export interface InvoicePrint {
  readonly kind: 'invoice';
  readonly company: Company;
  /** In per cent; empty: no VAT. */
  readonly vatRate: string;
  /** Whether VAT is added to the amounts of the rows. */
  readonly isNet: boolean;
  /** The date of rows that have none. */
  readonly today: string;
}

/** The invoice of a row as a file, and what its slip and its document say, for who sends it as an eBill. */
export interface RowBill {
  readonly pdf: Blob;
  readonly draft: InvoiceDraft;
  readonly number: string;
  readonly date: string;
  /** Empty where neither the row nor the company says it. */
  readonly due: string;
}

/** A bill that was read: where, what is wrong with it, and what it says by its standard. */
export interface ReadBillContent {
  readonly file: string;
  /** Undefined for a text that was pasted, and for an e-invoice. */
  readonly page: number | undefined;
  readonly problems: readonly { readonly code: string; readonly path: string; readonly message: string }[];
  readonly draft: InvoiceDraft | undefined;
  readonly payment: EpcDraft | undefined;
  readonly eInvoice: EInvoiceContent | undefined;
  readonly text: string;
}

/** An e-invoice that is drawn in a language. */
interface DrawnEInvoice {
  readonly file: Blob;
  readonly language: Language;
}

/** An invoice of the desk, its company, and what is in its attached files: its e-invoice has them, or is not made. */
interface InvoiceToMake {
  readonly invoice: Invoice;
  readonly company: Company;
  readonly contents: FileContents;
}

/** What the page asks of the worker that makes files, and what it answers. */
export type MakerTasks = {
  /** A file of one bill. */
  readonly file: {
    readonly request: {
      readonly invoice: QrInvoice;
      readonly kind: FileKind;
      readonly format: OutputFormat;
      readonly language: Language;
    };
    readonly answer: Blob | undefined;
  };
  /** An invoice of the desk as PDF/A-3b; undefined where it is none yet. */
  readonly invoice: {
    readonly request: InvoiceToMake;
    readonly answer: Blob | undefined;
  };
  /** Several of them as one PDF, in this order; undefined where one of them is none yet. */
  readonly invoices: {
    readonly request: readonly { readonly invoice: Invoice; readonly company: Company }[];
    readonly answer: Blob | undefined;
  };
  /** The data of an invoice of the desk as the XML of an e-invoice; undefined where it is none. */
  readonly eInvoice: {
    readonly request: InvoiceToMake;
    readonly answer: Blob | undefined;
  };
  /** The table in a CSV file or workbook, on the sheet at a place or where it is found. Reports `workbook.*`, `TABLE_TOO_LONG`, `TABLE_EMPTY`. */
  readonly open: {
    readonly request: { readonly file: Blob; readonly sheet?: number | undefined };
    readonly answer: Result<OpenedTable>;
  };
  /** Rows under the fields of a bill, as they are understood, with what is wrong with each. */
  readonly read: {
    readonly request: { readonly rows: readonly SheetRow[]; readonly settings: TableSettings };
    readonly answer: readonly ReadRow[];
  };
  /** One document of all rows that are bills, with progress. Rows are complete, as `read` answers them. */
  readonly archive: {
    readonly request: {
      readonly rows: readonly SheetRow[];
      readonly kind: ArchiveKind;
      readonly print: Print;
      readonly language: Language;
    };
    readonly answer: { readonly file: Blob; readonly count: number };
  };
  /** The whole invoice of a row; undefined for a row that is none. Rows are complete, as `read` answers them. */
  readonly bill: {
    readonly request: { readonly row: SheetRow; readonly print: InvoicePrint; readonly language: Language };
    readonly answer: RowBill | undefined;
  };
  /** An example of a table. */
  readonly sample: { readonly request: 'csv' | 'xlsx'; readonly answer: Blob };
  /** What a PDF or XML says as an e-invoice. Reports what `readEInvoice` of the core does. */
  readonly eInvoiceContent: { readonly request: Blob; readonly answer: Result<EInvoiceContent> };
  /** An e-invoice drawn as it was received: its first pages as SVG, or all of them as PDF; undefined where it cannot be drawn. */
  readonly eInvoicePictures: { readonly request: DrawnEInvoice; readonly answer: readonly string[] | undefined };
  readonly eInvoicePdf: { readonly request: DrawnEInvoice; readonly answer: Blob | undefined };
  readonly eInvoiceText: { readonly request: DrawnEInvoice; readonly answer: Blob | undefined };
  /** All that stands in an e-invoice; undefined where it cannot be read. */
  readonly eInvoiceWhole: { readonly request: DrawnEInvoice; readonly answer: WholeEInvoice | undefined };
  /** A table of bills that were read, its header first; amounts are numbers in a workbook. */
  readonly table: {
    readonly request: { readonly kind: 'csv' | 'xlsx'; readonly rows: readonly (readonly WorkbookCell[])[] };
    readonly answer: Blob;
  };
  /** Tables on A4 as PDF. */
  readonly report: { readonly request: Report; readonly answer: Blob };
  /** Bills that were read, in the models of the service. */
  readonly json: { readonly request: readonly ReadBillContent[]; readonly answer: Blob };
  /** Complete rows as a CSV file under the canonical header. */
  readonly csv: { readonly request: readonly SheetRow[]; readonly answer: Blob };
};
