import type { MergeOptions } from '@rappen/pdf/assembly';
import { appendPages } from '@rappen/pdf/assembly';
import { catalogue } from '../catalogue/rows.ts';
import type { Problem } from '../problem/problem.ts';
import { renderPdf } from '../render/pdf.ts';
import { mergeSlip, recreateSlip } from '../slip-on-page/merge-slip.ts';
import type { CodeCorners } from '../slip-on-page/slip-place.ts';
import type { Bill } from './bill.ts';
import { optionPath, readSlipOptions, type SlipOptions } from './options.ts';
import { type BillResult, done, refused } from './problems.ts';
import type { ValueReader } from './read-value.ts';
import { drawBill } from './slip.ts';

/** Where a slip goes in an existing document. */
export type BillPlacement =
  | {
      /** Draws the slip at the foot of a page: its number, from 1, or `last`. Existing content shows through. */
      readonly page: number | 'last';
      /** Where the code of an old slip is on that page (`place` of `readBills`): the new slip covers the old one. */
      readonly replacing?: CodeCorners | undefined;
      readonly append?: undefined;
    }
  | {
      /** Adds the slip on its own page after the last one. */
      readonly append: true;
      readonly page?: undefined;
      readonly replacing?: undefined;
    };

/** Position and appearance of the slip. */
export type AttachOptions = Omit<SlipOptions, 'part' | 'quietZone'> & BillPlacement;

/**
 * Adds the slip of a bill to an existing PDF: at the foot of a page (210 by 105 mm at the bottom left), over an old slip, or on
 * its own page. The original bytes stay unchanged and the slip is appended, so that outlines, forms and
 * attachments remain; only an encrypted or damaged document is rewritten. Problems as of `billToSvg`, and with the path `pdf`: `PDF_EXPECTED`, `PDF_UNREADABLE`, `PDF_ENCRYPTED`,
 * `PDF_TOO_COMPLEX`, `PDF_TOO_MANY_PAGES`, `PDF_DYNAMIC_FORM`, `FILE_EMPTY`, `FILE_TOO_LARGE`; with the path `options.page`:
 * `PDF_PAGE_UNKNOWN`, `PDF_PAGE_TOO_SMALL`.
 *
 * @example
 * const attached = attachBill(letter, bill, { page: 'last', language: 'de' });
 * attached.ok && attached.value.length > letter.length; // => true
 *
 * const appended = attachBill(letter, bill, { append: true });
 * appended.ok; // => true
 */
export function attachBill(pdf: Uint8Array, bill: Bill, options: AttachOptions): BillResult<Uint8Array> {
  const settings = readSlipOptions(options, 'A4', ['page', 'append', 'replacing']);
  const { reader, further } = settings;
  for (const name of ['part', 'quietZone'])
    if (further[name] !== undefined) reader.report('UNKNOWN_FIELD', optionPath(name));
  const base = reader.bytes(pdf, ['pdf']);
  const append = reader.flag(further['append'], optionPath('append')) ?? false;
  const replacing = readCorners(reader, further['replacing']);
  const page = append ? undefined : readPage(reader, further['page']);
  if (append && (further['page'] !== undefined || further['replacing'] !== undefined))
    reader.report('UNKNOWN_FIELD', optionPath(further['page'] === undefined ? 'replacing' : 'page'));
  const drawn = drawBill(bill, settings);
  if (!drawn.ok) return drawn;
  if (base === undefined) return refused(reader.problems, catalogue);
  const slip = renderPdf([drawn.value]);
  const made =
    page === undefined
      ? appendPages(base, slip)
      : replacing === undefined
        ? mergeSlip(base, slip, { page })
        : recreateSlip(base, slip, { page, code: replacing });
  return made.ok ? done(made.value, drawn.warnings) : refused(made.problems.map(atArgument), catalogue);
}

function readPage(reader: ValueReader, value: unknown): MergeOptions['page'] | undefined {
  if (value === 'last' || (typeof value === 'number' && Number.isSafeInteger(value))) return value;
  return reader.wrong(optionPath('page'), "the number of a page or 'last'", value);
}

function readCorners(reader: ValueReader, value: unknown): CodeCorners | undefined {
  if (value === undefined) return undefined;
  const path = optionPath('replacing');
  const corners = reader.members(value, ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'], path);
  const corner = (name: 'topLeft' | 'topRight') => {
    const { x, y } = reader.members(corners[name], ['x', 'y'], [...path, name]);
    const fraction = (part: unknown, axis: string): number => {
      if (part === undefined) reader.report('REQUIRED', [...path, name, axis]);
      return reader.number(part, [...path, name, axis], 0, 1) ?? 0;
    };
    return { x: fraction(x, 'x'), y: fraction(y, 'y') };
  };
  return { topLeft: corner('topLeft'), topRight: corner('topRight') };
}

/** The document is an argument, the page an option. */
function atArgument(found: Problem): Problem {
  const [first, ...rest] = found.path;
  if (first === 'base') return { ...found, path: ['pdf', ...rest] };
  return first === 'page' ? { ...found, path: optionPath('page') } : found;
}
