import { at, type Matrix, times, unmoved } from '../base/matrix.ts';
import type { InstructionReader } from '../content/instructions.ts';
import { blankGapMin, type TextPiece } from './page-lines.ts';
import type { TextFont, TextGlyph } from './text-font.ts';
import { initialTextState, type TextState } from './text-state.ts';

/** A shift within an array, as a part of the type size, behind which the text is a piece of its own. */
const shiftMax = 1;
const thousand = 1000;
/** Bytes that one character may be written with. */
const codeBytesMax = 4;
const degreesPerRadian = 180 / Math.PI;

/** What is written on. */
export interface Paper {
  write(piece: TextPiece): void;
  /** Something is written in a font that is not there. */
  lose(): void;
}

/** Writes text where the text matrix says (ISO 32000-1, 9.4). */
export class TextPen {
  readonly #sheet: Paper;
  readonly #budget: { lengthLeft: number };
  /** What a letter is taken to be wide that has no width: it is drawn over what follows. */
  readonly #widthless: number;
  #line = unmoved;
  /** How far the pen is from the beginning of the line: to the right, or downwards where lines run so. */
  #along = 0;
  readonly #aside: { readonly line: Matrix; readonly along: number }[] = [];
  /** The piece that is being written: with what, where it begins, and where it ends. */
  #state = initialTextState;
  #font: TextFont | undefined;
  #text = '';
  #isHidden = false;
  #from = 0;
  #end = 0;
  /** Of one unit of text space. */
  #stretch = 1;
  /** The same for spacing and shifts, which go up where lines run down (9.3.2, 9.4.3). */
  #forwards = 1;

  constructor(sheet: Paper, budget: { lengthLeft: number }, widthless = 0) {
    this.#sheet = sheet;
    this.#budget = budget;
    this.#widthless = widthless;
  }

  /** The text matrix at the beginning of the line. */
  get line(): Matrix {
    return this.#line;
  }

  begin(): void {
    this.place(unmoved);
  }

  place(matrix: Matrix): void {
    this.#line = matrix;
    this.#along = 0;
  }

  /** Readers take it back with the graphics state, though only text objects have it (ISO 32000-1, 9.4.1). */
  putAside(): void {
    this.#aside.push({ line: this.#line, along: this.#along });
  }

  takeBack(): void {
    const { line, along } = this.#aside.pop() ?? { line: this.#line, along: this.#along };
    this.#line = line;
    this.#along = along;
  }

  move(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.#line;
    this.place([a, b, c, d, a * x + c * y + e, b * x + d * y + f]);
  }

  /** Writes the strings in front of the operator; hidden ones only move the pen. */
  show(reader: InstructionReader, state: TextState, isHidden = false): void {
    const { font, scale } = state;
    if (font === undefined) {
      if (!isHidden && hasText(reader)) this.#sheet.lose();
      return;
    }
    this.#isHidden = isHidden;
    this.#state = state;
    this.#font = font;
    this.#stretch = font.isVertical ? 1 : scale;
    this.#forwards = font.isVertical ? -1 : scale;
    reader.shown(this.#write, this.#shift);
    this.#flush();
  }

  readonly #write = (bytes: Uint8Array): boolean => {
    this.#font?.each(bytes.subarray(0, codeBytesMax * this.#budget.lengthLeft), this.#take);
    return this.#budget.lengthLeft > 0;
  };

  readonly #take = (glyph: TextGlyph): void => {
    const { size, characterSpacing, wordSpacing } = this.#state;
    if (this.#text === '') this.#from = this.#along;
    if (this.#budget.lengthLeft > 0 && !this.#isHidden) this.#text += glyph.text;
    this.#budget.lengthLeft -= Math.max(1, glyph.text.length);
    const unit = size * this.#stretch;
    // What stands behind spaced letters without a gap of its own belongs to them
    const next = this.#along + glyph.width * unit + characterSpacing * this.#forwards;
    this.#end = glyph.width === 0 && glyph.text.trim() !== '' ? next + this.#widthless * unit : next;
    const from = this.#along;
    this.#along = next + (glyph.isSpace ? wordSpacing : 0) * this.#forwards;
    // Where spacing leads back, what follows stands in front of this
    if ((this.#along - from) * unit < 0) this.#flush();
  };

  readonly #shift = (thousandths: number): void => {
    const shift = -thousandths / thousand;
    const height = this.#font?.height ?? 1;
    this.#along += shift * this.#state.size * this.#forwards;
    if (Math.abs(shift) > shiftMax * height) this.#flush();
    else if (shift > blankGapMin * height && this.#text !== '') this.#text += ' ';
  };

  #flush(): void {
    const text = this.#text;
    if (text === '') return;
    this.#text = '';
    const { matrix, size, rise } = this.#state;
    const { isVertical = false, height = 1 } = this.#font ?? {};
    const toPage = times(this.#line, matrix);
    const [x, y] = isVertical ? at(toPage, rise, -this.#from) : at(toPage, this.#from, rise);
    const [endX, endY] = isVertical ? at(toPage, rise, -this.#end) : at(toPage, this.#end, rise);
    const letters = Math.abs(size) * Math.hypot(toPage[2], toPage[3]) * height;
    const degrees = Math.round(Math.atan2(endY - y, endX - x) * degreesPerRadian);
    if (!Number.isFinite(degrees) || !(letters > 0)) this.#sheet.write({ ...nowhere, text });
    else this.#sheet.write({ text, x, y, endX, endY, size: letters, angle: (degrees + 360) % 360 });
  }
}

/** Whether the strings in front of the operator have anything in them. */
function hasText(reader: InstructionReader): boolean {
  let length = 0;
  reader.shown(
    (bytes) => {
      length += bytes.length;
      return length === 0;
    },
    () => {},
  );
  return length > 0;
}

/** Where text goes that has no size or place. */
const nowhere = { x: 0, y: 0, endX: 0, endY: 0, size: 1, angle: 0 };
