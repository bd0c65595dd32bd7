import type { AttachedFile } from '../../records/desk/attached-files.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import type { FileContents } from '../../work/invoice/attachments-json.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import type { Shown } from './fields.tsx';

/** What is in the files of an invoice, as its page has it. */
export interface AttachedFiles {
  /** Undefined until all of them were asked for; one that this browser does not have is missing. */
  readonly contents: FileContents | undefined;
  /** Keeps files before the invoice names them; false: there is no room. */
  attach(files: readonly AttachedFile[]): Promise<boolean>;
}

/** What groups of fields of an invoice are given. */
export interface InvoiceFieldsProps {
  readonly invoice: Invoice;
  readonly change: (changes: Partial<Invoice>) => void;
  readonly company: Company;
  readonly changeCompany: (changes: Partial<Company>) => void;
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
  readonly files: AttachedFiles;
}
