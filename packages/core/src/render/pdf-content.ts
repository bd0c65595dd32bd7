import type { PdfBytes, SymbolRange } from '@rappen/pdf/internal/writer';
import { assert } from '../assert.ts';
import type {
  Drawing,
  GroupShape,
  ImageShape,
  Ink,
  LineShape,
  OutlineShape,
  PolylineShape,
  RectangleShape,
  Shape,
  SymbolShape,
  TextShape,
} from '../drawing/drawing.ts';
import type { Picture } from '../drawing/picture.ts';
import { addGlyph, type GlyphSet, type GlyphUse, glyphNumber, noGlyphs, textAdvance } from '../font/index.ts';
import { dashPattern } from './line-style.ts';
import { moduleRectangles } from './module-rectangles.ts';

/** How symbols are drawn: filled rectangles, or a 1-bit image mask, which is smaller and faster to write. */
export const symbolModes = ['path', 'mask'] as const;
export type SymbolMode = (typeof symbolModes)[number];

const hundredthsPerMillimetre = 7200 / 25.4;

/**
 * Writes the operators of content streams (ISO 32000-1, 8 and 9). Coordinates are points from the top left corner of
 * the page, so y is negative: a page moves the origin there first, and groups fit pages of every height.
 */
export class PdfContent {
  /** Those that were used so far. */
  readonly glyphs: GlyphUse = noGlyphs();
  /** The modules of symbols since the page began, and where they belong: rectangles are not in the output itself. */
  readonly symbolRanges: SymbolRange[] = [];
  readonly #out: PdfBytes;
  readonly #symbols: SymbolMode;
  readonly #groupName: (group: GroupShape) => string | undefined;
  readonly #pictureName: (picture: Picture) => string;
  #font = '';
  #inText = false;
  #textX = 0;
  #textY = 0;

  /**
   * `groupName` gives the resource name under which a group can be invoked, or nothing to draw it in place;
   * `pictureName` that of an image. Without it there are none.
   */
  constructor(
    out: PdfBytes,
    symbols: SymbolMode,
    groupName: (group: GroupShape) => string | undefined,
    pictureName: (picture: Picture) => string = noPictures,
  ) {
    this.#out = out;
    this.#symbols = symbols;
    this.#groupName = groupName;
    this.#pictureName = pictureName;
  }

  page(drawing: Drawing): void {
    this.#out.text('1 0 0 1 0 ');
    this.#out.hundredths(hundredths(drawing.height));
    this.#out.text('cm\n');
    this.#font = '';
    this.symbolRanges.length = 0;
    this.shapes(drawing.shapes);
  }

  shapes(shapes: readonly Shape[]): void {
    for (const shape of shapes) {
      if (shape.kind !== 'text') this.#endText();
      this.#shape(shape);
    }
    this.#endText();
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
      case 'image':
        this.#image(shape);
        break;
      case 'group':
        this.#group(shape);
        break;
    }
  }

  #text({ x, y, text, size, bold, anchor, ink }: TextShape): void {
    if (text === '') return;
    const out = this.#out;
    if (!this.#inText) {
      out.text('BT\n');
      this.#inText = true;
      this.#textX = 0;
      this.#textY = 0;
    }
    const font = `${bold ? '/B ' : '/R '}${Math.round(size * 100) / 100} Tf\n`;
    if (font !== this.#font) out.text(font);
    this.#font = font;
    const share = anchor === 'start' ? 0 : anchor === 'end' ? 1 : 0.5;
    const shift = share === 0 ? 0 : (textAdvance(text, bold) * size * 100 * share) / 2048;
    const atX = Math.round(x * hundredthsPerMillimetre - shift);
    const atY = -hundredths(y);
    out.hundredths(atX - this.#textX);
    out.hundredths(atY - this.#textY);
    this.#textX = atX;
    this.#textY = atY;
    out.text(isColoured(ink) ? `Td ${colour(ink, 'g')}(` : 'Td(');
    writeGlyphs(out, text, bold ? this.glyphs.bold : this.glyphs.regular);
    out.text(isColoured(ink) ? ')Tj 0 g\n' : ')Tj\n');
  }

  #endText(): void {
    if (this.#inText) this.#out.text('ET\n');
    this.#inText = false;
  }

  #line(line: LineShape): void {
    const dashes = dashPattern(line);
    const out = this.#out;
    const { ink } = line;
    if (isColoured(ink)) out.text(colour(ink, 'G'));
    if (dashes) {
      out.text('q[');
      out.hundredths(Math.round(dashes.on * 100));
      out.hundredths(Math.round(dashes.off * 100));
      out.text(dashes.roundEnds ? ']0 d 1 J ' : ']0 d ');
    }
    this.#lineWidth(line.lineWidth);
    this.#point(line.x1, line.y1, 'm ');
    this.#point(line.x2, line.y2, dashes ? 'l S Q\n' : 'l S\n');
    if (isColoured(ink)) out.text('0 G\n');
  }

  #polyline({ points, lineWidth }: PolylineShape): void {
    this.#lineWidth(lineWidth);
    for (let i = 0; i + 1 < points.length; i += 2) {
      this.#point(points[i] as number, points[i + 1] as number, i === 0 ? 'm ' : 'l ');
    }
    this.#out.text('S\n');
  }

  #rectangle({ x, y, width, height, fill }: RectangleShape): void {
    this.#fill(fill, () => {
      this.#point(x, y + height, '');
      this.#out.hundredths(hundredths(width));
      this.#out.hundredths(hundredths(height));
      this.#out.text('re f\n');
    });
  }

  #outline({ steps, fill }: OutlineShape): void {
    this.#fill(fill, () => {
      for (const step of steps) {
        if (step[0] === 'Z') this.#out.text('h ');
        else if (step[0] === 'M') this.#point(step[1], step[2], 'm ');
        else if (step[0] === 'L') this.#point(step[1], step[2], 'l ');
        else {
          this.#point(step[1], step[2], '');
          this.#point(step[3], step[4], '');
          this.#point(step[5], step[6], 'c ');
        }
      }
      this.#out.text('f\n');
    });
  }

  #fill(fill: Ink, draw: () => void): void {
    if (isColoured(fill)) this.#out.text(colour(fill, 'g'));
    draw();
    if (isColoured(fill)) this.#out.text('0 g\n');
  }

  /** One unit is one module, counted right and down from the top left corner. */
  #symbol({ x, y, side, symbol }: SymbolShape): void {
    const out = this.#out;
    const { size, modules } = symbol;
    const isMask = this.#symbols === 'mask';
    const scale = (isMask ? side : side / size) * (72 / 25.4);
    const scaleText = String(Math.round(scale * 1e5) / 1e5);
    // An image's top edge is at 1, modules count down from 0.
    out.text(isMask ? `q ${scaleText} 0 0 ${scaleText} ` : `q ${scaleText} 0 0 -${scaleText} `);
    this.#point(x, isMask ? y + side : y, 'cm\n');
    if (isMask) writeMask(out, size, modules, this.symbolRanges);
    else {
      this.symbolRanges.push({ kind: 'rectangles', start: out.length, rectangles: moduleRectangles(symbol) });
      out.text('f');
    }
    out.text(' Q\n');
  }

  /** An image fills the unit square (ISO 32000-1, 8.9.5). */
  #image({ x, y, width, height, picture }: ImageShape): void {
    this.#out.text('q ');
    this.#out.hundredths(hundredths(width));
    this.#out.text('0 0 ');
    this.#out.hundredths(hundredths(height));
    this.#point(x, y + height, `cm ${this.#pictureName(picture)} Do Q\n`);
  }

  #group(group: GroupShape): void {
    const name = this.#groupName(group);
    if (name === undefined) this.shapes(group.shapes);
    else this.#out.text(`${name} Do\n`);
  }

  #lineWidth(points: number): void {
    this.#out.hundredths(Math.round(points * 100));
    this.#out.text('w ');
  }

  #point(x: number, y: number, operator: string): void {
    this.#out.hundredths(hundredths(x));
    this.#out.hundredths(-hundredths(y));
    this.#out.text(operator);
  }
}

function noPictures(): never {
  assert(false, 'a group holds no picture');
}

/** A page starts in black, and every shape restores it. */
function isColoured(ink: Ink | undefined): ink is Exclude<Ink, 'black'> {
  return ink !== undefined && ink !== 'black';
}

/** The operator that sets the colour for filling (`g`) or for strokes (`G`), followed by a space. */
function colour(ink: Exclude<Ink, 'black'>, operator: 'g' | 'G'): string {
  if (ink === 'white') return `1 ${operator} `;
  const parts = ink.map((part) => Math.round((part * 1000) / 255) / 1000);
  return `${parts.join(' ')} ${operator === 'g' ? 'rg' : 'RG'} `;
}

/** Millimetres in hundredths of a point. */
export function hundredths(millimetres: number): number {
  return Math.round(millimetres * hundredthsPerMillimetre);
}

/** Two bytes a glyph inside a literal string; the glyphs are added to those used. */
function writeGlyphs(out: PdfBytes, text: string, used: GlyphSet): void {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // The second half of a surrogate pair: the first has drawn the replacement.
    if (code >= 0xdc00 && code < 0xe000) continue;
    const glyph = glyphNumber(code);
    addGlyph(used, glyph);
    writeEscaped(out, glyph >> 8);
    writeEscaped(out, glyph & 0xff);
  }
}

function writeEscaped(out: PdfBytes, byte: number): void {
  if (byte === 0x28 || byte === 0x29 || byte === 0x5c) out.byte(0x5c);
  else if (byte === 0x0d) {
    // A bare carriage return in a string means a line feed.
    out.text('\\r');
    return;
  }
  out.byte(byte);
}

const hexDigits = '0123456789ABCDEF';

/** An inline image (ISO 32000-1, 8.9.7). In hexadecimal when the bits happen to spell its end operator. */
function writeMask(out: PdfBytes, size: number, modules: Uint8Array, ranges: SymbolRange[]): void {
  const stride = (size + 7) >> 3;
  const bits = new Uint8Array(stride * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = y * stride + (x >> 3);
      if (modules[y * size + x] === 1) bits[at] = (bits[at] as number) | (0x80 >> (x & 7));
    }
  }
  const isPlain = !bits.some((byte, index) => byte === 0x45 && bits[index + 1] === 0x49);
  out.text(`BI/W ${size}/H ${size}/IM true/BPC 1/D[1 0]${isPlain ? '' : '/F/AHx'} ID `);
  if (isPlain) {
    const start = out.length;
    out.bytes(bits);
    ranges.push({ kind: 'bits', start, end: out.length });
  } else {
    for (const byte of bits) out.text(`${hexDigits[byte >> 4]}${hexDigits[byte & 15]}`);
    out.text('>');
  }
  out.text('\nEI');
}
