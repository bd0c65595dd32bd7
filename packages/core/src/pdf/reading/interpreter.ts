import { type CosDictionary, isDictionary, isTrue, nameValue, numbersOf } from '../values/values.ts';
import { colourSpaceOf, deviceCmyk, deviceGrey, deviceRgb, greyOf } from './colours.ts';
import { InstructionReader, operatorCode } from './content.ts';
import type { Fill, Outline } from './fill.ts';
import { type GraphicsState, type Ink, initialState, stateWith } from './graphics-state.ts';
import { type Box, boxAround, common, type Matrix, times } from './matrix.ts';
import type { PageEntries, PdfDocument } from './pages.ts';
import { PathBuilder } from './path.ts';
import { longKey, pictureShape } from './pictures.ts';
import { strokeOutlines } from './strokes.ts';
import type { PdfObject } from './structure.ts';

/** A filled area, in the space that the drawing began with. */
export interface FilledShape extends Fill {
  /** 0 = black to 255 = white. */
  readonly grey: number;
  /** Whether curves are among its sides: they are taken for straight. */
  readonly hasCurves: boolean;
}

/** A picture: `matrix` takes the unit square, its origin at the bottom left, to the space the drawing began with. */
export interface DrawnPicture {
  readonly dictionary: CosDictionary;
  /** The object of the file, or the data of an inline image. */
  readonly source: PdfObject | Uint8Array;
  readonly resources: CosDictionary | undefined;
  readonly matrix: Matrix;
  readonly clip: Box;
  /** What a mask is painted with. */
  readonly grey: number;
}

/** Takes what a page draws, in order. */
export interface PageSink {
  fill(shape: FilledShape): void;
  picture(picture: DrawnPicture): void;
  /** Something is drawn in a way that is not followed here; it could stand for so many corners of shapes. */
  unread(corners: number): void;
}

/** What may still be read, of all pages together: below zero the rest is unread. */
export interface ReadingBudget {
  bytesLeft: number;
  callsLeft: number;
}

const formsMax = 16;
const statesMax = 512;
/** In points: thinner lines are no modules. */
const lineWidthMin = 0.4;
/** A code of dashed lines would have at least as many of them as a small symbol has rows. */
const cornersPerDashedLine = 10;
const alphaVisible = 0.5;
/** Names of fonts whose glyphs are parts of codes. */
const codeFont = /QR|2D|bar\s?code|IDAutomation/i;

/**
 * Hands what a page draws to `sink`, in the space behind `matrix`: filled areas, wide lines as areas, pictures and the
 * same inside forms. Text, shadings, patterns and transparency are not followed (ISO 32000-1, 8).
 */
export function drawPage(
  document: PdfDocument,
  page: PageEntries,
  { matrix, clip }: { readonly matrix: Matrix; readonly clip: Box },
  sink: PageSink,
  budget: ReadingBudget,
): void {
  const content = document.content(page);
  if (content === undefined) {
    sink.unread(Infinity);
    return;
  }
  const drawing = {
    document,
    sink,
    budget,
    open: new Set<PdfObject>(),
    cornersLeft: document.limits.pdfPageCornersMax,
  };
  new ContentRun(drawing, content, document.dictionary(page.get('Resources')), initialState(matrix, clip)).toEnd();
}

/** What the content streams of one page have in common. */
interface Drawing {
  readonly document: PdfDocument;
  readonly sink: PageSink;
  readonly budget: ReadingBudget;
  /** Forms being drawn: one that draws itself is not followed. */
  readonly open: Set<PdfObject>;
  cornersLeft: number;
}

/** One content stream being drawn. */
class ContentRun {
  readonly #drawing: Drawing;
  readonly #content: Uint8Array;
  readonly #reader: InstructionReader;
  readonly #resources: CosDictionary | undefined;
  readonly #states: GraphicsState[] = [];
  readonly #path = new PathBuilder();
  #clips = false;
  state: GraphicsState;

  constructor(drawing: Drawing, content: Uint8Array, resources: CosDictionary | undefined, state: GraphicsState) {
    this.#drawing = drawing;
    this.#content = content;
    this.#reader = new InstructionReader(content);
    this.#resources = resources;
    this.state = state;
  }

  toEnd(): void {
    const { budget, sink } = this.#drawing;
    budget.bytesLeft -= this.#content.length;
    if (budget.bytesLeft < 0) {
      sink.unread(Infinity);
      return;
    }
    const reader = this.#reader;
    for (let code = reader.next(); code !== undefined; code = reader.next()) {
      const operator = operators.get(code);
      const { operands } = reader;
      if (operator === undefined) sink.unread(Infinity);
      else operator(this, operands[0] ?? 0, operands[1] ?? 0, operands[2] ?? 0, operands[3] ?? 0);
      if (this.#path.corners > this.#drawing.cornersLeft) {
        sink.unread(Infinity);
        return;
      }
    }
  }

  push(): void {
    if (this.#states.length < statesMax) this.#states.push(this.state);
    else this.#drawing.sink.unread(Infinity);
  }

  pop(): void {
    this.state = this.#states.pop() ?? this.state;
  }

  transform(): void {
    const { operands } = this.#reader;
    if (operands.length < 6) this.notFollowed();
    else this.state = { ...this.state, matrix: times(operands as unknown as Matrix, this.state.matrix) };
  }

  move(x: number, y: number): void {
    this.#path.move(this.state.matrix, x, y);
  }

  line(x: number, y: number): void {
    this.#path.line(this.state.matrix, x, y);
  }

  curve(): void {
    const { operands } = this.#reader;
    this.#path.curve(this.state.matrix, operands.at(-2) ?? 0, operands.at(-1) ?? 0);
  }

  rectangle(x: number, y: number, width: number, height: number): void {
    this.#path.rectangle(this.state.matrix, x, y, width, height);
  }

  close(): this {
    this.#path.close();
    return this;
  }

  clipToPath(): void {
    this.#clips = true;
  }

  /** Ends the path: fills it, draws its lines, and clips to it, as far as asked for. */
  paint(fills: 'fill' | 'even-odd' | 'no', strokes: boolean): void {
    const { hasCurves } = this.#path;
    this.#drawing.cornersLeft -= this.#path.corners;
    const outlines = this.#path.take();
    if (outlines.length > 0) {
      if (fills !== 'no') this.#paintArea(outlines, this.state.fill, fills === 'even-odd', hasCurves);
      if (strokes) this.#paintLines(outlines, hasCurves);
      if (this.#clips) this.state = { ...this.state, clip: common(this.state.clip, boxOfOutlines(outlines)) };
    }
    this.#clips = false;
  }

  #paintArea(outlines: readonly Outline[], ink: Ink, isEvenOdd: boolean, hasCurves: boolean): void {
    const { sink } = this.#drawing;
    const { grey, alpha } = ink;
    if (!isExact(ink)) sink.unread(Infinity);
    if (grey === undefined || alpha < alphaVisible) return;
    sink.fill({ outlines, isEvenOdd, clip: this.state.clip, grey, hasCurves });
  }

  #paintLines(outlines: readonly Outline[], hasCurves: boolean): void {
    const { matrix, lineWidth, isDashed, stroke } = this.state;
    const width = lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    if (!(width >= lineWidthMin)) return;
    if (isDashed) this.#drawing.sink.unread(cornersPerDashedLine * outlines.length);
    else this.#paintArea(strokeOutlines(outlines, width), stroke, false, hasCurves);
  }

  lineWidth(width: number): void {
    this.state = { ...this.state, lineWidth: width };
  }

  dashes(): void {
    const isDashed = numbersOf(this.#reader.value)?.some((part) => part > 0) ?? false;
    this.state = { ...this.state, isDashed };
  }

  parameters(): void {
    const { document, sink } = this.#drawing;
    const named = this.#resource('ExtGState');
    const { state, isFollowed } = stateWith(document, this.state, document.dictionary(named));
    this.state = state;
    if (!isFollowed) sink.unread(Infinity);
  }

  /** Chooses a space, or a colour of the space chosen before when none is given. */
  colour(which: 'fill' | 'stroke', chosen?: Ink['space']): void {
    const { space: before, alpha } = this.state[which];
    const space = chosen ?? before;
    const grey = space.kind === 'pattern' ? undefined : greyOf(space, this.#reader.operands);
    this.state = { ...this.state, [which]: { space, grey, alpha } };
  }

  /** The first colour of a space is black in all that is followed here (8.6.8), and full ink. */
  colourSpace(which: 'fill' | 'stroke'): void {
    const { name } = this.#reader;
    const value = name === undefined ? undefined : nameValue(name);
    const space = colourSpaceOf(this.#drawing.document, value, this.#resources);
    if (space === undefined) this.#drawing.sink.unread(Infinity);
    const known = space ?? deviceGrey;
    const grey = known.kind === 'pattern' ? undefined : 0;
    this.state = { ...this.state, [which]: { space: known, grey, alpha: this.state[which].alpha } };
  }

  font(): void {
    const { document, sink } = this.#drawing;
    const font = document.dictionary(this.#resource('Font'));
    const isType3 = document.name(font?.entries.get('Subtype')) === 'Type3';
    if (isType3 || codeFont.test(document.name(font?.entries.get('BaseFont')) ?? '')) sink.unread(Infinity);
  }

  mark(): void {
    // Optional content may be hidden
    if (this.#reader.tag === 'OC') this.#drawing.sink.unread(Infinity);
  }

  notFollowed(): void {
    this.#drawing.sink.unread(Infinity);
  }

  #resource(kind: string): ReturnType<PdfDocument['resolved']> {
    const named = this.#drawing.document.dictionary(this.#resources?.entries.get(kind));
    return named?.entries.get(this.#reader.name ?? '');
  }

  external(): void {
    const { document, sink, budget } = this.#drawing;
    const object = document.object(this.#resource('XObject'));
    if (object?.stream === undefined || !isDictionary(object.value) || --budget.callsLeft < 0) {
      sink.unread(Infinity);
      return;
    }
    if (object.value.entries.has('OC')) sink.unread(Infinity);
    const kind = document.name(object.value.entries.get('Subtype'));
    if (kind === 'Form') this.#form(object, object.value);
    else if (kind === 'Image') this.#picture(object.value, object);
    else sink.unread(Infinity);
  }

  #form(object: PdfObject, { entries }: CosDictionary): void {
    const { document, sink, open } = this.#drawing;
    const decoded = document.decoded(object);
    const isReadable = decoded?.isWhole && decoded.rest.length === 0;
    if (!isReadable || open.has(object) || open.size >= formsMax) {
      sink.unread(Infinity);
      return;
    }
    const own = document.numbers(entries.get('Matrix'));
    const matrix = own.length === 6 ? times(own as unknown as Matrix, this.state.matrix) : this.state.matrix;
    const [left, top, right, bottom] = document.numbers(entries.get('BBox'));
    const box = bottom === undefined ? undefined : ({ left, top, right, bottom } as Box);
    const clip = box === undefined ? this.state.clip : common(this.state.clip, boxAround(matrix, box));
    const resources = document.dictionary(entries.get('Resources')) ?? this.#resources;
    open.add(object);
    new ContentRun(this.#drawing, decoded.bytes, resources, { ...this.state, matrix, clip }).toEnd();
    open.delete(object);
  }

  inlinePicture(): void {
    const { document } = this.#drawing;
    const entries = new Map([...this.#reader.inlineEntries()].map(([key, value]) => [longKey(key), value]));
    const dictionary = { kind: 'dictionary', entries } as const;
    const shape = entries.has('Filter') ? undefined : pictureShape(document, dictionary, this.#resources);
    const data = this.#reader.inlineData(shape && shape.rowBytes * shape.height);
    this.#picture(dictionary, data);
  }

  #picture(dictionary: CosDictionary, source: PdfObject | Uint8Array): void {
    const { matrix, clip, fill } = this.state;
    const isMask = isTrue(this.#drawing.document.resolved(dictionary.entries.get('ImageMask')));
    if (fill.alpha < alphaVisible) return;
    if (isMask && !isExact(fill)) this.#drawing.sink.unread(Infinity);
    if (isMask && fill.grey === undefined) return;
    this.#drawing.sink.picture({
      dictionary,
      source,
      resources: this.#resources,
      matrix,
      clip,
      grey: fill.grey ?? 0,
    });
  }
}

/** Whether the grey of an ink is what a viewer shows. */
function isExact({ space, grey, alpha }: Ink): boolean {
  return grey !== undefined && space.kind !== 'tint' && (alpha === 1 || alpha === 0);
}

function boxOfOutlines(outlines: readonly Outline[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of outlines) {
    for (let at = 0; at + 1 < outline.length; at += 2) {
      const [x, y] = [outline[at] as number, outline[at + 1] as number];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return { left, top, right, bottom };
}

type Operator = (run: ContentRun, a: number, b: number, c: number, d: number) => void;

/** Without effect on areas: text, marks, and what is said about lines (ISO 32000-1, annex A). */
const withoutEffect = 'BT ET Tc Tw Tz TL Tr Ts Td TD Tm T* Tj TJ \' " d0 d1 j J M ri i MP DP BMC EMC BX EX'.split(' ');

const operators: ReadonlyMap<number, Operator> = new Map(
  (
    [
      ['q', (run) => run.push()],
      ['Q', (run) => run.pop()],
      ['cm', (run) => run.transform()],
      ['w', (run, width) => run.lineWidth(width)],
      ['d', (run) => run.dashes()],
      ['gs', (run) => run.parameters()],
      ['m', (run, x, y) => run.move(x, y)],
      ['l', (run, x, y) => run.line(x, y)],
      ['c', (run) => run.curve()],
      ['v', (run) => run.curve()],
      ['y', (run) => run.curve()],
      ['re', (run, x, y, width, height) => run.rectangle(x, y, width, height)],
      ['h', (run) => run.close()],
      ['W', (run) => run.clipToPath()],
      ['W*', (run) => run.clipToPath()],
      ['n', (run) => run.paint('no', false)],
      ['f', (run) => run.paint('fill', false)],
      ['F', (run) => run.paint('fill', false)],
      ['f*', (run) => run.paint('even-odd', false)],
      ['S', (run) => run.paint('no', true)],
      ['s', (run) => run.close().paint('no', true)],
      ['B', (run) => run.paint('fill', true)],
      ['B*', (run) => run.paint('even-odd', true)],
      ['b', (run) => run.close().paint('fill', true)],
      ['b*', (run) => run.close().paint('even-odd', true)],
      ['g', (run) => run.colour('fill', deviceGrey)],
      ['G', (run) => run.colour('stroke', deviceGrey)],
      ['rg', (run) => run.colour('fill', deviceRgb)],
      ['RG', (run) => run.colour('stroke', deviceRgb)],
      ['k', (run) => run.colour('fill', deviceCmyk)],
      ['K', (run) => run.colour('stroke', deviceCmyk)],
      ['cs', (run) => run.colourSpace('fill')],
      ['CS', (run) => run.colourSpace('stroke')],
      ['sc', (run) => run.colour('fill')],
      ['scn', (run) => run.colour('fill')],
      ['SC', (run) => run.colour('stroke')],
      ['SCN', (run) => run.colour('stroke')],
      ['Tf', (run) => run.font()],
      ['BDC', (run) => run.mark()],
      ['Do', (run) => run.external()],
      ['BI', (run) => run.inlinePicture()],
      ['sh', (run) => run.notFollowed()],
      ...withoutEffect.map((name): [string, Operator] => [name, () => {}]),
    ] satisfies [string, Operator][]
  ).map(([name, operator]) => [operatorCode(name), operator]),
);
