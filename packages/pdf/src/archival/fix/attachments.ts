import { nameEntries, treeOf } from '../../attachments/name-tree.ts';
import { textOfString, textString } from '../../syntax/text-string.ts';
import {
  type CosDictionary,
  type CosReference,
  type CosValue,
  isName,
  nameValue,
  referenceTo,
  withEntries,
} from '../../syntax/values.ts';
import { embedsFile } from '../check/catalogue.ts';
import { filesOf } from '../check/values.ts';
import { type Draft, rewritten } from './draft.ts';

const mediaType = /^[-\w+.]+\/[-\w+.]+$/;
/** Media types by the ending of a file's name, where the document does not say. */
const typesByEnding: Readonly<Record<string, string>> = {
  __proto__: null as never,
  csv: 'text/csv',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain',
  xml: 'text/xml',
};

/** Completes what is said about files in the document, and associates them with it (ISO 19005-3, 6.8). */
export function completeAttachments(draft: Draft): void {
  untypeReferences(draft);
  listFilesAlone(draft);
  const associated = new Set<number>();
  const files: CosReference[] = [];
  for (const [number, { value }] of draft.reachable()) {
    forEachDictionary(value, (dictionary) => noteAssociated(draft, dictionary, associated));
    const own = value.kind === 'dictionary' ? extracted(draft, referenceTo(number), value) : [];
    for (const file of own) files.push(file);
  }
  for (const file of files) completeFile(draft, file);
  const missing = files.filter(({ number }) => !associated.has(number));
  if (missing.length === 0) return;
  const listed = draft.resolved(draft.catalog?.entries.get('AF'));
  const known = listed?.kind === 'array' ? listed.items : [];
  draft.editCatalog({ AF: { kind: 'array', items: [...known, ...missing] } });
  draft.changed('attachment-completed', missing.length);
}

/** Takes out of the list of files what is none. */
function listFilesAlone(draft: Draft): void {
  const names = draft.catalog?.entries.get('Names');
  const tree = draft.dictionary(names)?.entries.get('EmbeddedFiles');
  const listed = nameEntries(draft, tree);
  const files = listed.filter(({ value }) => embedsFile(draft, value));
  if (files.length === listed.length) return;
  draft.editCatalog({ Names: draft.edit(names, { EmbeddedFiles: treeOf(files) }) });
  draft.changed('attachment-completed');
}

/** What says that it specifies a file has one in the document here (ISO 19005-3, 6.8): names of files elsewhere need not say it. */
function untypeReferences(draft: Draft): void {
  draft.rewriteValues((value) => {
    const type = value.kind === 'dictionary' ? draft.resolved(value.entries.get('Type')) : undefined;
    if (value.kind !== 'dictionary' || !isName(type, 'Filespec') || embedsFile(draft, value)) return value;
    return withEntries(value, { Type: undefined, EF: undefined });
  });
}

function forEachDictionary(value: CosValue, use: (dictionary: CosDictionary) => void): void {
  if (value.kind === 'array') for (const item of value.items) forEachDictionary(item, use);
  if (value.kind !== 'dictionary') return;
  use(value);
  for (const item of value.entries.values()) forEachDictionary(item, use);
}

function noteAssociated(draft: Draft, dictionary: CosDictionary, associated: Set<number>): void {
  for (const item of filesOf(draft, dictionary)) if (item.kind === 'reference') associated.add(item.number);
}

/** File specifications that an object is or holds, as objects of their own: only these can be referred to from lists. */
function extracted(draft: Draft, reference: CosReference, dictionary: CosDictionary): CosReference[] {
  if (embedsFile(draft, dictionary)) return [reference];
  const found: CosReference[] = [];
  const changed = rewritten(dictionary, (value) => {
    if (value.kind !== 'dictionary' || !embedsFile(draft, value)) return value;
    const own = draft.add(value);
    found.push(own);
    return own;
  });
  if (changed !== dictionary) draft.replace(reference, changed);
  return found;
}

function completeFile(draft: Draft, file: CosReference): void {
  const { entries } = draft.dictionary(file) as CosDictionary;
  const of = (key: string): string | undefined => textOfString(draft.resolved(entries.get(key)));
  const name = of('UF') ?? of('F') ?? 'attachment';
  const changes: Record<string, CosValue> = {};
  for (const key of ['F', 'UF']) if (of(key) === undefined) changes[key] = textString(name);
  if (draft.resolved(entries.get('AFRelationship'))?.kind !== 'name')
    changes['AFRelationship'] = nameValue('Unspecified');
  if (Object.keys(changes).length > 0) {
    draft.edit(file, changes);
    draft.changed('attachment-completed');
  }
  for (const value of draft.dictionary(entries.get('EF'))?.entries.values() ?? []) completeStream(draft, value, name);
}

function completeStream(draft: Draft, value: CosValue, name: string): void {
  const stream = draft.streamAt(value);
  const subtype = draft.resolved(stream?.dictionary.entries.get('Subtype'));
  if (stream === undefined || (subtype?.kind === 'name' && mediaType.test(subtype.name))) return;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const type = typesByEnding[ending] ?? 'application/octet-stream';
  draft.replace(value, withEntries(stream.dictionary, { Subtype: nameValue(type) }));
  draft.changed('attachment-completed');
}
