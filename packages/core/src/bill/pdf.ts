import type { Drawing } from '../drawing/drawing.ts';
import { leaf } from '../model/leaf.ts';
import { optional } from '../model/object.ts';
import type { Leaf, NothingLeft } from '../model/shape.ts';
import {
  pdfWriter,
  type PdfOptions as RenderPdfOptions,
  renderPdf,
  type SymbolMode,
  symbolModes,
} from '../render/pdf.ts';
import type { Bill } from './bill.ts';
import { Caller, type FieldsOf, fields, readIterable, wrong } from './caller.ts';
import { oneOf, text } from './leaves.ts';
import { meantBy } from './meant.ts';
import { type ReadOptions, readOptions, type SlipOptions, slipMembers, slipSettings } from './options.ts';
import { type BillProblems, type BillResult, billProblem, done } from './problems.ts';
import { billSentences } from './sentences.ts';
import { drawBill } from './slip.ts';

const instant =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:Z|[+-]\d\d:\d\d)$/;
const time: Leaf<string> = /* @__PURE__ */ leaf({}, (node, reading) => {
  const found = text.read(node, reading);
  if (found === undefined || instant.test(found)) return found;
  return wrong(reading, 'a date with time and offset, such as 2026-11-22T10:00:00Z,', found);
});

export const documentMembers = () => ({
  /** Title of the document; default that of its first page. */
  title: optional(text),
  /** Creation time: ISO 8601 with an offset, `2026-11-22T10:00:00+01:00`. Default none, so that equal bills give equal bytes. */
  createdAt: optional(time),
});

/** Metadata of a PDF, and how it stores its codes. */
export interface DocumentOptions extends FieldsOf<typeof documentMembers> {}

const symbolMembers = () => ({
  /** `path`: the code as rectangles. `mask`: as an image, smaller. Default `path` for one bill, `mask` for many. */
  symbols: optional(oneOf(symbolModes)),
});

/** A slip, or many of them, as PDF. */
export interface PdfOptions extends SlipOptions, DocumentOptions, FieldsOf<typeof symbolMembers> {}

const pdfOptions: Leaf<PdfOptions> = /* @__PURE__ */ fields(() => ({
  ...slipMembers(),
  ...documentMembers(),
  ...symbolMembers(),
}));

/** Title and time of a document, by options as read. */
export function documentSettings({ title, createdAt }: DocumentOptions): RenderPdfOptions {
  return { ...(title === undefined ? {} : { title }), ...(createdAt === undefined ? {} : { createdAt }) };
}

function pdfSettings({ given }: ReadOptions<PdfOptions>, symbolsDefault: SymbolMode): RenderPdfOptions {
  const { symbols = symbolsDefault } = given;
  return { ...documentSettings(given), symbols };
}

/** What is read above, option by option: the compiler refuses one that nobody reads. @proof */
export type Unread = NothingLeft<
  | Exclude<keyof DocumentOptions, 'title' | 'createdAt'>
  | Exclude<keyof PdfOptions, keyof DocumentOptions | keyof SlipOptions | 'symbols'>
>;

/**
 * Renders a bill as a PDF of one page (PDF/A-3b, fonts embedded). Problems as of `billToSvg`.
 *
 * @example
 * const pdf = billToPdf(bill, { language: 'it', title: 'Fattura 42' });
 * pdf.ok && pdf.value.length > 10_000; // => true
 */
export function billToPdf(bill: Bill, options?: PdfOptions): BillResult<Uint8Array<ArrayBuffer>> {
  const read = readOptions(pdfOptions, options, meantBy);
  const drawn = drawBill(bill, slipSettings(read, 'A4'));
  return drawn.ok ? done(renderPdf([drawn.value], pdfSettings(read, 'path')), drawn.warnings) : drawn;
}

/** A refused bill, which has no page in the document. */
export interface RefusedBill {
  /** Zero-based index of the bill. */
  readonly index: number;
  readonly problems: BillProblems;
}

/** The result for many bills. */
export interface BillsSummary {
  /** Pages of the document, one for each bill that keeps the rules. */
  readonly pages: number;
  /** Bills without a page. */
  readonly refused: number;
  /** Why nothing was made at all: the bills are no list, or there is nobody to hear of those that are refused. */
  readonly problems?: BillProblems;
}

/**
 * Renders bills as one PDF, one page each, in parts: bills are read one by one and not kept, so that memory does not grow
 * with their number. A bill that breaks a rule gets no page and is passed to `onRefused`, which is required so that none is lost
 * silently. The generator returns the counts, and `problems` where it cannot begin. Without any page it yields no bytes.
 *
 * @example
 * const refused: RefusedBill[] = [];
 * const parts = [...billsToPdf([bill, { ...bill, currency: 'EUR' }, { ...bill, amount: -1 }], (bad) => refused.push(bad))];
 * parts.length; // => 3
 * refused.map(({ index, problems }) => `${index} ${problems[0].path}`); // => ['2 amount']
 */
export function* billsToPdf(
  bills: Iterable<Bill>,
  onRefused: (refused: RefusedBill) => void,
  options?: PdfOptions,
): Generator<Uint8Array<ArrayBuffer>, BillsSummary, void> {
  const read = readOptions(pdfOptions, options, meantBy);
  const settings = slipSettings(read, 'A4');
  const asked = new Caller();
  if (typeof onRefused !== 'function') asked.at(['onRefused'], () => wrong(asked, 'a function', onRefused));
  const list = asked.at(['bills'], () => readIterable<Bill>(asked, bills));
  if (list === undefined || asked.problems.length > 0) {
    const problems = asked.problems.map((found) => billProblem(found, billSentences));
    return { pages: 0, refused: 0, problems: problems as unknown as BillProblems };
  }
  const writer = pdfWriter(pdfSettings(read, 'mask'));
  let index = 0;
  let pages = 0;
  for (const bill of list) {
    const drawn: BillResult<Drawing> = drawBill(bill, settings);
    if (drawn.ok) {
      pages += 1;
      yield writer.addPage(drawn.value);
    } else onRefused({ index, problems: drawn.problems });
    index += 1;
  }
  if (pages > 0) yield writer.end();
  return { pages, refused: index - pages };
}
