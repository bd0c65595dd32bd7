import { type Problem, problem } from '@rappen/core/problem';
import { ok, type Result } from '@rappen/core/result';
import type { CodeBox, PagePoint } from '@rappen/pdf/codes';

export type { CodeBox, PagePoint } from '@rappen/pdf/codes';

/** A QR code that was read without error. */
export interface FoundCode {
  readonly format: 'QRCode';
  /** The text; `bytes` decide when the writer did not say in which character set. */
  readonly text: string;
  readonly bytes: Uint8Array;
  /** From 1; always 1 for a PNG or JPEG. */
  readonly page: number;
  readonly box: CodeBox;
  /** 1 to 40. */
  readonly version: number;
  readonly errorCorrectionLevel: string;
  /** Whether the code names its character set (ECI). */
  readonly eci: boolean;
}

/** How far a search has come. */
export interface Progress {
  readonly found: readonly FoundCode[];
  /** Pages that are not yet searched as thoroughly as asked, ascending from 1. */
  readonly pagesLeft: readonly number[];
}

/** Told of the progress before each image and each page that has to be rendered; `stop` leaves the pages that are left. */
export type OnProgress = (progress: Progress) => 'stop' | undefined;

/** Where a search of a PDF stands: pass 0 looks at the images in the content of the pages, later ones at rendered pages. */
export interface SearchPlace {
  readonly pass: number;
  /** The page that comes next, from 1. */
  readonly page: number;
}

/** A search that ended early: where it goes on, and all that was found until then. */
export interface OpenSearch {
  readonly place: SearchPlace;
  readonly found: readonly FoundCode[];
}

/**
 * Codes, and where the search ended early or left pages out the warning `FILE_PAGES_LEFT` with the pages that it left; `open`: with what it goes on.
 */
export type CodesResult = Result<readonly FoundCode[]> & {
  readonly warnings?: readonly Problem[];
  readonly open?: OpenSearch;
};

/** What a search found that ended early. */
export function partOf({ found, pagesLeft }: Progress): CodesResult {
  return { ...ok(found), warnings: [problem('FILE_PAGES_LEFT', [], { pages: rangesOf(pagesLeft) })] };
}

/** `2, 4–12` for ascending numbers. */
function rangesOf(pages: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const page of pages) {
    const range = ranges.at(-1);
    if (range !== undefined && range[1] === page - 1) range[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/** The codes of lists by their page, of as many as there were. */
const byPage = new WeakMap<readonly FoundCode[], { count: number; readonly pages: Map<number, FoundCode[]> }>();

/** Adds the codes that are not there yet: the same text at the same place of the same page is one code. */
export function addDistinct(found: FoundCode[], more: readonly FoundCode[]): void {
  if (more.length === 0) return;
  let known = byPage.get(found);
  if (known?.count !== found.length) {
    known = { count: 0, pages: new Map() };
    byPage.set(found, known);
    for (const code of found) keep(known, code);
  }
  for (const code of more) {
    if (known.pages.get(code.page)?.some((each) => isSame(each, code)) === true) continue;
    found.push(code);
    keep(known, code);
  }
}

function keep(known: { count: number; readonly pages: Map<number, FoundCode[]> }, code: FoundCode): void {
  const codes = known.pages.get(code.page);
  if (codes === undefined) known.pages.set(code.page, [code]);
  else codes.push(code);
  known.count++;
}

function isSame(a: FoundCode, b: FoundCode): boolean {
  if (a.page !== b.page || a.text !== b.text) return false;
  const from = centre(a.box);
  const to = centre(b.box);
  const reach = extent(a.box);
  return Math.abs(from.x - to.x) <= reach.x / 2 && Math.abs(from.y - to.y) <= reach.y / 2;
}

function cornersOf(box: CodeBox): readonly PagePoint[] {
  return [box.topLeft, box.topRight, box.bottomRight, box.bottomLeft];
}

function centre(box: CodeBox): PagePoint {
  const corners = cornersOf(box);
  return {
    x: corners.reduce((sum, corner) => sum + corner.x, 0) / 4,
    y: corners.reduce((sum, corner) => sum + corner.y, 0) / 4,
  };
}

function extent(box: CodeBox): PagePoint {
  const xs = cornersOf(box).map((corner) => corner.x);
  const ys = cornersOf(box).map((corner) => corner.y);
  return { x: Math.max(...xs) - Math.min(...xs), y: Math.max(...ys) - Math.min(...ys) };
}
