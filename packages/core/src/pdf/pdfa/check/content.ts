import { isWhiteSpace } from '../../values/bytes.ts';
import { hexStringsAreWhole } from '../../values/hex-strings.ts';
import { type Budget, ValueReader } from '../../values/value-reader.ts';
import { type CosDictionary, type CosValue, isName, nullValue } from '../../values/values.ts';
import { limits } from '../limits.ts';
import { skipInlineData } from './inline-data.ts';
import { isSoundNumber } from './numbers.ts';

/** Kinds of resources that instructions name (ISO 32000-1, table 33). */
export type ResourceKind = 'ColorSpace' | 'ExtGState' | 'Font' | 'Pattern' | 'Properties' | 'Shading' | 'XObject';

/** What instructions do, as far as PDF/A has rules for it. */
export interface ContentVisitor {
  uses(kind: ResourceKind, name: string): void;
  /** A colour space by a name that may be one of a device or of the resources. */
  colourSpace(name: string): void;
  /** A string in the font of that name; undefined where none was chosen. */
  shows(font: string | undefined, text: Uint8Array, isVisible: boolean): void;
  inlineImage(entries: CosDictionary): void;
  /** The width that a glyph of a Type 3 font has. */
  glyphWidth(width: number): void;
  unknown(operator: string): void;
  rule(clause: string): void;
}

/** All operators of content streams (ISO 32000-1, annex A) but `ID` and `EI`, which stand behind `BI` alone. */
export const operators: ReadonlySet<string> = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EMC ET EX f F f* G g gs h i j J K k l m M MP n q Q re ' +
    'RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "'
  ).split(' '),
);
const deviceOperators: Readonly<Record<string, string>> = {
  g: 'DeviceGray',
  G: 'DeviceGray',
  rg: 'DeviceRGB',
  RG: 'DeviceRGB',
  k: 'DeviceCMYK',
  K: 'DeviceCMYK',
};
/** Operators whose last operand may be the name of a resource. */
export const resourceOperators: Readonly<Record<string, ResourceKind>> = {
  Do: 'XObject',
  gs: 'ExtGState',
  sh: 'Shading',
  scn: 'Pattern',
  SCN: 'Pattern',
  BDC: 'Properties',
  DP: 'Properties',
};
/** Operators that show text. */
export const showing: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);
export const intents = ['RelativeColorimetric', 'AbsoluteColorimetric', 'Perceptual', 'Saturation'] as const;
/** Text that is neither filled nor stroked (ISO 32000-1, table 106). */
const invisibleMode = 3;
const operandsMax = 1000;
/** Letters of an unknown operator that are told. */
const operatorShown = 20;

interface TextState {
  readonly font: string | undefined;
  readonly isVisible: boolean;
}

/** Reads instructions and tells the visitor; the budget says whether it came to their end. */
export function readContent(bytes: Uint8Array, budget: Budget, visitor: ContentVisitor): void {
  const reader = new ValueReader(bytes, 0, budget);
  const saved: TextState[] = [];
  let state: TextState = { font: undefined, isVisible: true };
  let operands: CosValue[] = [];
  for (reader.skip(); !reader.isAtEnd; reader.skip()) {
    const start = reader.at;
    const value = reader.value();
    // A bracket that belongs to nothing is read as null
    const isStray = value === nullValue;
    if (!isStray && (value.kind !== 'word' || isOperandWord(value.text))) {
      if (!isSound(bytes, start, reader.at, value)) visitor.rule('6.1.6');
      if (!areSoundNumbers(value)) visitor.rule('6.1.13');
      if (operands.length < operandsMax) operands.push(value);
      continue;
    }
    const operator = value.text;
    // Not every reader ends an operator where a comment begins
    if (bytes[reader.at] === 0x25) visitor.rule('6.2.2');
    if (!operators.has(operator)) visitor.unknown(operator.slice(0, operatorShown));
    else if (operator === 'q') {
      saved.push(state);
      if (saved.length > limits.savedStatesMax) visitor.rule('6.1.13');
    } else if (operator === 'Q') state = saved.pop() ?? state;
    else if (operator === 'BI') {
      if (operands.length > 0) visitor.rule('6.2.2');
      readInlineImage(reader, visitor);
    } else state = after(operator, operands, state, visitor);
    operands = [];
  }
  if (operands.length > 0) visitor.rule('6.2.2');
}

const isOperandWord = (text: string): boolean => text === 'true' || text === 'false' || text === 'null';

/** Whether all numbers in a value are as they have to be. */
function areSoundNumbers(value: CosValue): boolean {
  if (value.kind === 'number') return isSoundNumber(value);
  if (value.kind === 'array') return value.items.every(areSoundNumbers);
  return value.kind !== 'dictionary' || [...value.entries.values()].every(areSoundNumbers);
}

/** Whether strings of hexadecimal digits in a value are whole. */
function isSound(bytes: Uint8Array, from: number, to: number, value: CosValue): boolean {
  if (value.kind === 'string' || value.kind === 'array' || value.kind === 'dictionary')
    return hexStringsAreWhole(bytes, from, to);
  return true;
}

function after(operator: string, operands: readonly CosValue[], state: TextState, visitor: ContentVisitor): TextState {
  const last = operands.at(-1);
  const name = last?.kind === 'name' ? last.name : undefined;
  const device = deviceOperators[operator];
  const resource = resourceOperators[operator];
  if (device !== undefined) visitor.colourSpace(device);
  else if (resource !== undefined && name !== undefined) visitor.uses(resource, name);
  else if ((operator === 'cs' || operator === 'CS') && name !== undefined) visitor.colourSpace(name);
  else if (operator === 'ri' && !intents.some((intent) => isName(last, intent))) visitor.rule('6.2.6');
  else if (showing.has(operator)) show(operands, state, visitor);
  else if (operator === 'd0' || operator === 'd1') {
    const [width] = operands;
    if (width?.kind === 'number') visitor.glyphWidth(width.value);
  } else if (operator === 'Tf') {
    const font = operands[0]?.kind === 'name' ? operands[0].name : undefined;
    return { ...state, font };
  } else if (operator === 'Tr')
    return { ...state, isVisible: !(last?.kind === 'number' && last.value === invisibleMode) };
  return state;
}

/** Of operands that are too many, readers show one or another. */
function show(operands: readonly CosValue[], { font, isVisible }: TextState, visitor: ContentVisitor): void {
  const pieces = operands.flatMap((text) => (text.kind === 'array' ? text.items : [text]));
  const strings = pieces.flatMap((piece) => (piece.kind === 'string' && piece.bytes.length > 0 ? [piece.bytes] : []));
  // A font is used even if nothing is written with it
  for (const string of strings.length === 0 ? [new Uint8Array(0)] : strings) visitor.shows(font, string, isVisible);
}

function readInlineImage(reader: ValueReader, visitor: ContentVisitor): void {
  const entries = new Map<string, CosValue>();
  for (reader.skip(); !reader.isAtEnd && reader.bytes[reader.at] === 0x2f; reader.skip()) {
    const key = reader.value();
    if (key.kind === 'name') entries.set(key.name, reader.value());
  }
  const begin = reader.value();
  if (begin.kind !== 'word' || begin.text !== 'ID') {
    visitor.rule('6.2.2');
    return;
  }
  visitor.inlineImage({ kind: 'dictionary', entries });
  const start = reader.at + 1;
  if (!skipInlineData(reader, entries)) {
    visitor.rule('6.2.2');
    reader.at = reader.bytes.length;
  } else if (looksEnded(reader.bytes, start, reader.at - endMarkBytes)) visitor.rule('6.1.10');
}

/** `EI` and the white space in front of it. */
const endMarkBytes = 3;

/** Whether the data of an inline image has what readers take for its end (ISO 32000-2, 8.9.7). */
export function looksEnded(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = bytes.indexOf(0x45, from); at !== -1 && at < to; at = bytes.indexOf(0x45, at + 1)) {
    if (bytes[at + 1] === 0x49 && isWhiteSpace(bytes[at - 1]) && isWhiteSpace(bytes[at + 2])) return true;
  }
  return false;
}
