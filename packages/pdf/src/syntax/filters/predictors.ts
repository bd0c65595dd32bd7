import { undoPngFilter } from './png-filter.ts';

/** Whole numbers among the decode parameters of one filter. */
export type Parameters = (name: string) => number | undefined;

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
