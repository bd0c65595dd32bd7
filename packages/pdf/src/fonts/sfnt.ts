import { FontBytes } from './font-bytes.ts';

/** A table of a font file: its tag and its bytes. */
export type SfntTable = readonly [tag: string, bytes: Uint8Array];

const tablesMax = 64;

/** The tables of a TrueType or OpenType file by tag (ISO/IEC 14496-22, 4.3); those that lie beyond its end are cut. */
export function sfntTables(program: Uint8Array): Map<string, Uint8Array> {
  const bytes = new FontBytes(program);
  const count = Math.min(bytes.u16(4), tablesMax);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < count; index++) {
    const at = 12 + 16 * index;
    const offset = bytes.u32(at + 8);
    tables.set(bytes.text(at, 4), program.subarray(offset, offset + bytes.u32(at + 12)));
  }
  return tables;
}

/** Writes a TrueType file of the given tables, in the order of their tags and with its sums. */
export function sfntFile(tables: Iterable<SfntTable>): Uint8Array<ArrayBuffer> {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const start = 12 + 16 * sorted.length;
  const file = new Uint8Array(sorted.reduce((sum, [, bytes]) => sum + padded(bytes.length), start));
  const view = new DataView(file.buffer);
  const power = Math.floor(Math.log2(sorted.length));
  const isCff = sorted.some(([tag]) => tag === 'CFF ');
  view.setUint32(0, isCff ? 0x4f54544f : 0x10000);
  view.setUint16(4, sorted.length);
  view.setUint16(6, 16 << power);
  view.setUint16(8, power);
  view.setUint16(10, (sorted.length - (1 << power)) * 16);
  let at = start;
  let head = -1;
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const row = 12 + 16 * index;
    file.set(bytes, at);
    if (tag === 'head' && bytes.length >= headBytes) {
      head = at;
      view.setUint32(at + 8, 0);
    }
    for (let i = 0; i < 4; i++) file[row + i] = tag.charCodeAt(i);
    view.setUint32(row + 4, sumOf(view, at, padded(bytes.length)));
    view.setUint32(row + 8, at);
    view.setUint32(row + 12, bytes.length);
    at += padded(bytes.length);
  }
  if (head >= 0) view.setUint32(head + 8, (wholeSum - sumOf(view, 0, file.length)) >>> 0);
  return file;
}

const headBytes = 54;
/** What all the words of a file add up to. */
const wholeSum = 0xb1b0afba;

function padded(length: number): number {
  return (length + 3) & ~3;
}

function sumOf(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
