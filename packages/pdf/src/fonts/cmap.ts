import { hexStringsAreWhole } from '../syntax/hex-strings.ts';
import { type Budget, ValueReader } from '../syntax/value-reader.ts';
import type { CosValue } from '../syntax/values.ts';

/** How codes of a composite font become characters (ISO 32000-1, 9.7.5). */
export interface CMap {
  /** Hands over the CID of each code of a string; undefined for a code without one. */
  readonly each: (text: Uint8Array, take: (cid: number | undefined) => void) => void;
}

/** Two bytes a code, which is the CID. */
export const identityMap: CMap = {
  each: (text, take) => {
    for (let at = 0; at + 1 < text.length; at += 2) take((text[at] as number) * 256 + (text[at + 1] as number));
    if (text.length % 2 === 1) take(undefined);
  },
};

/** Codes of some bytes between two. */
export interface CodeSpace {
  readonly length: number;
  readonly first: number;
  readonly last: number;
}

interface Range extends CodeSpace {
  readonly cid: number;
}

const rangesMax = 20_000;
/** ISO 19005-3, 6.1.13. */
const cidMax = 65_535;
const codeBytesMax = 4;

/** Reads an embedded map of at most `valuesMax` values; undefined when it builds on another one or is damaged. */
export function readCMap(program: Uint8Array, valuesMax: number): CMap | undefined {
  if (!hexStringsAreWhole(program, 0, program.length)) return undefined;
  const budget: Budget = { values: valuesMax };
  const reader = new ValueReader(program, 0, budget);
  const spaces: Range[] = [];
  const ranges: Range[] = [];
  let operands: CosValue[] = [];
  let open: string | undefined;
  for (reader.skip(); !reader.isAtEnd; reader.skip()) {
    const value = reader.value();
    if (value.kind !== 'word') {
      operands.push(value);
      continue;
    }
    if (value.text === 'usecmap' || operands.some((each) => each.kind === 'number' && !Number.isInteger(each.value)))
      return undefined;
    // How many entries follow
    if (/^begin(?:codespacerange|cidrange|cidchar)$/.test(value.text) && operands.at(-1)?.kind !== 'number')
      return undefined;
    const [, side, list] = /^(begin|end)((?:codespace|cid|notdef|bf)(?:range|char))$/.exec(value.text) ?? [];
    // A list begins, and ends by its own name: nothing else stands in it
    if (side === 'begin' ? open !== undefined : open !== (side === 'end' ? list : undefined)) return undefined;
    open = side === 'begin' ? list : undefined;
    if (value.text === 'endcodespacerange') takeRanges(spaces, operands, 2);
    else if (value.text === 'endcidrange') takeRanges(ranges, operands, 3);
    else if (value.text === 'endcidchar') takeRanges(ranges, operands, 1);
    if (ranges.length > rangesMax || spaces.length > rangesMax) return undefined;
    operands = [];
  }
  const rangeOf = rangeFinder(ranges);
  const isRead = budget.values >= 0 && spaces.length > 0 && rangeOf !== undefined;
  return isRead ? { each: eachCode(spaces, rangeOf) } : undefined;
}

/** Operands in groups: a code with its CID (1), two ends (2), or two ends with the first CID (3). */
function takeRanges(to: Range[], operands: readonly CosValue[], kind: 1 | 2 | 3): void {
  const strings = kind === 1 ? 1 : 2;
  const size = kind === 2 ? 2 : strings + 1;
  const listed = operands.slice(operands.length % size);
  for (let at = 0; at + size <= listed.length; at += size) {
    const [first, last] = [listed[at], listed[at + strings - 1]];
    const cid = kind === 2 ? undefined : listed[at + strings];
    if (first?.kind !== 'string' || last?.kind !== 'string' || first.bytes.length > codeBytesMax) continue;
    to.push({
      length: first.bytes.length,
      first: codeOf(first.bytes),
      last: codeOf(last.bytes),
      cid: cid?.kind === 'number' ? cid.value : 0,
    });
  }
}

function codeOf(bytes: Uint8Array): number {
  return bytes.reduce((code, byte) => code * 256 + byte, 0);
}

/** Whether each byte of a code lies between those of the two ends of a code space (ISO 32000-1, 9.7.6.2). */
export function isInSpace({ length, first, last }: CodeSpace, size: number, code: number): boolean {
  for (let unit = 1; unit < 256 ** size; unit *= 256) {
    const [byte = 0, low = 0, high = 0] = [code, first, last].map((value) => Math.floor(value / unit) % 256);
    if (byte < low || byte > high) return false;
  }
  return length === size;
}

type RangeFinder = (size: number, code: number) => Range | undefined;

/** So many ranges that have codes in common are looked through for each code; of more, no map that people use is made. */
const overlappingMax = 256;

/** Finds the range of a code: of several the one that is listed first. Undefined where that would take too long. */
function rangeFinder(ranges: readonly Range[]): RangeFinder | undefined {
  const sorted = [...ranges].sort((a, b) => a.length - b.length || a.first - b.first);
  const isApart = sorted.every((range, index) => {
    const before = sorted[index - 1];
    return before === undefined || before.length !== range.length || before.last < range.first;
  });
  const isWithin = (range: Range | undefined, size: number, code: number): boolean =>
    range !== undefined && range.length === size && code >= range.first && code <= range.last;
  if (!isApart) {
    if (ranges.length > overlappingMax) return undefined;
    return (size, code) => ranges.find((range) => isWithin(range, size, code));
  }
  return (size, code) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const range = sorted[middle] as Range;
      if (range.length < size || (range.length === size && range.last < code)) low = middle + 1;
      else high = middle;
    }
    return isWithin(sorted[low], size, code) ? sorted[low] : undefined;
  };
}

function eachCode(spaces: readonly Range[], rangeOf: RangeFinder): CMap['each'] {
  const lengths = [...new Set(spaces.map(({ length }) => length))].sort((a, b) => a - b);
  const known = new Map<number, number | undefined>();
  const cidOf = (size: number, code: number): number | undefined => {
    const key = code * 8 + size;
    if (!known.has(key)) {
      const range = rangeOf(size, code);
      const cid = range && range.cid + code - range.first;
      known.set(key, cid !== undefined && cid <= cidMax ? cid : undefined);
    }
    return known.get(key);
  };
  return (text, take) => {
    for (let at = 0; at < text.length; ) {
      const size = lengths.find((length) => {
        const code = codeOf(text.subarray(at, at + length));
        return at + length <= text.length && spaces.some((space) => isInSpace(space, length, code));
      });
      take(size === undefined ? undefined : cidOf(size, codeOf(text.subarray(at, at + size))));
      at += size ?? lengths[0] ?? 1;
    }
  };
}
