/**
 * The operators of content streams, each once: what it takes, what it does, and what it needs. Whoever reads instructions asks
 * this table. Sources: ISO 32000-1, annex A, and ISO 19005-3 for `clause`.
 */

import type { CosValue } from '../syntax/values.ts';
import type { LineStyle } from './strokes.ts';

/** Kinds of resources that instructions name (ISO 32000-1, table 33). */
export type ResourceKind = 'ColorSpace' | 'ExtGState' | 'Font' | 'Pattern' | 'Properties' | 'Shading' | 'XObject';

/** What an operator does. */
export type Effect =
  | 'save'
  | 'restore'
  | 'transform'
  | 'line'
  | 'dash'
  | 'intent'
  | 'parameters'
  | 'move-to'
  | 'line-to'
  | 'curve-to'
  | 'rectangle'
  | 'close'
  | 'clip'
  | 'paint'
  | 'begin-text'
  | 'end-text'
  | 'text-setting'
  | 'font'
  | 'text-place'
  | 'text-move'
  | 'next-line'
  | 'show'
  | 'glyph-width'
  | 'colour-space'
  | 'colour'
  | 'shade'
  | 'inline-image'
  | 'inline-part'
  | 'external'
  | 'mark'
  | 'begin-mark'
  | 'end-mark'
  | 'compatibility';

/** What areas are filled with, or lines are drawn with. */
export type Target = 'fill' | 'stroke';

/** An operator of the table. */
export interface Operator {
  readonly name: string;
  /** The kinds of its operands in their order, a letter each: see `operandKinds`; `*` behind one is for any number of them. */
  readonly operands: string;
  readonly effect: Effect;
  /** Of a path that it ends: whether it is filled, and how. */
  readonly fills?: 'nonzero' | 'even-odd';
  readonly strokes?: boolean;
  /** Whether it closes the path that it ends. */
  readonly closes?: boolean;
  /** Of a curve: the control point that is not said. */
  readonly missing?: 'first' | 'second';
  /** Of a colour. */
  readonly target?: Target;
  /** Of a colour: the space that it chooses as well. */
  readonly space?: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK';
  /** Of a line: what it says of how lines are drawn (8.4.3). */
  readonly line?: keyof LineStyle;
  /** Of a text setting: which one (9.3). */
  readonly setting?: 'characterSpacing' | 'wordSpacing' | 'scale' | 'leading' | 'rise' | 'mode';
  /** Of text: whether it goes to the next line first. */
  readonly isOnNextLine?: boolean;
  /** Of text: whether it sets spaces, or the leading, from its operands. */
  readonly sets?: 'spacing' | 'leading';
  /** The kind of resource that its name stands for. */
  readonly resource?: ResourceKind;
  /** What takes its place where the resource is not there. */
  readonly without?: string;
  /** The clause of PDF/A-3b that limits it beyond 6.2.2. */
  readonly clause?: string;
}

/** Letters of `Operator.operands`. */
export const operandKinds = {
  n: 'number',
  N: 'name',
  s: 'string',
  a: 'array',
  /** A dictionary, or the name of one among the resources. */
  p: 'properties',
  /** A number, and the name of a pattern behind the last of them. */
  c: 'component',
} as const;

/** All 73. */
export const operators: readonly Operator[] = [
  // General and special graphics state (tables 57 and 58)
  { name: 'w', operands: 'n', effect: 'line', line: 'width' },
  { name: 'J', operands: 'n', effect: 'line', line: 'cap' },
  { name: 'j', operands: 'n', effect: 'line', line: 'join' },
  { name: 'M', operands: 'n', effect: 'line', line: 'miterLimit' },
  { name: 'd', operands: 'an', effect: 'dash' },
  { name: 'ri', operands: 'N', effect: 'intent', clause: '6.2.6' },
  { name: 'i', operands: 'n', effect: 'line' },
  { name: 'gs', operands: 'N', effect: 'parameters', resource: 'ExtGState', clause: '6.2.5' },
  { name: 'q', operands: '', effect: 'save', clause: '6.1.13' },
  { name: 'Q', operands: '', effect: 'restore' },
  { name: 'cm', operands: 'nnnnnn', effect: 'transform' },
  // Paths (tables 59, 60 and 61)
  { name: 'm', operands: 'nn', effect: 'move-to' },
  { name: 'l', operands: 'nn', effect: 'line-to' },
  { name: 'c', operands: 'nnnnnn', effect: 'curve-to' },
  { name: 'v', operands: 'nnnn', effect: 'curve-to', missing: 'first' },
  { name: 'y', operands: 'nnnn', effect: 'curve-to', missing: 'second' },
  { name: 'h', operands: '', effect: 'close' },
  { name: 're', operands: 'nnnn', effect: 'rectangle' },
  { name: 'S', operands: '', effect: 'paint', strokes: true },
  { name: 's', operands: '', effect: 'paint', strokes: true, closes: true },
  { name: 'f', operands: '', effect: 'paint', fills: 'nonzero' },
  { name: 'F', operands: '', effect: 'paint', fills: 'nonzero' },
  { name: 'f*', operands: '', effect: 'paint', fills: 'even-odd' },
  { name: 'B', operands: '', effect: 'paint', fills: 'nonzero', strokes: true },
  { name: 'B*', operands: '', effect: 'paint', fills: 'even-odd', strokes: true },
  { name: 'b', operands: '', effect: 'paint', fills: 'nonzero', strokes: true, closes: true },
  { name: 'b*', operands: '', effect: 'paint', fills: 'even-odd', strokes: true, closes: true },
  { name: 'n', operands: '', effect: 'paint' },
  { name: 'W', operands: '', effect: 'clip' },
  { name: 'W*', operands: '', effect: 'clip' },
  // Text (tables 105, 107, 108 and 109)
  { name: 'BT', operands: '', effect: 'begin-text' },
  { name: 'ET', operands: '', effect: 'end-text' },
  { name: 'Tc', operands: 'n', effect: 'text-setting', setting: 'characterSpacing' },
  { name: 'Tw', operands: 'n', effect: 'text-setting', setting: 'wordSpacing' },
  { name: 'Tz', operands: 'n', effect: 'text-setting', setting: 'scale' },
  { name: 'TL', operands: 'n', effect: 'text-setting', setting: 'leading' },
  { name: 'Tf', operands: 'Nn', effect: 'font', resource: 'Font', clause: '6.2.11' },
  { name: 'Tr', operands: 'n', effect: 'text-setting', setting: 'mode' },
  { name: 'Ts', operands: 'n', effect: 'text-setting', setting: 'rise' },
  { name: 'Td', operands: 'nn', effect: 'text-move' },
  { name: 'TD', operands: 'nn', effect: 'text-move', sets: 'leading' },
  { name: 'Tm', operands: 'nnnnnn', effect: 'text-place' },
  { name: 'T*', operands: '', effect: 'next-line' },
  { name: 'Tj', operands: 's', effect: 'show', clause: '6.2.11' },
  { name: 'TJ', operands: 'a', effect: 'show', clause: '6.2.11' },
  { name: "'", operands: 's', effect: 'show', isOnNextLine: true, without: 'T*', clause: '6.2.11' },
  { name: '"', operands: 'nns', effect: 'show', isOnNextLine: true, sets: 'spacing', without: 'T*', clause: '6.2.11' },
  // Glyphs of Type 3 fonts (table 113)
  { name: 'd0', operands: 'nn', effect: 'glyph-width', clause: '6.2.11.5' },
  { name: 'd1', operands: 'nnnnnn', effect: 'glyph-width', clause: '6.2.11.5' },
  // Colours (table 74) and shadings (table 77)
  { name: 'CS', operands: 'N', effect: 'colour-space', target: 'stroke', resource: 'ColorSpace', clause: '6.2.4' },
  { name: 'cs', operands: 'N', effect: 'colour-space', target: 'fill', resource: 'ColorSpace', clause: '6.2.4' },
  { name: 'SC', operands: 'n*', effect: 'colour', target: 'stroke' },
  { name: 'SCN', operands: 'c*', effect: 'colour', target: 'stroke', resource: 'Pattern' },
  { name: 'sc', operands: 'n*', effect: 'colour', target: 'fill' },
  { name: 'scn', operands: 'c*', effect: 'colour', target: 'fill', resource: 'Pattern' },
  { name: 'G', operands: 'n', effect: 'colour', target: 'stroke', space: 'DeviceGray', clause: '6.2.4.3' },
  { name: 'g', operands: 'n', effect: 'colour', target: 'fill', space: 'DeviceGray', clause: '6.2.4.3' },
  { name: 'RG', operands: 'nnn', effect: 'colour', target: 'stroke', space: 'DeviceRGB', clause: '6.2.4.3' },
  { name: 'rg', operands: 'nnn', effect: 'colour', target: 'fill', space: 'DeviceRGB', clause: '6.2.4.3' },
  { name: 'K', operands: 'nnnn', effect: 'colour', target: 'stroke', space: 'DeviceCMYK', clause: '6.2.4.3' },
  { name: 'k', operands: 'nnnn', effect: 'colour', target: 'fill', space: 'DeviceCMYK', clause: '6.2.4.3' },
  { name: 'sh', operands: 'N', effect: 'shade', resource: 'Shading' },
  // Pictures and forms (tables 87 and 92)
  { name: 'BI', operands: '', effect: 'inline-image', clause: '6.1.10' },
  { name: 'ID', operands: '', effect: 'inline-part' },
  { name: 'EI', operands: '', effect: 'inline-part' },
  { name: 'Do', operands: 'N', effect: 'external', resource: 'XObject', clause: '6.2.9' },
  // Marked content (table 320) and compatibility (table 32)
  { name: 'MP', operands: 'N', effect: 'mark' },
  { name: 'DP', operands: 'Np', effect: 'mark', resource: 'Properties' },
  { name: 'BMC', operands: 'N', effect: 'begin-mark', without: 'BMC' },
  { name: 'BDC', operands: 'Np', effect: 'begin-mark', resource: 'Properties', without: 'BMC' },
  { name: 'EMC', operands: '', effect: 'end-mark' },
  { name: 'BX', operands: '', effect: 'compatibility' },
  { name: 'EX', operands: '', effect: 'compatibility' },
];

/** An operator as one number: its letters, at most three, one byte each. */
export function operatorCode(name: string): number {
  let code = 0;
  for (let i = 0; i < name.length; i++) code = (code << 8) | name.charCodeAt(i);
  return code;
}

/** The code of a word that is longer than any operator. */
export const unknownOperator: number = -1;

/** The operators by their code. */
export const operatorsByCode: ReadonlyMap<number, Operator> = new Map(
  operators.map((operator) => [operatorCode(operator.name), operator]),
);

/** Whether a word is a value rather than an operator. */
export function isOperandWord(word: string): boolean {
  return word === 'true' || word === 'false' || word === 'null';
}

/** Whether all operands are numbers, of which it has some: of others readers make different things. */
export function takesNumbers({ operands }: Operator): boolean {
  return /^n+$/.test(operands);
}

/** How many operands an operator takes; undefined for none, or any number of them. */
export function operandCount({ operands }: Operator): number | undefined {
  return operands === '' || operands.endsWith('*') ? undefined : operands.length;
}

/**
 * Whether the last operands are of the kinds that an operator takes: `kinds` are those in front of it, and some may be missing. Readers pass over an operator that has others, or make different things of it. Numbers may be among others.
 */
export function hasItsOperands(operator: Operator, kinds: readonly CosValue['kind'][]): boolean {
  const { operands } = operator;
  if (operands === '' || takesNumbers(operator)) return true;
  if (operands.endsWith('*')) {
    const isNamed = operands[0] === 'c' && kinds.at(-1) === 'name';
    return (isNamed ? kinds.slice(0, -1) : kinds).every((kind) => kind === 'number');
  }
  const last = kinds.slice(-operands.length);
  const missing = operands.length - last.length;
  return last.every((kind, at) => fitting[operands[missing + at] as keyof typeof fitting]?.includes(kind));
}

const fitting: Readonly<Record<string, readonly CosValue['kind'][]>> = {
  __proto__: null as never,
  n: ['number'],
  N: ['name'],
  s: ['string'],
  a: ['array'],
  p: ['dictionary', 'name'],
};
