import { hex } from '../../base/hex.ts';
import { InstructionReader } from '../../content/instructions.ts';
import { operatorsByCode } from '../../content/operators.ts';
import { encodingOf } from '../../fonts/font-encoding.ts';
import { unicodeOfGlyphName, winAnsiEncoding } from '../../fonts/glyph-names.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  decimalText,
  emptyDictionary,
  isName,
  nameValue,
  numberValue,
  textOf,
  withEntries,
} from '../../syntax/values.ts';
import { fieldEntry } from '../../text/fields.ts';
import { standardWidthOf } from '../../text/standard-widths.ts';
import type { Draft } from './draft.ts';

/** The font, size and colour that the text of an annotation is written with (ISO 32000-1, 12.7.3.3). */
export interface TextLook {
  /** The font under the name that instructions call it by. */
  readonly fontName: string;
  readonly font: CosValue;
  /** Points; 0 where it is to fit. */
  readonly size: number;
  /** The instruction that sets the colour, or nothing. */
  readonly colour: string;
  /** A text as a string of instructions; undefined where the font has no code for one of its characters. */
  encoded(text: string): string | undefined;
  /** The width of a text in thousandths of the type size. */
  widthOf(text: string): number;
}

/** What readers take where nothing is said: Helvetica, as large as fits, in black. */
const plainLook: Chosen = { fontName: 'Helv', size: 0, colour: '' };

/**
 * How the text of an annotation looks; undefined where that is not said in a way that is understood, or where no font has all of its
 * characters. A text with characters that its font has no codes for is written with one that has them: what stands for the
 * standard fonts has those of Latin, Greek and Cyrillic.
 */
export function textLook(draft: Draft, annotation: CosDictionary, text: string): TextLook | undefined {
  const form = draft.dictionary(draft.catalog?.entries.get('AcroForm'));
  const look = fieldEntry(draft, annotation, 'DA') ?? draft.resolved(form?.entries.get('DA'));
  const chosen = look === undefined ? plainLook : look.kind === 'string' ? readLook(look.bytes) : undefined;
  if (chosen === undefined) return undefined;
  const resources = draft.dictionary(fieldEntry(draft, annotation, 'DR') ?? form?.entries.get('DR'));
  const listed = draft.dictionary(resources?.entries.get('Font'));
  const own = listed?.entries.get(chosen.fontName) ?? standardFont(chosen.fontName);
  const characters = new Set(text.replace(/[\r\n]/g, ''));
  const font = hasAll(draft, own, characters) ? own : wideFont(chosen.fontName, characters);
  const dictionary = font && draft.dictionary(font);
  if (font === undefined || dictionary === undefined) return undefined;
  const codes = codesOf(draft, dictionary);
  const widthOf = widthsOf(draft, dictionary, codes);
  return {
    ...chosen,
    font,
    encoded: (part) => {
      const bytes = Array.from(part, (character) => codes.get(character));
      if (bytes.some((byte) => byte === undefined)) return undefined;
      return textOf({ kind: 'string', bytes: Uint8Array.from(bytes as number[]) });
    },
    widthOf: (part) => Array.from(part).reduce((sum, character) => sum + widthOf(character), 0),
  };
}

/** Whether a font is one of a byte a character, with codes for all of them. */
function hasAll(draft: Draft, font: CosValue, characters: ReadonlySet<string>): boolean {
  const dictionary = draft.dictionary(font) ?? emptyDictionary;
  const subtype = draft.resolved(dictionary.entries.get('Subtype'));
  if (!isName(subtype, 'Type1') && !isName(subtype, 'TrueType')) return false;
  const codes = codesOf(draft, dictionary);
  return [...characters].every((character) => codes.has(character));
}

/** A standard font with codes for characters beyond those of the usual encoding, in place of some that the text has not. */
function wideFont(name: string, characters: ReadonlySet<string>): CosDictionary | undefined {
  const usual = winAnsiEncoding.map((each) => {
    const unicode = each === undefined ? undefined : unicodeOfGlyphName(each);
    return unicode === undefined ? '' : String.fromCodePoint(unicode);
  });
  const beyond = [...characters].filter((character) => !usual.includes(character));
  const free = usual.flatMap((character, code) => (code >= 128 && !characters.has(character) ? [code] : []));
  if (beyond.length > free.length || beyond.some((character) => !faceCharacters.test(character))) return undefined;
  const differences = beyond.flatMap((character, index) => [
    numberValue(free[index] as number),
    nameValue(`uni${hex(character.codePointAt(0) as number, 4).toUpperCase()}`),
  ]);
  const encoding = withEntries(emptyDictionary, {
    Type: nameValue('Encoding'),
    BaseEncoding: nameValue('WinAnsiEncoding'),
    Differences: arrayValue(differences),
  });
  return withEntries(standardFont(name), { Encoding: encoding });
}

/** What stands for a standard font has: Latin, Greek and Cyrillic letters, and signs that it may have. */
const faceCharacters = /^[\u0020-\u02ff\u0384-\u03ce\u0400-\u045f\u0490\u0491\u1e80-\u1ef3\u2010-\u25ef\ufb01\ufb02]$/;

interface Chosen {
  readonly fontName: string;
  readonly size: number;
  readonly colour: string;
}

const valuesMax = 200;

function readLook(bytes: Uint8Array): Chosen | undefined {
  const reader = new InstructionReader(bytes, { values: { values: valuesMax } });
  let chosen: Pick<Chosen, 'fontName' | 'size'> | undefined;
  let colour = '';
  for (let code = reader.next(); code !== undefined; code = reader.next()) {
    const { effect, target, space, name } = operatorsByCode.get(code) ?? {};
    const operands = reader.values.map(({ value }) => value);
    const [font, size] = operands;
    if (effect === 'font' && font?.kind === 'name' && size?.kind === 'number')
      chosen = { fontName: font.name, size: Math.abs(size.value) };
    const isColour = target === 'fill' && space !== undefined && operands.every(({ kind }) => kind === 'number');
    if (isColour)
      colour = `${operands.map((each) => decimalText(each.kind === 'number' ? each.value : 0)).join(' ')} ${name} `;
  }
  return chosen && { ...chosen, colour };
}

/** Short names that writers of forms have for fonts that every reader has. */
const shortNames: Readonly<Record<string, string>> = {
  __proto__: null as never,
  Helv: 'Helvetica',
  HeBo: 'Helvetica-Bold',
  Cour: 'Courier',
  TiRo: 'Times-Roman',
  TiBo: 'Times-Bold',
};

function standardFont(name: string): CosDictionary {
  return withEntries(emptyDictionary, {
    Type: nameValue('Font'),
    Subtype: nameValue('Type1'),
    BaseFont: nameValue(shortNames[name] ?? 'Helvetica'),
    Encoding: nameValue('WinAnsiEncoding'),
  });
}

/** Codes of a font by the character that they stand for. */
function codesOf(draft: Draft, font: CosDictionary): ReadonlyMap<string, number> {
  const codes = new Map<string, number>();
  for (const [code, name] of encodingOf(draft, font, winAnsiEncoding).entries()) {
    const unicode = name === undefined ? undefined : unicodeOfGlyphName(name);
    const character = unicode === undefined ? undefined : String.fromCodePoint(unicode);
    if (character !== undefined && !codes.has(character)) codes.set(character, code);
  }
  return codes;
}

function widthsOf(
  draft: Draft,
  { entries }: CosDictionary,
  codes: ReadonlyMap<string, number>,
): (character: string) => number {
  const base = draft.resolved(entries.get('BaseFont'));
  const standard = standardWidthOf(base?.kind === 'name' ? base.name : '');
  const listed = draft.resolved(entries.get('Widths'));
  const first = draft.resolved(entries.get('FirstChar'));
  const from = first?.kind === 'number' ? first.value : 0;
  return (character) => {
    const code = codes.get(character);
    const width =
      listed?.kind === 'array' && code !== undefined ? draft.resolved(listed.items[code - from]) : undefined;
    return width?.kind === 'number' ? width.value : standard(character.charCodeAt(0), character);
  };
}
