import { type Box, boxAround, common, type Matrix, unmoved } from '../base/matrix.ts';
import type { PageEntries, PdfDocument } from '../syntax/scan/pages.ts';
import type { PdfObject } from '../syntax/scan/structure.ts';
import { type CosDictionary, isDictionary, isTrue, nameValue, numbersOf } from '../syntax/values.ts';
import { colourSpaceOf, deviceCmyk, deviceGrey, deviceRgb, greyOf } from './colours.ts';
import { boxOfOutlines, type Outline } from './fill.ts';
import {
  type GraphicsState,
  greyOnWhite,
  type Ink,
  initialState,
  stateWith,
  type TextSettings,
} from './graphics-state.ts';
import type { DrawingSpace, PageSink, ReadingBudget } from './page-sink.ts';
import { PathBuilder } from './path.ts';
import { longKey, pictureShape } from './pictures.ts';
import { strokeOutlines } from './strokes.ts';
import { ContentWalk, type Instructions, matrixOfForm, numbersIn, OpenForms, type Step, stepsOf } from './walk.ts';

/** In points: thinner lines are no modules. */
const moduleWidthMin = 0.4;
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
  space: DrawingSpace,
  sink: PageSink,
  budget: ReadingBudget,
): void {
  const content = document.content(page);
  const resources = document.dictionary(page.get('Resources'));
  if (content === undefined) sink.unread(Infinity);
  else drawContent({ document, content, resources }, space, sink, budget);
}

/** The same for any instructions with the resources that their names stand in. */
export function drawContent(
  {
    document,
    content,
    resources,
  }: { readonly document: PdfDocument; readonly content: Uint8Array; readonly resources: CosDictionary | undefined },
  { matrix, clip, lineWidthMin = moduleWidthMin }: DrawingSpace,
  sink: PageSink,
  budget: ReadingBudget,
): void {
  const cornersLeft = document.limits.pdfPageCornersMax;
  const drawing = { document, sink, budget, forms: new OpenForms(), cornersLeft, lineWidthMin };
  new DrawingWalk(drawing, { content, resources, state: initialState(matrix, clip) }).toEnd();
}

/** What the content streams of one page have in common. */
interface Drawing {
  readonly document: PdfDocument;
  readonly sink: PageSink;
  readonly budget: ReadingBudget;
  readonly forms: OpenForms;
  readonly lineWidthMin: number;
  cornersLeft: number;
}

/** One content stream being drawn: its areas, lines and pictures. */
class DrawingWalk extends ContentWalk<GraphicsState> {
  readonly #drawing: Drawing;
  readonly #length: number;
  readonly #path = new PathBuilder();
  #clips = false;

  constructor(drawing: Drawing, instructions: Instructions<GraphicsState>) {
    super(instructions);
    this.#drawing = drawing;
    this.#length = instructions.content.length;
  }

  toEnd(): void {
    const { budget, sink } = this.#drawing;
    budget.bytesLeft -= this.#length;
    if (budget.bytesLeft < 0) {
      this.isBeyond();
      return;
    }
    const { reader } = this;
    for (let code = reader.next(); code !== undefined; code = reader.next()) {
      const step = (sink.places && placeSteps.get(code)) ?? steps.get(code);
      const { operands } = reader;
      if (step === undefined) this.isBeyond();
      else step(this, operands[0] ?? 0, operands[1] ?? 0, operands[2] ?? 0, operands[3] ?? 0);
      if (this.#path.corners > this.#drawing.cornersLeft) {
        this.isBeyond();
        return;
      }
    }
  }

  override isBeyond(): void {
    this.#drawing.sink.unread(Infinity);
  }

  move(x: number, y: number): void {
    this.#path.move(this.state.matrix, x, y);
  }

  line(x: number, y: number): void {
    this.#path.line(this.state.matrix, x, y);
  }

  curve(missing?: 'first' | 'second'): void {
    const { operands } = this.reader;
    const { matrix } = this.state;
    if (this.#drawing.sink.places === undefined) this.#path.curve(matrix, operands.at(-2) ?? 0, operands.at(-1) ?? 0);
    else this.#path.bend(matrix, operands, missing);
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
    const { clip } = this.state;
    if (!isExact(ink)) sink.unread(Infinity);
    if (grey === undefined) sink.places?.shade(common(boxOfOutlines(outlines), clip));
    const seen = sink.places === undefined ? grey : greyOnWhite(ink);
    if (seen === undefined || (sink.places === undefined && alpha < alphaVisible)) return;
    sink.fill({ outlines, isEvenOdd, clip, grey: seen, hasCurves, isOpaque: alpha === 1 });
  }

  #paintLines(outlines: readonly Outline[], hasCurves: boolean): void {
    const { matrix, lineWidth, isDashed, stroke } = this.state;
    const width = lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    if (!(width >= this.#drawing.lineWidthMin)) return;
    if (isDashed && this.#drawing.sink.places === undefined)
      this.#drawing.sink.unread(cornersPerDashedLine * outlines.length);
    else this.#paintArea(strokeOutlines(outlines, width), stroke, false, hasCurves);
  }

  lineWidth(width: number): void {
    this.state = { ...this.state, lineWidth: width };
  }

  dashes(): void {
    const isDashed = numbersOf(this.reader.value)?.some((part) => part > 0) ?? false;
    this.state = { ...this.state, isDashed };
  }

  parameters(): void {
    const { document, sink } = this.#drawing;
    const named = this.resource(this.#drawing.document, 'ExtGState');
    const { state, isFollowed } = stateWith(document, this.state, document.dictionary(named));
    this.state = state;
    if (!isFollowed) sink.unread(Infinity);
  }

  /** Chooses a space, or a colour of the space chosen before when none is given. */
  colour(which: 'fill' | 'stroke', chosen?: Ink['space']): void {
    const { space: before, alpha } = this.state[which];
    const space = chosen ?? before;
    const grey = space.kind === 'pattern' ? undefined : greyOf(space, this.reader.operands);
    this.state = { ...this.state, [which]: { space, grey, alpha } };
  }

  /** The first colour of a space is black in all that is followed here (8.6.8), and full ink. */
  colourSpace(which: 'fill' | 'stroke'): void {
    const { name } = this.reader;
    const value = name === undefined ? undefined : nameValue(name);
    const space = colourSpaceOf(this.#drawing.document, value, this.resources);
    if (space === undefined) this.#drawing.sink.unread(Infinity);
    const known = space ?? deviceGrey;
    const grey = known.kind === 'pattern' ? undefined : 0;
    this.state = { ...this.state, [which]: { space: known, grey, alpha: this.state[which].alpha } };
  }

  font(): void {
    const { document, sink } = this.#drawing;
    const font = document.dictionary(this.resource(this.#drawing.document, 'Font'));
    const isType3 = document.name(font?.entries.get('Subtype')) === 'Type3';
    if (isType3 || codeFont.test(document.name(font?.entries.get('BaseFont')) ?? '')) sink.unread(Infinity);
  }

  write(change: Partial<TextSettings>): this {
    this.state = { ...this.state, text: { ...this.state.text, ...change } };
    return this;
  }

  chooseFont(size: number): void {
    this.write({ font: this.#drawing.document.dictionary(this.resource(this.#drawing.document, 'Font')), size });
  }

  beginLine(matrix: Matrix | undefined): void {
    if (matrix !== undefined) this.#drawing.sink.places?.line(matrix);
  }

  moveLine(x: number, y: number): void {
    this.#drawing.sink.places?.move(x, y);
  }

  nextLine(): this {
    this.moveLine(0, -this.state.text.leading);
    return this;
  }

  show(): void {
    this.#drawing.sink.places?.show(this.reader, this.state);
  }

  shade(): void {
    this.#drawing.sink.places?.shade(this.state.clip);
  }

  mark(): void {
    // Optional content may be hidden
    if (this.reader.tag === 'OC') this.#drawing.sink.unread(Infinity);
  }

  external(): void {
    const { document, sink, budget } = this.#drawing;
    const object = document.object(this.resource(this.#drawing.document, 'XObject'));
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

  #form(object: PdfObject, dictionary: CosDictionary): void {
    const { document, forms } = this.#drawing;
    const { entries } = dictionary;
    const decoded = document.decoded(object);
    const isEntered =
      decoded?.isWhole === true &&
      decoded.rest.length === 0 &&
      forms.enter(object, () => {
        const matrix = matrixOfForm(document, dictionary, this.state.matrix);
        const [left, top, right, bottom] = numbersIn(document, entries.get('BBox'));
        const box = bottom === undefined ? undefined : ({ left, top, right, bottom } as Box);
        const clip = box === undefined ? this.state.clip : common(this.state.clip, boxAround(matrix, box));
        const resources = document.dictionary(entries.get('Resources')) ?? this.resources;
        const state = { ...this.state, matrix, clip };
        new DrawingWalk(this.#drawing, { content: decoded.bytes, resources, state }).toEnd();
      });
    if (!isEntered) this.isBeyond();
  }

  inlinePicture(): void {
    const { document } = this.#drawing;
    const entries = new Map([...this.reader.inlineEntries()].map(([key, value]) => [longKey(key), value]));
    const dictionary = { kind: 'dictionary', entries } as const;
    const shape = entries.has('Filter') ? undefined : pictureShape(document, dictionary, this.resources);
    const data = this.reader.inlineData(shape && shape.rowBytes * shape.height);
    this.#picture(dictionary, data);
  }

  #picture(dictionary: CosDictionary, source: PdfObject | Uint8Array): void {
    const { matrix, clip, fill } = this.state;
    const isMask = isTrue(this.#drawing.document.resolved(dictionary.entries.get('ImageMask')));
    if (fill.alpha < (this.#drawing.sink.places === undefined ? alphaVisible : Number.MIN_VALUE)) return;
    if (isMask && !isExact(fill)) this.#drawing.sink.unread(Infinity);
    if (isMask && fill.grey === undefined && this.#drawing.sink.places === undefined) return;
    this.#drawing.sink.picture({
      dictionary,
      source,
      resources: this.resources,
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

/** Without effect on areas: text, marks, and what is said about lines (ISO 32000-1, annex A). */
const withoutEffect = 'BT ET Tc Tw Tz TL Tr Ts Td TD Tm T* Tj TJ \' " d0 d1 j J M ri i MP DP BMC EMC BX EX'.split(' ');

const steps = stepsOf<DrawingWalk>({
  w: (walk, width) => walk.lineWidth(width),
  d: (walk) => walk.dashes(),
  gs: (walk) => walk.parameters(),
  m: (walk, x, y) => walk.move(x, y),
  l: (walk, x, y) => walk.line(x, y),
  c: (walk) => walk.curve(),
  v: (walk) => walk.curve('first'),
  y: (walk) => walk.curve('second'),
  re: (walk, x, y, width, height) => walk.rectangle(x, y, width, height),
  h: (walk) => walk.close(),
  W: (walk) => walk.clipToPath(),
  'W*': (walk) => walk.clipToPath(),
  n: (walk) => walk.paint('no', false),
  f: (walk) => walk.paint('fill', false),
  F: (walk) => walk.paint('fill', false),
  'f*': (walk) => walk.paint('even-odd', false),
  S: (walk) => walk.paint('no', true),
  s: (walk) => walk.close().paint('no', true),
  B: (walk) => walk.paint('fill', true),
  'B*': (walk) => walk.paint('even-odd', true),
  b: (walk) => walk.close().paint('fill', true),
  'b*': (walk) => walk.close().paint('even-odd', true),
  g: (walk) => walk.colour('fill', deviceGrey),
  G: (walk) => walk.colour('stroke', deviceGrey),
  rg: (walk) => walk.colour('fill', deviceRgb),
  RG: (walk) => walk.colour('stroke', deviceRgb),
  k: (walk) => walk.colour('fill', deviceCmyk),
  K: (walk) => walk.colour('stroke', deviceCmyk),
  cs: (walk) => walk.colourSpace('fill'),
  CS: (walk) => walk.colourSpace('stroke'),
  sc: (walk) => walk.colour('fill'),
  scn: (walk) => walk.colour('fill'),
  SC: (walk) => walk.colour('stroke'),
  SCN: (walk) => walk.colour('stroke'),
  Tf: (walk) => walk.font(),
  BDC: (walk) => walk.mark(),
  Do: (walk) => walk.external(),
  BI: (walk) => walk.inlinePicture(),
  sh: (walk) => walk.isBeyond(),
  ...Object.fromEntries(withoutEffect.map((name): [string, Step<DrawingWalk>] => [name, () => {}])),
});

/** What text is written with, and where: for who wants to know of places. */
const placeSteps = stepsOf<DrawingWalk>({
  BT: (walk) => walk.beginLine(unmoved),
  Tm: (walk) => walk.beginLine(walk.matrix()),
  Td: (walk, x, y) => walk.moveLine(x, y),
  TD: (walk, x, y) => walk.write({ leading: -y }).moveLine(x, y),
  'T*': (walk) => void walk.nextLine(),
  Tf: (walk, size) => walk.chooseFont(size),
  TL: (walk, leading) => void walk.write({ leading }),
  Tc: (walk, characterSpacing) => void walk.write({ characterSpacing }),
  Tw: (walk, wordSpacing) => void walk.write({ wordSpacing }),
  Tz: (walk, percent) => void walk.write({ scale: percent / 100 }),
  Ts: (walk, rise) => void walk.write({ rise }),
  Tr: (walk, mode) => void walk.write({ mode }),
  Tj: (walk) => walk.show(),
  TJ: (walk) => walk.show(),
  "'": (walk) => walk.nextLine().show(),
  '"': (walk, wordSpacing, characterSpacing) => walk.write({ wordSpacing, characterSpacing }).nextLine().show(),
  sh: (walk) => walk.shade(),
});
