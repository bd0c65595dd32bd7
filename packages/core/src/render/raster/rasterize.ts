import { millimetresPerPoint } from '@rappen/pdf/internal/base';
import { assert } from '../../assert.ts';
import type {
  Drawing,
  Ink,
  LineShape,
  OutlineShape,
  PolylineShape,
  RectangleShape,
  Shape,
  SymbolShape,
  TextShape,
} from '../../drawing/drawing.ts';
import { glyphNumber, textWidth } from '../../font/index.ts';
import { dashPattern } from '../line-style.ts';
import { Canvas } from './canvas.ts';
import { boxOf, type PixelOutline, stampOf } from './coverage.ts';
import { faceOf, glyphStamp, placesPerPixel } from './glyph-atlas.ts';
import { type GreyRaster, rasterLimits } from './grey-raster.ts';
import { OutlinePath } from './outline-path.ts';
import { dashesOf, dot, isSquare, type PixelPoints, slantedStroke, squareStroke } from './strokes.ts';
import { markBox, moduleEdges, paintModules } from './symbol-lines.ts';

const millimetresPerInch = 25.4;

/** Shapes that can be painted. */
export const paintLimits = {
  /** Below, a module of a code or a letter would have no pixel of its own. */
  dotsPerInchMin: 50,
  dotsPerInchMax: 1200,
  /** A4 at 600 dpi has 34.8 million. */
  pixelsMax: 36_000_000,
} as const;

/**
 * Paints a drawing as a grey image of round(millimetres × dpi / 25.4) pixels a side. Texts and outlines have smooth
 * edges in 16 shades; level and upright lines and rectangles are set to whole pixels. A symbol fills its place to the
 * pixel, and its modules begin and end on whole pixels, so that they are sharp and differ by one pixel at most; rectangles
 * on a symbol (its mark) stay in its middle to the pixel. Colours become greys; images are left out.
 *
 * A resolution outside 50 to 1200 dpi or more than 36 million pixels are a broken invariant.
 */
export function rasterize(drawing: Drawing, { dotsPerInch }: { readonly dotsPerInch: number }): GreyRaster {
  const { dotsPerInchMin, dotsPerInchMax, pixelsMax } = paintLimits;
  assert(dotsPerInch >= dotsPerInchMin && dotsPerInch <= dotsPerInchMax, 'drawings are painted at 50 to 1200 dpi');
  const scale = dotsPerInch / millimetresPerInch;
  const width = Math.round(drawing.width * scale);
  const height = Math.round(drawing.height * scale);
  assert(width >= 1 && height >= 1, 'a drawing has a pixel');
  assert(Math.max(width, height) <= rasterLimits.sidePixelsMax, 'a drawing is not longer than a raster may be');
  assert(width * height <= pixelsMax, `a drawing of ${width} × ${height} pixels is too large to paint`);
  const canvas = new Canvas(width, height);
  new Painter(canvas, scale).shapes(drawing.shapes);
  return { width, height, dotsPerInch, pixels: canvas.pixels };
}

const black = 0;
const white = 255;

/** Colours become the grey of equal lightness (ITU-R BT.601, luma). */
function greyOf(ink: Ink): number {
  if (ink === 'black') return black;
  if (ink === 'white') return white;
  const [red, green, blue] = ink;
  return Math.round((299 * red + 587 * green + 114 * blue) / 1000);
}

/** Where a symbol is meant to be, and the pixels it got. */
interface PaintedSymbol {
  readonly place: SymbolShape;
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Letters larger than this many pixels are painted without being kept. */
const keptSizeMax = 200;

/** Pixels of an outline that are worked on at a time. */
const bandPixels = 1_000_000;

/** Paints shapes one over the other. */
class Painter {
  readonly #canvas: Canvas;
  /** Pixels to a millimetre. */
  readonly #scale: number;
  readonly #symbols: PaintedSymbol[] = [];

  constructor(canvas: Canvas, scale: number) {
    this.#canvas = canvas;
    this.#scale = scale;
  }

  shapes(shapes: readonly Shape[]): void {
    for (const shape of shapes) this.#shape(shape);
  }

  #shape(shape: Shape): void {
    switch (shape.kind) {
      case 'text':
        this.#text(shape);
        break;
      case 'line':
        this.#line(shape);
        break;
      case 'polyline':
        this.#polyline(shape);
        break;
      case 'rectangle':
        this.#rectangle(shape);
        break;
      case 'outline':
        this.#outline(shape);
        break;
      case 'symbol':
        this.#symbol(shape);
        break;
      case 'group':
        this.shapes(shape.shapes);
        break;
      case 'image':
        break;
    }
  }

  /** Glyphs begin at quarters of a pixel and stand on a whole one. */
  #text({ x, y, text, size, bold, anchor, ink = 'black' }: TextShape): void {
    const grey = greyOf(ink);
    const share = anchor === 'start' ? 0 : anchor === 'end' ? 1 : 0.5;
    const face = faceOf(bold, size * millimetresPerPoint * this.#scale);
    const baseline = Math.round(y * this.#scale);
    let pen = (share === 0 ? x : x - textWidth(text, size, bold) * share) * this.#scale;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      // The second half of a surrogate pair: the first has drawn the replacement.
      if (code >= 0xdc00 && code < 0xe000) continue;
      const glyph = glyphNumber(code);
      const quarters = Math.round(pen * placesPerPixel);
      const pixel = Math.floor(quarters / placesPerPixel);
      if (face.size <= keptSizeMax) {
        this.#canvas.stamp(glyphStamp(face, glyph, quarters - pixel * placesPerPixel), pixel, baseline, grey);
      } else {
        const path = new OutlinePath();
        face.outlines.draw(glyph, { scale: face.scale, x: pen, y: baseline }, path);
        this.#fill(path.edges, grey);
      }
      pen += face.outlines.advance(glyph) * face.scale;
    }
  }

  #line(line: LineShape): void {
    const points = [line.x1, line.y1, line.x2, line.y2].map((value) => value * this.#scale);
    const width = this.#points(line.lineWidth);
    const grey = greyOf(line.ink ?? 'black');
    const dashes = dashPattern(line);
    const [on, off] = dashes ? [this.#points(dashes.on), this.#points(dashes.off)] : [0, 0];
    // Dashes closer than a pixel look like a line.
    if (dashes === undefined || on + off < 1) {
      this.#stroke(points, width, grey);
      return;
    }
    for (const dash of dashesOf(points, on, off)) {
      if (dashes.roundEnds) this.#fill(dot(dash[0] as number, dash[1] as number, width / 2).edges, grey);
      else this.#stroke(dash, width, grey);
    }
  }

  #polyline({ points, lineWidth }: PolylineShape): void {
    this.#stroke(
      points.map((value) => value * this.#scale),
      this.#points(lineWidth),
      black,
    );
  }

  #stroke(points: PixelPoints, width: number, grey: number): void {
    if (isSquare(points)) {
      for (const box of squareStroke(points, width)) this.#canvas.fill(box, grey);
    } else {
      this.#fill(slantedStroke(points, width).edges, grey);
    }
  }

  #rectangle(rectangle: RectangleShape): void {
    const { x, y, width, height, fill } = rectangle;
    const symbol = this.#symbols.find(({ place }) => isOn(rectangle, place));
    if (symbol !== undefined) {
      const { place, left, top, side } = symbol;
      const fractions = { x: (x - place.x) / place.side, y: (y - place.y) / place.side };
      const box = markBox({ ...fractions, width: width / place.side, height: height / place.side }, side);
      const moved = { left: left + box.left, top: top + box.top, right: left + box.right, bottom: top + box.bottom };
      this.#canvas.fill(moved, greyOf(fill));
      return;
    }
    const left = Math.round(x * this.#scale);
    const top = Math.round(y * this.#scale);
    const right = Math.max(left + 1, Math.round((x + width) * this.#scale));
    const bottom = Math.max(top + 1, Math.round((y + height) * this.#scale));
    this.#canvas.fill({ left, top, right, bottom }, greyOf(fill));
  }

  #outline({ steps, fill }: OutlineShape): void {
    const path = new OutlinePath();
    const scale = this.#scale;
    for (const step of steps) {
      if (step[0] === 'Z') path.close();
      else if (step[0] === 'M') path.move(step[1] * scale, step[2] * scale);
      else if (step[0] === 'L') path.line(step[1] * scale, step[2] * scale);
      else {
        const [, ax, ay, bx, by, x, y] = step;
        path.cubic(ax * scale, ay * scale, bx * scale, by * scale, x * scale, y * scale);
      }
    }
    path.close();
    this.#fill(path.edges, greyOf(fill));
  }

  #symbol(place: SymbolShape): void {
    const { symbol } = place;
    const { width, height, pixels } = this.#canvas;
    const side = Math.max(symbol.size, Math.round(place.side * this.#scale));
    const left = Math.round((place.x + place.side / 2) * this.#scale - side / 2);
    const top = Math.round((place.y + place.side / 2) * this.#scale - side / 2);
    assert(left >= 0 && top >= 0 && left + side <= width && top + side <= height, 'a symbol is inside its drawing');
    this.#symbols.push({ place, left, top, side });
    const edges = moduleEdges(symbol.size, side);
    for (let row = 0; row < symbol.size; row++) {
      const start = (top + (edges[row] as number)) * width + left;
      pixels.fill(white, start, start + side);
      paintModules(pixels, start, symbol, row, edges);
      const height = (edges[row + 1] as number) - (edges[row] as number);
      for (let y = 1; y < height; y++) pixels.copyWithin(start + y * width, start, start + side);
    }
  }

  /** Paints an outline, band by band so that a large one needs little memory. */
  #fill(outline: PixelOutline, grey: number): void {
    const { width, height } = this.#canvas;
    const box = boxOf(outline);
    const left = Math.max(0, box.left);
    const right = Math.min(width, box.right);
    if (left >= right) return;
    const rows = Math.max(1, Math.floor(bandPixels / (right - left)));
    const end = Math.min(height, box.bottom);
    for (let top = Math.max(0, box.top); top < end; top += rows) {
      const band = stampOf(outline, { left, right, top, bottom: Math.min(end, top + rows) });
      this.#canvas.stamp(band, 0, 0, grey);
    }
  }

  /** Points in pixels. */
  #points(points: number): number {
    return points * millimetresPerPoint * this.#scale;
  }
}

/** Millimetres by which a mark may seem to leave its symbol through rounding. */
const markTolerance = 1e-6;

function isOn({ x, y, width, height }: RectangleShape, symbol: SymbolShape): boolean {
  return (
    x >= symbol.x - markTolerance &&
    y >= symbol.y - markTolerance &&
    x + width <= symbol.x + symbol.side + markTolerance &&
    y + height <= symbol.y + symbol.side + markTolerance
  );
}
