import { type CodeBox, codesOfPages } from '@rappen/pdf/codes';
import { problem } from '../catalogue/problem.ts';
import { catalogue } from '../catalogue/rows.ts';
import type { Sentences } from '../problem/sentence.ts';
import { decodeSymbol } from '../qr/decode-symbol.ts';
import { payloadBeginnings, readPayload as readPayloadText } from '../swiss-qr/read-payload.ts';
import type { Bill } from './bill.ts';
import { billOfDraft, type FoundBill } from './bill-of-draft.ts';
import { type CheckOptions, type ReadOptions, readOptions } from './options.ts';
import { payloadSentences } from './payload-sentences.ts';
import { type BillProblem, type BillResult, billProblem, done, inBillNames, refused } from './problems.ts';

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
  /** The corners of the code, as fractions of the displayed page, for `attachBill`. */
  readonly place: CodeBox;
};

/**
 * Reads the bills drawn on the pages of a PDF, without WebAssembly: codes made of lines, areas or small images. A page
 * with images or annotations that were not searched gives the warning `PAGE_NOT_READ_WHOLLY`: @rappen/imaging reads those. Codes
 * other than Swiss Payments Codes are skipped. Fails with `PDF_EXPECTED`, `PDF_UNREADABLE`, `FILE_EMPTY`.
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
  for (const { page, codes, complete } of codesOfPages(bytes, decodeSymbol)) {
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

/** Whether `%PDF-` is where readers look for it (ISO 32000-1, annex H). */
function hasHeader(bytes: Uint8Array): boolean {
  let start = '';
  for (const byte of bytes.subarray(0, 1024)) start += String.fromCharCode(byte);
  return start.includes('%PDF-');
}
