import type { Chance } from '../faults/chance.ts';

const changesMax = 4;
const rangeMax = 64;

/** What files break on: bounds of numbers, words of the syntax, operators, and unfinished beginnings. */
const words = [
  '0',
  '-1',
  '1e9',
  '2147483648',
  '-2147483649',
  '99999999999999999999',
  '0.0000000001',
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '%',
  'null',
  'true',
  'obj',
  'endobj',
  'stream',
  'endstream',
  'startxref',
  'trailer',
  'xref',
  '1 0 R',
  '2 0 R',
  '3 0 R',
  '/Length',
  '/Kids',
  '/Parent',
  '/Contents',
  '/Resources',
  '/Filter/FlateDecode',
  '/Filter/LZWDecode',
  '/Filter/ASCII85Decode',
  '/DecodeParms<</Predictor 15/Columns 1>>',
  '/Encoding',
  '/ToUnicode',
  '/W[1 1 1]',
  ' q ',
  ' Q ',
  ' Do ',
  ' BT ',
  ' ET ',
  ' Tj ',
  ' cm ',
  ' BI ',
  ' ID ',
  ' EI ',
] as const;

/** A value of the syntax, and what may stand in its place: each of another kind than some. */
const value =
  /\/[^\s/<>[\]()]+|\d+ \d+ R\b|[-+]?(?:\d+\.?\d*|\.\d+)|\((?:[^()\\]|\\.)*\)|<[\dA-Fa-f]*>|\[[^[\]]*\]|<<[^<>]*>>/s;
const values = [
  '',
  '0',
  '-1',
  '5',
  '0.5',
  '/Odd',
  '/Type',
  '(a)',
  '<41>',
  '[]',
  '[0 1]',
  '<<>>',
  'null',
  'true',
  '999 0 R',
];
const valueBytesMax = 400;
/** Numbers that no object of the documents has. */
const apartFrom = 5_000;

/** A file with a few changes of chance: the same for the same chance. */
export function mutant(chance: Chance, bytes: Uint8Array, other: Uint8Array): Uint8Array {
  let made = bytes.slice();
  for (let left = 1 + chance.below(changesMax); left > 0; left -= 1)
    made = (chance.oneOf(changes) as Change)(chance, made, other);
  return made;
}

type Change = (chance: Chance, bytes: Uint8Array<ArrayBuffer>, other: Uint8Array) => Uint8Array<ArrayBuffer>;

const changes: readonly Change[] = [
  function flipBit(chance, bytes) {
    const at = chance.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
    return bytes;
  },
  function otherByte(chance, bytes) {
    bytes[chance.below(bytes.length)] = chance.below(256);
    return bytes;
  },
  function wordOver(chance, bytes) {
    const word = latin(chance.oneOf(words) ?? '');
    bytes.set(word.subarray(0, bytes.length), chance.below(Math.max(1, bytes.length - word.length)));
    return bytes;
  },
  function numberInPlace(chance, bytes) {
    // Where a digit stands, others come
    const from = chance.below(bytes.length);
    const at = bytes.findIndex((byte, index) => index >= from && byte >= 48 && byte <= 57);
    if (at >= 0) bytes[at] = 48 + chance.below(10);
    return bytes;
  },
  function wordBetween(chance, bytes) {
    return replaced(bytes, chance.below(bytes.length), 0, latin(chance.oneOf(words) ?? ''));
  },
  function otherValue(chance, bytes) {
    const found = valueBehind(bytes, chance.below(bytes.length));
    return found === undefined ? bytes : replaced(bytes, ...found, latin(chance.oneOf(values) ?? ''));
  },
  function valueOfElsewhere(chance, bytes) {
    const found = valueBehind(bytes, chance.below(bytes.length));
    const [at, length] = valueBehind(bytes, chance.below(bytes.length)) ?? [0, 0];
    return found === undefined ? bytes : replaced(bytes, ...found, bytes.subarray(at, at + length));
  },
  function valueApart(chance, bytes) {
    // Objects behind the end are found: what stood where is no longer true of a mutant
    const found = valueBehind(bytes, chance.below(bytes.length));
    if (found === undefined) return bytes;
    const [at, length] = found;
    const number = apartFrom + chance.below(apartFrom);
    const own = [latin(`\n${number} 0 obj\n`), bytes.subarray(at, at + length), latin('\nendobj\n')];
    const apart = own.reduce((whole, piece) => replaced(whole, whole.length, 0, piece), new Uint8Array());
    return replaced(replaced(bytes, bytes.length, 0, apart), at, length, latin(` ${number} 0 R `));
  },
  function without(chance, bytes) {
    return replaced(bytes, chance.below(bytes.length), chance.below(rangeMax), new Uint8Array());
  },
  function twice(chance, bytes) {
    const at = chance.below(bytes.length);
    return replaced(bytes, at, 0, bytes.slice(at, at + chance.below(rangeMax)));
  },
  function ofAnother(chance, bytes, other) {
    const from = chance.below(other.length);
    const piece = other.subarray(from, from + chance.below(rangeMax));
    return replaced(bytes, chance.below(bytes.length), piece.length, piece);
  },
  function cutOff(chance, bytes) {
    return chance.below(8) === 0 ? bytes.slice(0, chance.below(bytes.length)) : bytes;
  },
];

/** Where the next value stands, and how long it is. */
function valueBehind(bytes: Uint8Array, from: number): [at: number, length: number] | undefined {
  const found = value.exec(Buffer.from(bytes.subarray(from, from + valueBytesMax)).toString('latin1'));
  return found === null ? undefined : [from + found.index, found[0].length];
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function replaced(bytes: Uint8Array, at: number, count: number, by: Uint8Array): Uint8Array<ArrayBuffer> {
  const rest = bytes.subarray(Math.min(bytes.length, at + count));
  const made = new Uint8Array(at + by.length + rest.length);
  made.set(bytes.subarray(0, at));
  made.set(by, at);
  made.set(rest, at + by.length);
  return made;
}
