import type { CosDocument } from '../assembly/document.ts';
import { decoded } from '../assembly/filters.ts';
import { InstructionReader, operatorCode } from '../reading/content.ts';
import { type Matrix, times } from '../reading/matrix.ts';
import type { CosDictionary, CosValue } from '../values/values.ts';
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
  /** Forms being drawn: one that draws itself is not followed. */
  readonly open: Set<CosDictionary>;
  /** Instructions that were unpacked before, by the dictionary of their stream. */
  readonly unpacked: Map<CosDictionary, Uint8Array | undefined>;
}

const formsMax = 16;
const statesMax = 512;
/** Numbers of a matrix. */
const matrixSize = 6;

/** One content stream being read. */
export class TextRun {
  readonly #page: PageReading;
  readonly #reader: InstructionReader;
  readonly #resources: CosDictionary | undefined;
  readonly #states: TextState[] = [];
  readonly #pen: TextPen;
  readonly #fonts = new Map<string, TextFont | undefined>();
  #hasPath = false;
  state: TextState;

  constructor(page: PageReading, content: Uint8Array, resources: CosDictionary | undefined, state: TextState) {
    this.#page = page;
    this.#reader = new InstructionReader(content);
    this.#resources = resources;
    this.#pen = new TextPen(page.sheet, page.budget);
    this.state = state;
  }

  toEnd(): void {
    const reader = this.#reader;
    const { budget, sheet } = this.#page;
    for (let code = reader.next(); code !== undefined; code = reader.next()) {
      if (budget.lengthLeft <= 0 || sheet.isFull) {
        this.see();
        return;
      }
      const { operands } = reader;
      operators.get(code)?.(this, operands[0] ?? 0, operands[1] ?? 0);
    }
  }

  push(): void {
    if (this.#states.length < statesMax) this.#states.push(this.state);
  }

  pop(): void {
    this.state = this.#states.pop() ?? this.state;
  }

  transform(): void {
    const matrix = this.#matrix();
    if (matrix !== undefined) this.state = { ...this.state, matrix: times(matrix, this.state.matrix) };
  }

  #matrix(): Matrix | undefined {
    const { operands } = this.#reader;
    return operands.length < matrixSize ? undefined : (operands.slice(-matrixSize) as unknown as Matrix);
  }

  set(change: Partial<TextState>): void {
    this.state = { ...this.state, ...change };
  }

  beginText(): void {
    this.#pen.begin();
  }

  placeText(): void {
    const matrix = this.#matrix();
    if (matrix !== undefined) this.#pen.place(matrix);
  }

  moveText(x: number, y: number): void {
    this.#pen.move(x, y);
  }

  nextLine(): void {
    this.#pen.move(0, -this.state.leading);
  }

  font(size: number): void {
    const name = this.#reader.name ?? '';
    if (!this.#fonts.has(name)) {
      const named = this.#page.document.dictionary(this.#resource('Font'));
      this.#fonts.set(name, this.#page.fonts.font(named));
    }
    const font = this.#fonts.get(name);
    if (font !== this.state.font || size !== this.state.size) this.state = { ...this.state, font, size };
  }

  parameters(): void {
    const { document } = this.#page;
    const named = document.dictionary(this.#resource('ExtGState'));
    const chosen = document.resolved(named?.entries.get('Font'));
    if (chosen?.kind !== 'array') return;
    const size = document.resolved(chosen.items[1]);
    const font = this.#page.fonts.font(document.dictionary(chosen.items[0]));
    this.set({ font, size: size?.kind === 'number' ? size.value : 0 });
  }

  show(): void {
    this.#pen.show(this.#reader, this.state);
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
    const space = whiteIn(this.#page.document, this.#resources, this.#reader.name ?? '');
    this.set({ [which]: { space, isWhite: false } });
  }

  /** A colour of the space chosen before, or of that one. */
  colour(which: 'fill' | 'stroke', chosen?: WhiteIn): void {
    const space = chosen ?? this.state[which].space;
    const { operands, name } = this.#reader;
    this.set({ [which]: { space, isWhite: name === undefined && isWhite(space, operands) } });
  }

  #resource(kind: string): CosValue | undefined {
    const named = this.#page.document.dictionary(this.#resources?.entries.get(kind));
    return named?.entries.get(this.#reader.name ?? '');
  }

  inlinePicture(): void {
    this.#reader.inlineEntries();
    this.#reader.inlineData(undefined);
    this.see();
  }

  external(): void {
    const { document, budget } = this.#page;
    const stream = document.streamAt(this.#resource('XObject'));
    if (stream === undefined) return;
    const kind = document.resolved(stream.dictionary.entries.get('Subtype'));
    const isForm = kind?.kind === 'name' && kind.name === 'Form';
    if (!isForm || --budget.callsLeft < 0) this.see();
    else drawForm(this.#page, stream, this.state, this.#resources);
  }
}

/** Draws a form: its resources are its own, or those it is drawn with. */
export function drawForm(
  page: PageReading,
  { dictionary, bytes }: { readonly dictionary: CosDictionary; readonly bytes: Uint8Array },
  state: TextState,
  outer: CosDictionary | undefined,
): void {
  const { document, open } = page;
  if (open.has(dictionary) || open.size >= formsMax) return;
  const content = instructionsOf(page, dictionary, bytes);
  if (content === undefined) {
    page.sheet.see();
    return;
  }
  const matrix = matrixOf(document, dictionary.entries.get('Matrix'));
  const inner = matrix === undefined ? state : { ...state, matrix: times(matrix, state.matrix) };
  open.add(dictionary);
  new TextRun(page, content, document.dictionary(dictionary.entries.get('Resources')) ?? outer, inner).toEnd();
  open.delete(dictionary);
}

/** The numbers of an array. */
export function numbersOf(document: CosDocument, value: CosValue | undefined): number[] {
  const listed = document.resolved(value);
  const items = listed?.kind === 'array' ? listed.items.slice(0, matrixSize) : [];
  return items.flatMap((item) => {
    const number = document.resolved(item);
    return number?.kind === 'number' ? [number.value] : [];
  });
}

/** The six numbers of a matrix; undefined when there are not so many. */
export function matrixOf(document: CosDocument, value: CosValue | undefined): Matrix | undefined {
  const numbers = numbersOf(document, value);
  return numbers.length === matrixSize ? (numbers as unknown as Matrix) : undefined;
}

/** The instructions of a stream within the budget; undefined when they cannot be read. */
export function instructionsOf(
  { document, budget, unpacked }: PageReading,
  dictionary: CosDictionary,
  stream: Uint8Array,
): Uint8Array | undefined {
  if (budget.contentBytesLeft <= 0) return undefined;
  if (!unpacked.has(dictionary))
    unpacked.set(
      dictionary,
      decoded(dictionary, stream, budget.contentBytesLeft, (value) => document.resolved(value)),
    );
  const bytes = unpacked.get(dictionary);
  budget.contentBytesLeft -= bytes?.length ?? budget.contentBytesLeft;
  return budget.contentBytesLeft < 0 ? undefined : bytes;
}

type Operator = (run: TextRun, a: number, b: number) => void;

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

const operators: ReadonlyMap<number, Operator> = new Map(
  (
    [
      ['q', (run) => run.push()],
      ['Q', (run) => run.pop()],
      ['cm', (run) => run.transform()],
      ['gs', (run) => run.parameters()],
      ['BT', (run) => run.beginText()],
      ['Tf', (run, size) => run.font(size)],
      ['Tm', (run) => run.placeText()],
      ['Td', (run, x, y) => run.moveText(x, y)],
      [
        'TD',
        (run, x, y) => {
          run.set({ leading: -y });
          run.moveText(x, y);
        },
      ],
      ['T*', (run) => run.nextLine()],
      ['TL', (run, leading) => run.set({ leading })],
      ['Tc', (run, characterSpacing) => run.set({ characterSpacing })],
      ['Tw', (run, wordSpacing) => run.set({ wordSpacing })],
      ['Tz', (run, percent) => run.set({ scale: percent / 100 })],
      ['Ts', (run, rise) => run.set({ rise })],
      ['Tj', (run) => run.show()],
      ['TJ', (run) => run.show()],
      [
        "'",
        (run) => {
          run.nextLine();
          run.show();
        },
      ],
      [
        '"',
        (run, wordSpacing, characterSpacing) => {
          run.set({ wordSpacing, characterSpacing });
          run.nextLine();
          run.show();
        },
      ],
      ['g', (run) => run.colour('fill', 'grey')],
      ['G', (run) => run.colour('stroke', 'grey')],
      ['rg', (run) => run.colour('fill', 'rgb')],
      ['RG', (run) => run.colour('stroke', 'rgb')],
      ['k', (run) => run.colour('fill', 'cmyk')],
      ['K', (run) => run.colour('stroke', 'cmyk')],
      ['cs', (run) => run.colourSpace('fill')],
      ['CS', (run) => run.colourSpace('stroke')],
      ['sc', (run) => run.colour('fill')],
      ['scn', (run) => run.colour('fill')],
      ['SC', (run) => run.colour('stroke')],
      ['SCN', (run) => run.colour('stroke')],
      ['sh', (run) => run.see()],
      ['Do', (run) => run.external()],
      ['BI', (run) => run.inlinePicture()],
      ...pathOperators.map((name): [string, Operator] => [name, (run) => run.hasPath()]),
      ...Object.entries(paintOperators).map(([name, [fills, strokes]]): [string, Operator] => [
        name,
        (run) => run.paint(fills, strokes),
      ]),
    ] satisfies [string, Operator][]
  ).map(([name, operator]) => [operatorCode(name), operator]),
);
