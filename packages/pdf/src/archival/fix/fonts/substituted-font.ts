import { boxOf } from '../../../fonts/outline.ts';
import { fitted, type Shape, type Substitute } from '../../../fonts/substitutes/substitute.ts';
import { descriptorText } from '../../../fonts/write-dictionaries.ts';
import { type WrittenGlyph, writeTrueType } from '../../../fonts/write-truetype.ts';
import {
  type CosDictionary,
  type CosReference,
  emptyDictionary,
  numberValue,
  withEntries,
} from '../../../syntax/values.ts';
import { dictionaryOf } from '../../../writer/text-value.ts';
import { fontFlags } from '../../check/fonts/truetype-glyphs.ts';
import type { Draft } from '../draft.ts';
import { addStream } from '../packing.ts';

/** A character as it is to be drawn: a shape, or nothing, with the width that the document gives it. */
export interface Drawn {
  readonly shape: Shape | undefined;
  /** In thousandths of the type size, at least 0. */
  readonly width: number;
  /** What it means, where that is known. */
  readonly text?: string;
}

/** Glyphs of a TrueType font, with the first, which stands for what it does not have. */
const glyphsMax = 65_535;

/**
 * A font program that is made for a document, of the characters that fonts of the document need in place of their own. It is written
 * once all of them are known.
 */
export class SubstitutedFont {
  readonly substitute: Substitute;
  /** What it is called in every document. */
  readonly family: string;
  readonly name: string;
  readonly descriptor: CosReference;
  readonly #draft: Draft;
  readonly #glyphs: WrittenGlyph[] = [{ outline: [], advance: 0 }];
  readonly #known = new Map<Shape | undefined, Map<number, number>>();

  constructor(draft: Draft, substitute: Substitute, family: string) {
    this.#draft = draft;
    this.substitute = substitute;
    this.family = family;
    this.name = `${subsetMark(draft)}+${family}`;
    this.descriptor = draft.add(emptyDictionary);
  }

  /** Whether there is room for so many glyphs more. */
  hasRoom(count: number): boolean {
    return this.#glyphs.length + count < glyphsMax;
  }

  /** The glyph of a character in its width: the same for equal ones. */
  glyphOf({ shape, width }: Drawn): number {
    const byWidth = this.#known.get(shape) ?? new Map<number, number>();
    this.#known.set(shape, byWidth);
    const known = byWidth.get(width);
    if (known !== undefined) return known;
    const { unitsPerEm } = this.substitute;
    const glyph = this.#glyphs.length;
    this.#glyphs.push(
      shape === undefined
        ? { outline: [], advance: Math.round((width * unitsPerEm) / 1000) }
        : fitted(shape, width, unitsPerEm),
    );
    byWidth.set(width, glyph);
    return glyph;
  }

  /** Writes the program, with its glyphs by the codes of simple fonts, and the descriptor. */
  write(byCode: ReadonlyMap<number, number>): void {
    const { unitsPerEm, ascent, descent } = this.substitute;
    const glyphs = new Map(Array.from(byCode, ([code, glyph]) => [0xf000 + code, glyph] as const));
    const program = writeTrueType({
      unitsPerEm,
      ascent,
      descent,
      glyphs: this.#glyphs,
      // CIDs lead to glyphs by a table of the document
      maps: [{ platform: 3, encoding: 0, glyphs }],
    });
    const box = boxOf(this.#glyphs.flatMap(({ outline }) => outline)) ?? [0, 0, 0, 0];
    this.#draft.replace(this.descriptor, descriptorOf(this.#draft, this, program, box));
  }
}

/** Six letters that no other font of the document has: they tell that it is a subset (ISO 32000-1, 9.6.4). */
function subsetMark(draft: Draft): string {
  let mark = '';
  for (let number = draft.nextNumber; mark.length < 6; number = Math.floor(number / 26))
    mark = String.fromCharCode(65 + (number % 26)) + mark;
  return mark;
}

function descriptorOf(
  draft: Draft,
  { substitute, name }: SubstitutedFont,
  program: Uint8Array,
  box: readonly number[],
): CosDictionary {
  const { face, unitsPerEm } = substitute;
  const thousandths = (value: number): number => Math.round((value * 1000) / unitsPerEm);
  const isItalic = face.endsWith('italic');
  const flags =
    fontFlags.symbolic |
    (face.startsWith('mono') ? fontFlags.fixed : 0) |
    (face.startsWith('serif') ? fontFlags.serif : 0) |
    (isItalic ? fontFlags.italic : 0);
  const length = withEntries(emptyDictionary, { Length1: numberValue(program.length) });
  const file = addStream(draft, program, length);
  const { ascent, descent } = substitute;
  const heights = [thousandths(ascent), thousandths(descent), capHeight];
  const stem = face.includes('bold') ? boldStem : usualStem;
  const angle = isItalic ? italicAngle : 0;
  return dictionaryOf(descriptorText(name, flags, box.map(thousandths), angle, heights, stem, file.number));
}

const italicAngle = -12;
const capHeight = 700;
const usualStem = 80;
const boldStem = 140;
