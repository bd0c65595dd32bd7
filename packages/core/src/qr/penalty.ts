import { marginLines, type Strips, stripHeight } from './strips.ts';

/** Weights of the four features (ISO/IEC 18004, 7.8.3.1). */
const runWeight = 3;
const blockWeight = 3;
const finderWeight = 40;
const balanceWeight = 10;

/** A symbol as data XOR pattern (function patterns, format information and data mask), packed both ways. */
export interface PackedSymbol {
  readonly size: number;
  readonly rows: Strips;
  readonly columns: Strips;
}

/**
 * Penalty of data XOR pattern by the four rules of ISO/IEC 18004, 7.8.3.1, over the complete symbol with its format
 * information. Gives up and returns some value ≥ `limit` once the penalty cannot stay below it.
 * Rule 3 counts a 1:1:3:1:1 pattern once, whether light modules precede it, follow it, or both, and takes the quiet
 * zone as light: of the readings in use only this one gives the masks of the standard's own symbols (figure 1 and
 * figure 29 top of the 2024 edition, annex I).
 */
export function maskPenalty(data: PackedSymbol, pattern: PackedSymbol, limit: number): number {
  const { size } = data;
  let penalty = linePenalty(data.rows, pattern.rows, size, limit);
  if (penalty >= limit) return penalty;
  penalty += blockWeight * blockCount(data.rows, pattern.rows, size);
  if (penalty >= limit) return penalty;
  penalty += linePenalty(data.columns, pattern.columns, size, limit - penalty);
  if (penalty >= limit) return penalty;
  return penalty + balancePenalty(data.rows, pattern.rows, size);
}

/**
 * Rules 1 and 3 along the positions of 32 neighbouring lines at once: a word is one module of each, and the loop
 * walks across them. Packed by rows this evaluates the columns, and the other way round.
 */
function linePenalty(data: Strips, pattern: Strips, size: number, limit: number): number {
  const height = stripHeight(size);
  let penalty = 0;
  for (let first = marginLines, left = size; left > 0; first += height, left -= 32) {
    const lanes = left < 32 ? (1 << left) - 1 : -1;
    const end = first + size;
    let previous = (data[first] as number) ^ (pattern[first] as number);
    let same1 = 0;
    let three1 = 0;
    let three2 = 0;
    let run1 = 0;
    let unchanged1 = -1;
    let unchanged2 = -1;
    let unchanged3 = -1;
    let unchanged4 = -1;
    for (let i = first + 1; i < end; i++) {
      const word = (data[i] as number) ^ (pattern[i] as number);
      const same = ~(word ^ previous) & lanes;
      // Three, then five modules of one colour end here; a run of n scores n − 5 + 3 = (n − 4) + 2.
      const three = same & same1;
      const run = three & three2;
      penalty += bitCount(run) + (runWeight - 1) * bitCount(run & ~run1);
      // Of seven modules the third to fifth are equal, the others differ from their neighbours: 1011101 or 0100010.
      const unchanged = same | same1;
      const finder = word & three2 & ~(unchanged | unchanged4);
      if (finder !== 0 && i >= first + 6) {
        const before =
          ((data[i - 7] as number) ^ (pattern[i - 7] as number)) |
          ((data[i - 8] as number) ^ (pattern[i - 8] as number)) |
          ((data[i - 9] as number) ^ (pattern[i - 9] as number)) |
          ((data[i - 10] as number) ^ (pattern[i - 10] as number));
        const after =
          ((data[i + 1] as number) ^ (pattern[i + 1] as number)) |
          ((data[i + 2] as number) ^ (pattern[i + 2] as number)) |
          ((data[i + 3] as number) ^ (pattern[i + 3] as number)) |
          ((data[i + 4] as number) ^ (pattern[i + 4] as number));
        penalty += finderWeight * bitCount(finder & ~(before & after));
      }
      previous = word;
      same1 = same;
      three2 = three1;
      three1 = three;
      run1 = run;
      unchanged4 = unchanged3;
      unchanged3 = unchanged2;
      unchanged2 = unchanged1;
      unchanged1 = unchanged;
    }
    if (penalty >= limit) return penalty;
  }
  return penalty;
}

/** Rule 2: overlapping 2 × 2 blocks of one colour. */
function blockCount(data: Strips, pattern: Strips, size: number): number {
  const height = stripHeight(size);
  let count = 0;
  for (let first = marginLines, left = size - 1; left >= 0; first += height, left -= 32) {
    const lanes = left < 32 ? (1 << left) - 1 : -1;
    const end = first + size;
    let previous = 0;
    let pairs1 = 0;
    for (let i = first; i < end; i++) {
      const word = (data[i] as number) ^ (pattern[i] as number);
      const beyond = (data[i + height] as number) ^ (pattern[i + height] as number);
      const pairs = ~(word ^ ((word >>> 1) | (beyond << 31))) & lanes;
      count += bitCount(pairs & pairs1 & ~(word ^ previous));
      previous = word;
      pairs1 = pairs;
    }
  }
  return count;
}

/** Rule 4: the share of dark modules, in steps of 5 % away from one half. */
function balancePenalty(data: Strips, pattern: Strips, size: number): number {
  const total = size * size;
  let dark = 0;
  for (let i = 0; i < data.length; i++) dark += bitCount((data[i] as number) ^ (pattern[i] as number));
  return balanceWeight * Math.floor(Math.abs(20 * dark - 10 * total) / total);
}

/** Number of set bits: counts of 2, 4 and 8 bits side by side, then the sum of the bytes. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
