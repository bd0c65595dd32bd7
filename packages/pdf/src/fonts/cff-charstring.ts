import { joined } from './font-bytes.ts';

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
const callOwn = 10;
const endOfSubr = 11;
const callShared = 29;

/** The program of a glyph, and what it may call. */
export interface Callable {
  readonly bytes: Uint8Array;
  /** Subroutines of the glyph's dictionary, and of the whole font. */
  readonly own: Subrs;
  readonly shared: Subrs;
}

/** A number on the stack as it is written in a program, and what it says. */
interface Written {
  readonly bytes: Uint8Array;
  readonly value: number;
}

/** The beginning of a program, subroutines on the way written out. */
interface Head {
  readonly numbers: readonly Written[];
  /** The first operator that is no call. */
  readonly operator: number;
  /** The program from that operator on. */
  rest(): Uint8Array;
}

/**
 * The width that the program of a glyph begins with (Adobe Technical Note 5177, 4.1), as the difference to the nominal
 * width; `standard` when it has none. Undefined when the program is not understood.
 */
export function charstringWidth(program: Callable): number | 'standard' | undefined {
  const head = headOf(program);
  const found = head && widthIn(head);
  return found === false ? undefined : found;
}

/**
 * The numbers before the first operator, and the program from there on. Undefined where readers find different ones: a
 * number that is cut off, a subroutine that is not there or goes on behind its end.
 */
export function headOf({ bytes, own, shared }: Callable): Head | undefined {
  const numbers: Written[] = [];
  const open: { readonly bytes: Uint8Array; at: number }[] = [{ bytes, at: 0 }];
  for (let calls = 0; calls <= callsMax && numbers.length <= stackMax; ) {
    const current = open.at(-1);
    const start = current?.at ?? 0;
    const first = current?.bytes[start];
    if (current === undefined || (first === undefined && open.length === 1)) return undefined;
    const length = first === undefined ? 0 : numberLength(first);
    current.at += Math.max(1, length);
    if (first === undefined) open.pop();
    else if (length > 0) {
      if (current.at > current.bytes.length) return undefined;
      const written = current.bytes.subarray(start, current.at);
      numbers.push({ bytes: written, value: valueOf(written) });
    } else if (first === endOfSubr) {
      // Some readers go on behind it
      if (open.length === 1 || current.at < current.bytes.length) return undefined;
      open.pop();
    } else if (first === callOwn || first === callShared) {
      const subr = (first === callOwn ? own : shared)(numbers.pop()?.value ?? Number.NaN);
      if (subr === undefined || open.length > depthMax) return undefined;
      open.push({ bytes: subr, at: 0 });
      calls++;
    } else {
      current.at = start;
      return {
        numbers,
        operator: first,
        rest: () => joined([...open].reverse().map((each) => withoutReturn(each.bytes.subarray(each.at)))),
      };
    }
  }
  return undefined;
}

function withoutReturn(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === endOfSubr ? bytes.subarray(0, -1) : bytes;
}

/** Bytes of the number that begins with this one; 0 when none does. */
function numberLength(first: number): number {
  if (first === 0x1c) return 3;
  if (first === 255) return 5;
  return first < 32 ? 0 : first < 247 ? 1 : 2;
}

function valueOf(written: Uint8Array): number {
  const [first = 0, a = 0, b = 0, c = 0, d = 0] = written;
  if (first === 0x1c) return ((a << 24) >> 16) | b;
  if (first === 255) return ((a << 24) | (b << 16) | (c << 8) | d) / 65_536;
  if (first >= 251) return -(first - 251) * 256 - a - 108;
  return first >= 247 ? (first - 247) * 256 + a + 108 : first - 139;
}

/**
 * The width among the operands of the first operator that takes one; false where there are more or fewer of them than it
 * takes: each reader makes something else of those.
 */
export function widthIn({ operator, numbers }: Head): number | 'standard' | false {
  const taken = takenBy(operator, numbers.length);
  if (taken === undefined) return false;
  return taken === numbers.length ? 'standard' : (numbers[0]?.value ?? 0);
}

/** How many operands an operator takes of those that are there, one of which may be a width before them. */
function takenBy(operator: number, count: number): number | undefined {
  const possible = stemOperators.includes(operator) ? [count - (count % 2)] : (taken[operator] ?? []);
  return possible.find((number) => number === count || number === count - 1);
}
