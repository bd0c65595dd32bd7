import { attachmentsIn } from '../../attachments/read.ts';
import type { Box } from '../../base/matrix.ts';
import type { PdfPages } from '../../open/open.ts';
import { defaultPdfReadingLimits } from '../../syntax/scan/limits.ts';
import { openedSource } from '../../syntax/scan/opened.ts';
import { PdfDocument } from '../../syntax/scan/pages.ts';
import { type Mark, marksOf, placesOf } from './marks.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Something that is not as it was. */
export interface Difference {
  /** From 1; undefined for what is on no page. */
  readonly page?: number;
  /** In millimetres from the top left corner of the page. */
  readonly place?: Place;
  readonly kind: 'text' | 'area' | 'picture' | 'file' | 'page' | 'unverified';
  /** Whether it was not there before; otherwise it is not there any more. */
  readonly isNew?: boolean;
  /** What the text says, or what the file is called. */
  readonly what?: string;
}

const millimetresPerPoint = 25.4 / 72;
/** In points: what lies nearer is at the same place. */
const distanceMax = 1;
/** Text that goes on where other text ends is as far from its place as the widths are from those of the document. */
const driftMax = 6;
/** Profiles may change the looks of inks by so much. */
const greyDistanceMax = 96;
const differencesMax = 20;
const textShown = 40;

/**
 * What a conversion lost, moved or added: what is written, areas and lines, pictures, and attached files, page by page.
 * `pictures` are the pages (from 0) that became pictures as a whole: nothing else is left on them. What is new where an
 * annotation is, is the look that it got. At most 20 differences are told.
 */
export function differencesBetween(
  before: PdfPages,
  after: PdfPages,
  pictures: readonly number[] = [],
): readonly Difference[] {
  const differences: Difference[] = filesLost(before, after);
  if (before.pages.length !== after.pages.length)
    return [...differences, { kind: 'page', isNew: after.pages.length > before.pages.length }];
  const later = marksOf(after);
  let page = 0;
  for (const was of marksOf(before)) {
    const { value: is } = later.next();
    page += 1;
    if (pictures.includes(page - 1)) continue;
    if (was === undefined || is === undefined) return [...differences, { kind: 'unverified', page }];
    const { lost, added } = differing(was, is, placesIn(before, after, page - 1));
    for (const [marks, isNew] of [[lost, false] as const, [added, true] as const])
      for (const mark of marks)
        differences.push({ kind: mark.kind, page, place: placeOf(after, page - 1, mark.box), isNew, ...shown(mark) });
    if (differences.length >= differencesMax) return differences.slice(0, differencesMax);
  }
  return differences;
}

function shown({ kind, what }: Mark): { readonly what?: string } {
  return kind === 'text' ? { what: what.trim().slice(0, textShown) } : {};
}

/** Files whose bytes are not in the document any more. */
function filesLost(before: PdfPages, after: PdfPages): Difference[] {
  const [had, has] = [attachmentsIn(before), attachmentsIn(after)];
  if (!had.ok) return [{ kind: 'unverified', what: 'attached files' }];
  const kept = has.ok ? [...has.value] : [];
  return had.value.flatMap(({ name, bytes }) => {
    const index = kept.findIndex((file) => areEqual(file.bytes, bytes));
    if (index < 0) return [{ kind: 'file', what: name, isNew: false } as const];
    kept.splice(index, 1);
    return [];
  });
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** Where annotations are: what they show may be new. */
function placesIn(before: PdfPages, after: PdfPages, index: number): readonly Box[] {
  return [before, after].flatMap((opened) => {
    const page = opened.pages[index];
    return page === undefined ? [] : placesOf(opened, page.dictionary);
  });
}

/** What was there and is not, and what is there and was not. */
function differing(
  was: readonly Mark[],
  is: readonly Mark[],
  places: readonly Box[],
): { readonly lost: readonly Mark[]; readonly added: readonly Mark[] } {
  const isSame = was.length === is.length && was.every((mark, index) => areAlike(mark, is[index] as Mark));
  if (isSame) return { lost: [], added: [] };
  const left = new Places(is.filter(isMeaning));
  const lost = was.filter((mark) => isMeaning(mark) && !left.take(mark));
  return { lost, added: left.rest.filter(({ box }) => !places.some((place) => isWithin(box, place))) };
}

/** Blanks show nothing, nor does what is white. */
function isMeaning({ kind, what, grey }: Mark): boolean {
  return kind === 'text' ? what.trim() !== '' : kind === 'picture' || grey < 250;
}

function areAlike(was: Mark, is: Mark): boolean {
  return (
    was.kind === is.kind &&
    Math.abs(was.grey - is.grey) <= greyDistanceMax &&
    isNear(was.box, is.box, was.kind === 'text' ? driftMax : distanceMax) &&
    (was.what === is.what || saysSame(was, is))
  );
}

/** What had no meaning before may have one now; and letters may be written by other characters that mean the same. */
function saysSame(was: Mark, is: Mark): boolean {
  if (was.kind !== 'text') return false;
  const [first, second] = [plain(was.what), plain(is.what)];
  return first === second || first.includes('\ufffd');
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Cc}\p{Co}]/gu, '');
}

function isNear(one: Box, other: Box, distance: number): boolean {
  return (
    Math.abs(one.left - other.left) <= distance &&
    Math.abs(one.right - other.right) <= distance &&
    Math.abs(one.top - other.top) <= distance &&
    Math.abs(one.bottom - other.bottom) <= distance
  );
}

function isWithin(box: Box, place: Box): boolean {
  return (
    box.left >= place.left - distanceMax &&
    box.right <= place.right + distanceMax &&
    box.top >= place.top - distanceMax &&
    box.bottom <= place.bottom + distanceMax
  );
}

/** Marks by where they are. */
class Places {
  readonly #cells = new Map<string, Mark[]>();

  constructor(marks: readonly Mark[]) {
    for (const mark of marks) {
      const key = cellOf(mark.box, 0, 0);
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [mark]);
      else cell.push(mark);
    }
  }

  /** Takes one like this away; says whether there was one. */
  take(mark: Mark): boolean {
    for (const across of [0, -1, 1]) {
      for (const down of [0, -1, 1]) {
        const cell = this.#cells.get(cellOf(mark.box, across, down));
        const index = cell?.findIndex((each) => areAlike(mark, each)) ?? -1;
        if (index >= 0) {
          cell?.splice(index, 1);
          return true;
        }
      }
    }
    return false;
  }

  get rest(): readonly Mark[] {
    return [...this.#cells.values()].flat();
  }
}

/** Two neighbours hold all that is as near as `driftMax`. */
const cellSize = 6;

function cellOf({ left, top }: Box, across: number, down: number): string {
  return `${Math.floor(left / cellSize) + across} ${Math.floor(top / cellSize) + down}`;
}

function placeOf(opened: PdfPages, index: number, { left, bottom }: Box): Place {
  const page = opened.pages[index];
  const document = new PdfDocument(openedSource(opened.document), defaultPdfReadingLimits);
  const view = page && document.view(page.dictionary.entries);
  if (view === undefined) return { x: 0, y: 0 };
  const [a, b, c, d, e, f] = view.matrix;
  const millimetres = (points: number): number => Math.round(points * millimetresPerPoint);
  return { x: millimetres(a * left + c * bottom + e), y: millimetres(b * left + d * bottom + f) };
}

/** A difference in a few words: `page 2: text at 20 x 40 mm (Total)`. */
export function told({ page, place, kind, isNew, what }: Difference): string {
  const where = page === undefined ? '' : `page ${page}: `;
  const at = place === undefined ? '' : ` at ${place.x} x ${place.y} mm`;
  return `${where}${isNew === undefined ? '' : isNew ? 'new ' : 'lost '}${kind}${at}${what === undefined ? '' : ` (${what})`}`;
}
