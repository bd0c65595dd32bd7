import { type Matrix, times } from '../base/matrix.ts';
import type { DrawnPicture } from '../content/page-sink.ts';
import { type GreyPicture, pictureShape } from '../content/pictures.ts';
import { filtersOf } from '../syntax/filters/filters.ts';
import type { PageView, PdfDocument } from '../syntax/scan/pages.ts';
import { decodedPicture } from './pixel-layer.ts';

/** A picture that a page shows and that may hold codes. */
export interface PagePicture {
  /** From the unit square of the picture, its origin at the bottom left, to fractions of the page as it is shown. */
  readonly matrix: Matrix;
  /** Decodes it: a JPEG file, or greys; undefined for other filters, damaged data, and what is too large. */
  read(): PictureData | undefined;
}

export type PictureData =
  | { readonly kind: 'jpeg'; readonly file: Uint8Array }
  | { readonly kind: 'grey'; readonly picture: GreyPicture };

/** Smallest symbols have 21 modules; one pixel for each is the least that can be read. */
const sideMin = 21;

export function pagePicture(document: PdfDocument, drawn: DrawnPicture, { width, height }: PageView): PagePicture {
  return {
    matrix: times(drawn.matrix, [1 / width, 0, 0, 1 / height, 0, 0]),
    read: () => pictureData(document, drawn),
  };
}

function pictureData(document: PdfDocument, drawn: DrawnPicture): PictureData | undefined {
  const { source, dictionary } = drawn;
  if (filtersOf(dictionary, document.resolved).at(-1) === 'DCTDecode') {
    const stream = source instanceof Uint8Array ? source : source.stream;
    const decoded = stream && document.decodedData(stream, dictionary);
    return decoded?.rest.length === 1 ? { kind: 'jpeg', file: decoded.bytes } : undefined;
  }
  const shape = pictureShape(document, dictionary, drawn.resources);
  if (shape === undefined || shape.width < sideMin || shape.height < sideMin) return undefined;
  if (shape.rowBytes * shape.height > document.limits.pdfPictureBytesMax) return undefined;
  const picture = decodedPicture(document, drawn, shape);
  return picture && { kind: 'grey', picture };
}
