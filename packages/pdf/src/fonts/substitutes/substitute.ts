import { FontBytes } from '../font-bytes.ts';
import { unicodeOfGlyphName } from '../glyph-names.ts';
import { type Outline, outlinesOf, stretched } from '../outline.ts';
import { sfntTables } from '../sfnt.ts';
import { readTrueType } from '../truetype.ts';
import type { WrittenGlyph } from '../write-truetype.ts';
import type { SubstituteFace } from './faces.ts';
import { otherWidthOf } from './other-widths.ts';

/** What stands for a character: an outline in units of the font, and its width in thousandths of the type size. */
export interface Shape {
  readonly outline: Outline;
  readonly width: number;
  readonly text: string;
  /** The font that it is from, where that is not the one that it was asked of. */
  readonly family?: string;
}

/** A font that stands for others. */
export interface Substitute {
  readonly face: SubstituteFace;
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** Names of glyphs by code, of fonts of signs. */
  readonly encoding: ReadonlyMap<number, string>;
  /** The shape of a glyph's name, the same object each time; undefined when the font does not have it. */
  shapeOfName(name: string): Shape | undefined;
  /** The shape of a text, of several characters for a ligature, the same object each time; undefined when one of them is missing. */
  shapeOfText(text: string): Shape | undefined;
}

/** The name of a face: a part of another font must not have the name of that. */
function nameOf(face: SubstituteFace): string {
  const [family = '', ...style] = face.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return style.length === 0 ? `Rappen${family}` : `Rappen${family}-${style.join('')}`;
}

/** Characters that look the same, in pairs: one stands for the other where a font has only that. */
const alike = ['\u00a0 ', '\u00ad-', '\u2010-', '\u2011-', 'µμ', '∆Δ', 'ΩΩ', '∙·', '∕⁄', 'ˉ¯', '\u2002 ', '\u2003 '];
const alikes: ReadonlyMap<string, string> = new Map(
  alike.flatMap(([a = '', b = '']): [string, string][] =>
    b === ' ' || b === '-'
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ],
  ),
);

/** A function of a text that gives the same shape for it each time. */
export function remembered(shapeOf: (text: string) => Shape | undefined): (text: string) => Shape | undefined {
  const known = new Map<string, Shape | undefined>();
  return (text) => {
    if (!known.has(text)) known.set(text, shapeOf(text));
    return known.get(text);
  };
}

/** Reads a font that stands for others; undefined when it is none. */
export function readSubstitute(face: SubstituteFace, program: Uint8Array): Substitute | undefined {
  const font = readTrueType(program);
  const tables = sfntTables(program);
  const [head, hhea] = [tables.get('head'), tables.get('hhea')];
  const byUnicode = font?.maps.get('3,1');
  if (font === undefined || head === undefined || hhea === undefined || byUnicode === undefined) return undefined;
  const outlineOf = outlinesOf(tables);
  const unicodes = new Map([...byUnicode].reverse().map(([unicode, glyph]) => [glyph, unicode]));
  const names = new Map([...font.glyphsByName].map(([name, glyph]) => [glyph, name]));
  const unitsPerEm = new FontBytes(head).u16(18);
  const glyphShapes = new Map<string, Shape>();
  const shapeOf = (glyph: number, text: string): Shape => {
    const key = `${glyph} ${text}`;
    const width = otherWidthOf(face, text) ?? Math.round(font.widthOf(glyph));
    const shape = glyphShapes.get(key) ?? { outline: outlineOf(glyph), width, text };
    glyphShapes.set(key, shape);
    return shape;
  };
  const shapeOfCharacter = (character: string): Shape | undefined => {
    const alternative = alikes.get(character);
    const glyph =
      byUnicode.get(character.codePointAt(0) ?? 0) ??
      (alternative === undefined ? undefined : byUnicode.get(alternative.charCodeAt(0)));
    return glyph === undefined ? undefined : shapeOf(glyph, character);
  };
  const shapeOfText = remembered((text) => {
    const shapes = Array.from(text, shapeOfCharacter);
    return shapes.every((shape) => shape !== undefined) ? sideBySide(shapes, unitsPerEm, text) : undefined;
  });
  return {
    face,
    name: nameOf(face),
    unitsPerEm,
    ascent: new FontBytes(hhea).s16(4),
    descent: new FontBytes(hhea).s16(6),
    encoding: new Map(
      Array.from(font.maps.get('3,0') ?? [], ([code, glyph]): [number, string] => [
        code & 0xff,
        names.get(glyph) ?? '',
      ]),
    ),
    shapeOfName: (name) => {
      const glyph = font.glyphsByName.get(name);
      if (glyph !== undefined) return shapeOf(glyph, String.fromCodePoint(unicodes.get(glyph) ?? 0xfffd));
      const unicode = unicodeOfGlyphName(name);
      return unicode === undefined ? undefined : shapeOfText(String.fromCodePoint(unicode));
    },
    shapeOfText,
  };
}

/** Shapes of a font one behind the other, as one. */
export function sideBySide(shapes: readonly Shape[], unitsPerEm: number, text: string): Shape {
  const [only] = shapes;
  if (shapes.length === 1 && only !== undefined) return only;
  let width = 0;
  const outline = shapes.flatMap((shape) => {
    const moved = stretched(shape.outline, 1, (width * unitsPerEm) / 1000);
    width += shape.width;
    return moved;
  });
  return { outline, width, text };
}

/**
 * A shape as a glyph of the width that a document gives it: made narrower where there is less room, in the middle where
 * there is more, as readers do with fonts of their own.
 */
export function fitted(shape: Shape, width: number, unitsPerEm: number): WrittenGlyph {
  const unit = unitsPerEm / 1000;
  const isNarrower = width > 0 && width < shape.width - 1;
  const isWider = width > shape.width + 1 && shape.width > 0;
  const scale = isNarrower ? width / shape.width : 1;
  const right = isWider ? ((width - shape.width) / 2) * unit : 0;
  return { outline: stretched(shape.outline, scale, right), advance: Math.round(width * unit) };
}
