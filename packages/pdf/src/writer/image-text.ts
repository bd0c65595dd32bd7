/** What the dictionary of an image of eight bits a sample says (ISO 32000-1, 8.9.5), without brackets and length. */
export function imageText(
  size: { readonly width: number; readonly height: number; readonly components: number },
  filter: 'DCTDecode' | 'FlateDecode',
): string {
  const { width, height, components } = size;
  const space = `/ColorSpace/Device${components === 1 ? 'Gray' : components === 4 ? 'CMYK' : 'RGB'}`;
  return `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8${space}/Filter/${filter}`;
}
