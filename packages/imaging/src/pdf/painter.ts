import { decodedPicture } from '@rappen/pdf/codes';
import { at, boxAround, common, inverse, times } from '@rappen/pdf/internal/base';
import {
  type DrawnPicture,
  drawPage,
  evenAxis,
  type FilledShape,
  type PageSink,
  paint,
  pictureShape,
  type Raster,
  type ReadingBudget,
  searchBytesMax,
} from '@rappen/pdf/internal/content';
import { type PageEntries, PdfDocument, type PdfStructure, scannedSource } from '@rappen/pdf/internal/syntax';
import type { GreyImage } from '../grey-image.ts';
import type { ImagingLimits } from '../limits.ts';

const pixelsPerPoint = 3;

/**
 * Paints what a code can be made of without a PDF renderer: filled areas, wide lines and images, no text. For files
 * that `isSafePdf` has let through. Pages in order; undefined entries are pages that cannot be read.
 */
export function* paintedPages(structure: PdfStructure, limits: ImagingLimits): Generator<GreyImage | undefined> {
  const document = new PdfDocument(scannedSource(structure), limits);
  const budget = {
    bytesLeft: limits.pdfReadContentBytesMax,
    callsLeft: limits.pdfReadCallsMax,
    searchLeft: searchBytesMax,
  };
  for (const page of document.pages()) yield page && paintedPage(document, page, budget);
}

function paintedPage(document: PdfDocument, page: PageEntries, budget: ReadingBudget): GreyImage | undefined {
  const view = document.view(page);
  if (view === undefined) return undefined;
  const width = Math.round(view.width * pixelsPerPoint);
  const height = Math.round(view.height * pixelsPerPoint);
  if (!(width > 0 && height > 0 && width * height <= document.limits.pixelsMax)) return undefined;
  const pixels = new Uint8Array(width * height).fill(255);
  const matrix = times(view.matrix, [pixelsPerPoint, 0, 0, pixelsPerPoint, 0, 0]);
  const clip = { left: 0, top: 0, right: width, bottom: height };
  const paintLeft = document.limits.pdfPagePaintMax;
  const raster = { columns: evenAxis(width), rows: evenAxis(height), cells: pixels, paintLeft };
  drawPage(document, page, { matrix, clip }, new Painter(document, raster), budget);
  return { width, height, pixels };
}

class Painter implements PageSink {
  readonly #document: PdfDocument;
  readonly #raster: Raster;

  constructor(document: PdfDocument, raster: Raster) {
    this.#document = document;
    this.#raster = raster;
  }

  fill(shape: FilledShape): void {
    paint(this.#raster, shape, shape.grey);
  }

  unread(): void {
    // What is not painted here may be found by other means
  }

  /** The nearest pixel of the image for each pixel of the page; kinds that cannot be decoded are left out. */
  picture(drawn: DrawnPicture): void {
    const shape = pictureShape(this.#document, drawn.dictionary, drawn.resources);
    const picture = shape && decodedPicture(this.#document, drawn, shape);
    const back = inverse(drawn.matrix);
    if (shape === undefined || picture === undefined || back === undefined) return;
    const { width, height, pixels } = picture;
    const { columns, rows, cells } = this.#raster;
    const box = common(drawn.clip, boxAround(drawn.matrix, { left: 0, top: 0, right: 1, bottom: 1 }));
    const [left, right] = [columns.cellsBefore(box.left), columns.cellsBefore(box.right)];
    const [top, bottom] = [rows.cellsBefore(box.top), rows.cellsBefore(box.bottom)];
    this.#raster.paintLeft -= Math.max(0, right - left) * Math.max(0, bottom - top);
    if (this.#raster.paintLeft < 0) return;
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        const [u, v] = at(back, columns.middle(column), rows.middle(row));
        if (u < 0 || u >= 1 || v <= 0 || v > 1) continue;
        const pixel = pixels[Math.floor((1 - v) * height) * width + Math.floor(u * width)] as number;
        const place = row * columns.count + column;
        if (!shape.isMask) cells[place] = pixel;
        else if (pixel === 0) cells[place] = drawn.grey;
      }
    }
  }
}
