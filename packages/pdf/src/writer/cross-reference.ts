import { zlibSync } from 'fflate';
import { entryKinds, type FileWriter } from './file-writer.ts';
import { upDifferences, upPredictor } from './up-filter.ts';

/** Says which numbers a section lists: of each run that follow one another the first, and how many there are. */
export type RunsOf = (writer: FileWriter) => readonly (readonly [first: number, count: number])[];

/**
 * Ends a file with a cross-reference stream (ISO 32000-1, 7.5.8). `trailer`: the entries that are not of the stream itself; `packedMin`:
 * from how many bytes on the rows are packed; `listed`: the numbers, by default all, those free that were not written.
 */
export function endWithStream(writer: FileWriter, trailer: string, packedMin: number, listed?: RunsOf): void {
  const { offset, places, kinds } = writer;
  const number = writer.allocate();
  writer.list(number, entryKinds.offset, offset);
  const runs = listed?.(writer) ?? [[0, writer.size]];
  const [placeBytes, indexBytes] = [bytesOf(writer.placeMax), bytesOf(writer.indexMax)];
  const width = 1 + placeBytes + indexBytes;
  const rows = new Uint8Array(width * runs.reduce((sum, [, count]) => sum + count, 0));
  let at = 0;
  for (const [first, count] of runs) {
    for (let next = first; next < first + count; next++) {
      const kind = kinds[next] ?? entryKinds.free;
      rows[at] = (kind & 3) % entryKinds.free;
      putNumber(rows, at + placeBytes, places[next] ?? 0, placeBytes);
      at += width;
      putNumber(rows, at - 1, kind >> 2, indexBytes);
    }
  }
  const isPacked = rows.length >= packedMin;
  const filter = isPacked ? `/Filter/FlateDecode/DecodeParms<</Predictor ${upPredictor}/Columns ${width}>>` : '';
  const index = runs[0]?.[1] === writer.size ? '' : `/Index[${runs.flat().join(' ')}]`;
  const own = `/Type/XRef/Size ${writer.size}/W[1 ${placeBytes} ${indexBytes}]${index}`;
  writer.stream(number, own + trailer + filter, isPacked ? zlibSync(upDifferences(rows, width)) : rows);
  writer.out.text(`startxref\n${offset}\n%%EOF\n`);
}

/** Puts a number into so many bytes, the last of them at a place. */
function putNumber(rows: Uint8Array, last: number, value: number, length: number): void {
  for (let at = last, rest = value; at > last - length; at--, rest = Math.floor(rest / 256)) rows[at] = rest;
}

function bytesOf(value: number): number {
  return Math.max(1, Math.ceil(Math.log2(value + 1) / 8));
}

/** The same with a cross-reference table (ISO 32000-1, 7.5.4), which lists no object of an object stream. */
export function endWithTable(writer: FileWriter, trailer: string, listed?: RunsOf): void {
  const { offset, out, places, kinds } = writer;
  out.text('xref\n');
  for (const [first, count] of listed?.(writer) ?? [[0, writer.size]]) {
    out.text(`${first} ${count}\n`);
    for (let number = first; number < first + count; number++) {
      const kind = kinds[number] ?? 0;
      const isHere = (kind & 3) === entryKinds.offset;
      const place = String(isHere ? places[number] : 0).padStart(10, '0');
      out.text(`${place} ${isHere ? String(kind >> 2).padStart(5, '0') : '65535'} ${isHere ? 'n' : 'f'} \n`);
    }
  }
  out.text(`trailer\n<</Size ${writer.size}${trailer}>>\nstartxref\n${offset}\n%%EOF\n`);
}
