import type { CosDictionary } from '../../syntax/values.ts';
import type { CMap } from '../cmap.ts';
import type { Shape, Substitute } from './substitute.ts';

/**
 * Characters of Chinese, Japanese and Korean for documents that lack their fonts, and what the codes of such documents
 * mean: `cjkFonts` of the package `@rappen/fonts-cjk`.
 */
export interface CjkFonts {
  /** The character map of a name that every reader knows (ISO 32000-1, table 118), new for each font; undefined for others. */
  mapOf(name: string): PredefinedMap | undefined;
  /**
   * The same for a simple font with a name of Chinese, Japanese or Korean bytes (宋体), that tells for sure how its text is written;
   * undefined for others.
   */
  mapOfFont(name: string): PredefinedMap | undefined;
  /** What a CID of one of Adobe's collections stands for, by the `Ordering` of the collection: `Japan1`. */
  meaningOf(ordering: string, cid: number): CidMeaning | undefined;
  /** A font with the characters of the East and, of others, those of `latin`. */
  beside(latin: Substitute | undefined): CjkSubstitute;
}

/** What a CID stands for. */
export interface CidMeaning {
  readonly text: string;
  /** Whether it is the form of the character for lines that run downwards. */
  readonly isVertical: boolean;
}

/** A character map that remembers which codes were read with it. */
export interface PredefinedMap extends CMap {
  readonly ordering: string;
  /** A character map of the codes that were read, as of this collection, and its direction: 1 for downwards. */
  written(
    ordering: string,
    supplement: number,
  ): { readonly name: string; readonly program: Uint8Array; readonly direction: 0 | 1 };
  /** A character map of the same codes to text. */
  withTexts(textOf: (code: number, cid: number) => string | undefined): Uint8Array;
  /** A code that led to the CID. */
  codeOf(cid: number): number;
  /**
   * A composite font and its descendant for a simple font whose codes were read, two or one at a time: as wide as the document says that
   * its bytes are together.
   */
  composite(
    font: CosDictionary,
    widthOf: (byte: number) => number | undefined,
  ): { readonly font: CosDictionary; readonly descendant: CosDictionary };
}

/** A font with characters of the East. */
export interface CjkSubstitute extends Substitute {
  /** The shape of a text, from the font of the East if it has it; `isVertical`: for lines that run downwards. */
  shapeOfEast(text: string, isVertical: boolean): Shape | undefined;
}
