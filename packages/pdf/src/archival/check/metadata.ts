import { decodeUtf8 } from '../../base/decode.ts';
import { pdfaid } from '../../metadata/namespaces.ts';
import { readPacket, type XmpPacket, type XmpProperty } from '../../metadata/packet.ts';
import { extensionsOf, isKnownProperty } from '../../metadata/schemas.ts';
import type { CosDocument } from '../../syntax/document.ts';
import type { CosObjects } from '../../syntax/objects.ts';
import { type CosValue, isName } from '../../syntax/values.ts';
import { limits } from '../limits.ts';
import type { Findings } from './findings.ts';

/** Part and conformance that a document of PDF/A-3b says it has (ISO 19005-3, 6.6.4): A and U are more than B. */
const part = '3';
const conformances = ['A', 'B', 'U'];

/** Checks the XMP of the document and of its objects (6.6). */
export function checkMetadata(document: CosDocument, findings: Findings): void {
  const main = document.catalog?.entries.get('Metadata');
  for (const number of document.crossReference.entries.keys()) {
    const value: CosValue = { kind: 'reference', number, generation: 0 };
    const stream = document.streamAt(value);
    if (stream === undefined || !isName(document.resolved(stream.dictionary.entries.get('Type')), 'Metadata')) continue;
    const isMain = main?.kind === 'reference' && main.number === number;
    if (!isMain && packetOf(document, value) === undefined) findings.rule('6.6.2');
  }
  checkMainPacket(document, findings);
}

/** Checks the XMP of the document as a whole. */
export function checkMainPacket(document: CosDocument, findings: Findings): void {
  const packet = mainPacketOf(document);
  if (packet === undefined) findings.rule('6.6.2');
  else if (!saysPdfA3(packet)) findings.rule('6.6.4');
}

/** The packet of the document as a whole, in a stream that says what it is, if it is as it should be. */
export function mainPacketOf(document: CosObjects & Pick<CosDocument, 'decodedStream'>): XmpPacket | undefined {
  const value = document.catalog?.entries.get('Metadata');
  const entries = document.streamAt(value)?.dictionary.entries;
  const isSaid = isName(entries?.get('Type'), 'Metadata') && isName(entries?.get('Subtype'), 'XML');
  return isSaid ? packetOf(document, value) : undefined;
}

/** Whether a packet says that its document is PDF/A-3 of any level (6.6.4). */
export function saysPdfA3({ properties }: XmpPacket): boolean {
  const said = (name: string): string | undefined => textOf(properties, pdfaid[0], name);
  return said('part') === part && conformances.includes(said('conformance') ?? '');
}

/** The packet of a stream, if every property in it is known and as it should be; undefined otherwise. */
export function packetOf(
  document: Pick<CosDocument, 'streamAt' | 'decodedStream'>,
  value: CosValue | undefined,
): XmpPacket | undefined {
  const packet = anyPacketOf(document, value);
  const extensions = packet && extensionsOf(packet.properties);
  const isSound = packet?.isPlain && extensions && packet.properties.every((each) => isKnownProperty(each, extensions));
  return isSound ? packet : undefined;
}

/** The packet of a stream, whatever it says; undefined when it cannot be read. */
export function anyPacketOf(
  document: Pick<CosDocument, 'streamAt' | 'decodedStream'>,
  value: CosValue | undefined,
): XmpPacket | undefined {
  const stream = document.streamAt(value);
  const bytes = stream && document.decodedStream(stream.dictionary, stream.bytes);
  const text = bytes === undefined || bytes.length > limits.metadataBytesMax ? undefined : decodeUtf8(bytes);
  return text === undefined ? undefined : readPacket(text);
}

/** The text of a simple property. */
function textOf(properties: readonly XmpProperty[], namespace: string, name: string): string | undefined {
  const value = properties.find((each) => each.namespace === namespace && each.name === name)?.value;
  return value?.kind === 'text' ? value.text : undefined;
}
