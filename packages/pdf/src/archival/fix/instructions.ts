import { hexStringsAreWhole } from '../../syntax/hex-strings.ts';
import { type Budget, ValueReader } from '../../syntax/value-reader.ts';
import { arrayValue, type CosValue, isName, nullValue, textOf } from '../../syntax/values.ts';
import { PdfBytes } from '../../writer/pdf-bytes.ts';
import {
  hasOperator,
  intents,
  isOperandWord,
  numeric,
  operators,
  type ResourceKind,
  resourceOperators,
  showing,
} from '../check/content.ts';
import { isSoundNumber } from '../check/numbers.ts';
import { limits } from '../limits.ts';
import { copyInlineImage } from './inline-images.ts';
import { shortStrings, soundNumber } from './operands.ts';

/** What instructions are read with: the resources that their names stand in. */
export interface InstructionContext {
  /** Whether something of that name is there, after the call at the latest. */
  has(kind: ResourceKind, name: string): boolean;
}

/**
 * The instructions without what PDF does not know (ISO 19005-3, 6.2.2), with strings, numbers and inline pictures as 6.1
 * has them. What is left out, readers pass over as well. Undefined where they cannot be followed to their end.
 */
export function repairedInstructions(
  bytes: Uint8Array,
  budget: Budget,
  context: InstructionContext,
): Uint8Array | undefined {
  const reader = new ValueReader(bytes, 0, budget, 'instructions');
  const writer = new InstructionWriter(bytes, context);
  let operands: CosValue[] = [];
  let start = 0;
  let isSound = true;
  for (reader.skip(); !reader.isAtEnd; reader.skip()) {
    const at = reader.at;
    if (operands.length === 0) start = at;
    const value = reader.value();
    if (budget.values < 0) return undefined;
    if (value === nullValue) isSound = false;
    else if (value.kind !== 'word' || isOperandWord(value.text)) {
      isSound &&= isSoundOperand(value, bytes, at, reader.at);
      operands.push(value);
      if (operands.length > operandsMax) return undefined;
    } else {
      if (value.text !== 'BI') writer.instruction(value.text, operands, isSound ? [start, reader.at] : undefined);
      else if (!copyInlineImage(reader, writer.out)) return undefined;
      operands = [];
      isSound = true;
    }
  }
  return writer.finished();
}

const operandsMax = 1000;

function isSoundOperand(value: CosValue, bytes: Uint8Array, from: number, to: number): boolean {
  if (value.kind === 'number') return isSoundNumber(value);
  if (hasOperator(value)) return false;
  if (value.kind === 'string')
    return value.bytes.length <= limits.stringBytesMax && hexStringsAreWhole(bytes, from, to);
  if (value.kind !== 'array' && value.kind !== 'dictionary') return true;
  const inner = value.kind === 'array' ? value.items : [...value.entries.values()];
  return inner.every((item) => isSoundOperand(item, bytes, from, to));
}

/** Writes instructions one after another, and knows which `q` were never undone. */
class InstructionWriter {
  readonly out = new PdfBytes();
  readonly #bytes: Uint8Array;
  readonly #context: InstructionContext;
  /** Where each open `q` was written, and whether a font was chosen before it. */
  readonly #saved: { readonly at: number | undefined; readonly hasFont: boolean }[] = [];
  #hasFont = false;
  #deepest = 0;

  constructor(bytes: Uint8Array, context: InstructionContext) {
    this.#bytes = bytes;
    this.#context = context;
  }

  /** An instruction; `range` is where it stands, when it can be taken as it is. */
  instruction(operator: string, operands: readonly CosValue[], range: readonly [number, number] | undefined): void {
    if (!operators.has(operator)) return;
    if (operator === 'q')
      this.#saved.push({ at: operands.length === 0 ? this.out.length : undefined, hasFont: this.#hasFont });
    else if (operator === 'Q') this.#hasFont = this.#saved.pop()?.hasFont ?? this.#hasFont;
    this.#deepest = Math.max(this.#deepest, this.#saved.length);
    const kept = this.#kept(operator, operands);
    if (kept === undefined) return;
    const numbers = numeric.has(operator) ? operands.filter(({ kind }) => kind === 'number') : operands;
    const isWhole = numbers.length === operands.length;
    if (range !== undefined && isWhole && kept === operator && !this.#hasComment(range))
      this.out.bytes(this.#bytes.subarray(...range));
    else this.out.text(instructionText(kept, numbers));
    this.out.byte(newLine);
  }

  #hasComment([from, to]: readonly [number, number]): boolean {
    return this.#bytes.subarray(from, to).includes(percent);
  }

  /** The operator, or another in its place; undefined for an instruction that names what is not there. */
  #kept(operator: string, operands: readonly CosValue[]): string | undefined {
    const last = operands.at(-1);
    const name = last?.kind === 'name' ? last.name : undefined;
    const kind = resourceOperators[operator];
    if (operator === 'ri') return intents.some((intent) => isName(last, intent)) ? operator : undefined;
    if (operator === 'Tf') {
      const font = operands[0]?.kind === 'name' ? operands[0].name : undefined;
      this.#hasFont = font !== undefined && this.#context.has('Font', font);
      return this.#hasFont ? operator : undefined;
    }
    // Without a font nothing is shown, but the line is ended
    if (showing.has(operator) && !this.#hasFont) return operator === "'" || operator === '"' ? 'T*' : undefined;
    const isSpace = operator === 'cs' || operator === 'CS';
    if (name !== undefined && isSpace && !deviceNames.test(name))
      return this.#context.has('ColorSpace', name) ? operator : undefined;
    if (name === undefined || kind === undefined || this.#context.has(kind, name)) return operator;
    return operator === 'BDC' ? 'BMC' : undefined;
  }

  finished(): Uint8Array {
    const whole = this.out.copy();
    // A state that is never restored need not have been saved
    if (this.#deepest > limits.savedStatesMax)
      for (const { at } of this.#saved) if (at !== undefined) whole[at] = blank;
    return whole;
  }
}

const newLine = 10;
const percent = 0x25;
const blank = 32;
const deviceNames = /^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;

function instructionText(operator: string, operands: readonly CosValue[]): string {
  if (operator === 'T*') return operator;
  if (operator === 'BMC') return `${textOf(operands[0] ?? nullValue)} BMC`;
  const sound = operands.map(soundNumber);
  const text = sound.at(-1);
  if (showing.has(operator) && text?.kind === 'string' && text.bytes.length > limits.stringBytesMax)
    return [...stepsBefore(operator, sound), `[${shortStrings(text).map(textOf).join('')}] TJ`].join(' ');
  const parts = sound.map((value) => (value.kind === 'array' ? arrayValue(value.items.flatMap(shortened)) : value));
  return [...parts.map(textOf), operator].join(' ');
}

/** What an operator does before it shows its text (ISO 32000-1, table 109). */
function stepsBefore(operator: string, [words, letters]: readonly CosValue[]): readonly string[] {
  if (operator === 'Tj' || words === undefined) return [];
  const spacing = operator === '"' && letters !== undefined ? [`${textOf(words)} Tw`, `${textOf(letters)} Tc`] : [];
  return [...spacing, 'T*'];
}

const shortened = (value: CosValue): readonly CosValue[] => (value.kind === 'string' ? shortStrings(value) : [value]);
