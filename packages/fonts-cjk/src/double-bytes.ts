import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  emptyDictionary,
  nameValue,
  numberValue,
  withEntries,
} from '@rappen/pdf/internal/syntax';

/** How wide a byte of a font is that does not say it, in thousandths of the type size: two of them make a square. */
const usualWidth = 500;

/**
 * A composite font and its descendant for a simple one whose bytes are characters, one or two each: `codes` by their CIDs, as wide
 * as their bytes are together.
 */
export function compositeOf(
  { entries }: CosDictionary,
  codes: Iterable<readonly [cid: number, code: number]>,
  declared: (byte: number) => number | undefined,
): { readonly font: CosDictionary; readonly descendant: CosDictionary } {
  const widthOf = (byte: number): number => declared(byte) ?? usualWidth;
  const widths = Array.from(codes, ([cid, code]): CosValue[] => {
    const width = code < 256 ? widthOf(code) : widthOf(code >> 8) + widthOf(code & 255);
    return [numberValue(cid), arrayValue([numberValue(width)])];
  });
  const named = withEntries(emptyDictionary, { BaseFont: entries.get('BaseFont') });
  return {
    font: withEntries(named, { Subtype: nameValue('Type0') }),
    descendant: withEntries(named, { FontDescriptor: entries.get('FontDescriptor'), W: arrayValue(widths.flat()) }),
  };
}
