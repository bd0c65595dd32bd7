import { decodeUtf8 } from '../base/decode.ts';
import { failed, ok, type Result } from '../base/result.ts';
import { readPacket } from '../metadata/packet.ts';
import { writePacket } from '../metadata/write-packet.ts';
import { openDocument } from '../open/open.ts';
import { problem } from '../problems.ts';
import type { CosDocument } from '../syntax/document.ts';
import { textOfString, textString } from '../syntax/text-string.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosReference,
  type CosValue,
  emptyDictionary,
  nameValue,
  nullValue,
  withEntries,
} from '../syntax/values.ts';
import { Update } from '../writer/update.ts';
import { type AttachmentInput, embeddedFile, faultsOf, fileSpecification } from './embedded-file.ts';
import { type NameEntry, nameEntries, treeWith } from './name-tree.ts';
import { withSchema, type XmpSchema } from './schema.ts';

/**
 * Puts a file into a document, as ISO 19005-3, 6.8 wants it: listed by name and associated with the document. One of
 * the same name is replaced. The document is kept byte for byte, with what is new behind it (ISO 32000-1, 7.5.6);
 * names stay sorted, and a tree of names in many nodes becomes one of a single node. Equal input gives equal bytes.
 *
 * Problems: file.empty, file.too-large, pdf.expected, pdf.unreadable, pdf.encrypted, pdf.dynamic-form, pdf.too-complex,
 * and with the path `attach`: attachment.name, attachment.media-type, attachment.date, attachment.too-large. With
 * `metadata`: attachment.metadata where the document's XMP packet cannot be read.
 */
export function attachFile(bytes: Uint8Array, input: AttachmentInput): Result<Uint8Array<ArrayBuffer>> {
  const opened = openDocument(bytes);
  return opened.ok ? attachTo(opened.value, input) : failed(...opened.problems, ...faultsOf(input));
}

/** The same for a document that is open. */
export function attachTo(document: CosDocument, input: AttachmentInput): Result<Uint8Array<ArrayBuffer>> {
  const [first, ...rest] = faultsOf(input);
  if (first !== undefined) return failed(first, ...rest);
  const root = document.trailer.entries.get('Root');
  const catalog = document.catalog;
  if (root?.kind !== 'reference' || catalog === undefined) return failed(problem('PDF_UNREADABLE', []));
  const update = new Update(document);
  const listed = listedFiles(document, catalog, input.name);
  const [file = update.allocate(), ...replaced] = listed.replaced;
  const stream = update.addStream(embeddedFile(input), input.content);
  update.set(file, fileSpecification(input, stream));
  for (const reference of replaced) update.set(reference, nullValue);
  const changes = listedWith(listed, file, input.name);
  if (input.metadata !== undefined) {
    const packet = describedPacket(document, catalog, input.metadata);
    if (packet === undefined) return failed(problem('ATTACHMENT_METADATA', ['attach']));
    changes['Metadata'] = update.allocate();
    update.set(changes['Metadata'] as CosReference, metadataDictionary, packet);
  }
  update.set(root, withEntries(catalog, changes));
  return document.isTooComplex ? failed(problem('PDF_TOO_COMPLEX', [])) : ok(update.written());
}

const metadataDictionary = withEntries(emptyDictionary, { Type: nameValue('Metadata'), Subtype: nameValue('XML') });

/** The files that the catalog lists. */
interface ListedFiles {
  readonly names: CosDictionary;
  readonly entries: readonly NameEntry[];
  /** Those of other names that are associated with the document. */
  readonly others: readonly CosValue[];
  /** The file specifications of the name: what is said of them from anywhere is said of the new file from now on. */
  readonly replaced: readonly CosReference[];
}

function listedFiles(document: CosDocument, catalog: CosDictionary, name: string): ListedFiles {
  const names = document.dictionary(catalog.entries.get('Names')) ?? emptyDictionary;
  const entries = nameEntries(document, names.entries.get('EmbeddedFiles'));
  const associated = document.resolved(catalog.entries.get('AF'));
  const items = associated?.kind === 'array' ? associated.items : [];
  const isNamed = (item: CosValue) => {
    const specification = document.dictionary(item);
    const [own, old] = ['UF', 'F'].map((key) => textOfString(document.resolved(specification?.entries.get(key))));
    return (own ?? old) === name;
  };
  const sameKey = entries.filter(({ key }) => textOfString(key) === name).map(({ value }) => value);
  const replaced = new Map<number, CosReference>();
  for (const item of [...sameKey, ...items.filter(isNamed)]) {
    if (item.kind === 'reference') replaced.set(item.number, item);
  }
  return { names, entries, others: items.filter((item) => !isNamed(item)), replaced: [...replaced.values()] };
}

/** The entries of the catalog that list files, with this one. */
function listedWith(
  { names, entries, others }: ListedFiles,
  file: CosReference,
  name: string,
): Record<string, CosValue | undefined> {
  return {
    AF: arrayValue([...others, file]),
    Names: withEntries(names, { EmbeddedFiles: treeWith(entries, { key: textString(name), value: file }) }),
  };
}

function describedPacket(
  document: CosDocument,
  catalog: CosDictionary,
  schema: XmpSchema,
): Uint8Array<ArrayBuffer> | undefined {
  const stream = document.streamAt(catalog.entries.get('Metadata'));
  const bytes = stream && document.decodedStream(stream.dictionary, stream.bytes);
  const text = bytes && decodeUtf8(bytes);
  const packet = text === undefined ? undefined : readPacket(text);
  return packet && writePacket(withSchema(packet.properties, schema));
}
