import { generatedBytes } from '@rappen/pdf/internal/base';
import {
  type CjkSubstitute,
  type Outline,
  outlinesOf,
  readTrueType,
  type Shape,
  type Substitute,
  sfntTables,
  sideBySide,
} from '@rappen/pdf/internal/font-programs';
import { unzlibSync } from 'fflate';
import { packed as han1 } from './generated/han-1.generated.ts';
import { packed as han2 } from './generated/han-2.generated.ts';
import { packed as han3 } from './generated/han-3.generated.ts';
import { packed as han4 } from './generated/han-4.generated.ts';
import { packed as han5 } from './generated/han-5.generated.ts';
import { packed as han6 } from './generated/han-6.generated.ts';
import { packed as hangul1 } from './generated/hangul-1.generated.ts';
import { packed as hangul2 } from './generated/hangul-2.generated.ts';
import { packed as signs } from './generated/signs.generated.ts';
import { turned, verticalForm } from './vertical-forms.ts';

/** What the fonts of documents are called: a part of another font must not have the name of that. */
const family = 'RappenHan';
const unitsPerEm = 2048;
const ascent = 1802;
const descent = -246;
/** Below the line that letters stand on, where the square of a character begins. */
const bottom = descent;

type ShapeOf = (character: string) => Shape | undefined;

let known: ShapeOf | undefined;

/** Korean, then the other characters of the East, then signs: unpacked when the first is asked for, and kept. */
function eastern(character: string): Shape | undefined {
  if (known === undefined) {
    const fonts = [`${hangul1}${hangul2}`, [han1, han2, han3, han4, han5, han6].join(''), signs].map(readFont);
    known = (each) => fonts.map((font) => font(each)).find((shape) => shape !== undefined);
  }
  return known(character);
}

function readFont(packed: string): ShapeOf {
  const program = unzlibSync(generatedBytes(packed));
  const font = readTrueType(program);
  const map = font?.maps.get('3,10') ?? font?.maps.get('3,1');
  if (font === undefined || map === undefined) return () => undefined;
  const tables = sfntTables(program);
  const head = tables.get('head');
  const scale = unitsPerEm / ((head?.[18] ?? 0) * 256 + (head?.[19] ?? 0));
  const outlineOf = outlinesOf(tables);
  return (character) => {
    const glyph = map.get(character.codePointAt(0) ?? 0);
    if (glyph === undefined) return undefined;
    return { outline: scaled(outlineOf(glyph), scale), width: font.widthOf(glyph), text: character, family };
  };
}

function scaled(outline: Outline, scale: number): Outline {
  if (scale === 1) return outline;
  return outline.map((contour) =>
    contour.map(({ x, y, isOn }) => ({ x: Math.round(x * scale), y: Math.round(y * scale), isOn })),
  );
}

/** Characters before this one are drawn as the font beside has them: Latin letters and those of other alphabets. */
const firstOfEast = '\u2000';

/**
 * A font with the characters of the East and those of `latin`: between both, what is to look like the East comes from
 * the one, letters come from the other.
 */
export function beside(latin: Substitute | undefined): CjkSubstitute {
  const western = (character: string): Shape | undefined => {
    const shape = latin?.shapeOfText(character);
    return shape && { ...shape, outline: scaled(shape.outline, unitsPerEm / (latin?.unitsPerEm ?? unitsPerEm)) };
  };
  const upright = (character: string): Shape | undefined =>
    character < firstOfEast ? (western(character) ?? eastern(character)) : (eastern(character) ?? western(character));
  const vertical = (character: string): Shape | undefined => {
    const form = verticalForm(character);
    const shape = form === undefined ? undefined : eastern(form);
    if (shape !== undefined) return { ...shape, text: character };
    const other = upright(character);
    return other && { ...other, outline: turned(character, other.outline, unitsPerEm, bottom), width: square };
  };
  const shapeOf = (text: string, one: ShapeOf): Shape | undefined => {
    const shapes = Array.from(text, one);
    return shapes.every((shape) => shape !== undefined) ? sideBySide(shapes, unitsPerEm, text) : undefined;
  };
  // Characters that stand for others: half of their width, in a circle, of another standard
  const shapeOfEast = (text: string, isVertical: boolean): Shape | undefined =>
    shapeOf(text, isVertical ? vertical : upright) ?? shapeOf(alike.get(text) ?? text.normalize('NFKC'), upright);
  return {
    face: latin?.face ?? 'sans-regular',
    name: latin?.name ?? family,
    unitsPerEm,
    ascent: latin?.ascent ?? ascent,
    descent: latin?.descent ?? descent,
    encoding: latin?.encoding ?? new Map(),
    shapeOfName: (name) => latin?.shapeOfName(name),
    shapeOfText: (text) => shapeOf(text, (character) => western(character) ?? eastern(character)),
    shapeOfEast,
  };
}

/** Signs that look like others, which the fonts have. */
const alike: ReadonlyMap<string, string> = new Map([
  ['∶', ':'],
  ['∣', '|'],
  ['‧', '·'],
  ['ˊ', '´'],
  ['ˋ', '`'],
  ['ˍ', '_'],
]);

/** The width of a square, in thousandths of the type size. */
const square = 1000;
