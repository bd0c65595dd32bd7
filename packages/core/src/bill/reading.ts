import { type CodeBox, codesOfPages } from '../pdf/reading/vector-codes.ts';
import { catalogue } from '../problem/catalogue.ts';
import { problem } from '../problem/problem.ts';
import { payloadBeginnings, readPayload as readPayloadText } from '../swiss-qr/read-payload.ts';
import type { Bill } from './bill.ts';
import { billOfDraft, type FoundBill } from './bill-of-draft.ts';
import { type CheckOptions, type ReadOptions, readOptions } from './options.ts';
import {
  type BillProblem,
  type BillResult,
  billProblem,
  done,
  inBillNames,
  refused,
  type Sentences,
} from './problems.ts';
import { billSentences, readingSentences } from './sentences.generated.ts';

const payloadSentences: Sentences = { ...billSentences, ...readingSentences };

/** What a code says, in the names of `Bill`, and how well it says it. */
export type BillReading =
  | {
      /** The bill keeps every rule: it can be booked, paid or printed again. */
      readonly isValid: true;
      readonly bill: Bill;
      readonly problems: readonly [];
      /** Departures from the canonical form that banks accept. */
      readonly deviations: readonly BillProblem[];
    }
  | {
      readonly isValid: false;
      /** What could be read: any field may lack or be wrong. */
      readonly bill: FoundBill;
      /** The rules that the code breaks. */
      readonly problems: readonly BillProblem[];
      readonly deviations: readonly BillProblem[];
    };

/**
 * Decodes the text of a Swiss QR code into a bill: leniently, as banks do, and judged strictly. Fails only for a text that is no
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
  return readingOf(text, readOptions(options), payloadSentences);
}

function readingOf(text: unknown, { reader, profile }: ReadOptions, sentences: Sentences): BillResult<BillReading> {
  if (typeof text !== 'string') reader.wrong(['text'], 'text', text);
  if (reader.problems.length > 0 || typeof text !== 'string') return refused(reader.problems, sentences);
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
  /** The corners of the code, as fractions of the page as it is shown, for `attachBill`. */
  readonly place: CodeBox;
};

/**
 * Reads the bills whose codes the pages of a PDF draw, without WebAssembly: codes of lines and areas, and small pictures. A page
 * with pictures or annotations that were not followed is a warning, `PAGE_NOT_READ_WHOLLY`: @rappen/imaging reads those. Codes
 * that are no Swiss Payments Code are passed over. Fails with `PDF_EXPECTED`, `PDF_UNREADABLE`, `FILE_EMPTY`.
 *
 * @example
 * const pdf = billToPdf(bill);
 * const found = readBills(pdf.ok ? pdf.value : new Uint8Array());
 * found.ok && found.value.map(({ page, bill }) => `${page}: ${bill.amount}`); // => ['1: 1949.75']
 */
export function readBills(pdf: Uint8Array, options?: CheckOptions): BillResult<readonly PageBill[]> {
  const settings = readOptions(options);
  const bytes = settings.reader.bytes(pdf, ['pdf']);
  if (bytes === undefined || settings.reader.problems.length > 0) return refused(settings.reader.problems, catalogue);
  if (bytes.length === 0) return refused([problem('FILE_EMPTY', ['pdf'])], catalogue);
  const bills: PageBill[] = [];
  const warnings: BillProblem[] = [];
  let pages = 0;
  for (const { page, codes, complete } of codesOfPages(bytes)) {
    pages += 1;
    if (!complete) warnings.push(billProblem(problem('PAGE_NOT_READ_WHOLLY', ['pdf'], { page }), catalogue));
    for (const code of codes) {
      if (!payloadBeginnings.some((beginning) => code.text.startsWith(beginning))) continue;
      const reading = readingOf(code.text, settings, catalogue);
      if (reading.ok) bills.push({ ...reading.value, page, place: code.box });
    }
  }
  if (pages > 0) return done(bills, warnings);
  return refused([problem(hasHeader(bytes) ? 'PDF_UNREADABLE' : 'PDF_EXPECTED', ['pdf'])], catalogue);
}

/** Whether `%PDF-` stands where readers look for it (ISO 32000-1, annex H). */
function hasHeader(bytes: Uint8Array): boolean {
  let start = '';
  for (const byte of bytes.subarray(0, 1024)) start += String.fromCharCode(byte);
  return start.includes('%PDF-');
}
