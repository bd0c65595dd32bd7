import { deflateObjects, latinBytes, PdfBytes } from '@rappen/pdf/internal/writer';
import { Zlib } from 'fflate';

/** Kinds of cross-reference entries (ISO 32000-1, table 18). */
const entryKind = { free: 0, offset: 1, compressed: 2 } as const;

const entriesAtFirst = 64;

/** Entries that are made and compressed at a time. */
const rowsAtOnce = 16_384;

/**
 * Numbers and writes the objects of one file, and its cross-reference stream (ISO 32000-1, 7.5.7 and 7.5.8).
 * Of an object that was written only its place is kept: 10 bytes.
 */
export class PdfObjects {
  readonly out: PdfBytes = new PdfBytes();
  #flushed = 0;
  #count: number;
  #kinds = new Uint8Array(entriesAtFirst);
  #places = new Float64Array(entriesAtFirst);
  #indices = new Uint8Array(entriesAtFirst);
  #pending: (readonly [number: number, body: string])[] = [];

  /** Numbers below `firstFree` are the caller's. */
  constructor(firstFree: number) {
    this.#count = firstFree;
  }

  /** A new object number. */
  allocate(): number {
    return this.#count++;
  }

  /** Returns the bytes written since the last call. */
  flush(): Uint8Array<ArrayBuffer> {
    const chunk = this.out.copy();
    this.#flushed += chunk.length;
    this.out.clear();
    return chunk;
  }

  /** Writes a stream object; the dictionary comes without brackets and length. */
  stream(number: number, dictionary: string, data: Uint8Array): void {
    this.#place(number, entryKind.offset, this.#flushed + this.out.length, 0);
    this.out.integer(number);
    this.out.text(` 0 obj\n<<${dictionary}/Length `);
    this.out.integer(data.length);
    this.out.text('>>stream\n');
    this.out.bytes(data);
    this.out.text('\nendstream\nendobj\n');
  }

  /** Keeps an object for the next object stream. */
  compressed(number: number, body: string): void {
    this.#pending.push([number, body]);
  }

  /** Writes the objects kept so far as an object stream. */
  writePending(): void {
    if (this.#pending.length === 0) return;
    this.preparedObjectStream(
      this.#pending.map(([object]) => object),
      objectStream(this.#pending),
    );
    this.#pending = [];
  }

  /** Writes a prepared object stream, and records its objects. */
  preparedObjectStream(objects: readonly number[], prepared: PreparedStream): void {
    const number = this.allocate();
    for (const [index, object] of objects.entries()) this.#place(object, entryKind.compressed, number, index);
    this.stream(number, prepared.dictionary, prepared.data);
  }

  /** Writes the cross-reference stream and the end of the file. Objects without a place are free. */
  end(trailer: string): void {
    const number = this.allocate();
    const start = this.#flushed + this.out.length;
    this.#place(number, entryKind.offset, start, 0);
    const placeLength = Math.max(1, Math.ceil(Math.log2(start + 1) / 8));
    const size = `/Type/XRef/Size ${this.#count}/W[1 ${placeLength} 1]${trailer}`;
    const width = placeLength + 2;
    if (this.#count * width < compressedLengthMin) {
      this.stream(number, size, this.#rows(placeLength, 0, this.#count));
    } else {
      const predictor = `/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${width}>>`;
      this.stream(number, size + predictor, this.#compressedRows(placeLength));
    }
    this.out.text(`startxref\n${start}\n%%EOF\n`);
  }

  /** In parts: for a million pages, all at once would take more memory than all else. */
  #compressedRows(placeLength: number): Uint8Array<ArrayBuffer> {
    const pieces = new PdfBytes();
    const zlib = new Zlib({ level: 6 }, (piece) => pieces.bytes(piece));
    let above: Uint8Array = new Uint8Array(placeLength + 2);
    for (let from = 0; from < this.#count; from += rowsAtOnce) {
      const to = Math.min(from + rowsAtOnce, this.#count);
      const rows = this.#rows(placeLength, from, to);
      zlib.push(differences(rows, above), to === this.#count);
      above = rows.subarray(-above.length);
    }
    return pieces.view();
  }

  /** Entries of the cross-reference stream: kind, place, index. */
  #rows(placeLength: number, from: number, to: number): Uint8Array<ArrayBuffer> {
    const rows = new Uint8Array((to - from) * (placeLength + 2));
    let at = 0;
    for (let object = from; object < to; object++) {
      rows[at++] = this.#kinds[object] as number;
      let place = this.#places[object] as number;
      for (let i = placeLength - 1; i >= 0; i--) {
        rows[at + i] = place % 256;
        place = Math.floor(place / 256);
      }
      at += placeLength;
      rows[at++] = this.#indices[object] as number;
    }
    return rows;
  }

  #place(number: number, kind: number, place: number, index: number): void {
    if (number >= this.#kinds.length) this.#grow(number + 1);
    this.#kinds[number] = kind;
    this.#places[number] = place;
    this.#indices[number] = index;
  }

  #grow(countMin: number): void {
    const count = Math.max(countMin, this.#kinds.length * 2);
    const [kinds, places, indices] = [this.#kinds, this.#places, this.#indices];
    this.#kinds = new Uint8Array(count);
    this.#places = new Float64Array(count);
    this.#indices = new Uint8Array(count);
    this.#kinds.set(kinds);
    this.#places.set(places);
    this.#indices.set(indices);
  }
}

/** Each row as its difference from the one above, of the first from `above`: PNG predictor 2, "up" (ISO 32000-1, 7.4.4.4). */
function differences(rows: Uint8Array, above: Uint8Array): Uint8Array<ArrayBuffer> {
  const width = above.length;
  const result = new Uint8Array((rows.length / width) * (width + 1));
  let at = 0;
  for (let i = 0; i < rows.length; i++) {
    if (i % width === 0) result[at++] = 2;
    result[at++] = (rows[i] as number) - (rows[i - width] ?? (above[i] as number));
  }
  return result;
}

/** Dictionary, without brackets and length, and data of a stream. */
export interface PreparedStream {
  readonly dictionary: string;
  readonly data: Uint8Array;
}

/** Below this many bytes compressing costs more time than it saves space. */
const compressedLengthMin = 500;

/** Packs objects into an object stream. */
export function objectStream(objects: readonly (readonly [number: number, body: string])[]): PreparedStream {
  let head = '';
  let bodies = '';
  for (const [number, body] of objects) {
    head += `${number} ${bodies.length} `;
    bodies += `${body}\n`;
  }
  const data = latinBytes(head + bodies);
  const isCompressed = data.length >= compressedLengthMin;
  return {
    dictionary: `/Type/ObjStm/N ${objects.length}/First ${head.length}${isCompressed ? '/Filter/FlateDecode' : ''}`,
    data: isCompressed ? deflateObjects(data) : data,
  };
}
