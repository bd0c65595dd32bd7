import { at, type Box, boxAround, common, inverse, type Matrix } from '../base/matrix.ts';
import type { Raster } from '../content/fill.ts';
import type { DrawnPicture } from '../content/page-sink.ts';
import { type GreyPicture, greyMiddle, greysOf, type PictureShape, pictureShape } from '../content/pictures.ts';
import type { PdfDocument } from '../syntax/scan/pages.ts';
import { type CosValue, isDictionary } from '../syntax/values.ts';
import type { EdgeMarks } from './edge-axis.ts';

/** A small picture, upright or turned by quarters, as dark and light pixels. */
export interface PixelLayer {
  readonly width: number;
  readonly height: number;
  /** 0 = light, 1 = dark, 2 = nothing is painted. */
  readonly pixels: Uint8Array;
  readonly matrix: Matrix;
  readonly clip: Box;
}

const transparent = 2;
const pixelsMax = 1_000_000;
/** In points: smaller pixels are those of scans and photos. */
const pixelSideMin = 0.2;
/** Part of the side by which a picture may lean. */
const leanMax = 1e-3;

/** The pixels of a picture as dark and light; undefined when it is large, fine, skewed, or not to be decoded here. */
export function pixelLayer(document: PdfDocument, drawn: DrawnPicture): PixelLayer | undefined {
  const { matrix, clip, grey, dictionary, resources } = drawn;
  const shape = pictureShape(document, dictionary, resources);
  if (shape === undefined || shape.width * shape.height > pixelsMax) return undefined;
  const { width, height } = shape;
  const [a, b, c, d] = matrix;
  const across = Math.hypot(a, b);
  const down = Math.hypot(c, d);
  if (!(across / width >= pixelSideMin && down / height >= pixelSideMin)) return undefined;
  const leansUpright = Math.abs(b) > across * leanMax || Math.abs(c) > down * leanMax;
  const leansTurned = Math.abs(a) > across * leanMax || Math.abs(d) > down * leanMax;
  if (leansUpright && leansTurned) return undefined;
  const picture = decodedPicture(document, drawn, shape);
  if (picture === undefined) return undefined;
  const shade = grey < greyMiddle ? 1 : 0;
  const pixels = shape.isMask
    ? picture.pixels.map((pixel) => (pixel === 0 ? shade : transparent))
    : picture.pixels.map((pixel) => (pixel < greyMiddle ? 1 : 0));
  const alphas = dictionary.entries.get('SMask') ?? dictionary.entries.get('Mask');
  if (alphas !== undefined && !hideMasked(document, pixels, alphas, shape)) return undefined;
  return { width, height, pixels, matrix, clip };
}

/** The greys of a picture; undefined for filters and forms that are not decoded here. */
export function decodedPicture(
  document: PdfDocument,
  { source, dictionary }: Pick<DrawnPicture, 'source' | 'dictionary'>,
  shape: PictureShape,
): GreyPicture | undefined {
  const stream = source instanceof Uint8Array ? source : source.stream;
  const decoded = stream && document.decodedData(stream, dictionary);
  return decoded === undefined || decoded.rest.length > 0 ? undefined : greysOf(decoded.bytes, shape);
}

/** Takes away the pixels that a mask of the same size hides (ISO 32000-1, 8.9.6 and 11.6.5.3); false for other masks. */
function hideMasked(
  document: PdfDocument,
  pixels: Uint8Array,
  value: CosValue,
  { width, height }: PictureShape,
): boolean {
  const object = document.object(value);
  if (object === undefined || !isDictionary(object.value)) return false;
  const shape = pictureShape(document, object.value, undefined);
  if (shape === undefined || shape.width !== width || shape.height !== height) return false;
  const mask = decodedPicture(document, { source: object, dictionary: object.value }, shape);
  if (mask === undefined) return false;
  mask.pixels.forEach((alpha, index) => {
    // A stencil mask shows the picture where it would paint
    if (shape.isMask ? alpha !== 0 : alpha < greyMiddle) pixels[index] = transparent;
  });
  return true;
}

/** Adds where pixels of different kinds meet, in the space behind the layer's matrix. */
export function addPixelEdges({ width, height, pixels, matrix }: PixelLayer, xs: EdgeMarks, ys: EdgeMarks): void {
  const isTurned = Math.abs(matrix[0]) < Math.abs(matrix[1]);
  const columnChanges = new Uint8Array(width + 1).fill(1, 0, 1).fill(1, width);
  const rowChanges = new Uint8Array(height + 1).fill(1, 0, 1).fill(1, height);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const pixel = pixels[index];
      if (x > 0 && pixel !== pixels[index - 1]) columnChanges[x] = 1;
      if (y > 0 && pixel !== pixels[index - width]) rowChanges[y] = 1;
    }
  }
  columnChanges.forEach((changes, x) => {
    if (changes === 1) (isTurned ? ys : xs).mark(at(matrix, x / width, 0)[isTurned ? 1 : 0]);
  });
  rowChanges.forEach((changes, y) => {
    if (changes === 1) (isTurned ? xs : ys).mark(at(matrix, 0, 1 - y / height)[isTurned ? 0 : 1]);
  });
}

/** Paints a layer: each cell takes the pixel at its middle. */
export function paintPixels(raster: Raster, { width, height, pixels, matrix, clip }: PixelLayer): void {
  const back = inverse(matrix);
  if (back === undefined) return;
  const box = common(clip, boxAround(matrix, { left: 0, top: 0, right: 1, bottom: 1 }));
  const { columns, rows, cells } = raster;
  const [left, right] = [columns.cellsBefore(box.left), columns.cellsBefore(box.right)];
  const [top, bottom] = [rows.cellsBefore(box.top), rows.cellsBefore(box.bottom)];
  raster.paintLeft -= Math.max(0, right - left) * Math.max(0, bottom - top);
  if (raster.paintLeft < 0) return;
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const [u, v] = at(back, columns.middle(column), rows.middle(row));
      const x = Math.min(width - 1, Math.max(0, Math.floor(u * width)));
      const y = Math.min(height - 1, Math.max(0, Math.floor((1 - v) * height)));
      const pixel = pixels[y * width + x] as number;
      if (pixel !== transparent) cells[row * columns.count + column] = pixel;
    }
  }
}
