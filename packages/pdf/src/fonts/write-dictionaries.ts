/**
 * The descriptor of a font (ISO 32000-1, 9.8). `name`: letters, digits, `+` and `-`; `angle`: degrees, 0 for upright; `stem`: how thick
 * upright lines are; `program`: the object of its TrueType file. Lengths are thousandths of the type size.
 */
export function descriptorText(
  name: string,
  flags: number,
  box: readonly number[],
  angle: number,
  [ascent, descent, capHeight]: readonly number[],
  stem: number,
  program: number,
): string {
  return (
    `<</Type/FontDescriptor/FontName/${name}/Flags ${flags}/FontBBox[${box.join(' ')}]/ItalicAngle ${angle}` +
    `/Ascent ${ascent}/Descent ${descent}/CapHeight ${capHeight}/StemV ${stem}/FontFile2 ${program} 0 R>>`
  );
}

/** The collection of CIDs that are nothing but numbers (ISO 32000-1, 9.7.3). */
export const identityInfoText = '<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>';

/**
 * A CID font of TrueType outlines (ISO 32000-1, 9.7.4). `glyphs`: what leads from its CIDs to glyphs; `widths`: its `DW`, and `W`
 * where glyphs have others.
 */
export function cidFontText(name: string, glyphs: string, descriptor: number, widths: string): string {
  return (
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDToGIDMap${glyphs}` +
    `/CIDSystemInfo${identityInfoText}/FontDescriptor ${descriptor} 0 R${widths}>>`
  );
}

/** The font of two bytes a code that has a CID font (ISO 32000-1, 9.7.6), and the object of what its codes mean. */
export function compositeFontText(name: string, cidFont: number, toUnicode: number): string {
  return (
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H` +
    `/DescendantFonts[${cidFont} 0 R]/ToUnicode ${toUnicode} 0 R>>`
  );
}
