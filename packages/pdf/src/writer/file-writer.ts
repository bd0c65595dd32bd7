import type { Entry } from '../syntax/cross-reference.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosObject,
  type CosString,
  type CosValue,
  emptyDictionary,
  nameValue,
  numberValue,
  textOf,
  withEntries,
} from '../syntax/values.ts';
import { ContentHash } from './content-hash.ts';
import { packedRows, packedStream } from './packed-stream.ts';
import { latinBytes, PdfBytes } from './pdf-bytes.ts';

/** Kinds of cross-reference entries (ISO 32000-1, table 18). */
const kindNumbers = { free: 0, offset: 1, compressed: 2 } as const;

/** Bytes of the fields of an entry in a cross-reference stream: its kind, its place, and a generation or an index. */
const fieldBytes = [1, 4, 2] as const;
const rowBytes = 7;

/** What a cross-reference section says besides its entries. */
export interface SectionEnd {
  readonly trailer: CosDictionary;
  /** The section before this one, when there is one. */
  readonly previous: number | undefined;
  /** Whether the section is a stream (ISO 32000-1, 7.5.8) or a table (7.5.4). */
  readonly isStream: boolean;
  readonly size: number;
}

/** Writes objects behind what a file holds so far, and the section that tells where they stand. */
export class FileWriter {
  readonly #out = new PdfBytes();
  /** What the file calls the first byte that is written here. */
  readonly #start: number;
  readonly #entries = new Map<number, Entry>();
  readonly #textOf: (value: CosValue) => string;

  /** Writes behind `start` bytes of a file; `text` says how values are written. */
  constructor(start: number, text: (value: CosValue) => string = textOf) {
    this.#start = start;
    this.#textOf = text;
  }

  get #offset(): number {
    return this.#start + this.#out.length;
  }

  text(text: string): void {
    this.#out.text(text);
  }

  object(number: number, generation: number, { value, stream }: CosObject): void {
    this.#entries.set(number, { kind: 'offset', offset: this.#offset, generation });
    this.#out.text(`${number} ${generation} obj\n`);
    if (stream === undefined || value.kind !== 'dictionary') this.#out.text(this.#textOf(value));
    else {
      const dictionary = withEntries(value, { Length: numberValue(stream.length) });
      this.#out.text(`${this.#textOf(dictionary)}stream\n`);
      this.#out.bytes(stream);
      this.#out.text('\nendstream');
    }
    this.#out.text('\nendobj\n');
  }

  /** Writes objects that are no streams as one packed stream, which is object `number` (ISO 32000-1, 7.5.7). */
  objectStream(number: number, members: readonly (readonly [number, text: string])[]): void {
    let at = 0;
    const places = members.map(([member, text], index) => {
      const place = `${member} ${at}`;
      this.#entries.set(member, { kind: 'compressed', container: number, index });
      at += text.length + 1;
      return place;
    });
    const head = `${places.join(' ')}\n`;
    const content = latinBytes(`${head}${members.map(([, text]) => text).join('\n')}`);
    const described = { Type: nameValue('ObjStm'), N: numberValue(members.length), First: numberValue(head.length) };
    this.object(number, 0, packedStream(withEntries(emptyDictionary, described), content));
  }

  /** Lists an object that was not written here. */
  entry(number: number, entry: Entry): void {
    this.#entries.set(number, entry);
  }

  /** Ends the file; `number` is free for the section's own use. Returns all that was written. */
  end({ trailer, previous, isStream, size }: SectionEnd, number: number): Uint8Array<ArrayBuffer> {
    const hash = new ContentHash();
    hash.add(this.#out.view());
    const id: CosValue = { kind: 'string', bytes: bytesOfHex(hash.digest()) };
    const given = trailer.entries.get('ID');
    const first = given?.kind === 'array' ? given.items[0] : undefined;
    const end = withEntries(trailer, {
      Size: numberValue(isStream ? Math.max(size, number + 1) : size),
      Prev: previous === undefined ? undefined : numberValue(previous),
      // The first half names the document for good, the second this state of it (ISO 32000-1, 14.4)
      ID: arrayValue([saysSomething(first) ? first : id, id]),
      XRefStm: undefined,
    });
    // A section without one before it also heads the list of free numbers
    if (previous === undefined) this.#entries.set(0, { kind: 'free' });
    const offset = this.#offset;
    if (isStream) this.#stream(end, number, offset);
    else this.#table(end);
    this.#out.text(`startxref\n${offset}\n%%EOF\n`);
    return this.#out.copy();
  }

  #table(trailer: CosDictionary): void {
    this.#out.text('xref\n');
    for (const run of runsOf(this.#sorted())) {
      this.#out.text(`${run[0]?.[0] ?? 0} ${run.length}\n`);
      for (const [, entry] of run) {
        const place = entry.kind === 'offset' ? entry.offset : 0;
        const generation = entry.kind === 'offset' ? entry.generation : 65_535;
        const letter = entry.kind === 'offset' ? 'n' : 'f';
        this.#out.text(`${String(place).padStart(10, '0')} ${String(generation).padStart(5, '0')} ${letter} \n`);
      }
    }
    this.#out.text(`trailer\n${this.#textOf(trailer)}\n`);
  }

  #stream(trailer: CosDictionary, number: number, offset: number): void {
    this.#entries.set(number, { kind: 'offset', offset, generation: 0 });
    const entries = this.#sorted();
    const rows = new PdfBytes();
    for (const [, entry] of entries) {
      rows.byte(kindNumbers[entry.kind]);
      const place = entry.kind === 'offset' ? entry.offset : entry.kind === 'compressed' ? entry.container : 0;
      const index = entry.kind === 'offset' ? entry.generation : entry.kind === 'compressed' ? entry.index : 65_535;
      for (const shift of [24, 16, 8, 0]) rows.byte((place >>> shift) & 255);
      rows.byte(index >> 8);
      rows.byte(index & 255);
    }
    const ranges = runsOf(entries).flatMap((run) => [run[0]?.[0] ?? 0, run.length]);
    const value = withEntries(trailer, {
      Type: nameValue('XRef'),
      W: arrayValue(fieldBytes.map(numberValue)),
      Index: arrayValue(ranges.map(numberValue)),
    });
    this.object(number, 0, packedRows(value, rows.copy(), rowBytes));
  }

  #sorted(): (readonly [number, Entry])[] {
    return [...this.#entries].sort(([a], [b]) => a - b);
  }
}

/** Splits entries where a number is missing. */
function runsOf(entries: readonly (readonly [number, Entry])[]): (readonly [number, Entry])[][] {
  const runs: (readonly [number, Entry])[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1)?.[0] === entry[0] - 1) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function bytesOfHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}

/** An identifier is a string that is not empty (ISO 32000-1, 14.4). */
function saysSomething(value: CosValue | undefined): value is CosString {
  return value?.kind === 'string' && value.bytes.length > 0;
}
