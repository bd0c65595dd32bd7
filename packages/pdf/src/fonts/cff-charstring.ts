/** Subroutines by the number that a program calls. */
export type Subrs = (number: number) => Uint8Array | undefined;

const stemOperators = [1, 3, 18, 23, 19, 20];
const callsMax = 100;
const depthMax = 10;
const stackMax = 513;

/**
 * The width that the program of a glyph begins with (Adobe Technical Note 5177, 4.1), as the difference to the nominal
 * width; `standard` when it has none. Undefined when the program is not understood.
 */
export function charstringWidth(program: Uint8Array, own: Subrs, shared: Subrs): number | 'standard' | undefined {
  const stack: number[] = [];
  let calls = 0;

  /** `undefined` goes on behind a call; `false` gives up. */
  function run(bytes: Uint8Array, depth: number): number | 'standard' | false | undefined {
    for (let at = 0; at < bytes.length; ) {
      const head = bytes[at++] as number;
      const next = (offset: number): number => bytes[at + offset] ?? 0;
      if (stack.length > stackMax) return false;
      if (head === 0x1c) {
        stack.push(((next(0) << 24) >> 16) | next(1));
        at += 2;
      } else if (head === 255) {
        stack.push(((next(0) << 24) | (next(1) << 16) | (next(2) << 8) | next(3)) / 65_536);
        at += 4;
      } else if (head >= 251) stack.push(-(head - 251) * 256 - (bytes[at++] ?? 0) - 108);
      else if (head >= 247) stack.push((head - 247) * 256 + (bytes[at++] ?? 0) + 108);
      else if (head >= 32) stack.push(head - 139);
      else if (head === 11) return undefined;
      else if (head === 10 || head === 29) {
        const subr = (head === 10 ? own : shared)(stack.pop() ?? Number.NaN);
        if (subr === undefined || depth === depthMax || ++calls > callsMax) return false;
        const found = run(subr, depth + 1);
        if (found !== undefined) return found;
      } else return widthAt(head, stack);
    }
    return undefined;
  }

  const found = run(program, 0);
  return found === false ? undefined : found;
}

/** The width among the operands of the first operator that takes one. */
export function widthAt(operator: number, stack: readonly number[]): number | 'standard' | false {
  const first = stack[0] ?? 0;
  const count = stack.length;
  if (stemOperators.includes(operator)) return count % 2 === 1 ? first : 'standard';
  if (operator === 21) return count > 2 ? first : 'standard';
  if (operator === 4 || operator === 22) return count > 1 ? first : 'standard';
  if (operator === 14) return count === 1 || count === 5 ? first : 'standard';
  return false;
}
