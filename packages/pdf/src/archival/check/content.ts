import { skipInlineData } from '../../content/inline-data.ts';
import { isWhiteSpace } from '../../syntax/bytes.ts';
import { hexStringsAreWhole } from '../../syntax/hex-strings.ts';
import { type Budget, ValueReader } from '../../syntax/value-reader.ts';
import { type CosDictionary, type CosValue, isName, nullValue } from '../../syntax/values.ts';
import { limits } from '../limits.ts';
import { isSoundNumber } from './numbers.ts';

/** Kinds of resources that instructions name (ISO 32000-1, table 33). */
export type ResourceKind = 'ColorSpace' | 'ExtGState' | 'Font' | 'Pattern' | 'Properties' | 'Shading' | 'XObject';

/** What instructions do, as far as PDF/A has rules for it. */
export interface ContentVisitor {
  /** `isFirstColour`: areas are still filled with the colour that drawing begins with. */
  uses(kind: ResourceKind, name: string, isFirstColour: boolean): void;
  /** A colour space by a name that may be one of a device or of the resources. */
  colourSpace(name: string): void;
  /** A string in the font of that name; undefined where none was chosen. */
  shows(font: string | undefined, text: Uint8Array, isVisible: boolean): void;
  inlineImage(entries: CosDictionary, isFirstColour: boolean): void;
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
/** Operators of numbers alone: of other operands readers make different things. */
export const numeric: ReadonlySet<string> = new Set(
  'c cm d0 d1 g G i j J k K l m M re rg RG Tc Td TD TL Tm Tr Ts Tw Tz v w y'.split(' '),
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
/** Operators that choose a colour, and those that paint with it. */
const choosingFill: ReadonlySet<string> = new Set(['g', 'rg', 'k', 'cs', 'sc', 'scn']);
const choosingStroke: ReadonlySet<string> = new Set(['G', 'RG', 'K', 'CS', 'SC', 'SCN']);
const filling: ReadonlySet<string> = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const stroking: ReadonlySet<string> = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
/** What drawing begins with (ISO 32000-1, table 52). */
export const firstColour = 'DeviceGray';
/** Ways to write text that fill it, and those that stroke it. */
const filledModes = [0, 2, 4, 6];
const strokedModes = [1, 2, 5, 6];
const operandsMax = 1000;
/** Letters of an unknown operator that are told. */
const operatorShown = 20;

interface DrawingState {
  readonly font: string | undefined;
  readonly isVisible: boolean;
  /** How text is written. */
  readonly isFilled: boolean;
  readonly isStroked: boolean;
  /** Whether no colour was chosen yet, for areas and for lines. */
  readonly fillsFirst: boolean;
  readonly strokesFirst: boolean;
}

const initial: DrawingState = {
  font: undefined,
  isVisible: true,
  isFilled: true,
  isStroked: false,
  fillsFirst: true,
  strokesFirst: true,
};
const coloured = { ...initial, fillsFirst: false, strokesFirst: false };

/**
 * Reads instructions and tells the visitor; the budget says whether it came to their end. `hasColour`: they paint with what was
 * chosen outside of them.
 */
export function readContent(bytes: Uint8Array, budget: Budget, visitor: ContentVisitor, hasColour = false): void {
  const reader = new ValueReader(bytes, 0, budget, 'instructions');
  const saved: DrawingState[] = [];
  let state: DrawingState = hasColour ? coloured : initial;
  let operands: CosValue[] = [];
  for (reader.skip(); !reader.isAtEnd; reader.skip()) {
    const start = reader.at;
    const value = reader.value();
    // A bracket that belongs to nothing is read as null
    const isStray = value === nullValue;
    if (!isStray && (value.kind !== 'word' || isOperandWord(value.text))) {
      if (!isSound(bytes, start, reader.at, value)) visitor.rule('6.1.6');
      if (!isWithinLimits(value)) visitor.rule('6.1.13');
      if (hasOperator(value)) visitor.rule('6.2.2');
      if (operands.length < operandsMax) operands.push(value);
      continue;
    }
    const operator = value.text;
    // Not every reader ends an operator where a comment begins
    if (bytes[reader.at] === 0x25) visitor.rule('6.2.2');
    const isKnown = operators.has(operator);
    if (!isKnown) visitor.unknown(operator.slice(0, operatorShown));
    else if (numeric.has(operator) && operands.some(({ kind }) => kind !== 'number')) visitor.rule('6.2.2');
    if (operator === 'q') {
      saved.push(state);
      if (saved.length > limits.savedStatesMax) visitor.rule('6.1.13');
    } else if (operator === 'Q') state = saved.pop() ?? state;
    else if (operator === 'BI') {
      if (operands.length > 0) visitor.rule('6.2.2');
      readInlineImage(reader, visitor, state.fillsFirst);
    } else if (isKnown) state = after(operator, operands, state, visitor);
    operands = [];
  }
  if (operands.length > 0) visitor.rule('6.2.2');
}

/** Whether something stands in an array or a dictionary that is no value. */
export function hasOperator(value: CosValue): boolean {
  if (value.kind === 'word') return value !== nullValue && !isOperandWord(value.text);
  if (value.kind === 'array') return value.items.some(hasOperator);
  return value.kind === 'dictionary' && [...value.entries.values()].some(hasOperator);
}

export const isOperandWord = (text: string): boolean => text === 'true' || text === 'false' || text === 'null';

/** Whether all numbers in a value are as they have to be, and no string is too long. */
function isWithinLimits(value: CosValue): boolean {
  if (value.kind === 'number') return isSoundNumber(value);
  if (value.kind === 'string') return value.bytes.length <= limits.stringBytesMax;
  if (value.kind === 'array') return value.items.every(isWithinLimits);
  return value.kind !== 'dictionary' || [...value.entries.values()].every(isWithinLimits);
}

const hexBegin = 0x3c;

/** Whether strings of hexadecimal digits in a value are whole. */
function isSound(bytes: Uint8Array, from: number, to: number, value: CosValue): boolean {
  const holdsStrings = value.kind === 'array' || value.kind === 'dictionary';
  const isHex = value.kind === 'string' && bytes[from] === hexBegin;
  return !(holdsStrings || isHex) || hexStringsAreWhole(bytes, from, to);
}

function after(
  operator: string,
  operands: readonly CosValue[],
  state: DrawingState,
  visitor: ContentVisitor,
): DrawingState {
  const last = operands.at(-1);
  const name = last?.kind === 'name' ? last.name : undefined;
  if (showing.has(operator)) {
    const { isFilled, fillsFirst, isStroked, strokesFirst } = state;
    if ((isFilled && fillsFirst) || (isStroked && strokesFirst)) visitor.colourSpace(firstColour);
    show(operands, state, visitor);
    return state;
  }
  const paintsFirst = (state.fillsFirst && filling.has(operator)) || (state.strokesFirst && stroking.has(operator));
  if (paintsFirst) visitor.colourSpace(firstColour);
  const device = deviceOperators[operator];
  const resource = resourceOperators[operator];
  if (device !== undefined) visitor.colourSpace(device);
  else if (resource !== undefined && name !== undefined) visitor.uses(resource, name, state.fillsFirst);
  else if ((operator === 'cs' || operator === 'CS') && name !== undefined) visitor.colourSpace(name);
  else if (operator === 'ri' && !intents.some((intent) => isName(last, intent))) visitor.rule('6.2.6');
  else if (operator === 'd0' || operator === 'd1') {
    const [width] = operands;
    if (width?.kind === 'number') visitor.glyphWidth(width.value);
  } else if (operator === 'Tf') {
    const font = operands[0]?.kind === 'name' ? operands[0].name : undefined;
    return { ...state, font };
  } else if (operator === 'Tr') return { ...state, ...textMode(last?.kind === 'number' ? last.value : 0) };
  if (state.fillsFirst && choosingFill.has(operator)) return { ...state, fillsFirst: false };
  if (state.strokesFirst && choosingStroke.has(operator)) return { ...state, strokesFirst: false };
  return state;
}

function textMode(mode: number): Pick<DrawingState, 'isVisible' | 'isFilled' | 'isStroked'> {
  return {
    isVisible: mode !== invisibleMode,
    isFilled: filledModes.includes(mode),
    isStroked: strokedModes.includes(mode),
  };
}

/** Of operands that are too many, readers show one or another. */
function show(operands: readonly CosValue[], { font, isVisible }: DrawingState, visitor: ContentVisitor): void {
  let isUsed = false;
  const write = (piece: CosValue): void => {
    if (piece.kind !== 'string' || piece.bytes.length === 0) return;
    visitor.shows(font, piece.bytes, isVisible);
    isUsed = true;
  };
  for (const operand of operands) {
    if (operand.kind === 'array') operand.items.forEach(write);
    else write(operand);
  }
  // A font is used even if nothing is written with it
  if (!isUsed) visitor.shows(font, nothing, isVisible);
}

const nothing = new Uint8Array(0);

function readInlineImage(reader: ValueReader, visitor: ContentVisitor, isFirstColour: boolean): void {
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
  visitor.inlineImage({ kind: 'dictionary', entries }, isFirstColour);
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
