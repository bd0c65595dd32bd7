/** Subroutines by the number that a program calls. */
export type Subrs = (number: number) => Uint8Array | undefined;

/** hstem, vstem, hstemhm, vstemhm, hintmask and cntrmask: pairs of operands. */
const stemOperators = [1, 3, 18, 23, 19, 20];
/** Operands of vmoveto, endchar (four of them name two glyphs that stand on each other), rmoveto and hmoveto. */
const taken: Readonly<Record<number, readonly number[]>> = { 4: [1], 14: [0, 4], 21: [2], 22: [1] };
const callsMax = 100;
const depthMax = 10;
/** Operands that a reader has room for (Adobe Technical Note 5177, appendix B). */
const stackMax = 48;

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

/**
 * The width among the operands of the first operator that takes one; false where there are more or fewer of them than it
 * takes: each reader makes something else of those.
 */
export function widthAt(operator: number, stack: readonly number[]): number | 'standard' | false {
  const taken = takenBy(operator, stack.length);
  if (taken === undefined) return false;
  return taken === stack.length ? 'standard' : (stack[0] ?? 0);
}

/** How many operands an operator takes of those that are there, one of which may be a width before them. */
function takenBy(operator: number, count: number): number | undefined {
  const possible = stemOperators.includes(operator) ? [count - (count % 2)] : (taken[operator] ?? []);
  return possible.find((number) => number === count || number === count - 1);
}
