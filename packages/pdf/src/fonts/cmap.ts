import { hexStringsAreWhole } from '../syntax/hex-strings.ts';
import { type Budget, ValueReader } from '../syntax/value-reader.ts';
import { type CosValue, numberOf } from '../syntax/values.ts';

/** How codes of a composite font become characters (ISO 32000-1, 9.7.5). */
export interface CMap {
  /** Hands over the CID of each code of a string; undefined for a code without one. */
  readonly each: (text: Uint8Array, take: (cid: number | undefined) => void) => void;
}

/** A map that stands in a document. */
export interface EmbeddedMap extends CMap {
  /**
   * Whether its lists are as long as they say, and lead to CIDs alone: else readers that count see others than those that look for the
   * end.
   */
  readonly isPlain: boolean;
  readonly spaces: readonly CodeSpace[];
  readonly ranges: readonly CidRange[];
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

/** Codes that lead to CIDs, the first of them to `cid` and each further one to the next. */
export interface CidRange extends CodeSpace {
  readonly cid: number;
}

const rangesMax = 20_000;
/** ISO 19005-3, 6.1.13. */
const cidMax = 65_535;
const codeBytesMax = 4;

/** Reads an embedded map of at most `valuesMax` values; undefined when it builds on another one or is damaged. */
export function readCMap(program: Uint8Array, valuesMax: number): EmbeddedMap | undefined {
  if (!hexStringsAreWhole(program, 0, program.length)) return undefined;
  const budget: Budget = { values: valuesMax };
  const reader = new ValueReader(program, 0, budget);
  const spaces: CidRange[] = [];
  const ranges: CidRange[] = [];
  let said: number | undefined;
  let isPlain = true;
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
    const [, side, list] = /^(begin|end)((?:codespace|cid|notdef|bf)(?:range|char))$/.exec(value.text) ?? [];
    // A list begins, and ends by its own name: nothing else stands in it
    if (side === 'begin' ? open !== undefined : open !== (side === 'end' ? list : undefined)) return undefined;
    open = side === 'begin' ? list : undefined;
    const entry = list === undefined ? undefined : entries[list];
    if (entry !== undefined && side === 'begin') {
      said = numberOf(operands.at(-1));
      if (said === undefined) return undefined;
    } else if (entry !== undefined) {
      const taken = rangesIn(operands, entry);
      isPlain &&= taken.length === said && operands.length === said * entry.operands;
      isPlain &&= list === 'codespacerange' || taken.every(areCids);
      if (!list?.startsWith('notdef')) {
        const to = list === 'codespacerange' ? spaces : ranges;
        for (const range of taken) to.push(range);
      }
    }
    if (ranges.length > rangesMax || spaces.length > rangesMax) return undefined;
    operands = [];
  }
  const rangeOf = rangeFinder(ranges);
  const isRead = budget.values >= 0 && spaces.length > 0 && rangeOf !== undefined;
  return isRead ? { each: eachCode(spaces, rangeOf), isPlain, spaces, ranges } : undefined;
}

/** Of how many operands an entry of a list is, and how many of them are codes, in front of a CID. */
interface Entry {
  readonly operands: number;
  readonly codes: 1 | 2;
}

const entries: Readonly<Record<string, Entry>> = {
  __proto__: null as never,
  codespacerange: { operands: 2, codes: 2 },
  cidrange: { operands: 3, codes: 2 },
  cidchar: { operands: 2, codes: 1 },
  notdefrange: { operands: 3, codes: 2 },
  notdefchar: { operands: 2, codes: 1 },
};

/** The entries of a list as ranges: of one code or of two ends. */
function rangesIn(operands: readonly CosValue[], { operands: size, codes }: Entry): CidRange[] {
  const listed = operands.slice(operands.length % size);
  const ranges: CidRange[] = [];
  for (let at = 0; at + size <= listed.length; at += size) {
    const [first, last] = [listed[at], listed[at + codes - 1]];
    const cid = size === codes ? 0 : numberOf(listed[at + codes]);
    const areCodes = first?.kind === 'string' && last?.kind === 'string' && first.bytes.length <= codeBytesMax;
    if (areCodes && cid !== undefined)
      ranges.push({ length: first.bytes.length, first: codeOf(first.bytes), last: codeOf(last.bytes), cid });
  }
  return ranges;
}

const areCids = ({ first, last, cid }: CidRange): boolean => cid >= 0 && cid + last - first <= cidMax;

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

type RangeFinder = (size: number, code: number) => CidRange | undefined;

/** So many ranges that have codes in common are looked through for each code; of more, no map that people use is made. */
const overlappingMax = 256;

/** Finds the range of a code: of several the one that is listed first. Undefined where that would take too long. */
function rangeFinder(ranges: readonly CidRange[]): RangeFinder | undefined {
  const sorted = [...ranges].sort((a, b) => a.length - b.length || a.first - b.first);
  const isApart = sorted.every((range, index) => {
    const before = sorted[index - 1];
    return before === undefined || before.length !== range.length || before.last < range.first;
  });
  const isWithin = (range: CidRange | undefined, size: number, code: number): boolean =>
    range !== undefined && range.length === size && code >= range.first && code <= range.last;
  if (!isApart) {
    if (ranges.length > overlappingMax) return undefined;
    return (size, code) => ranges.find((range) => isWithin(range, size, code));
  }
  return (size, code) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const range = sorted[middle] as CidRange;
      if (range.length < size || (range.length === size && range.last < code)) low = middle + 1;
      else high = middle;
    }
    return isWithin(sorted[low], size, code) ? sorted[low] : undefined;
  };
}

function eachCode(spaces: readonly CidRange[], rangeOf: RangeFinder): CMap['each'] {
  const lengths = [...new Set(spaces.map(({ length }) => length))].sort((a, b) => a - b);
  const known = new Map<number, number | undefined>();
  const cidOf = (size: number, code: number): number | undefined => {
    const key = code * 8 + size;
    if (!known.has(key)) {
      const range = rangeOf(size, code);
      const cid = range && range.cid + code - range.first;
      known.set(key, cid !== undefined && cid >= 0 && cid <= cidMax ? cid : undefined);
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
