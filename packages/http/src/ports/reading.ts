import type { CalendarDate } from '@rappen/core/date';
import type { BusinessCase, BusinessCaseType } from '@rappen/core/ebill';
import type { PdfFacts } from '@rappen/core/ebill/anomalies';
import type { MemoryWindow } from '@rappen/core/reconciliation';
import type { Result } from '@rappen/core/result';
import type { StatementFile } from '@rappen/core/statement';
import type { ProfileName } from '@rappen/core/swiss-qr';
import type { PdfADocument } from '@rappen/pdf/archival';
import type { Attachment } from '@rappen/pdf/attachments';
import type { ProblemAnswer } from '../answer/answer.ts';
import type { AskedWork } from './work.ts';

/**
 * What is read of what billers send, here or in a thread of its own: all of it is plain data, and asks neither books nor network.
 * Where there are threads each call reports `SERVICE_BUSY`, `WORK_TOO_SLOW`, `WORK_TOO_LARGE` and `CALLER_GONE` too, of a PDF
 * `FILE_TOO_SLOW` and `PDF_TOO_COMPLEX`.
 */
export interface SubmissionReading {
  /** A body of structured data, with its PDF. Reports what makes it unreadable as a whole. */
  readTyped(body: Uint8Array, options: TypedOptions, asked?: AskedWork): Promise<Result<TypedSubmission>>;
  /** A PDF. Reports what `PdfTools.examine` does. */
  inspect(pdf: Uint8Array, options: InspectOptions, asked?: AskedWork): Promise<Result<Inspection>>;
  /** Account statements. Reports what is wrong with the body or with any of them. */
  readStatements(body: Uint8Array, options: StatementsOptions, asked?: AskedWork): Promise<Result<GivenStatements>>;
}

export interface TypedOptions {
  readonly type: BusinessCaseType;
  readonly mediaType: 'application/json' | 'application/xml' | 'multipart/form-data';
  /** The header, for the boundary of a form. */
  readonly contentType: string;
  readonly today: CalendarDate;
  readonly owner: string;
}

/** A submission of structured data, judged by the rules that need nothing else. */
export interface TypedSubmission {
  readonly businessCase: Result<BusinessCase>;
  /** How many problems the business case has, of which so many are there as an answer lists. */
  readonly problemsTotal: number;
  /** The PDF, or what is wrong with how it was sent; undefined: it was not, which the business case reports. */
  readonly pdf: Result<Uint8Array<ArrayBuffer>> | undefined;
  /** Where problems of the PDF are reported. */
  readonly pdfField: 'pdf' | 'file';
  /** The name of an uploaded file. */
  readonly fileName?: string | undefined;
  /** What was sent, as far as answers show what they refuse: texts up to the length that is shown, and no files. */
  readonly shown: unknown;
}

export interface InspectOptions {
  /** The time of the conversion, as `pdfInstantOf` writes it. */
  readonly now: string;
  readonly today: CalendarDate;
  readonly profile: ProfileName;
  readonly owner: string;
  /** Of a PDF that says itself what it is. */
  readonly wanted?: WantedCase | undefined;
}

/** What a business case is made with that a PDF says itself. */
export interface WantedCase {
  readonly billerName: string;
  readonly paymentTermDays: number;
  readonly referencedBillReferenceNumber: string | undefined;
}

/** What is found in a submitted PDF. */
export interface Inspection {
  /** Business cases in our vocabulary that the PDF carries. */
  readonly documents: readonly CarriedDocument[];
  /** Any attached XML but that of e-invoices. */
  readonly hasXml: boolean;
  readonly facts: PdfFacts;
  /** The PDF as PDF/A-3b, or why it cannot be one. */
  readonly archival: Result<PdfADocument>;
  /** Where it was asked for: what the PDF is as a business case, or the answer that says why it is none. */
  readonly made?: MadeCase | { readonly answer: ProblemAnswer } | undefined;
}

/** A business case that came in a PDF: how its file is called there. */
export type CarriedDocument = Pick<Attachment, 'name' | 'place'>;

export interface MadeCase {
  readonly businessCase: BusinessCase;
  /** Whether the PDF carries the business case already. */
  readonly carriesDocument: boolean;
}

export interface StatementsOptions {
  readonly type: string;
  readonly contentType: string;
  readonly owner: string;
}

/** Account statements that a biller hands in. */
export interface GivenStatements {
  readonly files: readonly StatementFile[];
  /** What makes them what they are, whatever they are sent in: no two forms have the same boundary. */
  readonly fingerprint: string;
  /** Keys that earlier versions made of each booking, and their hashes, which alone were kept: they hold what banks say of payers. */
  readonly keys: ReadonlyMap<string, string>;
  /** What of the memory of bookings they need. */
  readonly windows: readonly MemoryWindow[];
}
