import { boxOf, type Stamp, stampOf } from './coverage.ts';
import { type GlyphOutlines, glyphOutlines, unitsPerEm } from './glyph-outlines.ts';
import { OutlinePath } from './outline-path.ts';

/** Places between two pixels at which a glyph may begin. */
export const placesPerPixel = 4;

/** One weight at one size in pixels: its glyphs as shades, made when first used. */
export interface Face {
  readonly outlines: GlyphOutlines;
  /** Pixels of the em. */
  readonly size: number;
  /** Pixels to a unit of the font. */
  readonly scale: number;
  /** By glyph number × `placesPerPixel` + place. */
  readonly stamps: (Stamp | undefined)[];
}

/** Bytes of shades that are kept from drawing to drawing; beyond it all are forgotten. */
const keptBytesMax = 8 * 1024 * 1024;
const facesMax = 64;

let keptBytes = 0;
const faces = new Map<number, Face>();

/** The face of a type size in pixels. */
export function faceOf(bold: boolean, size: number): Face {
  const key = bold ? -size : size;
  let face = faces.get(key);
  if (face === undefined) {
    if (faces.size >= facesMax) forget();
    face = { outlines: glyphOutlines(bold), size, scale: size / unitsPerEm, stamps: [] };
    faces.set(key, face);
  }
  return face;
}

/** A glyph that begins `place` quarters of a pixel right of the origin, its baseline at y = 0. */
export function glyphStamp(face: Face, glyph: number, place: number): Stamp {
  const index = glyph * placesPerPixel + place;
  let stamp = face.stamps[index];
  if (stamp === undefined) {
    const path = new OutlinePath();
    face.outlines.draw(glyph, { scale: face.scale, x: place / placesPerPixel, y: 0 }, path);
    stamp = stampOf(path.edges, boxOf(path.edges));
    if (keptBytes + stamp.shades.length > keptBytesMax) forget();
    keptBytes += stamp.shades.length;
    face.stamps[index] = stamp;
  }
  return stamp;
}

function forget(): void {
  for (const face of faces.values()) face.stamps.length = 0;
  faces.clear();
  keptBytes = 0;
}
