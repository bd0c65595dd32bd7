/**
 * Undoes the filter of one row in place (PNG specification, third edition, clause 9): `row` begins with the type of
 * its filter, `above` is the row before it, undone; `pixelBytes` is the distance to the pixel at the left. False for a
 * filter type that does not exist.
 */
export function undoPngFilter(row: Uint8Array, above: Uint8Array, pixelBytes: number): boolean {
  const length = row.length;
  switch (row[0]) {
    case 0:
      return true;
    case 1:
      for (let at = 1 + pixelBytes; at < length; at++) row[at] = (row[at] as number) + (row[at - pixelBytes] as number);
      return true;
    case 2:
      for (let at = 1; at < length; at++) row[at] = (row[at] as number) + (above[at] as number);
      return true;
    case 3:
      for (let at = 1; at < length; at++) {
        const left = at > pixelBytes ? (row[at - pixelBytes] as number) : 0;
        row[at] = (row[at] as number) + ((left + (above[at] as number)) >> 1);
      }
      return true;
    case 4:
      for (let at = 1; at < length; at++) {
        const left = at > pixelBytes ? (row[at - pixelBytes] as number) : 0;
        const corner = at > pixelBytes ? (above[at - pixelBytes] as number) : 0;
        row[at] = (row[at] as number) + paeth(left, above[at] as number, corner);
      }
      return true;
    default:
      return false;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
