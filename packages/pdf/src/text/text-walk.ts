import type { SearchBudget } from '../content/inline-image.ts';
import type { Layers } from '../content/layers.ts';
import type { Effect, Operator, Target } from '../content/operators.ts';
import { ContentWalk, type Instructions, matrixOfForm, type OpenForms, settingStep, stepsOf } from '../content/walk.ts';
import type { CosDocument } from '../syntax/document.ts';
import type { CosDictionary } from '../syntax/values.ts';
import type { FontBook } from './font-book.ts';
import type { PageSheet } from './page-sheet.ts';
import { isWhite, type WhiteIn, whiteIn, whiteInDevice } from './painted.ts';
import type { TextFont } from './text-font.ts';
import { TextPen } from './text-pen.ts';
import type { Paint, TextState } from './text-state.ts';

/** What may still be read of one document: below zero the rest is left out. */
export interface TextBudget extends SearchBudget {
  contentBytesLeft: number;
  callsLeft: number;
  lengthLeft: number;
}

/** What the content streams of one page have in common. */
export interface PageReading {
  readonly document: CosDocument;
  readonly fonts: FontBook;
  readonly budget: TextBudget;
  readonly sheet: PageSheet;
  readonly forms: OpenForms;
  readonly layers: Layers;
}

/** One content stream being read: its text, and whether anything else can be seen. */
export class TextWalk extends ContentWalk<TextState> {
  readonly #page: PageReading;
  readonly #pen: TextPen;
  readonly #fonts = new Map<string, TextFont | undefined>();
  #hasPath = false;
  /** Marks that are open, and from which of them on what is drawn is in a hidden layer. */
  #marks = 0;
  #hiddenFrom: number | undefined;

  constructor(page: PageReading, instructions: Instructions<TextState>) {
    super(instructions, page.document, page.budget);
    this.#page = page;
    this.#pen = new TextPen(page.sheet, page.budget);
  }

  toEnd(): void {
    const { reader } = this;
    const { budget, sheet } = this.#page;
    for (let code = reader.next(); code !== undefined; code = reader.next()) {
      if (budget.lengthLeft <= 0 || sheet.isFull) {
        sheet.cut('beyond-limit');
        return;
      }
      steps.get(code)?.(this);
    }
    if (budget.searchLeft < 0) sheet.cut('beyond-limit');
    // Readers end what has no end in different places
    if (!reader.isWhole) sheet.cut('unreadable');
  }

  override putAside(): void {
    this.#pen.putAside();
  }

  override takeBack(): void {
    this.#pen.takeBack();
  }

  /** Some readers go on with the font they have, some write with another one. */
  override isBeyond(effect?: Effect): void {
    if (effect === 'font') this.#page.sheet.cut('unreadable');
  }

  beginText(): void {
    this.#pen.begin();
  }

  placeText(): void {
    this.#pen.place(this.matrix());
  }

  moveText({ sets }: Operator, x: number, y: number): void {
    if (sets === 'leading') this.set({ leading: -y });
    this.#pen.move(x, y);
  }

  nextLine(): void {
    this.#pen.move(0, -this.state.leading);
  }

  font(size: number): void {
    const { name = '' } = this.reader;
    if (!this.#fonts.has(name)) {
      const named = this.#page.document.dictionary(this.resource(this.#page.document, 'Font'));
      this.#fonts.set(name, this.#page.fonts.font(named));
    }
    const font = this.#fonts.get(name);
    if (font !== this.state.font || size !== this.state.size) this.state = { ...this.state, font, size };
  }

  parameters(): void {
    const { document } = this.#page;
    const named = document.dictionary(this.resource(document, 'ExtGState'));
    const chosen = document.resolved(named?.entries.get('Font'));
    if (chosen?.kind !== 'array') return;
    const size = document.resolved(chosen.items[1]);
    const font = this.#page.fonts.font(document.dictionary(chosen.items[0]));
    this.set({ font, size: size?.kind === 'number' ? size.value : 0 });
  }

  write(change: Partial<TextState>): void {
    this.set(change);
  }

  show({ isOnNextLine = false, sets }: Operator, wordSpacing: number, characterSpacing: number): void {
    if (sets === 'spacing') this.set({ wordSpacing, characterSpacing });
    if (isOnNextLine) this.nextLine();
    this.#pen.show(this.reader, this.state, this.#hiddenFrom !== undefined);
  }

  /** Text and drawings of a hidden layer are passed over (ISO 32000-1, 8.11.3). */
  beginMark(): void {
    const isHidden =
      this.reader.tag === 'OC' && this.#page.layers.isHidden(this.resource(this.#page.document, 'Properties'));
    if (isHidden) this.#hiddenFrom ??= this.#marks;
    this.#marks += 1;
  }

  endMark(): void {
    this.#marks = Math.max(0, this.#marks - 1);
    if (this.#marks === this.#hiddenFrom) this.#hiddenFrom = undefined;
  }

  hasPath(): void {
    this.#hasPath = true;
  }

  /** Ends the path: what is painted in another colour than white can be seen. */
  paint({ fills, strokes = false }: Operator): void {
    const { fill, stroke } = this.state;
    const isSeen = (fills !== undefined && !fill.isWhite) || (strokes && !stroke.isWhite);
    if (this.#hasPath && isSeen) this.see();
    this.#hasPath = false;
  }

  see(): void {
    if (this.#hiddenFrom === undefined) this.#page.sheet.see();
  }

  colourSpace(which: Target): void {
    const space = whiteIn(this.#page.document, this.resources, this.reader.name ?? '');
    this.#paintWith(which, { space, isWhite: false });
  }

  /** A colour of the space chosen before, or of that one. */
  colour(which: Target, chosen?: WhiteIn): void {
    const space = chosen ?? this.state[which].space;
    const { operands, name } = this.reader;
    this.#paintWith(which, { space, isWhite: name === undefined && isWhite(space, operands) });
  }

  #paintWith(which: Target, paint: Paint): void {
    this.state = which === 'fill' ? { ...this.state, fill: paint } : { ...this.state, stroke: paint };
  }

  external(): void {
    const { document, budget } = this.#page;
    const stream = document.streamAt(this.resource(document, 'XObject'));
    if (stream === undefined || this.#hiddenFrom !== undefined) return;
    if (this.#page.layers.isHidden(stream.dictionary.entries.get('OC'))) return;
    const kind = document.resolved(stream.dictionary.entries.get('Subtype'));
    const isForm = kind?.kind === 'name' && kind.name === 'Form';
    if (!isForm) this.see();
    else if (--budget.callsLeft < 0) this.#page.sheet.cut('beyond-limit');
    else drawForm(this.#page, stream, this.state, this.resources);
  }
}

/** Bytes that one byte of a stream that cannot be unpacked counts for. */
const unreadCost = 100;

/** Draws a form: its resources are its own, or those it is drawn with. */
export function drawForm(
  page: PageReading,
  { dictionary, bytes }: { readonly dictionary: CosDictionary; readonly bytes: Uint8Array },
  state: TextState,
  outer: CosDictionary | undefined,
): void {
  const { document, forms } = page;
  forms.enter(dictionary, () => {
    const content = instructionsOf(page, dictionary, bytes);
    if (content === undefined) return;
    const inner = { ...state, matrix: matrixOfForm(document, dictionary, state.matrix) };
    const resources = document.dictionary(dictionary.entries.get('Resources')) ?? outer;
    new TextWalk(page, { content, resources, state: inner }).toEnd();
  });
}

/** The instructions of a stream within the budget; undefined when they cannot be read, which its page is told. */
export function instructionsOf(
  { document, budget, sheet }: PageReading,
  dictionary: CosDictionary,
  stream: Uint8Array,
): Uint8Array | undefined {
  if (budget.contentBytesLeft <= 0) {
    sheet.cut('beyond-limit');
    return undefined;
  }
  const bytes = document.decodedStream(dictionary, stream, budget.contentBytesLeft);
  if (bytes === undefined || document.isDamagedStream(dictionary))
    sheet.cut(document.isTooComplex ? 'beyond-limit' : 'unreadable');
  // What cannot be unpacked may have been tried up to the bound
  budget.contentBytesLeft -= bytes?.length ?? Math.min(budget.contentBytesLeft, stream.length * unreadCost);
  return bytes;
}

const steps = stepsOf<TextWalk>({
  parameters: () => (walk) => walk.parameters(),
  'begin-text': () => (walk) => walk.beginText(),
  font: () => (walk, size) => walk.font(size),
  'text-place': () => (walk) => walk.placeText(),
  'text-move': (operator) => (walk, x, y) => walk.moveText(operator, x, y),
  'next-line': () => (walk) => walk.nextLine(),
  'text-setting': settingStep,
  show: (operator) => (walk, a, b) => walk.show(operator, a, b),
  'colour-space':
    ({ target = 'fill' }) =>
    (walk) =>
      walk.colourSpace(target),
  colour: ({ target = 'fill', space }) => {
    const chosen = space && whiteInDevice[space];
    return (walk) => walk.colour(target, chosen);
  },
  'begin-mark': () => (walk) => walk.beginMark(),
  'end-mark': () => (walk) => walk.endMark(),
  shade: () => (walk) => walk.see(),
  external: () => (walk) => walk.external(),
  'inline-image': () => (walk) => walk.see(),
  'line-to': () => (walk) => walk.hasPath(),
  'curve-to': () => (walk) => walk.hasPath(),
  rectangle: () => (walk) => walk.hasPath(),
  paint: (operator) => (walk) => walk.paint(operator),
});
