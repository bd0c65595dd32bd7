/**
 * Width of a text in millimetres at a type size in points, from the advance widths of the embedded font.
 * Characters the font lacks count as its widest.
 */
export function textWidth(_text: string, _size: number, _bold: boolean): number {
  return 0;
}
