/** A glyph as a font program has it; undefined for none. */
export interface Glyph {
  /** In thousandths of the type size; undefined when it is not known. */
  readonly width: number | undefined;
}

/** The glyph of a code. */
export type GlyphOf = (code: number) => Glyph | undefined;

/** The glyph of a name; none for no name and for the sign that stands for missing glyphs. */
export function named(name: string | undefined, glyphOf: (name: string) => Glyph | undefined): Glyph | undefined {
  return name === undefined || name === '.notdef' ? undefined : glyphOf(name);
}
