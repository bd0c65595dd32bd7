import { type Matrix, times } from '../base/matrix.ts';
import type { CosDictionary, CosValue } from '../syntax/values.ts';
import type { SearchBudget } from './inline-image.ts';
import { InstructionReader } from './instructions.ts';
import { spacesIn, type ValueLookup } from './named-space.ts';
import { type Effect, type Operator, operatorCode, operators } from './operators.ts';

/** What every walk follows of the graphics state: from the space of the instructions to that of the page. */
export interface WalkState {
  readonly matrix: Matrix;
}

/** Instructions with the resources that their names stand in, and the state that they begin with. */
export interface Instructions<S extends WalkState> {
  readonly content: Uint8Array;
  readonly resources: CosDictionary | undefined;
  readonly state: S;
}

/** What a walk does at an operator, with the numbers that it takes. */
type NumberStep<W> = (walk: W, a: number, b: number, c: number, d: number) => void;

/** What a walk does at each operator of an effect. */
type StepOf<W> = (operator: Operator) => NumberStep<W>;

/** The same of several effects. */
export type EffectSteps<W> = Readonly<Partial<Record<Effect, StepOf<W>>>>;

export type Steps<W> = ReadonlyMap<number, (walk: W) => void>;

/** More numbers in front of an operator readers do not keep. */
const numbersMax = 33;
const formsMax = 16;
const statesMax = 512;
/** Numbers of a matrix. */
const matrixSize = 6;

/**
 * One walk over instructions, in their order: it keeps the graphics states that are put aside, looks names up and goes into
 * forms. Who wants to know something of what is drawn extends it by steps of its own (ISO 32000-1, 7.8 and 8.4).
 */
export class ContentWalk<S extends WalkState> {
  readonly reader: InstructionReader;
  readonly resources: CosDictionary | undefined;
  readonly #saved: S[] = [];
  state: S;

  constructor({ content, resources, state }: Instructions<S>, values: ValueLookup, search: SearchBudget) {
    this.reader = new InstructionReader(content, { search, spaceOfName: spacesIn(values, resources) });
    this.resources = resources;
    this.state = state;
  }

  push(): void {
    if (this.#saved.length < statesMax) {
      this.#saved.push(this.state);
      this.putAside();
    } else this.isBeyond();
  }

  pop(): void {
    const state = this.#saved.pop();
    if (state === undefined) return;
    this.state = state;
    this.takeBack();
  }

  /** What goes with a state that is put aside, but is no part of it: where text is written. */
  putAside(): void {}

  takeBack(): void {}

  transform(): void {
    this.set({ matrix: times(this.matrix(), this.state.matrix) } as Partial<S>);
  }

  set(change: Partial<S>): void {
    this.state = { ...this.state, ...change };
  }

  /** The matrix in front of an operator that takes one. */
  matrix(): Matrix {
    return this.reader.operands.slice(-matrixSize) as unknown as Matrix;
  }

  /** What the name in front of the operator means among resources of a kind. */
  resource(values: ValueLookup, kind: string): CosValue | undefined {
    return values.dictionary(this.resources?.entries.get(kind))?.entries.get(this.reader.name ?? '');
  }

  /** Something cannot be followed any further, or readers differ about what an instruction of this effect stands for. */
  isBeyond(_effect?: Effect): void {}
}

/** The steps of all operators, with those that are the same for every walk; nothing is done at effects that are not listed. */
export function stepsOf<W extends Pick<ContentWalk<WalkState>, 'push' | 'pop' | 'transform' | 'isBeyond' | 'reader'>>(
  own: EffectSteps<W>,
): Steps<W> {
  const steps: EffectSteps<W> = {
    save: () => (walk) => walk.push(),
    restore: () => (walk) => walk.pop(),
    transform: () => (walk) => walk.transform(),
    ...own,
  };
  return new Map(
    operators.map((operator) => {
      const step = steps[operator.effect]?.(operator);
      return [operatorCode(operator.name), step === undefined ? () => {} : withNumbers(operator, step)];
    }),
  );
}

/**
 * A step with the last numbers in front of its operator, as many as it takes: those before them are passed over. With fewer, far more, or
 * something else behind them, it is not done, nor without a name where it takes one: as readers differ about what they stand for. Where
 * they differ about a number it is done as most do it, but for a font: another one would be written with.
 */
function withNumbers<W extends Pick<ContentWalk<WalkState>, 'isBeyond' | 'reader'>>(
  { operands, effect }: Operator,
  step: NumberStep<W>,
): (walk: W) => void {
  const count = operands.replace(/[^n]|n\*/g, '').length;
  const [areLast, isNameLast] = [operands.endsWith('n'), operands.endsWith('N')];
  // Some readers take nothing from more numbers than there are to be, others the last of them
  const isFont = effect === 'font';
  const isExact = isFont || (effect === 'colour' && count > 1);
  return (walk) => {
    const { operands: numbers, numbersLast, isNameLast: hasName, hasDoubtfulNumber, name } = walk.reader;
    const from = numbers.length - count;
    const isDoubtful = hasDoubtfulNumber || (isExact && from > 0) || (isFont && name === undefined);
    const isMissing = from < 0 || (areLast && numbersLast < count) || (isNameLast && !hasName);
    const isDone = !isMissing && numbers.length <= numbersMax && !(isFont && isDoubtful);
    if (isDoubtful || !isDone) walk.isBeyond(effect);
    if (isDone) step(walk, numbers[from] ?? 0, numbers[from + 1] ?? 0, numbers[from + 2] ?? 0, numbers[from + 3] ?? 0);
  };
}

/** Sets one of the settings of text; scales are said in per cent (9.3.4). */
export function settingStep<
  W extends { write(change: Partial<Record<NonNullable<Operator['setting']>, number>>): void },
>({ setting }: Operator): NumberStep<W> {
  if (setting === undefined) return () => {};
  const unit = setting === 'scale' ? hundred : 1;
  return (walk, value) => walk.write({ [setting]: value / unit });
}

const hundred = 100;

/** Forms being drawn: one that draws itself, or lies too deep, is not followed. */
export class OpenForms {
  readonly #open = new Set<unknown>();

  /** Whether a form may be drawn within those that are; then it is, by `draw`. */
  enter(form: unknown, draw: () => void): boolean {
    if (this.#open.has(form) || this.#open.size >= formsMax) return false;
    this.#open.add(form);
    draw();
    this.#open.delete(form);
    return true;
  }
}

/** The numbers of an array, six at most. */
export function numbersIn(values: ValueLookup, value: CosValue | undefined): number[] {
  const listed = values.resolved(value);
  const items = listed?.kind === 'array' ? listed.items.slice(0, matrixSize) : [];
  return items.flatMap((item) => {
    const number = values.resolved(item);
    return number?.kind === 'number' ? [number.value] : [];
  });
}

/** The six numbers of a matrix; undefined when there are not so many. */
export function matrixIn(values: ValueLookup, value: CosValue | undefined): Matrix | undefined {
  const numbers = numbersIn(values, value);
  return numbers.length === matrixSize ? (numbers as unknown as Matrix) : undefined;
}

/** From the space of a form to that behind the matrix that it is drawn with (8.10.1). */
export function matrixOfForm(values: ValueLookup, { entries }: CosDictionary, outer: Matrix): Matrix {
  const own = matrixIn(values, entries.get('Matrix'));
  return own === undefined ? outer : times(own, outer);
}
