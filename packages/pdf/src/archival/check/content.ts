import { looksEnded, type SearchBudget, type SpaceOfName } from '../../content/inline-image.ts';
import { InstructionReader, type Operand } from '../../content/instructions.ts';
import {
  hasItsOperands,
  isOperandWord,
  type Operator,
  operandCount,
  operatorsByCode,
  type ResourceKind,
  takesNumbers,
} from '../../content/operators.ts';
import { stringsAreCertain } from '../../syntax/hex-strings.ts';
import type { Budget } from '../../syntax/value-reader.ts';
import { type CosDictionary, type CosValue, isName, nullValue } from '../../syntax/values.ts';
import { limits } from '../limits.ts';
import { isSoundNumber } from './numbers.ts';

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

export const intents = ['RelativeColorimetric', 'AbsoluteColorimetric', 'Perceptual', 'Saturation'] as const;
/** Text that is neither filled nor stroked (ISO 32000-1, table 106). */
const invisibleMode = 3;
/** What drawing begins with (ISO 32000-1, table 52). */
export const firstColour = 'DeviceGray';
/** Ways to write text that fill it, and those that stroke it. */
const filledModes = [0, 2, 4, 6];
const strokedModes = [1, 2, 5, 6];
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

/** What the instructions of a document are read with. */
export interface ContentReading {
  readonly values: Budget;
  readonly search: SearchBudget;
  readonly spaceOfName: SpaceOfName;
  /** Whether they paint with what was chosen outside of them. */
  readonly hasColour?: boolean | undefined;
}

/** Reads instructions and tells the visitor; the budget says whether it came to their end. */
export function readContent(bytes: Uint8Array, reading: ContentReading, visitor: ContentVisitor): void {
  const reader = new InstructionReader(bytes, reading);
  const saved: DrawingState[] = [];
  let state: DrawingState = reading.hasColour === true ? coloured : initial;
  for (let code = reader.next(); code !== undefined; code = reader.next()) {
    checkOperands(bytes, reader, visitor);
    const operator = operatorsByCode.get(code);
    // Not every reader ends an operator where a comment begins
    if (bytes[reader.wordEnd] === percent) visitor.rule('6.2.2');
    if (operator === undefined || operator.effect === 'inline-part')
      visitor.unknown(reader.word.slice(0, operatorShown));
    else if (operator.effect === 'save') {
      saved.push(state);
      if (saved.length > limits.savedStatesMax) visitor.rule(clauseOf(operator));
    } else if (operator.effect === 'restore') state = saved.pop() ?? state;
    else if (operator.effect === 'inline-image') checkInlineImage(operator, reader, visitor, state.fillsFirst);
    else state = after(operator, reader.values, state, visitor);
    if (operator !== undefined && !areItsOwn(operator, reader.values)) visitor.rule('6.2.2');
  }
  if (reading.values.values >= 0 && (reader.values.length > 0 || reader.hasStray)) visitor.rule('6.2.2');
}

/** Whether operands are those of their operator, and no others where it takes numbers. Of too many, some readers take the first. */
function areItsOwn(operator: Operator, operands: readonly Operand[]): boolean {
  const kinds = operands.map(({ value }) => value.kind);
  if (kinds.length > (operandCount(operator) ?? kinds.length)) return false;
  return hasItsOperands(operator, kinds) && !(takesNumbers(operator) && kinds.some((kind) => kind !== 'number'));
}

/** What limits an operator, beyond what holds for all. */
const clauseOf = ({ clause = '6.2.2' }: Operator): string => clause;

const percent = 0x25;

/** Values in front of an operator that PDF/A does not let be (ISO 19005-3, 6.1.6, 6.1.13 and 6.2.2). */
function checkOperands(bytes: Uint8Array, { values, hasStray }: InstructionReader, visitor: ContentVisitor): void {
  if (hasStray) visitor.rule('6.2.2');
  for (const { value, from, to } of values) {
    if (!isSound(bytes, from, to, value)) visitor.rule('6.1.6');
    if (!isWithinLimits(value)) visitor.rule('6.1.13');
    if (hasOperator(value)) visitor.rule('6.2.2');
  }
}

/** Whether something stands in an array or a dictionary that is no value. */
export function hasOperator(value: CosValue): boolean {
  if (value.kind === 'word') return value !== nullValue && !isOperandWord(value.text);
  if (value.kind === 'array') return value.items.some(hasOperator);
  return value.kind === 'dictionary' && [...value.entries.values()].some(hasOperator);
}

/** Whether all numbers in a value are as they have to be, and no string is too long. */
function isWithinLimits(value: CosValue): boolean {
  if (value.kind === 'number') return isSoundNumber(value);
  if (value.kind === 'string') return value.bytes.length <= limits.stringBytesMax;
  if (value.kind === 'array') return value.items.every(isWithinLimits);
  return value.kind !== 'dictionary' || [...value.entries.values()].every(isWithinLimits);
}

/** Whether the strings in a value are written as all readers read them. */
function isSound(bytes: Uint8Array, from: number, to: number, { kind }: CosValue): boolean {
  return !(kind === 'string' || kind === 'array' || kind === 'dictionary') || stringsAreCertain(bytes, from, to);
}

function after(
  operator: Operator,
  operands: readonly Operand[],
  state: DrawingState,
  visitor: ContentVisitor,
): DrawingState {
  const { effect, fills, strokes, target, space, resource } = operator;
  const last = operands.at(-1)?.value;
  const name = last?.kind === 'name' ? last.name : undefined;
  if (effect === 'show') {
    const { isFilled, fillsFirst, isStroked, strokesFirst } = state;
    if ((isFilled && fillsFirst) || (isStroked && strokesFirst)) visitor.colourSpace(firstColour);
    show(operands, state, visitor);
    return state;
  }
  if (effect === 'font') {
    const first = operands[0]?.value;
    return { ...state, font: first?.kind === 'name' ? first.name : undefined };
  }
  if ((fills !== undefined && state.fillsFirst) || (strokes === true && state.strokesFirst))
    visitor.colourSpace(firstColour);
  if (space !== undefined) visitor.colourSpace(space);
  else if (effect === 'colour-space' && name !== undefined) visitor.colourSpace(name);
  else if (resource !== undefined && name !== undefined) visitor.uses(resource, name, state.fillsFirst);
  else if (effect === 'intent' && !intents.some((intent) => isName(last, intent))) visitor.rule(clauseOf(operator));
  else if (effect === 'glyph-width') {
    const width = operands[0]?.value;
    if (width?.kind === 'number') visitor.glyphWidth(width.value);
  } else if (operator.setting === 'mode') return { ...state, ...textMode(last?.kind === 'number' ? last.value : 0) };
  if (target === 'fill' && state.fillsFirst) return { ...state, fillsFirst: false };
  if (target === 'stroke' && state.strokesFirst) return { ...state, strokesFirst: false };
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
function show(operands: readonly Operand[], { font, isVisible }: DrawingState, visitor: ContentVisitor): void {
  let isUsed = false;
  const write = (piece: CosValue): void => {
    if (piece.kind !== 'string' || piece.bytes.length === 0) return;
    visitor.shows(font, piece.bytes, isVisible);
    isUsed = true;
  };
  for (const { value } of operands) {
    if (value.kind === 'array') value.items.forEach(write);
    else write(value);
  }
  // A font is used even if nothing is written with it
  if (!isUsed) visitor.shows(font, nothing, isVisible);
}

const nothing = new Uint8Array(0);

function checkInlineImage(
  operator: Operator,
  { image, values, isWhole }: InstructionReader,
  visitor: ContentVisitor,
  isFirstColour: boolean,
): void {
  if (values.length > 0 || image === undefined || !isWhole) visitor.rule('6.2.2');
  if (image === undefined) return;
  visitor.inlineImage(image.dictionary, isFirstColour);
  if (isWhole && looksEnded(image.data)) visitor.rule(clauseOf(operator));
}
