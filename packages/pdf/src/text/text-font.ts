/** A glyph as text. */
export interface TextGlyph {
  readonly text: string;
  /** How far the pen moves, as a part of the type size. */
  readonly width: number;
  /** Whether it is the single byte 32, which word spacing widens (ISO 32000-1, 9.3.3). */
  readonly isSpace: boolean;
}

/** A font as far as reading needs it. */
export interface TextFont {
  /** Whether lines run from top to bottom. */
  readonly isVertical: boolean;
  /** How tall its letters are, as a part of the type size: 1 but for fonts made of drawings. */
  readonly height: number;
  /** Hands over the glyphs of a string. */
  each(text: Uint8Array, take: (glyph: TextGlyph) => void): void;
}
