import type { Entry } from '../syntax/cross-reference.ts';
import { decodeHex } from '../syntax/strings.ts';
import {
  type CosDictionary,
  type CosObject,
  type CosValue,
  entriesText,
  stringText,
  textOf,
  withEntries,
} from '../syntax/values.ts';
import { ContentHash } from './content-hash.ts';
import { endWithStream, endWithTable, type RunsOf } from './cross-reference.ts';
import { entryKinds, type FileWriter, writeText } from './file-writer.ts';
import { latinBytes } from './pdf-bytes.ts';

/** Says how values are written. */
export type ValueText = (value: CosValue) => string;

/** Writes an object as it is. */
export function writeObject(
  writer: FileWriter,
  number: number,
  { value, stream }: CosObject,
  generation = 0,
  text: ValueText = textOf,
): void {
  if (stream === undefined || value.kind !== 'dictionary') writeText(writer, number, text(value), generation);
  else writer.stream(number, entriesText(withEntries(value, { Length: undefined }), text), stream, generation);
}

/** Lists an object that was not written here. */
export function listEntry(writer: FileWriter, number: number, entry: Entry): void {
  if (entry.kind === 'compressed') writer.list(number, entryKinds.compressed, entry.container, entry.index);
  else if (entry.kind === 'offset') writer.list(number, entryKinds.offset, entry.offset, entry.generation);
  else writer.list(number, entryKinds.free);
}

/** What a trailer must not carry over from another section. */
const ofSection = 'Size Prev XRefStm ID Type W Index Filter DecodeParms Length'.split(' ');

/**
 * Ends a file, named by what was written of it, and returns that: with a stream (ISO 32000-1, 7.5.8), or a table (7.5.4); `previous`:
 * where the section before this one begins, when there is one.
 */
export function endFile(
  writer: FileWriter,
  trailer: CosDictionary,
  isStream: boolean,
  previous?: number,
  text: ValueText = textOf,
): Uint8Array<ArrayBuffer> {
  const hash = new ContentHash();
  hash.add(writer.out.view());
  const own = stringText({ kind: 'string', bytes: decodeHex(latinBytes(hash.digest())) });
  const given = trailer.entries.get('ID');
  const [first] = given?.kind === 'array' ? given.items : [];
  // An identifier is a string that is not empty (ISO 32000-1, 14.4)
  const isNamed = first?.kind === 'string' && first.bytes.length > 0;
  const entries = new Map(trailer.entries);
  for (const key of ofSection) entries.delete(key);
  // The first half names the document for good, the second this state of it
  let said = `${entriesText({ kind: 'dictionary', entries }, text)}/ID[${isNamed ? stringText(first) : own}${own}]`;
  // A section without one before it heads the list of free numbers
  if (previous === undefined) writer.list(0, entryKinds.free);
  else said += `/Prev ${previous}`;
  if (isStream) endWithStream(writer, said, packedRowsMin, withEntry);
  else endWithTable(writer, said, withEntry);
  return writer.flush();
}

/** Below this many bytes of rows what says how they are packed takes more than is saved. */
const packedRowsMin = 130;

const withEntry: RunsOf = ({ kinds }) => {
  const runs: [number, number][] = [];
  for (const number of Object.keys(kinds).map(Number)) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === number) last[1]++;
    else runs.push([number, 1]);
  }
  return runs;
};
