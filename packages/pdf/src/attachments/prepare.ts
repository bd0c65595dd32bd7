import { failed, ok, type Result } from '../base/result.ts';
import { unshared } from '../base/unshared.ts';
import { descriptionOf } from '../metadata/write-packet.ts';
import { textString } from '../syntax/text-string.ts';
import { arrayValue, emptyDictionary, entriesText, referenceTo, textOf, withEntries } from '../syntax/values.ts';
import { packedStream } from '../writer/packed-stream.ts';
import { type AttachmentInput, embeddedFile, faultsOf, fileSpecification } from './embedded-file.ts';
import { treeOf } from './name-tree.ts';
import { withSchema } from './schema.ts';

/** A file for a document that is still being written: the texts of its objects, one byte a character, without numbers of their own. */
export interface PreparedAttachment {
  /** Of the stream that holds it, without brackets and length. */
  readonly dictionary: string;
  /** The data of the stream. */
  readonly data: Uint8Array<ArrayBuffer>;
  /** What the document says of it, by the number of the stream. */
  readonly specification: (stream: number) => string;
  /** The entries of the catalog, by the number of the specification. */
  readonly entries: (specification: number) => string;
  /** What the XMP packet says besides, as an element inside `rdf:RDF`; empty without `metadata`. */
  readonly description: string;
}

/**
 * A file to write into a new document, listed by name and associated with the document, as ISO 19005-3, 6.8 wants it. `attachFile` puts
 * one into a document that is there. `pack` makes a zlib stream of the content, where the caller knows a faster way for it.
 *
 * Problems, with the path `attach`: attachment.name, attachment.media-type, attachment.date, attachment.too-large.
 */
export function prepareAttachment(
  input: AttachmentInput,
  pack?: (content: Uint8Array) => Uint8Array,
): Result<PreparedAttachment> {
  const [first, ...rest] = faultsOf(input);
  if (first !== undefined) return failed(first, ...rest);
  const { value, stream } = packedStream(embeddedFile(input), input.content, pack);
  const { metadata } = input;
  return ok({
    dictionary: entriesText(value),
    data: unshared(stream),
    specification: (number) => textOf(fileSpecification(input, referenceTo(number))),
    entries: (number) => {
      const file = referenceTo(number);
      const tree = treeOf([{ key: textString(input.name), value: file }]);
      const names = withEntries(emptyDictionary, { EmbeddedFiles: tree });
      return entriesText(withEntries(emptyDictionary, { AF: arrayValue([file]), Names: names }));
    },
    description: metadata === undefined ? '' : descriptionOf(withSchema([], metadata)),
  });
}
