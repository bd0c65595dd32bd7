import { at } from '../base/matrix.ts';
import type { Outline } from '../content/fill.ts';
import type { DrawnPicture, FilledShape, PageSink } from '../content/page-sink.ts';
import { greyMiddle } from '../content/pictures.ts';
import type { PdfDocument } from '../syntax/scan/pages.ts';
import { type PixelLayer, pixelLayer } from './pixel-layer.ts';

/** Sides that lean by less, in points, are upright. */
const leanMax = 0.02;
/** Fewer corners than the smallest symbol has: what is not followed cannot be a code. */
const unreadCornersMax = 200;
/** In points: 21 modules of a tenth of a millimetre. */
const codeSideMin = 6;

/** All areas and small pictures of a page in the order of painting, and what is left for other ways of reading. */
export class PageShapes implements PageSink {
  readonly layers: (FilledShape | PixelLayer)[] = [];
  /** Pictures that may hold a code: `layer` is the one they are among the layers, if any. */
  readonly pictures: { readonly picture: DrawnPicture; readonly layer: PixelLayer | undefined }[] = [];
  readonly #document: PdfDocument;
  #unreadCorners = 0;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Whether everything that could be a code is among the layers or pictures. */
  get isComplete(): boolean {
    return this.#unreadCorners <= unreadCornersMax;
  }

  fill(shape: FilledShape): void {
    this.layers.push(shape);
    if (shape.grey >= greyMiddle) return;
    for (const outline of shape.outlines) {
      if (shape.hasCurves || !isRectilinear(outline)) this.#unreadCorners += outline.length / 2;
    }
  }

  picture(picture: DrawnPicture): void {
    if (isSpeck(picture)) return;
    if (this.pictures.length >= this.#document.limits.pdfPagePicturesMax) {
      this.unread(Infinity);
      return;
    }
    const layer = pixelLayer(this.#document, picture);
    if (layer !== undefined) this.layers.push(layer);
    this.pictures.push({ picture, layer });
  }

  unread(corners: number): void {
    this.#unreadCorners += corners;
  }
}

/** Whether all sides of an outline are upright. */
export function isRectilinear(outline: Outline): boolean {
  for (let at = 0; at < outline.length; at += 2) {
    const to = at + 2 < outline.length ? at + 2 : 0;
    const dx = (outline[to] as number) - (outline[at] as number);
    const dy = (outline[to + 1] as number) - (outline[at + 1] as number);
    if (Math.abs(dx) > leanMax && Math.abs(dy) > leanMax) return false;
  }
  return true;
}

/** Whether a picture is too small on the page for a code, in points. */
function isSpeck({ matrix }: DrawnPicture): boolean {
  const [x, y] = at(matrix, 0, 0);
  const [x1, y1] = at(matrix, 1, 0);
  const [x2, y2] = at(matrix, 0, 1);
  const shorter = Math.min(Math.hypot(x1 - x, y1 - y), Math.hypot(x2 - x, y2 - y));
  return !(shorter >= codeSideMin);
}
