import { catalogue } from '../catalogue/rows.ts';
import { leaf } from '../model/leaf.ts';
import { optional, required } from '../model/object.ts';
import type { Leaf, NothingLeft } from '../model/shape.ts';
import type { Problem } from '../problem/problem.ts';
import { renderPdf } from '../render/pdf.ts';
import type { Result } from '../result.ts';
import { mergeSlip, recreateSlip, type SlipOnPage, type SlipPage, slipBehind } from '../slip-on-page/merge-slip.ts';
import type { CodeCorners } from '../slip-on-page/slip-place.ts';
import type { Bill } from './bill.ts';
import { type Caller, type FieldsOf, fields, wrong } from './caller.ts';
import { bytes, flag, given, readNumber } from './leaves.ts';
import { meantBy } from './meant.ts';
import { optionPath, readOptions, type SlipOptions, slipMembers, slipSettings } from './options.ts';
import { type BillProblem, type BillProblems, billProblem, refused } from './problems.ts';
import { drawBill } from './slip.ts';

const fraction: Leaf<number> = /* @__PURE__ */ leaf({}, (node, reading) => readNumber(reading, node, 0, 1));

/** Where a slip goes in an existing document. */
export type BillPlacement =
  | {
      /**
       * `auto` (default): at the foot of the last page if nothing is there, and else on a page of its own behind it. A number
       * from 1, or `last`: at the foot of that page. What is there shows through, with the warning `SLIP_OVER_CONTENT`; where it
       * would make the code unreadable, the slip is refused.
       */
      readonly page?: number | 'last' | 'auto' | undefined;
      readonly replacing?: undefined;
      readonly append?: false | undefined;
    }
  | {
      readonly page: number | 'last';
      /** Where the code of an old slip is on that page (`place` of `readBills`): the new slip covers the old one. */
      readonly replacing: CodeCorners;
      readonly append?: false | undefined;
    }
  | {
      /** Adds the slip on its own page after the last one. */
      readonly append: true;
      readonly page?: undefined;
      readonly replacing?: undefined;
    };

const corner = /* @__PURE__ */ fields(() => ({ x: required(fraction), y: required(fraction) }));
const placementMembers = () => ({
  page: optional(given<number | 'last' | 'auto'>()),
  append: optional(flag),
  replacing: optional(
    fields(() => ({
      topLeft: required(corner),
      topRight: required(corner),
      bottomRight: optional(given<unknown>()),
      bottomLeft: optional(given<unknown>()),
    })),
  ),
});

/** Position and appearance of the slip. */
export type AttachOptions = Omit<SlipOptions, 'part' | 'quietZone'> & BillPlacement;

const attachOptions = /* @__PURE__ */ fields(() => {
  const { part: _part, quietZone: _quietZone, ...ownMembers } = slipMembers();
  return { ...ownMembers, ...placementMembers() };
});

/** What is read below, option by option: the compiler refuses one that is missing here or there. @proof */
export type Unread = NothingLeft<
  | Exclude<keyof FieldsOf<typeof placementMembers>, keyof BillPlacement>
  | Exclude<keyof BillPlacement, 'page' | 'append' | 'replacing'>
>;

/** The document with the slip, and where the slip is; or every problem. */
export type AttachResult =
  | {
      readonly ok: true;
      readonly value: Uint8Array<ArrayBuffer>;
      /** The page that has the slip, from 1, and whether it was added for it. */
      readonly page: number;
      readonly isPageAdded: boolean;
      /** Texts omitted or shortened to make the slip fit, and what else is where the slip is (`SLIP_OVER_CONTENT`). */
      readonly warnings: readonly BillProblem[];
    }
  | { readonly ok: false; readonly problems: BillProblems };

/**
 * Adds the slip of a bill to an existing PDF: at the foot of the last page if there is room (210 by 105 mm at the bottom left), at
 * the foot of a page that you name, over an old slip, or on its own page. The original bytes stay unchanged and the slip is appended, so that outlines, forms and
 * attachments remain; only an encrypted or damaged document is rewritten. Problems as of `billToSvg`, and with the path `pdf`: `PDF_EXPECTED`, `PDF_UNREADABLE`, `PDF_ENCRYPTED`,
 * `PDF_TOO_COMPLEX`, `PDF_TOO_MANY_PAGES`, `PDF_DYNAMIC_FORM`, `FILE_EMPTY`, `FILE_TOO_LARGE`; with the path `options.page`:
 * `PDF_PAGE_UNKNOWN`, `PDF_PAGE_TOO_SMALL`, and `SLIP_CODE_COVERED` where something on the page would make the code unreadable.
 *
 * @example
 * const attached = attachBill(letter, bill, { language: 'de' });
 * attached.ok && attached.value.length > letter.length; // => true
 *
 * const appended = attachBill(letter, bill, { append: true });
 * appended.ok; // => true
 */
export function attachBill(pdf: Uint8Array, bill: Bill, options: AttachOptions = {}): AttachResult {
  const read = readOptions(attachOptions, options, meantBy);
  const { reader } = read;
  const { append = false, replacing, page: asked } = read.given;
  const base = reader.at(['pdf'], () => bytes.read(pdf, reader));
  const page = append ? undefined : readPage(reader, asked, replacing !== undefined);
  if (append && (asked !== undefined || replacing !== undefined))
    reader.reportAt(optionPath(asked === undefined ? 'replacing' : 'page'), 'UNKNOWN_FIELD');
  const settings = slipSettings(read, 'A4');
  const drawn = drawBill(bill, settings);
  if (!drawn.ok) return drawn;
  if (base === undefined) return refused(reader.problems, catalogue);
  const made = withSlip(base, renderPdf([drawn.value]), page, replacing);
  if (!made.ok) return refused(made.problems.map(atArgument), catalogue);
  const { pdf: value, page: number, isAdded, warnings } = made.value;
  const ofPage = warnings.map((found) => billProblem(atArgument(found), catalogue));
  return { ok: true, value, page: number, isPageAdded: isAdded, warnings: [...drawn.warnings, ...ofPage] };
}

/** `page` undefined: on a page of its own. */
function withSlip(
  base: Uint8Array,
  slip: Uint8Array,
  page: SlipPage | undefined,
  replacing: CodeCorners | undefined,
): Result<SlipOnPage> {
  if (page === undefined) return slipBehind(base, slip);
  if (replacing === undefined || page === 'auto') return mergeSlip(base, slip, { page });
  return recreateSlip(base, slip, { page, code: replacing });
}

function readPage(reader: Caller, value: unknown, replaces: boolean): SlipPage | undefined {
  if (!replaces && (value === undefined || value === 'auto')) return 'auto';
  if (value === 'last' || (typeof value === 'number' && Number.isSafeInteger(value))) return value;
  const expected = `the number of a page${replaces ? '' : ", 'auto'"} or 'last'`;
  return reader.at(optionPath('page'), () => wrong(reader, expected, value));
}

/** The document is an argument, the page an option. */
function atArgument(found: Problem): Problem {
  const [first, ...rest] = found.path;
  if (first === 'base') return { ...found, path: ['pdf', ...rest] };
  return first === 'page' ? { ...found, path: optionPath('page') } : found;
}
