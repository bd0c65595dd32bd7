import { latinBytes } from '../writer/pdf-bytes.ts';
import { type CffFont, isKnownText, isText, itemsOf, readCff, readIndex, readSelection } from './cff.ts';
import { type Entry, operators, plainEntries } from './cff-dictionary.ts';
import { standardStrings } from './cff-strings.ts';
import { blankCharstring, withWidth } from './edit-charstring.ts';
import { FontBytes, joined } from './font-bytes.ts';
import type { GlyphPlan } from './glyph-plan.ts';

const glyphsMax = 65_535;

/**
 * Changes widths of a CFF program and adds glyphs to it, by names or by CIDs. The program has no encoding of its own
 * then. Undefined where that cannot be.
 */
export function editCff(
  program: Uint8Array,
  plan: GlyphPlan,
  ids: readonly (string | number)[],
): Uint8Array | undefined {
  const cff = readCff(program);
  if (cff === undefined || cff.glyphCount + plan.added.length > glyphsMax) return undefined;
  const bytes = new FontBytes(program);
  const names = readIndex(bytes, bytes.u8(2));
  const tops = readIndex(bytes, names.end);
  const strings = readIndex(bytes, tops.end);
  const globals = readIndex(bytes, strings.end);
  const top = plainEntries(tops.item(0) ?? new Uint8Array(0), 'font').filter(({ operator, numbers }) =>
    isKnownText(operator, numbers, strings.count),
  );
  const programs: Uint8Array[] = [];
  for (let glyph = 0; glyph < cff.glyphCount; glyph++) {
    const charstring = cff.charstringOf(glyph);
    const width = plan.widths.get(glyph);
    const own = charstring && (width === undefined ? charstring.bytes : withWidth(charstring, width));
    if (own === undefined) return undefined;
    programs.push(own);
  }
  for (const { like, width } of plan.added) {
    const charstring = cff.charstringOf(like ?? 0);
    const own = charstring && (like === undefined ? blankCharstring(charstring, width) : withWidth(charstring, width));
    if (own === undefined) return undefined;
    programs.push(own);
  }
  const all = [...distinct(cff, strings.count), ...ids];
  const texts = all.filter((id) => typeof id === 'string');
  const places = new Map(texts.map((text, index) => [text, standardStrings.length + strings.count + index]));
  const charset = all.map((id) => (typeof id === 'string' ? (places.get(id) ?? 0) : id));
  const selection = cff.isCid ? selectionOf(bytes, top, cff.glyphCount, plan) : undefined;
  return written({
    head: program.subarray(0, bytes.u8(2)),
    names: itemsOf(names),
    top,
    strings: [...itemsOf(strings), ...texts.map(latinBytes)],
    globals: itemsOf(globals),
    charset,
    selection,
    programs,
    fonts: cff.isCid
      ? itemsOf(readIndex(bytes, operandOf(top, operators.fontDictionaries))).map((each) => plainEntries(each, 'font'))
      : [top],
    bytes,
  });
}

/** Names or CIDs of the glyphs as they are; another for one whose name the font has not, or that an earlier glyph has. */
function distinct({ charset, isCid }: CffFont, ownTexts: number): readonly (string | number)[] {
  const taken = new Set<number>();
  let unused = charset.reduce((most, id) => Math.max(most, id), 0);
  return charset.map((id, glyph) => {
    if (!taken.has(id) && (isCid || isText(id, ownTexts))) {
      taken.add(id);
      return id;
    }
    return isCid ? ++unused : `unnamed${glyph}`;
  });
}

function selectionOf(bytes: FontBytes, top: readonly Entry[], count: number, plan: GlyphPlan): readonly number[] {
  const selection = readSelection(bytes, operandOf(top, operators.fontSelection), count);
  return [...selection, ...plan.added.map(({ like }) => selection[like ?? 0] ?? 0)];
}

interface Parts {
  readonly head: Uint8Array;
  readonly names: readonly Uint8Array[];
  readonly top: readonly Entry[];
  readonly strings: readonly Uint8Array[];
  readonly globals: readonly Uint8Array[];
  readonly charset: readonly number[];
  readonly selection: readonly number[] | undefined;
  readonly programs: readonly Uint8Array[];
  /** The dictionaries that lead to private ones: the one at the top, or one for each part of a font with CIDs. */
  readonly fonts: readonly (readonly Entry[])[];
  readonly bytes: FontBytes;
}

/** Offsets have always the same length, so that nothing moves when they are known. */
function written(parts: Parts): Uint8Array | undefined {
  const { names, strings, globals, charset, selection, programs, fonts, bytes, top } = parts;
  const isCid = selection !== undefined;
  const privates = fonts.map((entries) => privateOf(bytes, entries));
  if (!privates.every((each) => each !== undefined)) return undefined;
  const front = [parts.head, indexBytes(names)];
  const behind = [indexBytes(strings), indexBytes(globals)];
  const charsetBytes = Uint8Array.from([0, ...charset.slice(1).flatMap((id) => [id >> 8, id & 255])]);
  const selectionBytes = Uint8Array.from(isCid ? [0, ...selection] : []);
  const programBytes = indexBytes(programs);
  const lengthOf = (list: readonly Uint8Array[]): number => list.reduce((sum, each) => sum + each.length, 0);
  const topOf = (offsets: Readonly<Record<number, readonly number[]>>): Uint8Array =>
    indexBytes([dictionaryBytes(top, offsets, [operators.encoding])]);
  const places = { [operators.charset]: [0], [operators.charStrings]: [0] };
  const leading = isCid
    ? { [operators.fontDictionaries]: [0], [operators.fontSelection]: [0] }
    : { [operators.private]: [0, 0] };
  const start = lengthOf([...front, topOf({ ...places, ...leading }), ...behind]);
  const selectionAt = start + charsetBytes.length;
  const programsAt = selectionAt + selectionBytes.length;
  let at = programsAt + programBytes.length;
  const privateAt = privates.map((each) => {
    const place = [each.size, at];
    at += each.bytes.length;
    return place;
  });
  const last = isCid
    ? indexBytes(
        fonts.map((entries, index) => dictionaryBytes(entries, { [operators.private]: privateAt[index] ?? [] }, [])),
      )
    : new Uint8Array(0);
  const offsets = isCid
    ? { [operators.fontDictionaries]: [at], [operators.fontSelection]: [selectionAt] }
    : { [operators.private]: privateAt[0] ?? [] };
  const whole = topOf({ ...offsets, [operators.charset]: [start], [operators.charStrings]: [programsAt] });
  const bodies = privates.map((each) => each.bytes);
  return joined([...front, whole, ...behind, charsetBytes, selectionBytes, programBytes, ...bodies, last]);
}

/** A private dictionary with its subroutines right behind it; `size` is without these. */
function privateOf(bytes: FontBytes, entries: readonly Entry[]): { bytes: Uint8Array; size: number } | undefined {
  const [size = 0, offset = 0] = entries.find(({ operator }) => operator === operators.private)?.numbers ?? [];
  if (size < 0 || offset < 0 || offset + size > bytes.bytes.length) return undefined;
  const own = plainEntries(bytes.bytes.subarray(offset, offset + size), 'private');
  const subrs = own.some(({ operator }) => operator === operators.subrs)
    ? itemsOf(readIndex(bytes, offset + operandOf(own, operators.subrs)))
    : undefined;
  const head = (at: number): Uint8Array =>
    dictionaryBytes(own, subrs === undefined ? {} : { [operators.subrs]: [at] }, []);
  const length = head(0).length;
  return { bytes: joined([head(length), ...(subrs === undefined ? [] : [indexBytes(subrs)])]), size: length };
}

function operandOf(entries: readonly Entry[], wanted: number): number {
  return entries.find(({ operator }) => operator === wanted)?.numbers[0] ?? Number.MAX_SAFE_INTEGER;
}

/** A dictionary with other offsets, and without some operators; offsets that it did not have come last. */
function dictionaryBytes(
  entries: readonly Entry[],
  offsets: Readonly<Record<number, readonly number[]>>,
  without: readonly number[],
): Uint8Array {
  const kept = entries.filter(({ operator }) => !(operator in offsets) && !without.includes(operator));
  const parts = kept.map(({ operator, operands }) => joined([plainOperands(operands), operatorBytes(operator)]));
  for (const [operator, numbers] of Object.entries(offsets))
    parts.push(joined([...numbers.map(longNumber), operatorBytes(Number(operator))]));
  return joined(parts);
}

/** Operands with 0 in the place of a number that has no digits. */
function plainOperands(operands: Uint8Array): Uint8Array {
  const at = operands.findIndex((byte, index) => byte === 30 && operands[index + 1] === 0xff);
  return at === -1
    ? operands
    : joined([operands.subarray(0, at), Uint8Array.of(139), plainOperands(operands.subarray(at + 2))]);
}

function operatorBytes(operator: number): Uint8Array {
  return operator >= 1200 ? Uint8Array.of(12, operator - 1200) : Uint8Array.of(operator);
}

function longNumber(value: number): Uint8Array {
  return Uint8Array.of(29, value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
}

/** A list of pieces with offsets of four bytes. */
function indexBytes(items: readonly Uint8Array[]): Uint8Array {
  if (items.length === 0) return Uint8Array.of(0, 0);
  const head = new DataView(new ArrayBuffer(3 + 4 * (items.length + 1)));
  head.setUint16(0, items.length);
  head.setUint8(2, 4);
  let offset = 1;
  for (const [index, item] of [...items, new Uint8Array(0)].entries()) {
    head.setUint32(3 + 4 * index, offset);
    offset += item.length;
  }
  return joined([new Uint8Array(head.buffer), ...items]);
}
