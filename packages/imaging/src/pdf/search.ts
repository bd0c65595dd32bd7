import { problem } from '@rappen/core/problem';
import { type DecodedSymbol, decodeSymbol } from '@rappen/core/qr';
import { failed, ok, type Result } from '@rappen/core/result';
import {
  type CodeBox,
  codesIn,
  codesOfPages,
  type PageCodes,
  type PagePicture,
  type PagePoint,
} from '@rappen/pdf/codes';
import { at, type Matrix } from '@rappen/pdf/internal/base';
import { mayBeEncrypted, scanStructure } from '@rappen/pdf/internal/syntax';
import type { OpenedPdf } from '@rappen/pdf/open';
import { codesOnImage, type Effort, isDone, type Search } from '../cascade.ts';
import type { CodeOnPicture, CodeReader } from '../code-reader.ts';
import { addDistinct, type FoundCode, type SearchPlace } from '../found-code.ts';
import { jpegSize } from '../jpeg.ts';
import type { ImagingLimits } from '../limits.ts';
import type { OpenPdf } from '../pdf-renderer.ts';
import { isSafePdf } from './guard.ts';
import { paintedPages } from './painter.ts';

/** What a search in a PDF has found so far, and the pages as their content tells them; no pages when it tells nothing. */
export interface PdfSearch {
  readonly found: FoundCode[];
  readonly pages: readonly PageCodes<DecodedSymbol>[];
}

/** Searches the page content, without WebAssembly, until the search is done; `opened`: the same file, where it is open already. */
export function searchContent(
  bytes: Uint8Array,
  opened: OpenedPdf | undefined,
  search: Search,
  limits: ImagingLimits,
): PdfSearch {
  const found: FoundCode[] = [...(search.from?.found ?? [])];
  const pages: PageCodes<DecodedSymbol>[] = [];
  const told = opened === undefined ? codesOfPages(bytes, decodeSymbol, limits) : codesIn(opened, decodeSymbol, limits);
  for (const page of told) {
    pages.push(page);
    addDistinct(
      found,
      page.codes.map((code) => ({ ...code, format: 'QRCode' })),
    );
    if (isDone(search, found)) break;
  }
  return { found, pages };
}

/** Whether the content has told all there is. */
export function isAllTold({ pages }: PdfSearch): boolean {
  return pages.length > 0 && pages.every((page) => page.complete);
}

/** The pages whose content has not told all. */
function pagesOpen(pages: readonly PageCodes<DecodedSymbol>[]): readonly number[] {
  return pages.filter(({ complete }) => !complete).map(({ page }) => page);
}

/** Searches the images of the pages, each at its own resolution, until the search is done. `search.isStopped` ends it early. */
export function searchPictures(
  reader: CodeReader,
  { found, pages }: PdfSearch,
  search: Search,
  limits: ImagingLimits,
): void {
  for (const { page, pictures } of pages) {
    if (isBehind(search, { pass: 0, page })) continue;
    for (const picture of pictures) {
      if (isDone(search, found) || search.isStopped?.(found, pagesOpen(pages), { pass: 0, page })) return;
      const codes = codesOfPicture(reader, picture, search, limits);
      addDistinct(
        found,
        codes.map((code) => ({ ...code, page, box: placedBox(code.box, picture.matrix) })),
      );
    }
  }
}

/** Whether a search that is gone on with has been past there. */
function isBehind({ from }: Search, { pass, page }: SearchPlace): boolean {
  if (from === undefined) return false;
  const { place } = from;
  return pass < place.pass || (pass === place.pass && page < place.page);
}

function codesOfPicture(
  reader: CodeReader,
  picture: PagePicture,
  search: Search,
  { pixelsMax }: ImagingLimits,
): readonly CodeOnPicture[] {
  const data = picture.read();
  if (data === undefined) return [];
  if (data.kind === 'grey') return codesOnImage(reader, data.picture, 1, { ...search, effort: 'DEFAULT' });
  const size = jpegSize(data.file);
  if (size === undefined || size.width * size.height > pixelsMax) return [];
  const whole = { tryHarder: true, tryDownscale: true };
  const codes = reader.lookAtFile(data.file, size, whole);
  return codes.length > 0 ? codes : reader.lookAtFile(data.file, size, { ...whole, tryInvert: true });
}

/** The corners of a code in an image as fractions of the page that shows the image. */
function placedBox(box: CodeBox, matrix: Matrix): CodeBox {
  const place = ({ x, y }: PagePoint): PagePoint => {
    const [across, down] = at(matrix, x, 1 - y);
    return { x: across, y: down };
  };
  return {
    topLeft: place(box.topLeft),
    topRight: place(box.topRight),
    bottomRight: place(box.bottomRight),
    bottomLeft: place(box.bottomLeft),
  };
}

/**
 * Passes over the rendered pages, until a code is found. 144 dpi shows a 46 mm code of 57 modules with 4.6 pixels a
 * module; changed copies of a page are only worth their time once.
 */
const passes: Readonly<Record<Effort, readonly { readonly dpi: number; readonly effort: Effort }[]>> = {
  DEFAULT: [
    { dpi: 144, effort: 'DEFAULT' },
    { dpi: 300, effort: 'DEFAULT' },
  ],
  HARDER: [
    { dpi: 144, effort: 'DEFAULT' },
    { dpi: 300, effort: 'DEFAULT' },
    { dpi: 200, effort: 'HARDER' },
  ],
};

/** What a search of drawn pages has found, and the pages beyond its bound, ascending: they were not drawn. */
export interface DrawnSearch {
  readonly found: readonly FoundCode[];
  readonly pagesBeyond: readonly number[];
}

/**
 * Searches rendered pages, all of them at the lowest resolution first, so that a code on the last page is not kept
 * waiting by empty pages. Pages whose content has told all are skipped, and of the others `pagesMax` are drawn. `search.isStopped` ends
 * it early with what was found.
 */
export function searchRendered(
  reader: CodeReader,
  pdf: OpenPdf,
  { found, pages }: PdfSearch,
  search: Search,
  limits: ImagingLimits,
): DrawnSearch {
  // Where the renderer counts other pages than we do, ours say nothing
  const isTold = (page: number): boolean => pages.length === pdf.pageCount && pages[page - 1]?.complete === true;
  const isReadOnce = search.all && search.effort === 'DEFAULT';
  const untold = Array.from({ length: pdf.pageCount }, (_, index) => index + 1).filter((page) => !isTold(page));
  const drawn = untold.slice(0, limits.pagesMax);
  const pagesBeyond = untold.slice(limits.pagesMax);
  const lastPass = passes[search.effort].length - 1;
  const pagesLeft = (pass: number, from: number): number[] => {
    const read = new Set(isReadOnce ? found.map(({ page }) => page) : []);
    const left = drawn.filter((page) => page >= from || (pass < lastPass && !read.has(page)));
    return [...left, ...pagesBeyond];
  };
  for (const [pass, { dpi, effort }] of passes[search.effort].entries()) {
    for (const page of drawn) {
      const isRead = pass > 0 && found.some((code) => code.page === page);
      const place = { pass: pass + 1, page };
      if ((isReadOnce && isRead) || isBehind(search, place)) continue;
      if (search.isStopped?.(found, pagesLeft(pass, page), place)) return { found, pagesBeyond: [] };
      const image = pdf.render(page, dpi, limits.pixelsMax);
      if (image === undefined) continue;
      addDistinct(found, codesOnImage(reader, image, page, { ...search, effort }));
      if (isDone(search, found)) return { found, pagesBeyond: [] };
    }
  }
  return { found, pagesBeyond };
}

/** Searches pages as we paint them ourselves, without a renderer. Finding no code is empty about the file. */
export function searchPainted(
  reader: CodeReader,
  bytes: Uint8Array,
  { found, pages }: PdfSearch,
  search: Search,
  limits: ImagingLimits,
): Result<DrawnSearch> {
  if (mayBeEncrypted(bytes)) return failed(problem('PDF_RASTER_UNAVAILABLE', []));
  const structure = isSafePdf(bytes, limits) ? scanStructure(bytes, limits) : undefined;
  if (structure === undefined) return failed(problem('PDF_TOO_COMPLEX', []));
  const pagesBeyond: number[] = [];
  let page = 0;
  for (const image of paintedPages(structure, limits)) {
    if (++page > limits.pagesMax) {
      pagesBeyond.push(
        ...pages
          .slice(limits.pagesMax)
          .filter((each) => !each.complete)
          .map((each) => each.page),
      );
      break;
    }
    if (image !== undefined) addDistinct(found, codesOnImage(reader, image, page, search));
    if (isDone(search, found)) break;
  }
  if (found.length === 0) return failed(problem('PDF_RASTER_UNAVAILABLE', []));
  return ok({ found, pagesBeyond });
}
