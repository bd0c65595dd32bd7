import { type Box, boxAround, common, type Matrix, unmoved } from '../base/matrix.ts';
import type { PageEntries, PdfDocument } from '../syntax/scan/pages.ts';
import type { PdfObject } from '../syntax/scan/structure.ts';
import { type CosDictionary, isDictionary, isTrue, nameValue, numbersOf } from '../syntax/values.ts';
import { type ColourSpace, colourSpaceOf, deviceGrey, deviceSpaces, firstColourOf, greyOf } from './colours.ts';
import { boxOfOutlines, isRectangle, type Outline } from './fill.ts';
import {
  type GraphicsState,
  greyOnWhite,
  type Ink,
  initialState,
  isExact,
  stateWith,
  type TextSettings,
} from './graphics-state.ts';
import type { Operator, Target } from './operators.ts';
import type { DrawingSpace, PageSink, ReadingBudget } from './page-sink.ts';
import { PathBuilder } from './path.ts';
import { type LineStyle, strokeOutlines, withoutCircles } from './strokes.ts';
import {
  ContentWalk,
  type EffectSteps,
  type Instructions,
  matrixOfForm,
  numbersIn,
  OpenForms,
  settingStep,
  stepsOf,
} from './walk.ts';

/** In points: thinner lines are no modules. */
const moduleWidthMin = 0.4;
/** A code of dashed lines would have at least as many of them as a small symbol has rows. */
const cornersPerDashedLine = 10;
const alphaVisible = 0.5;
/** Renderers draw no lines that are wider. */
const lineWidthMax = 2 ** 31;
/** From here on the mode of text clips (ISO 32000-1, table 106). */
const clipMode = 4;
const numbersOfCurve = 6;
const numbersOfShortCurve = 4;
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
  if (content === undefined) {
    sink.unread(Infinity);
    sink.places?.lose();
  } else drawContent({ document, content, resources }, space, sink, budget);
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
  readonly path = new PathBuilder();
  #clips = false;

  constructor(drawing: Drawing, instructions: Instructions<GraphicsState>) {
    super(instructions, drawing.document, drawing.budget);
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
    const known = sink.places === undefined ? steps : placeSteps;
    for (let code = reader.next(); code !== undefined; code = reader.next()) {
      const step = known.get(code);
      if (step === undefined) sink.unread(Infinity);
      else step(this);
      if (this.path.corners > this.#drawing.cornersLeft) {
        this.isBeyond();
        return;
      }
    }
    // Other readers may draw something else
    if (!reader.isWhole || reader.doubtAt !== Number.POSITIVE_INFINITY) this.isBeyond();
  }

  override isBeyond(): void {
    this.#drawing.sink.unread(Infinity);
    this.#drawing.sink.places?.lose();
  }

  curve(missing?: 'first' | 'second'): void {
    const controls = this.reader.operands.slice(missing === undefined ? -numbersOfCurve : -numbersOfShortCurve);
    if (this.#drawing.sink.places === undefined) this.path.curve(controls.at(-2) ?? 0, controls.at(-1) ?? 0);
    else this.path.bend(controls, missing);
  }

  clipToPath(): void {
    this.#clips = true;
  }

  /** Ends the path: fills it, draws its lines, and clips to it, as far as asked for. */
  paint({ fills, strokes = false, closes = false }: Operator): void {
    if (closes) this.path.close();
    const { hasCurves } = this.path;
    this.#drawing.cornersLeft -= this.path.corners;
    const outlines = this.path.take(this.state.matrix);
    if (outlines.length > 0) {
      if (fills !== undefined) this.#paintArea(outlines, this.state.fill, fills === 'even-odd', hasCurves);
      if (strokes) this.#paintLines(outlines, hasCurves);
      if (this.#clips) {
        const isClipOdd = this.state.isClipOdd || outlines.length > 1 || !isRectangle(outlines[0] ?? []);
        this.state = { ...this.state, clip: common(this.state.clip, boxOfOutlines(outlines)), isClipOdd };
      }
    }
    this.#clips = false;
  }

  #paintArea(outlines: readonly Outline[], ink: Ink, isEvenOdd: boolean, hasCurves: boolean): void {
    const { sink } = this.#drawing;
    const { grey, alpha } = ink;
    const { clip, isClipOdd } = this.state;
    if (!isExact(ink) || isClipOdd) sink.unread(Infinity);
    if (grey === undefined) sink.places?.shade(common(boxOfOutlines(outlines), clip));
    const seen = sink.places === undefined ? grey : greyOnWhite(ink);
    if (seen === undefined || (sink.places === undefined && alpha < alphaVisible)) return;
    sink.fill({ outlines, isEvenOdd, clip, grey: seen, hasCurves, isOpaque: alpha === 1 });
  }

  #paintLines(outlines: readonly Outline[], hasCurves: boolean): void {
    const { matrix, line, isDashed, stroke } = this.state;
    const width = Math.abs(line.width) * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    if (!(width >= this.#drawing.lineWidthMin && width < lineWidthMax)) return;
    const isOfCode = this.#drawing.sink.places === undefined;
    const style = isOfCode ? withoutCircles(line) : line;
    if (isDashed && isOfCode) this.#drawing.sink.unread(cornersPerDashedLine * outlines.length);
    else this.#paintArea(strokeOutlines(outlines, { ...style, width }), stroke, false, hasCurves);
  }

  styleLine(change: Partial<LineStyle>): void {
    this.state = { ...this.state, line: { ...this.state.line, ...change } };
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
  colour(which: Target, chosen?: Ink['space']): void {
    const { space: before, alpha } = this.state[which];
    const space = chosen ?? before;
    const parts = this.reader.operands.slice(-Math.max(1, space.components));
    // Readers differ about what is missing, and which of too many count
    const { length } = this.reader.operands;
    if (chosen === undefined && space.kind !== 'pattern' && length !== space.components) this.isBeyond();
    if (space.kind !== 'pattern' && length < space.components) return;
    const grey = this.#greyOf(space, parts);
    if (grey === undefined && space.kind !== 'pattern') this.isBeyond();
    this.#ink(which, { space, grey, alpha });
  }

  /** What a colour looks like; undefined for patterns, and where that is not defined or takes too long to find. */
  #greyOf(space: ColourSpace, parts: readonly number[]): number | undefined {
    const { budget } = this.#drawing;
    budget.bytesLeft -= space.shown?.tint.steps ?? 0;
    return budget.bytesLeft < 0 ? undefined : greyOf(space, parts);
  }

  #ink(which: Target, ink: Ink): void {
    this.state = which === 'fill' ? { ...this.state, fill: ink } : { ...this.state, stroke: ink };
  }

  /** Chooses a space: until one of its colours is chosen, some paint with its first one, others with the colour before. */
  colourSpace(which: Target): void {
    const { name } = this.reader;
    const value = name === undefined ? undefined : nameValue(name);
    const space = colourSpaceOf(this.#drawing.document, value, this.resources);
    if (space === undefined) this.#drawing.sink.unread(Infinity);
    const known = space ?? deviceGrey;
    const { grey: before, alpha } = this.state[which];
    const first = this.#greyOf(known, firstColourOf(known));
    this.#ink(which, { space: known, grey: first === before ? first : undefined, alpha });
  }

  font(): void {
    const { document, sink } = this.#drawing;
    const font = document.dictionary(this.resource(this.#drawing.document, 'Font'));
    const isType3 = document.name(font?.entries.get('Subtype')) === 'Type3';
    if (isType3 || codeFont.test(document.name(font?.entries.get('BaseFont')) ?? '')) sink.unread(Infinity);
  }

  write(change: Partial<TextSettings>): void {
    this.state = { ...this.state, text: { ...this.state.text, ...change } };
  }

  chooseFont(size: number): void {
    this.write({ font: this.#drawing.document.dictionary(this.resource(this.#drawing.document, 'Font')), size });
  }

  override putAside(): void {
    this.#drawing.sink.places?.putAside();
  }

  override takeBack(): void {
    this.#drawing.sink.places?.takeBack();
  }

  beginLine(matrix: Matrix): void {
    this.#drawing.sink.places?.line(matrix);
  }

  moveLine(x: number, y: number): void {
    this.#drawing.sink.places?.move(x, y);
  }

  nextLine(): void {
    this.moveLine(0, -this.state.text.leading);
  }

  show({ isOnNextLine = false, sets }: Operator, wordSpacing: number, characterSpacing: number): void {
    if (sets === 'spacing') this.write({ wordSpacing, characterSpacing });
    if (isOnNextLine) this.nextLine();
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
    const { document, forms, sink } = this.#drawing;
    const { entries } = dictionary;
    const decoded = document.decoded(object);
    const isRead = decoded?.isWhole === true && decoded.rest.length === 0;
    const isEntered =
      isRead &&
      forms.enter(object, () => {
        const matrix = matrixOfForm(document, dictionary, this.state.matrix);
        const [left, top, right, bottom] = numbersIn(document, entries.get('BBox'));
        const box = bottom === undefined ? undefined : ({ left, top, right, bottom } as Box);
        const clip = box === undefined ? this.state.clip : common(this.state.clip, boxAround(matrix, box));
        const resources = document.dictionary(entries.get('Resources')) ?? this.resources;
        const state = { ...this.state, matrix, clip };
        const walk = new DrawingWalk(this.#drawing, { content: decoded.bytes, resources, state });
        if (sink.places === undefined) walk.toEnd();
        else sink.places.form(() => walk.toEnd());
      });
    if (!isEntered) this.isBeyond();
    if (!isRead) sink.places?.lose();
  }

  inlinePicture(): void {
    const { image } = this.reader;
    if (image === undefined) this.isBeyond();
    else this.#picture(image.dictionary, image.data);
  }

  #picture(dictionary: CosDictionary, source: PdfObject | Uint8Array): void {
    const { matrix, clip, isClipOdd, fill } = this.state;
    const isMask = isTrue(this.#drawing.document.resolved(dictionary.entries.get('ImageMask')));
    if (fill.alpha < (this.#drawing.sink.places === undefined ? alphaVisible : Number.MIN_VALUE)) return;
    // What lies beneath may be seen through it
    if (isClipOdd || (isMask ? !isExact(fill) : fill.alpha < 1)) this.#drawing.sink.unread(Infinity);
    if (isMask && fill.grey === undefined && this.#drawing.sink.places === undefined) return;
    const { resources } = this;
    this.#drawing.sink.picture({ dictionary, source, resources, matrix, clip, grey: fill.grey ?? 0 });
  }
}

const drawing: EffectSteps<DrawingWalk> = {
  line: ({ line }) => (line === undefined ? () => {} : (walk, value) => walk.styleLine({ [line]: value })),
  dash: () => (walk) => walk.dashes(),
  parameters: () => (walk) => walk.parameters(),
  'move-to': () => (walk, x, y) => walk.path.move(x, y),
  'line-to': () => (walk, x, y) => walk.path.line(x, y),
  'curve-to':
    ({ missing }) =>
    (walk) =>
      walk.curve(missing),
  rectangle: () => (walk, x, y, width, height) => walk.path.rectangle(x, y, width, height),
  close: () => (walk) => walk.path.close(),
  clip: () => (walk) => walk.clipToPath(),
  paint: (operator) => (walk) => walk.paint(operator),
  'colour-space':
    ({ target = 'fill' }) =>
    (walk) =>
      walk.colourSpace(target),
  colour: ({ target = 'fill', space }) => {
    const chosen = space && deviceSpaces[space];
    return (walk) => walk.colour(target, chosen);
  },
  font: () => (walk) => walk.font(),
  // What is drawn behind letters that clip is seen only within them
  'text-setting': ({ setting }) =>
    setting === 'mode'
      ? (walk, mode) => {
          if (mode >= clipMode) walk.isBeyond();
        }
      : () => {},
  'begin-mark':
    ({ resource }) =>
    (walk) => {
      if (resource !== undefined) walk.mark();
    },
  external: () => (walk) => walk.external(),
  'inline-image': () => (walk) => walk.inlinePicture(),
  'inline-part': () => (walk) => walk.isBeyond(),
  shade: () => (walk) => walk.isBeyond(),
};

const steps = stepsOf(drawing);

/** What text is written with, and where: for who wants to know of places. */
const placeSteps = stepsOf<DrawingWalk>({
  ...drawing,
  'begin-text': () => (walk) => walk.beginLine(unmoved),
  'text-place': () => (walk) => walk.beginLine(walk.matrix()),
  'text-move': ({ sets }) =>
    sets === 'leading'
      ? (walk, x, y) => {
          walk.write({ leading: -y });
          walk.moveLine(x, y);
        }
      : (walk, x, y) => walk.moveLine(x, y),
  'next-line': () => (walk) => walk.nextLine(),
  font: () => (walk, size) => walk.chooseFont(size),
  'text-setting': settingStep,
  show: (operator) => (walk, a, b) => walk.show(operator, a, b),
  shade: () => (walk) => walk.shade(),
});
