import { InstructionReader } from '../content/instructions.ts';
import { type Operator, operatorsByCode } from '../content/operators.ts';
import { latin1 } from '../syntax/bytes.ts';

/** Where a glyph that is drawn says its width. */
const headBytes = 160;
const headValuesMax = 100;

/** The beginning of the instructions of a glyph: what is in front of the width, and the width as it is written. */
export interface DrawnHead {
  readonly front: string;
  readonly width: string;
}

/** What the first instruction of a glyph, `d0` or `d1`, says (ISO 32000-1, 9.6.5); undefined when it is another one. */
export function drawnHead(program: Uint8Array): DrawnHead | undefined {
  const { reader, operator } = firstInstruction(program);
  const [width] = reader.values;
  const isWhole = reader.values.length === operator?.operands.length && !reader.hasStray;
  if (!isWhole || width?.value.kind !== 'number') return undefined;
  if (!reader.values.every(({ value }) => value.kind === 'number')) return undefined;
  return { front: latin1(program.subarray(0, width.from)), width: width.value.text };
}

/** Where the first instruction of a glyph ends when it is to say the width, whatever it says; otherwise 0. */
export function drawnHeadEnd(program: Uint8Array): number {
  const { reader, operator } = firstInstruction(program);
  return operator === undefined ? 0 : reader.end;
}

function firstInstruction(program: Uint8Array): {
  readonly reader: InstructionReader;
  readonly operator: Operator | undefined;
} {
  const reader = new InstructionReader(program.subarray(0, headBytes), { values: { values: headValuesMax } });
  const operator = operatorsByCode.get(reader.next() ?? 0);
  return { reader, operator: operator?.effect === 'glyph-width' ? operator : undefined };
}
