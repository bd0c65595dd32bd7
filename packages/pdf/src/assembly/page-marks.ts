import { at, type Box, boxAround, common, type Matrix, times, unmoved } from '../base/matrix.ts';
import { millimetresPerPoint } from '../base/units.ts';
import { boxOfOutlines, isRectangle } from '../content/fill.ts';
import { type GraphicsState, greyOnWhite } from '../content/graphics-state.ts';
import { searchBytesMax } from '../content/inline-image.ts';
import type { InstructionReader } from '../content/instructions.ts';
import { drawPage } from '../content/interpreter.ts';
import type { DrawnPicture, FilledShape, PageSink, PlaceSink } from '../content/page-sink.ts';
import { numbersIn } from '../content/walk.ts';
import type { CosDocument } from '../syntax/document.ts';
import { defaultPdfReadingLimits } from '../syntax/scan/limits.ts';
import { openedSource } from '../syntax/scan/opened.ts';
import { PdfDocument } from '../syntax/scan/pages.ts';
import { type CosDictionary, isName } from '../syntax/values.ts';
import { isUnseen } from '../text/annotations.ts';
import { FontBook } from '../text/font-book.ts';
import { defaultPdfTextLimits } from '../text/limits.ts';
import type { TextPiece } from '../text/page-lines.ts';
import { TextPen } from '../text/text-pen.ts';
import { initialTextState } from '../text/text-state.ts';
import { fromPage, type ShownPage } from './page-box.ts';
import { type PlacedShape, placeWithin } from './shape-place.ts';

/** Something that a page shows within an area: what kind of thing, where, and how dark. */
export interface PageMark {
  /** `unread`: nobody knows what else is there. */
  readonly kind: 'text' | 'area' | 'picture' | 'annotation' | 'unread';
  /** In millimetres from the top left of the page as it is shown, as far as it lies within the area. */
  readonly box: Box;
  /** 0 = black to 255 = white, on white paper; of a picture and an annotation 0. */
  readonly grey: number;
  /** Whether it is drawn above all that the page itself draws: annotations and form fields are. */
  readonly isAbove: boolean;
}

/** Marks that are kept of one area, and white areas that are held against them. */
const marksMax = 4000;
const whitesMax = 400;
/** From here on a grey is paper. */
const whiteMin = 250;

/**
 * What a page shows within `area` (millimetres from its top left, as it is shown): text but blanks and what is only there to
 * be searched, areas and lines but white ones, pictures, annotations and form fields. What a white rectangle was painted over
 * later is gone. Where a text lies is reckoned with the widths of its font.
 */
export function marksWithin(
  document: CosDocument,
  { entries }: CosDictionary,
  shown: ShownPage,
  area: Box,
): readonly PageMark[] {
  const upwards = (box: Box): Box => ({ ...box, top: shown.height - box.bottom, bottom: shown.height - box.top });
  const clip = common(upwards(area), { left: 0, top: 0, right: shown.width, bottom: shown.height });
  const scale = millimetresPerPoint;
  const matrix = times(fromPage(shown), [scale, 0, 0, scale, 0, 0]);
  const limits = { ...defaultPdfReadingLimits, pdfPageCornersMax: Number.POSITIVE_INFINITY };
  const budget = {
    bytesLeft: limits.pdfReadContentBytesMax,
    callsLeft: limits.pdfReadCallsMax,
    searchLeft: searchBytesMax,
  };
  const sink = new MarkSink(document, clip);
  const objects = new PdfDocument(openedSource(document), limits);
  drawPage(objects, entries, { matrix, clip, lineWidthMin: 0 }, sink, budget);
  if (budget.bytesLeft < 0 || budget.callsLeft < 0 || sink.isFull || sink.isLost) return [unreadWithin(upwards(clip))];
  const above = annotationBoxes(document, entries).map((box) => common(boxAround(matrix, box), clip));
  return [
    ...sink.marks.map((mark) => ({ ...mark, box: upwards(mark.box), isAbove: false })),
    ...above.filter(isSeen).map((box) => ({ kind: 'annotation', box: upwards(box), grey: 0, isAbove: true }) as const),
  ];
}

/** Nobody knows what else is there, drawn above or not. */
function unreadWithin(box: Box): PageMark {
  return { kind: 'unread', box, grey: 0, isAbove: false };
}

/** Collects what has a place; y grows upwards. */
class MarkSink implements PageSink {
  marks: Omit<PageMark, 'isAbove'>[] = [];
  readonly places: PlaceSink;
  readonly clip: Box;
  /** Whether something could not be read: nobody knows where it is. */
  isLost = false;
  #whitesLeft = whitesMax;

  constructor(document: CosDocument, clip: Box) {
    this.clip = clip;
    this.places = new TextPlaces(document, this);
  }

  get isFull(): boolean {
    return this.marks.length >= marksMax;
  }

  fill({ outlines, isEvenOdd, clip, grey, isOpaque }: FilledShape): void {
    if (grey < whiteMin) {
      this.take('area', { outlines, isEvenOdd }, clip, grey);
      return;
    }
    const [outline, other] = outlines;
    if (outline === undefined || other !== undefined || !isOpaque || !isRectangle(outline)) return;
    this.#cover(common(common(boxOfOutlines(outlines), clip), this.clip));
  }

  picture({ matrix, clip }: DrawnPicture): void {
    this.take('picture', quadOf(matrix, { left: 0, top: 0, right: 1, bottom: 1 }), clip, 0);
  }

  unread(): void {
    // Layers, blending and unknown colours have their place all the same
  }

  take(kind: PageMark['kind'], shape: PlacedShape, clip: Box, grey: number): void {
    const area = common(clip, this.clip);
    const box = isSeen(area) && !this.isFull ? placeWithin(shape, area) : undefined;
    if (box !== undefined) this.marks.push({ kind, box, grey });
  }

  #cover(white: Box): void {
    if (this.marks.length === 0 || !isSeen(white) || --this.#whitesLeft < 0) return;
    this.marks = this.marks.filter(
      ({ box }) => box.left < white.left || box.right > white.right || box.top < white.top || box.bottom > white.bottom,
    );
  }
}

/** Parts of the type size that letters reach above and below their line. */
const ascent = 0.8;
const descent = 0.25;
/** The same where a line may go on in a larger type. */
const reachMax = 4;
/** How wide a letter of a font that is not there may be. */
const unknownWidth = 0.6;
/** Letters that are narrower on the whole have no width that could be true. */
const letterWidthMin = 0.1;
/** Text that is not seen, or only clips (ISO 32000-1, table 106). */
const unseenModes: readonly number[] = [3, 7];
const strokedModes: readonly number[] = [1, 2, 5, 6];

/** Tells where text is written, each run of it. */
class TextPlaces implements PlaceSink {
  readonly #marks: MarkSink;
  readonly #fonts: FontBook;
  #pen: TextPen;
  readonly #document: CosDocument;
  #state: GraphicsState | undefined;

  constructor(document: CosDocument, marks: MarkSink) {
    this.#marks = marks;
    this.#document = document;
    this.#fonts = new FontBook(document, defaultPdfTextLimits);
    this.#pen = this.#newPen();
  }

  #newPen(): TextPen {
    const paper = { write: (piece: TextPiece) => this.#write(piece), lose: () => {} };
    return new TextPen(paper, { lengthLeft: Number.POSITIVE_INFINITY }, unknownWidth);
  }

  form(draw: () => void): void {
    const pen = this.#pen;
    this.#pen = this.#newPen();
    draw();
    this.#pen = pen;
  }

  lose(): void {
    this.#marks.isLost = true;
  }

  line(matrix: Matrix): void {
    this.#pen.place(matrix);
  }

  move(x: number, y: number): void {
    this.#pen.move(x, y);
  }

  putAside(): void {
    this.#pen.putAside();
  }

  takeBack(): void {
    this.#pen.takeBack();
  }

  show(reader: InstructionReader, state: GraphicsState): void {
    const { font, mode, ...settings } = state.text;
    if ((unseenModes.includes(mode) && !isType3(this.#document, font)) || this.#isFarOff(state)) return;
    this.#state = state;
    const known = this.#fonts.font(font) ?? unknownFont;
    this.#pen.show(reader, { ...initialTextState, ...settings, matrix: state.matrix, font: known });
  }

  /** Whether a line that runs across lies above or below the area as a whole: then its font need not be opened. */
  #isFarOff({ matrix, text: { size, rise, font } }: GraphicsState): boolean {
    const { clip } = this.#marks;
    const [, lean, slant, height, , y] = times(this.#pen.line, matrix);
    if (lean !== 0 || slant !== 0 || !runsAcross(this.#document, font)) return false;
    const reach = (reachMax * Math.abs(size) + Math.abs(rise)) * Math.abs(height);
    return y - reach > clip.bottom || y + reach < clip.top;
  }

  shade(box: Box): void {
    this.#marks.take('picture', quadOf(unmoved, box), box, 0);
  }

  /** Whether letters stand on their heads while they run the usual way. */
  #isMirrored({ matrix: [a, b, c, d], text: { scale } }: GraphicsState): boolean {
    const [p, q, r, s] = this.#pen.line;
    return (a * d - b * c) * (p * s - q * r) * scale < 0;
  }

  #write(piece: TextPiece): void {
    const { text, x, y, size } = piece;
    if (this.#state === undefined || text.trim() === '') return;
    const grey = greyOfText(this.#state);
    if (grey >= whiteMin) return;
    const [endX, endY] = endOf(piece);
    const length = Math.hypot(endX - x, endY - y);
    const [up, across] = length > 0 ? [(endX - x) / length, (y - endY) / length] : [1, 0];
    const upwards = this.#isMirrored(this.#state) ? -size : size;
    const [rise, fall] = [ascent * upwards, -descent * upwards];
    const outline = [
      ...[x + across * fall, y + up * fall, endX + across * fall, endY + up * fall],
      ...[endX + across * rise, endY + up * rise, x + across * rise, y + up * rise],
    ];
    this.#marks.take('text', { outlines: [outline], isEvenOdd: false }, this.#state.clip, grey);
  }
}

/** Where a text ends: widths that leave its letters no room are wrong, as letters are drawn all the same. */
function endOf({ text, x, y, endX, endY, size, angle }: TextPiece): readonly [x: number, y: number] {
  const letters = text.trim().length * size;
  if (Math.hypot(endX - x, endY - y) >= letterWidthMin * letters) return [endX, endY];
  const turn = (angle * Math.PI) / 180;
  return [x + Math.cos(turn) * unknownWidth * letters, y + Math.sin(turn) * unknownWidth * letters];
}

/** Whether letters are drawings: then the mode of text means nothing (ISO 32000-1, 9.3.6). */
function isType3(document: CosDocument, font: CosDictionary | undefined): boolean {
  return isName(document.resolved(font?.entries.get('Subtype')), 'Type3');
}

/** Whether the lines of a font are known to run across without opening it (ISO 32000-1, 9.7.5.2). */
function runsAcross(document: CosDocument, font: CosDictionary | undefined): boolean {
  if (isType3(document, font)) return false;
  const encoding = document.resolved(font?.entries.get('Encoding'));
  if (!isName(document.resolved(font?.entries.get('Subtype')), 'Type0')) return true;
  return encoding?.kind === 'name' && encoding.name.endsWith('-H');
}

/** Stands for a font that a page names and does not bring: readers take one of their own. */
const unknownFont = {
  isVertical: false,
  height: 1,
  each: (text: Uint8Array, take: (glyph: { text: string; width: number; isSpace: boolean }) => void) => {
    for (const byte of text)
      take({ text: byte === 0x20 ? ' ' : '\ufffd', width: unknownWidth, isSpace: byte === 0x20 });
  },
};

/** The darker of what letters are filled and drawn with; patterns may be dark. */
function greyOfText({ text: { mode }, fill, stroke }: GraphicsState): number {
  const inks = strokedModes.includes(mode) ? (mode % 4 === 1 ? [stroke] : [fill, stroke]) : [fill];
  return Math.min(...inks.map((ink) => (ink.alpha <= 0 ? 255 : (greyOnWhite(ink) ?? 0))));
}

/** A rectangle behind a matrix. */
function quadOf(matrix: Matrix, { left, top, right, bottom }: Box): PlacedShape {
  const corners = [at(matrix, left, top), at(matrix, right, top), at(matrix, right, bottom), at(matrix, left, bottom)];
  return { outlines: [corners.flat()], isEvenOdd: false };
}

function isSeen({ left, top, right, bottom }: Box): boolean {
  return left <= right && top <= bottom && Number.isFinite(left + top + right + bottom);
}

/** The rectangles of annotations that may be seen, in the space of the page. */
function annotationBoxes(document: CosDocument, page: CosDictionary['entries']): readonly Box[] {
  const listed = document.resolved(page.get('Annots'));
  return (listed?.kind === 'array' ? listed.items : []).flatMap((item) => {
    const annotation = document.dictionary(item);
    if (annotation === undefined) return [];
    const isLink = isName(document.resolved(annotation.entries.get('Subtype')), 'Link');
    if (isLink ? !hasFrame(document, annotation) : isUnseen(document, annotation)) return [];
    const [x1, y1, x2, y2] = numbersIn(document, annotation.entries.get('Rect'));
    if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return [];
    if (x1 === x2 || y1 === y2) return [];
    return [{ left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) }];
  });
}

/** Whether a link is drawn with a frame: it is said to have one (ISO 32000-1, table 164 and 166). */
function hasFrame(document: CosDocument, { entries }: CosDictionary): boolean {
  const style = document.dictionary(entries.get('BS'));
  const width = document.resolved(style?.entries.get('W') ?? undefined);
  if (style !== undefined) return width?.kind !== 'number' || width.value > 0;
  const [, , line] = numbersIn(document, entries.get('Border'));
  return line !== undefined && line > 0;
}
