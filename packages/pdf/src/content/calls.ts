import { isRegular, latin1, shortText } from '../syntax/bytes.ts';
import { ValueReader } from '../syntax/value-reader.ts';
import type { SearchBudget, SpaceOfName } from './inline-image.ts';
import { InstructionReader } from './instructions.ts';
import {
  type Effect,
  type Operator,
  operatorCode,
  operators,
  operatorsByCode,
  type ResourceKind,
} from './operators.ts';

/** Kinds of resources that have instructions of their own. */
type CalledKind = 'XObject' | 'Pattern' | 'Font' | 'ExtGState';

/** One thing that a content stream draws by name. */
export interface Call {
  readonly resource: CalledKind;
  readonly name: string;
  /** How often it is named. */
  readonly times: number;
  /** How often something is painted with it: a pattern, or a mask. */
  readonly paints: number;
  /** How often each code is written with it: a font whose glyphs are drawn. */
  readonly codes: Readonly<Record<number, number>>;
  /** Of a form: what it inherits to paint with. */
  readonly within: Within;
}

/** What a form inherits: something named before it, what was inherited itself, or nothing that draws. */
type Within = Readonly<Record<Inherited, Call | 'outer' | undefined>>;

/** How areas and lines are painted, what masks them, and what text is written with. */
export type Inherited = 'fill' | 'stroke' | 'mask' | 'font';

/** What the instructions of a content stream draw. */
export interface DrawnContent {
  readonly calls: readonly Call[];
  /** How often something is painted, or a byte is written, with what was inherited. */
  readonly inherited: Readonly<Record<Inherited, number>>;
  /** Bytes that its inline pictures unpack to. */
  readonly unpacked: number;
  /** Whether it depends on the resources that its names stand in. */
  readonly usesContext: boolean;
}

/** What is asked of the resources. */
export interface CallContext {
  readonly search: SearchBudget;
  readonly spaceOfName: SpaceOfName;
  /** Whether a graphics state sets a mask, takes it away, or leaves it as it is. */
  maskOf(name: string): 'mask' | 'none' | undefined;
  /** Whether the glyphs of a font are drawn by instructions. */
  isDrawn(font: string): boolean;
}

interface Counted {
  readonly resource: CalledKind;
  readonly name: string;
  times: number;
  paints: number;
  readonly codes: Record<number, number>;
  readonly within: Within;
}

type PaintState = Readonly<Record<Inherited, Counted | undefined>>;

/** What there is to inherit. */
export const inheritable: readonly Inherited[] = ['fill', 'stroke', 'mask', 'font'];
const alone: Within = { fill: undefined, stroke: undefined, mask: undefined, font: undefined };
const newCount = (resource: CalledKind, name: string, within = alone): Counted => {
  return { resource, name, times: 0, paints: 0, codes: {}, within };
};
/** States put aside: ordinary pages keep below a hundred. */
const savedMax = 100_000;
const drawing: ReadonlySet<Effect> = new Set(['save', 'restore', 'paint', 'show', 'shade', 'inline-image']);
const called: ReadonlySet<ResourceKind | undefined> = new Set<ResourceKind>([
  'XObject',
  'Pattern',
  'Font',
  'ExtGState',
]);

/**
 * What the instructions of a content stream draw by name: forms, patterns, fonts and masks, each with the number of times. From the
 * place on where renderers may read something else than what is read here, whatever looks like such an instruction counts as
 * well. Undefined when there are more than `callsMax` different ones, or no end of them is found.
 */
export function callsOf(content: Uint8Array, callsMax: number, context: CallContext): DrawnContent | undefined {
  const counter = new CallCounter(content, callsMax, context);
  return counter.run();
}

class CallCounter {
  readonly #reader: InstructionReader;
  readonly #content: Uint8Array;
  readonly #callsMax: number;
  readonly #context: CallContext;
  readonly #counts = new Map<string, Counted>();
  readonly #saved: PaintState[] = [];
  /** Stands for what is inherited. */
  readonly #outer = {
    fill: newCount('Pattern', ''),
    stroke: newCount('Pattern', ''),
    mask: newCount('ExtGState', ''),
    font: newCount('Font', ''),
  } as const;
  #state: PaintState = this.#outer;
  #unpacked = 0;
  #usesContext = false;

  constructor(content: Uint8Array, callsMax: number, context: CallContext) {
    const spaceOfName: SpaceOfName = (name) => {
      this.#usesContext = true;
      return context.spaceOfName(name);
    };
    this.#reader = new InstructionReader(content, { search: context.search, spaceOfName, isBrief: true });
    this.#content = content;
    this.#callsMax = callsMax;
    this.#context = context;
  }

  run(): DrawnContent | undefined {
    const reader = this.#reader;
    for (let code = reader.next(); code !== undefined; code = reader.next()) {
      const operator = followed.get(code);
      if (operator === undefined) continue;
      this.#follow(operator);
      if (this.#saved.length > savedMax || this.#counts.size > this.#callsMax) return undefined;
    }
    if (reader.doubtAt < this.#content.length) this.#countAll(reader.doubtAt);
    if (this.#counts.size > this.#callsMax || this.#context.search.searchLeft < 0) return undefined;
    const { fill, stroke, mask, font } = this.#outer;
    const written = Object.values(font.codes).reduce((sum, count) => sum + count, 0);
    const inherited = { fill: fill.paints, stroke: stroke.paints, mask: mask.paints, font: written };
    const calls = [...this.#counts.values()];
    return { calls, inherited, unpacked: this.#unpacked, usesContext: this.#usesContext };
  }

  #follow(operator: Operator): void {
    const { effect, resource } = operator;
    if (called.has(resource)) this.#call(operator, resource as CalledKind, this.#names());
    if (effect === 'save') this.#saved.push(this.#state);
    else if (effect === 'restore') this.#state = this.#saved.pop() ?? this.#state;
    else if (effect === 'paint') this.#paint(operator.fills !== undefined, operator.strokes === true);
    else if (effect === 'show') this.#show();
    else if (effect === 'external' || effect === 'shade') this.#paint(false, false);
    else if (effect === 'inline-image') {
      this.#unpacked += this.#reader.image?.unpacked ?? 0;
      this.#paint(true, false);
    } else if (operator.target !== undefined && this.#state[operator.target] !== undefined && !this.#hasNames())
      this.#state = { ...this.#state, [operator.target]: undefined };
  }

  #hasNames(): boolean {
    return this.#reader.names.length > 0;
  }

  /** Names in front of the operator; renderers take a string for a name too. */
  #names(): readonly string[] {
    const { names, value } = this.#reader;
    return value.kind === 'string' ? [...names, latin1(value.bytes)] : names;
  }

  #call({ effect, target }: Operator, resource: CalledKind, names: readonly string[]): void {
    for (const name of names.flatMap(readings)) {
      const known = this.#count(resource, name);
      if (effect === 'font') this.#state = { ...this.#state, font: this.#drawnFont(known) };
      else if (effect === 'parameters') this.#mask(known);
      else if (target !== undefined) this.#state = { ...this.#state, [target]: known };
    }
  }

  #count(resource: CalledKind, name: string): Counted {
    const isForm = resource === 'XObject';
    const key = `${resource}/${name}${isForm ? this.#stateKey() : ''}`;
    const known = this.#counts.get(key) ?? newCount(resource, name, isForm ? this.#within() : alone);
    this.#counts.set(key, known);
    known.times++;
    return known;
  }

  /** What a form inherits, as a part of a key. */
  #stateKey(): string {
    const state = this.#state;
    return inheritable.map((way) => (this.#isOuter(way) ? '\0^' : `\0${state[way]?.name ?? ''}`)).join('');
  }

  #isOuter(way: Inherited): boolean {
    return this.#state[way] === this.#outer[way];
  }

  #within(): Within {
    const of = (way: Inherited): Call | 'outer' | undefined => (this.#isOuter(way) ? 'outer' : this.#state[way]);
    return { fill: of('fill'), stroke: of('stroke'), mask: of('mask'), font: of('font') };
  }

  #drawnFont(font: Counted): Counted | undefined {
    this.#usesContext = true;
    return this.#context.isDrawn(font.name) ? font : undefined;
  }

  #mask(parameters: Counted): void {
    this.#usesContext = true;
    const mask = this.#context.maskOf(parameters.name);
    if (mask !== undefined) this.#state = { ...this.#state, mask: mask === 'mask' ? parameters : undefined };
  }

  #paint(fills: boolean, strokes: boolean): void {
    const { fill, stroke, mask } = this.#state;
    if (mask !== undefined) mask.paints++;
    if (fills && fill !== undefined) fill.paints++;
    if (strokes && stroke !== undefined) stroke.paints++;
  }

  #show(): void {
    this.#paint(true, true);
    const { font } = this.#state;
    if (font === undefined) return;
    this.#reader.shown(
      (text) => {
        for (const code of text) font.codes[code] = (font.codes[code] ?? 0) + 1;
        return true;
      },
      () => {},
    );
  }

  /** Counts every operator that names something from a place on, in strings, comments and pictures as well. */
  #countAll(from: number): void {
    const bytes = this.#content;
    const names: string[] = [];
    let paints = 0;
    for (let at = from; at < bytes.length; ) {
      const start = at;
      while (isRegular(bytes[at])) at++;
      const operator = at - start > 3 || at === start ? undefined : operatorAt(bytes, start, at);
      if (operator !== undefined && called.has(operator.resource))
        this.#call(operator, operator.resource as CalledKind, names);
      if (operator !== undefined && (paintsPath(operator) || operator.effect === 'show')) paints++;
      if (operator !== undefined) names.length = 0;
      if (at === start) at++;
      if (bytes[start] === slash && names.length < namesMax) names.push(nameAt(bytes, start));
      if (this.#counts.size > this.#callsMax) return;
    }
    for (const known of [...this.#counts.values(), ...Object.values(this.#outer)]) {
      known.paints += paints;
      const isDrawn = known === this.#outer.font || (known.resource === 'Font' && this.#context.isDrawn(known.name));
      if (isDrawn) known.codes[anyCode] = bytes.length - from;
    }
  }
}

/** Whether something is seen where a path ends. */
const paintsPath = ({ fills, strokes }: Operator): boolean => fills !== undefined || strokes === true;

/** The operators that draw something, or change what it is drawn with. */
const followed: ReadonlyMap<number, Operator> = new Map(
  operators
    .filter(
      (operator) => called.has(operator.resource) || operator.target !== undefined || drawing.has(operator.effect),
    )
    .filter(({ effect, fills, strokes }) => effect !== 'paint' || fills !== undefined || strokes === true)
    .map((operator) => [operatorCode(operator.name), operator]),
);

const slash = 0x2f;
const namesMax = 16;
/** Stands for codes that nobody knows. */
const anyCode = -1;

function operatorAt(bytes: Uint8Array, from: number, to: number): Operator | undefined {
  return operatorsByCode.get(operatorCode(shortText(bytes, from, to)));
}

function nameAt(bytes: Uint8Array, at: number): string {
  return new ValueReader(bytes, at, { values: 1 }, 'instructions').name().name;
}

/** A name as it is, and as renderers read it that take any two letters behind `#` for digits. */
function readings(name: string): readonly string[] {
  if (!name.includes('#')) return [name];
  const digit = (letter: number): number => (letter > 0x39 ? (letter & ~0x20) - 0x37 : letter - 0x30);
  const read = name.replace(/#(.)(.)/gs, (_, high: string, low: string) =>
    String.fromCharCode((digit(high.charCodeAt(0)) * 16 + digit(low.charCodeAt(0))) & 0xff),
  );
  return [name, read];
}
