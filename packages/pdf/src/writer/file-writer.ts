import { PdfBytes } from './pdf-bytes.ts';

/** Kinds of cross-reference entries (ISO 32000-1, table 18), each written as what is left by a division by three. */
export const entryKinds = { offset: 1, compressed: 2, free: 3 } as const;

/** How a file begins: its bytes above 127 tell transfer programs that it is no text (ISO 19005-3, 6.1.2). */
const fileHeader = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';

/**
 * Numbers and writes the objects of a file one behind the other (ISO 32000-1, 7.3.8 and 7.3.10). Of what was written only its place is
 * kept. `endWithStream` or `endWithTable` ends the file.
 */
export class FileWriter {
  readonly out: PdfBytes = new PdfBytes();
  /** By number, the offset of an object or the number of the object stream that it is in. */
  readonly places: number[] = [];
  /** By number, `kind + 4 * index`: the generation, or the place in the object stream. */
  readonly kinds: number[] = [];
  placeMax = 0;
  indexMax = 0;
  /** What stands in the file before what `out` holds, in bytes. */
  #before: number;
  /** One more than the highest number. */
  size: number;

  /** A new file, or what is added behind `start` bytes of one; numbers below `firstFree` are the caller's. */
  constructor(firstFree: number, start = 0) {
    this.size = firstFree;
    this.#before = start;
    this.out.text(start === 0 ? fileHeader : '\n');
  }

  /** A new object number. */
  allocate(): number {
    return this.size++;
  }

  /** Where the next byte comes to stand. */
  get offset(): number {
    return this.#before + this.out.length;
  }

  /** Returns the bytes written since the last call. */
  flush(): Uint8Array<ArrayBuffer> {
    const chunk = this.out.copy();
    this.#before += chunk.length;
    this.out.clear();
    return chunk;
  }

  /** Records where an object stands. */
  list(number: number, kind: number, place = 0, index = 0): void {
    this.places[number] = place;
    this.kinds[number] = kind + 4 * index;
    if (place > this.placeMax) this.placeMax = place;
    if (index > this.indexMax) this.indexMax = index;
  }

  /** Writes a stream object; the dictionary comes without brackets and length. */
  stream(number: number, dictionary: string, data: Uint8Array, generation = 0): void {
    this.begin(number, generation, `<<${dictionary}/Length `);
    this.out.integer(data.length);
    this.out.text('>>stream\n');
    this.out.bytes(data);
    this.out.text('\nendstream\nendobj\n');
  }

  /** Writes how an object begins: `stream` and `writeText` write whole ones. */
  begin(number: number, generation: number, text: string): void {
    this.list(number, entryKinds.offset, this.offset, generation);
    this.out.integer(number);
    this.out.text(` ${generation} obj\n${text}`);
  }
}

/** Writes an object that is no stream; the text has one byte a character. */
export function writeText(writer: FileWriter, number: number, text: string, generation = 0): void {
  writer.begin(number, generation, `${text}\nendobj\n`);
}
