import { FontBytes } from './font-bytes.ts';

/** The operators that are asked for (Adobe Technical Note 5176, tables 9, 10 and 23); those of two bytes from 1200 on. */
export const operators = {
  charset: 15,
  encoding: 16,
  charStrings: 17,
  private: 18,
  subrs: 19,
  defaultWidth: 20,
  nominalWidth: 21,
  matrix: 1207,
  ros: 1230,
  fontDictionaries: 1236,
  fontSelection: 1237,
} as const;

/** An entry of a dictionary: its operator, its operands as they are written, and the numbers that these are. */
export interface Entry {
  readonly operator: number;
  readonly operands: Uint8Array;
  readonly numbers: readonly number[];
  /** False where a byte stands among the operands that begins none. */
  readonly isSound: boolean;
}

/** How many operands an operator has; undefined: any number. */
type Counts = ReadonlyMap<number, number | undefined>;

const countsOf = (...groups: readonly (readonly [count: number | undefined, operators: readonly number[]])[]): Counts =>
  new Map(groups.flatMap(([count, of]) => of.map((operator) => [operator, count] as const)));

/** What a dictionary of a font, and a private one, may say. */
const counts: Readonly<Record<'font' | 'private', Counts>> = {
  font: countsOf(
    [1, [0, 1, 2, 3, 4, 13, 15, 16, 17, 1200, 1201, 1202, 1203, 1204, 1205, 1206, 1208, 1220, 1221, 1222]],
    [1, [1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238]],
    [2, [18]],
    [3, [1230]],
    [4, [5]],
    [6, [1207]],
    [undefined, [14, 1223]],
  ),
  private: countsOf(
    [1, [10, 11, 19, 20, 21, 1209, 1210, 1211, 1214, 1215, 1216, 1217, 1218, 1219]],
    [undefined, [6, 7, 8, 9, 1212, 1213]],
  ),
};

/** The entries of a dictionary in their order (section 4); `isEnded` is false where operands stand behind the last operator. */
export function entriesOf(data: Uint8Array): { readonly entries: readonly Entry[]; readonly isEnded: boolean } {
  const bytes = new FontBytes(data);
  const entries: Entry[] = [];
  let [start, at, isSound] = [0, 0, true];
  let numbers: number[] = [];
  while (at < data.length) {
    const head = bytes.u8(at);
    if (head <= 21) {
      const operator = head === 12 ? 1200 + bytes.u8(at + 1) : head;
      entries.push({ operator, operands: data.subarray(start, at), numbers, isSound });
      at += head === 12 ? 2 : 1;
      [start, numbers, isSound] = [at, [], true];
    } else if (head === 30) {
      const { value, end } = realAt(bytes, at + 1);
      numbers.push(value);
      at = end;
    } else if (isReserved(head)) {
      isSound = false;
      at++;
    } else {
      numbers.push(wholeAt(bytes, at));
      at += head === 28 ? 3 : head === 29 ? 5 : head < 247 ? 1 : 2;
    }
  }
  return { entries, isEnded: start >= data.length && !bytes.isPast };
}

const isReserved = (head: number): boolean => (head >= 22 && head <= 27) || head === 31 || head === 255;

/** A whole number (table 3). */
function wholeAt(bytes: FontBytes, at: number): number {
  const head = bytes.u8(at);
  if (head === 28) return bytes.s16(at + 1);
  if (head === 29) return bytes.u32(at + 1) | 0;
  if (head < 247) return head - 139;
  return head < 251 ? (head - 247) * 256 + bytes.u8(at + 1) + 108 : -(head - 251) * 256 - bytes.u8(at + 1) - 108;
}

const realDigits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'E', 'E-', '', '-'];

/** A number of half bytes, a digit each (table 5). */
function realAt(bytes: FontBytes, from: number): { readonly value: number; readonly end: number } {
  let text = '';
  for (let at = from; at < bytes.bytes.length; at++) {
    const pair = bytes.u8(at);
    for (const digit of [pair >> 4, pair & 15]) {
      if (digit === 15) return { value: Number.parseFloat(text), end: at + 1 };
      text += realDigits[digit] ?? '';
    }
  }
  return { value: Number.parseFloat(text), end: bytes.bytes.length };
}

/** Whether an entry says something that a dictionary of its kind may say, in as many numbers as it takes. */
function isKnown({ operator, numbers, isSound }: Entry, kind: keyof typeof counts): boolean {
  const known = counts[kind];
  const count = known.get(operator);
  return isSound && known.has(operator) && (count === undefined || count === numbers.length);
}

/** Whether every reader makes the same of a dictionary: it says what it may, once, and each number is one. */
export function isPlainDictionary(data: Uint8Array, kind: keyof typeof counts): boolean {
  const { entries, isEnded } = entriesOf(data);
  const areNumbers = entries.every((entry) => isKnown(entry, kind) && !entry.numbers.some(Number.isNaN));
  return isEnded && areNumbers && new Set(entries.map(({ operator }) => operator)).size === entries.length;
}

/** The entries that every reader makes the same of, each operator once. */
export function plainEntries(data: Uint8Array, kind: keyof typeof counts): readonly Entry[] {
  const known = entriesOf(data).entries.filter((entry) => isKnown(entry, kind));
  const last = new Map(known.map((entry) => [entry.operator, entry]));
  return known.filter((entry) => last.get(entry.operator) === entry);
}
