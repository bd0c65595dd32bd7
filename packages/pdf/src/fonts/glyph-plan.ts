/** What a document needs of a code: the glyph that its font has for it, and how wide the document says it is. */
export interface Demand {
  readonly code: number;
  /** The glyph by its number in the program. */
  readonly glyph: number;
  /** `none`: it is as it should be. `copy`: it must look like that glyph, and be another. `blank`: it shows nothing. */
  readonly own: 'none' | 'copy' | 'blank';
  /** In thousandths of the type size; undefined where the document leaves it to the program. */
  readonly width: number | undefined;
}

/** A glyph to be added to a program. */
interface AddedGlyph {
  /** The glyph that it looks like; undefined for one that shows nothing. */
  readonly like: number | undefined;
  readonly width: number;
}

/** How a program is to be changed, so that it has the glyphs and widths that a document needs. */
export interface GlyphPlan {
  /** New widths by glyph. */
  readonly widths: ReadonlyMap<number, number>;
  /** Glyphs to be added behind those that are there. */
  readonly added: readonly AddedGlyph[];
  /** The glyph of each code then, and how wide it is. */
  readonly glyphs: ReadonlyMap<number, number>;
  readonly widthOfCode: ReadonlyMap<number, number>;
}

/** Widths that differ by less than this need no change: what is allowed, less what rounding takes. */
const differenceMax = 0.5;

/**
 * Plans the change of a program: a glyph gets the width that the document gives it; one that is wanted in several widths,
 * or is missing, is added as another, which codes share unless that is denied.
 */
export function planGlyphs(
  demands: readonly Demand[],
  glyphCount: number,
  widthOf: (glyph: number) => number | undefined,
  isShared = true,
): GlyphPlan {
  const settled = new Map<number, number>();
  const widths = new Map<number, number>();
  const added: AddedGlyph[] = [];
  const glyphs = new Map<number, number>();
  const widthOfCode = new Map<number, number>();
  const shared = new Map<string, number>();
  const add = (code: number, glyph: AddedGlyph): void => {
    const key = `${glyph.like} ${glyph.width}`;
    const place = (isShared ? shared.get(key) : undefined) ?? added.push(glyph) - 1;
    shared.set(key, place);
    glyphs.set(code, glyphCount + place);
  };
  for (const { code, glyph, own, width } of demands) {
    const present = widthOf(glyph);
    const wanted = width ?? present ?? 0;
    const known = settled.get(glyph);
    widthOfCode.set(code, wanted);
    if (own !== 'none') add(code, { like: own === 'copy' ? glyph : undefined, width: wanted });
    else if (known !== undefined && Math.abs(known - wanted) > differenceMax) add(code, { like: glyph, width: wanted });
    else {
      if (known === undefined && Math.abs((present ?? Number.NaN) - wanted) <= differenceMax)
        settled.set(glyph, wanted);
      else if (known === undefined) {
        settled.set(glyph, wanted);
        widths.set(glyph, wanted);
      }
      glyphs.set(code, glyph);
    }
  }
  return { widths, added, glyphs, widthOfCode };
}

/** Whether a plan changes nothing in the program. */
export function isEmptyPlan({ widths, added }: GlyphPlan): boolean {
  return widths.size === 0 && added.length === 0;
}
