import type { Parameters } from './filters.ts';

const rowBytesMax = 1 << 26;

/** Undoes the predictor that a Flate or LZW filter names (ISO 32000-1, 7.4.4.4); undefined when it does not exist. */
export function undoPredictor(bytes: Uint8Array, parameters: Parameters): Uint8Array | undefined {
  const predictor = parameters('Predictor') ?? 1;
  if (predictor === 1) return bytes;
  const colours = parameters('Colors') ?? 1;
  const depth = parameters('BitsPerComponent') ?? 8;
  const rowBytes = Math.ceil((colours * depth * (parameters('Columns') ?? 1)) / 8);
  if (!(colours >= 1 && depth >= 1 && rowBytes >= 1 && rowBytes <= rowBytesMax)) return undefined;
  const pixelBytes = Math.max(1, (colours * depth) >> 3);
  if (predictor >= 10) return undoPngRows(bytes, rowBytes, pixelBytes);
  return predictor === 2 && depth === 8 ? undoDifferences(bytes, rowBytes, colours) : undefined;
}

function undoPngRows(bytes: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array | undefined {
  const rows = Math.ceil(bytes.length / (rowBytes + 1));
  const decoded = new Uint8Array(rows * rowBytes);
  let above = new Uint8Array(rowBytes + 1);
  let row = new Uint8Array(rowBytes + 1);
  for (let index = 0; index < rows; index++) {
    const written = bytes.subarray(index * (rowBytes + 1), (index + 1) * (rowBytes + 1));
    row.fill(0);
    row.set(written);
    if (!undoPngFilter(row, above, pixelBytes)) return undefined;
    decoded.set(row.subarray(1), index * rowBytes);
    [row, above] = [above, row];
  }
  return decoded;
}

/** TIFF: each sample is the difference to the one of the same colour before it. */
function undoDifferences(bytes: Uint8Array, rowBytes: number, colours: number): Uint8Array {
  const decoded = bytes.slice();
  for (let start = 0; start < decoded.length; start += rowBytes) {
    const end = Math.min(decoded.length, start + rowBytes);
    for (let at = start + colours; at < end; at++) {
      decoded[at] = (decoded[at] as number) + (decoded[at - colours] as number);
    }
  }
  return decoded;
}

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
