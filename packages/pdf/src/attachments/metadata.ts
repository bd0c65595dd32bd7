import { decodeUtf8 } from '../base/decode.ts';
import { readPacket } from '../metadata/packet.ts';
import type { OpenedPdf } from '../open/open.ts';

/** A property of a document's metadata whose value is a text. */
export interface MetadataText {
  readonly namespace: string;
  readonly name: string;
  readonly text: string;
}

/** The texts of the XMP packet of a document that is open (ISO 32000-1, 14.3.2); none where there is no packet that can be read. */
export function metadataTextsIn({ document }: OpenedPdf): readonly MetadataText[] {
  const stream = document.streamAt(document.catalog?.entries.get('Metadata'));
  const bytes = stream && document.decodedStream(stream.dictionary, stream.bytes);
  const text = bytes && decodeUtf8(bytes);
  const packet = text === undefined ? undefined : readPacket(text.replace(/^\ufeff/, ''));
  return (packet?.properties ?? []).flatMap(({ namespace, name, value }) =>
    value.kind === 'text' ? [{ namespace, name, text: value.text }] : [],
  );
}
