/** PNG filters, of which `up` is used on every row (ISO 32000-1, table 10; PNG specification, third edition, 9.2). */
export const upPredictor = 12;
const upFilter = 2;

/** Each row of so many bytes as what it differs by from the one above it, with the number of the filter before it. */
export function upDifferences(rows: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array((rows.length / width) * (width + 1));
  let at = 0;
  for (let i = 0; i < rows.length; i++) {
    if (i % width === 0) result[at++] = upFilter;
    result[at++] = (rows[i] as number) - (rows[i - width] ?? 0);
  }
  return result;
}
