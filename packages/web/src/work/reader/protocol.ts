import type { Result } from '@rappen/core/result';
import type { CodesResult, GreyImage, OpenSearch } from '@rappen/imaging';
import type { BankAnswer, BankRequest, BooksRequest, WrittenBooks } from '../bank-files/protocol.ts';

/** What the page asks of the worker that reads files, and what it answers. */
export type ReaderTasks = {
  /**
   * Every QR code of a PDF, PNG or JPEG that there is time for; `from`: those that a search had not found which ended early. Tells how many
   * pages are left. Reports and warns as `readCodes` of the imaging package does.
   */
  readonly codes: {
    readonly request: { readonly file: Blob; readonly from?: OpenSearch | undefined };
    readonly answer: CodesResult;
  };
  /** How many pages a PDF has. */
  readonly pages: { readonly request: Blob; readonly answer: Result<number> };
  /** A page of a PDF as a picture, to show where a code was found. */
  readonly page: {
    readonly request: { readonly file: Blob; readonly page: number };
    readonly answer: Result<GreyImage>;
  };
  /** Files of a bank, with what they mean for bills and payments; tells how many are read. */
  readonly bank: { readonly request: BankRequest; readonly answer: BankAnswer };
  /** Entries as a file for the books. Reports what `writeBooks` and `parseBooksSettings` of the core do. */
  readonly books: { readonly request: BooksRequest; readonly answer: Result<WrittenBooks> };
};
