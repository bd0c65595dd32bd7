import { type CodeBox, codesIn, codesOfPages } from '@rappen/pdf/codes';
import { addNotRead, type PagesNotRead, pagesText } from '@rappen/pdf/internal/base';
import { openPdf } from '@rappen/pdf/open';
import { problem } from '../catalogue/problem.ts';
import { catalogue } from '../catalogue/rows.ts';
import type { Problem } from '../problem/problem.ts';
import type { Sentences } from '../problem/sentence.ts';
import { type DecodedSymbol, decodeSymbol } from '../qr/decode-symbol.ts';
import { profileDefault, profiles, type RuleProfile } from '../swiss-qr/profile.ts';
import { payloadBeginnings, readPayload as readPayloadText } from '../swiss-qr/read-payload.ts';
import type { Bill } from './bill.ts';
import { billOfDraft, type FoundBill } from './bill-of-draft.ts';
import { type Caller, fields, wrong } from './caller.ts';
import { bytes as fileBytes } from './leaves.ts';
import { inBillNames } from './names.ts';
import { type CheckOptions, checkMembers, readOptions } from './options.ts';
import { payloadSentences } from './payload-sentences.ts';
import { type BillProblem, type BillProblems, type BillResult, billProblem, done, refused } from './problems.ts';

/** The content of a code with the field names of `Bill`, and its problems. */
export type BillReading =
  | {
      /** The bill keeps every rule: it can be booked, paid or printed again. */
      readonly isValid: true;
      readonly bill: Bill;
      readonly problems: readonly [];
      /** Deviations from the canonical form that banks accept. */
      readonly deviations: readonly BillProblem[];
    }
  | {
      readonly isValid: false;
      /** What could be read: any field may be missing or wrong. */
      readonly bill: FoundBill;
      /** The rules that the code breaks. */
      readonly problems: readonly BillProblem[];
      readonly deviations: readonly BillProblem[];
    };

/**
 * Decodes the text of a Swiss QR code into a bill: leniently, as banks do, and validates it strictly. Fails only for a text that is not a
 * Swiss Payments Code: `PAYLOAD_HEADER`, `PAYLOAD_VERSION`, `PAYLOAD_CODING`, `PAYLOAD_LINE_COUNT`, `PAYLOAD_TRAILER`,
 * `PAYLOAD_TOO_LONG`. Source: IG 4.2.
 *
 * @example
 * const payload = billToPayload(bill);
 * const reading = readPayload(payload.ok ? payload.value : '');
 * reading.ok && reading.value.isValid && reading.value.bill.creditor.name; // => 'Robert Schneider AG'
 * reading.ok && reading.value.deviations; // => []
 */
export function readPayload(text: string, options?: CheckOptions): BillResult<BillReading> {
  const settings = readingSettings(options);
  const { reader } = settings;
  if (typeof text !== 'string') reader.at(['text'], () => wrong(reader, 'text', text));
  return readingOf(text, settings, payloadSentences);
}

const readingOptions = /* @__PURE__ */ fields(checkMembers);

/** What is read by, by options as they were given; what is wrong with them stands in the reader. */
interface ReadingSettings {
  readonly reader: Caller;
  readonly profile: RuleProfile;
}

function readingSettings(options: unknown): ReadingSettings {
  const { reader, given } = readOptions(readingOptions, options);
  return { reader, profile: profiles[given.profile ?? profileDefault] };
}

function readingOf(text: string, { reader, profile }: ReadingSettings, sentences: Sentences): BillResult<BillReading> {
  if (reader.problems.length > 0) return refused(reader.problems, sentences);
  const reading = readPayloadText(text, profile);
  if (!reading.ok) return refused(reading.problems, sentences);
  const { draft, problems } = reading.value;
  const printed = (found: typeof problems) => inBillNames(found).map((one) => billProblem(one, sentences));
  const deviations = printed(reading.value.deviations);
  const bill = billOfDraft(draft);
  if (reading.value.invoice === undefined || problems.length > 0)
    return done({ isValid: false, bill, problems: printed(problems), deviations });
  const { ultimateCreditor: _, referenceType: __, ...valid } = bill;
  return done({ isValid: true, bill: valid as Bill, problems: [], deviations });
}

/** A bill in a document. */
export type PageBill = BillReading & {
  /** From 1. */
  readonly page: number;
  /** The corners of the code, as fractions of the displayed page, for `attachBill`. */
  readonly place: CodeBox;
};

/** The bills of a PDF, and what of it was not looked at; or every problem. */
export type BillsResult =
  | {
      readonly ok: true;
      readonly value: readonly PageBill[];
      /** Pages that may have more bills, and why; empty: `value` has every bill that the pages draw. */
      readonly notRead: readonly PagesNotRead[];
      /** The same in sentences: `PAGE_NOT_READ_WHOLLY` and `PAGES_NOT_READ`. */
      readonly warnings: readonly BillProblem[];
    }
  | { readonly ok: false; readonly problems: BillProblems };

/**
 * Reads the bills drawn on the pages of a PDF, without WebAssembly: codes made of lines, areas or small images; any number of pages. A
 * page with images or annotations that were not searched is in `notRead`, with the warning `PAGE_NOT_READ_WHOLLY`: @rappen/imaging
 * reads those. So are, with the warning `PAGES_NOT_READ`, pages beyond the bound for drawing instructions, which only a file
 * reaches whose pages repeat the same content. Codes other than Swiss Payments Codes are skipped. A file that is encrypted but opens
 * without a password is read. Fails with `PDF_EXPECTED`, `PDF_UNREADABLE`, `PDF_ENCRYPTED`, `PDF_TOO_COMPLEX`, `FILE_EMPTY`.
 *
 * @example
 * const pdf = billToPdf(bill);
 * const found = readBills(pdf.ok ? pdf.value : new Uint8Array());
 * found.ok && found.value.map(({ page, bill }) => `${page}: ${bill.amount}`); // => ['1: 1949.75']
 */
export function readBills(pdf: Uint8Array, options?: CheckOptions): BillsResult {
  const settings = readingSettings(options);
  const { reader } = settings;
  const bytes = reader.at(['pdf'], () => fileBytes.read(pdf, reader));
  if (bytes === undefined || reader.problems.length > 0) return refused(reader.problems, catalogue);
  if (bytes.length === 0) return refused([problem('FILE_EMPTY', ['pdf'])], catalogue);
  const bills: PageBill[] = [];
  const warnings: BillProblem[] = [];
  const notRead: PagesNotRead[] = [];
  let pages = 0;
  for (const { page, codes, notRead: reason } of codesFrom(bytes)) {
    pages += 1;
    addNotRead(notRead, page, reason);
    if (reason === 'not-followed')
      warnings.push(billProblem(problem('PAGE_NOT_READ_WHOLLY', ['pdf'], { page }), catalogue));
    for (const code of codes) {
      if (!payloadBeginnings.some((beginning) => code.text.startsWith(beginning))) continue;
      const reading = readingOf(code.text, settings, catalogue);
      if (reading.ok) bills.push({ ...reading.value, page, place: code.box });
    }
  }
  if (pages === 0) return refused([whyUnread(bytes)], catalogue);
  const unread = notRead.filter(({ reason }) => reason !== 'not-followed');
  if (unread.length > 0)
    warnings.push(billProblem(problem('PAGES_NOT_READ', ['pdf'], { pages: pagesText(unread) }), catalogue));
  return { ok: true, value: bills, notRead, warnings };
}

/** The codes of a file as it stands; of one that has to be opened first, as it is then. */
function* codesFrom(bytes: Uint8Array): ReturnType<typeof codesOfPages<DecodedSymbol>> {
  let isRead = false;
  for (const page of codesOfPages(bytes, decodeSymbol)) {
    isRead = true;
    yield page;
  }
  const opened = isRead ? undefined : openPdf(bytes);
  if (opened?.ok) yield* codesIn(opened.value, decodeSymbol);
}

/** Why a file has no pages that can be read. */
function whyUnread(bytes: Uint8Array): Problem {
  const opened = openPdf(bytes);
  const code = opened.ok ? 'PDF_TOO_COMPLEX' : opened.problems[0].code;
  const isTold = code === 'PDF_EXPECTED' || code === 'PDF_ENCRYPTED' || code === 'PDF_UNREADABLE';
  return problem(isTold ? code : 'PDF_TOO_COMPLEX', ['pdf']);
}
