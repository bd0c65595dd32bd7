import { plainLength } from '../content/inline-data.ts';
import { ContentWalk, type Instructions, matrixOfForm, type OpenForms, type Step, stepsOf } from '../content/walk.ts';
import type { CosDocument } from '../syntax/document.ts';
import type { CosDictionary } from '../syntax/values.ts';
import type { FontBook } from './font-book.ts';
import type { PageSheet } from './page-sheet.ts';
import { isWhite, type WhiteIn, whiteIn } from './painted.ts';
import type { TextFont } from './text-font.ts';
import { TextPen } from './text-pen.ts';
import type { TextState } from './text-state.ts';

/** What may still be read of one document: below zero the rest is left out. */
export interface TextBudget {
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
}

/** One content stream being read: its text, and whether anything else can be seen. */
export class TextWalk extends ContentWalk<TextState> {
  readonly #page: PageReading;
  readonly #pen: TextPen;
  readonly #fonts = new Map<string, TextFont | undefined>();
  #hasPath = false;

  constructor(page: PageReading, instructions: Instructions<TextState>) {
    super(instructions);
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
      const { operands } = reader;
      steps.get(code)?.(this, operands[0] ?? 0, operands[1] ?? 0, 0, 0);
    }
  }

  beginText(): void {
    this.#pen.begin();
  }

  placeText(): void {
    const matrix = this.matrix();
    if (matrix !== undefined) this.#pen.place(matrix);
  }

  moveText(x: number, y: number): void {
    this.#pen.move(x, y);
  }

  nextLine(): void {
    this.#pen.move(0, -this.state.leading);
  }

  font(size: number): void {
    const name = this.reader.name ?? '';
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

  show(): void {
    this.#pen.show(this.reader, this.state);
  }

  hasPath(): void {
    this.#hasPath = true;
  }

  /** Ends the path: what is painted in another colour than white can be seen. */
  paint(fills: boolean, strokes: boolean): void {
    const { fill, stroke } = this.state;
    if (this.#hasPath && ((fills && !fill.isWhite) || (strokes && !stroke.isWhite))) this.#page.sheet.see();
    this.#hasPath = false;
  }

  see(): void {
    this.#page.sheet.see();
  }

  colourSpace(which: 'fill' | 'stroke'): void {
    const space = whiteIn(this.#page.document, this.resources, this.reader.name ?? '');
    this.set({ [which]: { space, isWhite: false } });
  }

  /** A colour of the space chosen before, or of that one. */
  colour(which: 'fill' | 'stroke', chosen?: WhiteIn): void {
    const space = chosen ?? this.state[which].space;
    const { operands, name } = this.reader;
    this.set({ [which]: { space, isWhite: name === undefined && isWhite(space, operands) } });
  }

  inlinePicture(): void {
    this.reader.inlineData(plainLength(this.reader.inlineEntries()));
    this.see();
  }

  external(): void {
    const { document, budget } = this.#page;
    const stream = document.streamAt(this.resource(document, 'XObject'));
    if (stream === undefined) return;
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

const pathOperators = ['l', 'c', 'v', 'y', 're'];
/** Whether they fill and whether they stroke (ISO 32000-1, table 60). */
const paintOperators: Readonly<Record<string, readonly [fills: boolean, strokes: boolean]>> = {
  n: [false, false],
  f: [true, false],
  F: [true, false],
  'f*': [true, false],
  S: [false, true],
  s: [false, true],
  B: [true, true],
  'B*': [true, true],
  b: [true, true],
  'b*': [true, true],
};

const steps = stepsOf<TextWalk>({
  gs: (walk) => walk.parameters(),
  BT: (walk) => walk.beginText(),
  Tf: (walk, size) => walk.font(size),
  Tm: (walk) => walk.placeText(),
  Td: (walk, x, y) => walk.moveText(x, y),
  TD: (walk, x, y) => {
    walk.set({ leading: -y });
    walk.moveText(x, y);
  },
  'T*': (walk) => walk.nextLine(),
  TL: (walk, leading) => walk.set({ leading }),
  Tc: (walk, characterSpacing) => walk.set({ characterSpacing }),
  Tw: (walk, wordSpacing) => walk.set({ wordSpacing }),
  Tz: (walk, percent) => walk.set({ scale: percent / 100 }),
  Ts: (walk, rise) => walk.set({ rise }),
  Tj: (walk) => walk.show(),
  TJ: (walk) => walk.show(),
  "'": (walk) => {
    walk.nextLine();
    walk.show();
  },
  '"': (walk, wordSpacing, characterSpacing) => {
    walk.set({ wordSpacing, characterSpacing });
    walk.nextLine();
    walk.show();
  },
  g: (walk) => walk.colour('fill', 'grey'),
  G: (walk) => walk.colour('stroke', 'grey'),
  rg: (walk) => walk.colour('fill', 'rgb'),
  RG: (walk) => walk.colour('stroke', 'rgb'),
  k: (walk) => walk.colour('fill', 'cmyk'),
  K: (walk) => walk.colour('stroke', 'cmyk'),
  cs: (walk) => walk.colourSpace('fill'),
  CS: (walk) => walk.colourSpace('stroke'),
  sc: (walk) => walk.colour('fill'),
  scn: (walk) => walk.colour('fill'),
  SC: (walk) => walk.colour('stroke'),
  SCN: (walk) => walk.colour('stroke'),
  sh: (walk) => walk.see(),
  Do: (walk) => walk.external(),
  BI: (walk) => walk.inlinePicture(),
  ...Object.fromEntries(pathOperators.map((name): [string, Step<TextWalk>] => [name, (walk) => walk.hasPath()])),
  ...Object.fromEntries(
    Object.entries(paintOperators).map(([name, [fills, strokes]]): [string, Step<TextWalk>] => [
      name,
      (walk) => walk.paint(fills, strokes),
    ]),
  ),
});
