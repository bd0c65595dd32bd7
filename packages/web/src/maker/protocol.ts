import type { WorkbookCell } from '@rappen/core/bulk';
import type { EpcDraft } from '@rappen/core/epc';
import type { Language } from '@rappen/core/payment-part';
import type { Problem } from '@rappen/core/problem';
import type { Result } from '@rappen/core/result';
import type { InvoiceDraft, QrInvoice } from '@rappen/core/swiss-qr';
import type { Company, Invoice } from '../desk/records.ts';
import type { OutputFormat } from '../make/form.ts';
import type { FileKind } from './file-kind.ts';

/** A row of a table under some header. */
export interface SheetRow {
  /** As a spreadsheet numbers it. */
  readonly number: number;
  readonly cells: readonly string[];
  /** What is wrong with a cell (path: its zero-based index) or with the row as such. */
  readonly problems: readonly Problem[];
}

/** A bill that was read: where, what is wrong with it, and what it says by its standard. */
export interface ReadBillContent {
  readonly file: string;
  /** Undefined for a text that was pasted. */
  readonly page: number | undefined;
  readonly problems: readonly { readonly code: string; readonly path: string; readonly message: string }[];
  readonly draft: InvoiceDraft | undefined;
  readonly payment: EpcDraft | undefined;
  readonly text: string;
}

export type ArchiveKind = 'pdf' | 'zip';

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
    readonly request: { readonly invoice: Invoice; readonly company: Company };
    readonly answer: Blob | undefined;
  };
  /** The texts of a CSV file or workbook. Reports `workbook.*`, `TABLE_TOO_LONG`, `TABLE_EMPTY`. */
  readonly open: { readonly request: Blob; readonly answer: Result<readonly SheetRow[]> };
  /** What is wrong with each of some rows; cells are in the order of the columns of a table of bills. */
  readonly validate: { readonly request: readonly SheetRow[]; readonly answer: readonly (readonly Problem[])[] };
  /** One document of all rows that are bills, with progress. */
  readonly archive: {
    readonly request: {
      readonly rows: readonly SheetRow[];
      readonly kind: ArchiveKind;
      readonly format: Exclude<OutputFormat, 'SYMBOL'>;
      readonly language: Language;
    };
    readonly answer: { readonly file: Blob; readonly count: number };
  };
  /** An example of a table. */
  readonly sample: { readonly request: 'csv' | 'xlsx'; readonly answer: Blob };
  /** A table of bills that were read, its header first; amounts are numbers in a workbook. */
  readonly table: {
    readonly request: { readonly kind: 'csv' | 'xlsx'; readonly rows: readonly (readonly WorkbookCell[])[] };
    readonly answer: Blob;
  };
  /** Bills that were read, in the models of the service. */
  readonly json: { readonly request: readonly ReadBillContent[]; readonly answer: Blob };
  /** Rows as a CSV file under the canonical header. */
  readonly csv: { readonly request: readonly SheetRow[]; readonly answer: Blob };
};
