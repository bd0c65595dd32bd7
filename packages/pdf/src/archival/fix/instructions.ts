import { InstructionReader, type InstructionReading } from '../../content/instructions.ts';
import {
  hasItsOperands,
  type Operator,
  operandCount,
  operatorsByCode,
  type ResourceKind,
  takesNumbers,
} from '../../content/operators.ts';
import { stringsAreCertain } from '../../syntax/hex-strings.ts';
import type { Budget } from '../../syntax/value-reader.ts';
import { arrayValue, type CosValue, isName, nameValue, textOf } from '../../syntax/values.ts';
import { PdfBytes } from '../../writer/pdf-bytes.ts';
import { hasOperator, intents } from '../check/content.ts';
import { isSoundNumber } from '../check/numbers.ts';
import { limits } from '../limits.ts';
import { writeInlineImage } from './inline-images.ts';
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
  reading: InstructionReading & { readonly values: Budget },
  context: InstructionContext,
): Uint8Array | undefined {
  const reader = new InstructionReader(bytes, reading);
  const writer = new InstructionWriter(bytes, context);
  for (let code = reader.next(); code !== undefined; code = reader.next()) {
    const operator = operatorsByCode.get(code);
    if (reader.isOverfull || !reader.isWhole) return undefined;
    if (operator?.effect === 'inline-image') {
      if (reader.image === undefined || !writeInlineImage(reader.image, writer.out)) return undefined;
    } else if (operator !== undefined && operator.effect !== 'inline-part') {
      const isSound =
        !reader.hasStray &&
        reader.values.every(({ value, from, to }) => isSoundOperand(value) && stringsAreCertain(bytes, from, to));
      const operands = reader.values.map(({ value }) => value);
      writer.instruction(operator, operands, isSound ? [reader.start, reader.end] : undefined);
    }
  }
  return reading.values.values < 0 ? undefined : writer.finished();
}

function isSoundOperand(value: CosValue): boolean {
  if (value.kind === 'number') return isSoundNumber(value);
  if (hasOperator(value)) return false;
  if (value.kind === 'string') return value.bytes.length <= limits.stringBytesMax;
  if (value.kind !== 'array' && value.kind !== 'dictionary') return true;
  const inner = value.kind === 'array' ? value.items : [...value.entries.values()];
  return inner.every(isSoundOperand);
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
  instruction(operator: Operator, operands: readonly CosValue[], range: readonly [number, number] | undefined): void {
    if (operator.effect === 'save')
      this.#saved.push({ at: operands.length === 0 ? this.out.length : undefined, hasFont: this.#hasFont });
    else if (operator.effect === 'restore') this.#hasFont = this.#saved.pop()?.hasFont ?? this.#hasFont;
    this.#deepest = Math.max(this.#deepest, this.#saved.length);
    const kinds = operands.map(({ kind }) => kind);
    const isFitting = hasItsOperands(operator, kinds);
    const own = takenOf(operator, operands);
    const kept = isFitting ? this.#kept(operator, own) : this.#instead(operator);
    if (kept === undefined) return;
    const isItself = isFitting && kept === operator.name;
    const taken = isItself ? own : takenInstead(operator, own);
    const isWhole = isItself && taken.length === operands.length;
    if (range !== undefined && isWhole && !this.#hasComment(range)) this.out.bytes(this.#bytes.subarray(...range));
    else this.out.text(instructionText(operator, kept, taken));
    this.out.byte(newLine);
  }

  #hasComment([from, to]: readonly [number, number]): boolean {
    return this.#bytes.subarray(from, to).includes(percent);
  }

  /** The name of the operator, or of another in its place; undefined for an instruction that names what is not there. */
  #kept(operator: Operator, operands: readonly CosValue[]): string | undefined {
    const { effect, resource, without, name } = operator;
    const last = operands.at(-1);
    if (effect === 'intent') return intents.some((intent) => isName(last, intent)) ? name : undefined;
    if (effect === 'font') {
      const font = operands[0]?.kind === 'name' ? operands[0].name : undefined;
      this.#hasFont = font !== undefined && this.#context.has('Font', font);
      return this.#hasFont ? name : undefined;
    }
    // Without a font nothing is shown, but the line is ended
    if (effect === 'show') return this.#hasFont ? name : without;
    if (last?.kind !== 'name' || resource === undefined) return name;
    const isDevice = effect === 'colour-space' && deviceNames.test(last.name);
    return isDevice || this.#context.has(resource, last.name) ? name : without;
  }

  /** What stands in for an operator that has others than its operands. */
  #instead({ effect, without }: Operator): string | undefined {
    if (effect === 'font') this.#hasFont = false;
    return without;
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

/** An instruction anew, by the name of its operator or of the one in its place. */
function instructionText(operator: Operator, kept: string, operands: readonly CosValue[]): string {
  const sound = operands.map(soundNumber);
  const text = sound.at(-1);
  if (operator.effect === 'show' && text?.kind === 'string' && text.bytes.length > limits.stringBytesMax)
    return [...stepsBefore(operator, sound), `[${shortStrings(text).map(textOf).join('')}] TJ`].join(' ');
  const parts = sound.map((value) => (value.kind === 'array' ? arrayValue(value.items.flatMap(shortened)) : value));
  return [...parts.map(textOf), kept].join(' ');
}

/** The operands of an operator, without what is no number where it takes numbers: of too many the last ones, as viewers take them. */
function takenOf(operator: Operator, operands: readonly CosValue[]): readonly CosValue[] {
  const taken = takesNumbers(operator) ? operands.filter(({ kind }) => kind === 'number') : operands;
  return taken.slice(-(operandCount(operator) ?? taken.length));
}

/** What stands in for another takes none of its operands, or the name of a mark, which has to be one. */
function takenInstead({ effect }: Operator, [first]: readonly CosValue[]): readonly CosValue[] {
  if (effect !== 'begin-mark') return [];
  return [first?.kind === 'name' ? first : nameValue('Span')];
}

/** What an operator does before it shows its text (ISO 32000-1, table 109). */
function stepsBefore({ isOnNextLine, sets }: Operator, [words, letters]: readonly CosValue[]): readonly string[] {
  if (isOnNextLine !== true) return [];
  const isSpaced = sets === 'spacing' && words !== undefined && letters !== undefined;
  return [...(isSpaced ? [`${textOf(words)} Tw`, `${textOf(letters)} Tc`] : []), 'T*'];
}

const shortened = (value: CosValue): readonly CosValue[] => (value.kind === 'string' ? shortStrings(value) : [value]);
