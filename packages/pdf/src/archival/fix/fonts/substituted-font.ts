import { boxOf } from '../../../fonts/outline.ts';
import { fitted, type Shape, type Substitute } from '../../../fonts/substitutes/substitute.ts';
import { writeTrueType } from '../../../fonts/write-truetype.ts';
import { arrayValue, type CosReference, type CosValue, nameValue, numberValue } from '../../../syntax/values.ts';
import { addStream } from '../added-stream.ts';
import type { Draft } from '../draft.ts';
import { flagBits } from './descriptor.ts';

/** A character as it is to be drawn: a shape, or nothing, with the width that the document gives it. */
export interface Drawn {
  readonly shape: Shape | undefined;
  /** In thousandths of the type size, at least 0. */
  readonly width: number;
}

/** A font program made for a document, and where its descriptor is. */
export interface MadeFont {
  /** What it is called in every document. */
  readonly family: string;
  readonly name: string;
  readonly descriptor: CosReference;
  /** Glyphs by code or CID. */
  readonly glyphs: ReadonlyMap<number, number>;
}

const italicAngle = -12;

/** Makes a font of the characters that a document uses, by their codes or CIDs, and puts it into the document. */
export function makeFont(draft: Draft, substitute: Substitute, drawn: ReadonlyMap<number, Drawn>): MadeFont {
  const { unitsPerEm, ascent, descent } = substitute;
  const glyphs = new Map([...drawn.keys()].map((code, index) => [code, index + 1]));
  const empty = { outline: [], advance: 0 };
  const written = Array.from(drawn.values(), ({ shape, width }) =>
    shape === undefined
      ? { outline: [], advance: Math.round((width * unitsPerEm) / 1000) }
      : fitted(shape, width, unitsPerEm),
  );
  const byCode = new Map(Array.from(glyphs, ([code, glyph]) => [0xf000 + code, glyph] as const));
  const program = writeTrueType({
    unitsPerEm,
    ascent,
    descent,
    glyphs: [empty, ...written],
    // CIDs lead to glyphs by a table of the document
    maps: [{ platform: 3, encoding: 0, glyphs: [...glyphs.keys()].every((code) => code < 256) ? byCode : new Map() }],
  });
  const box = boxOf(written.flatMap(({ outline }) => outline)) ?? [0, 0, 0, 0];
  const family = [...drawn.values()].find(({ shape }) => shape?.family)?.shape?.family ?? substitute.name;
  const name = `${subsetMark(draft)}+${family}`;
  return { family, name, descriptor: addDescriptor(draft, substitute, name, program, box), glyphs };
}

/** Six letters that no other font of the document has: they tell that it is a subset (ISO 32000-1, 9.6.4). */
function subsetMark(draft: Draft): string {
  let mark = '';
  for (let number = draft.nextNumber; mark.length < 6; number = Math.floor(number / 26))
    mark = String.fromCharCode(65 + (number % 26)) + mark;
  return mark;
}

function addDescriptor(
  draft: Draft,
  substitute: Substitute,
  name: string,
  program: Uint8Array,
  box: readonly number[],
): CosReference {
  const { face, unitsPerEm } = substitute;
  const thousandths = (value: number): CosValue => numberValue(Math.round((value * 1000) / unitsPerEm));
  const isItalic = face.endsWith('italic');
  const flags =
    flagBits.symbolic |
    (face.startsWith('mono') ? flagBits.fixed : 0) |
    (face.startsWith('serif') ? flagBits.serif : 0) |
    (isItalic ? flagBits.italic : 0);
  const file = addStream(draft, program, dictionaryOf({ Length1: numberValue(program.length) }));
  return draft.add(
    dictionaryOf({
      Type: nameValue('FontDescriptor'),
      FontName: nameValue(name),
      Flags: numberValue(flags),
      FontBBox: arrayValue(box.map(thousandths)),
      ItalicAngle: numberValue(isItalic ? italicAngle : 0),
      Ascent: thousandths(substitute.ascent),
      Descent: thousandths(substitute.descent),
      CapHeight: numberValue(capHeight),
      StemV: numberValue(face.includes('bold') ? boldStem : stem),
      FontFile2: file,
    }),
  );
}

const capHeight = 700;
const stem = 80;
const boldStem = 140;

/** A dictionary of the entries that are there. */
function dictionaryOf(entries: Readonly<Record<string, CosValue | undefined>>): {
  readonly kind: 'dictionary';
  readonly entries: ReadonlyMap<string, CosValue>;
} {
  const present = Object.entries(entries).filter((entry): entry is [string, CosValue] => entry[1] !== undefined);
  return { kind: 'dictionary', entries: new Map(present) };
}
