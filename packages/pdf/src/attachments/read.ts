import { failed, ok, type Result } from '../base/result.ts';
import { unshared } from '../base/unshared.ts';
import { openPdf, type PdfPages } from '../open/open.ts';
import { problem } from '../problems.ts';
import type { CosDocument } from '../syntax/document.ts';
import { textOfString } from '../syntax/text-string.ts';
import { type CosDictionary, type CosValue, emptyDictionary, isName } from '../syntax/values.ts';
import { limits } from './limits.ts';
import { nameEntries } from './name-tree.ts';

/** A file in a document (ISO 32000-1, 7.11.4). */
export interface Attachment {
  /** As the document calls it, without folders; empty when it does not. */
  readonly name: string;
  /** Such as `application/xml`; undefined when the document does not say. */
  readonly mediaType: string | undefined;
  /** How it belongs to the document, such as `Data` (ISO 19005-3, annex E); undefined when that is not said. */
  readonly relationship: string | undefined;
  readonly description: string | undefined;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where it was found first. */
  readonly place: AttachmentPlace;
}

/** The document's list of files, the files associated with the document or a page, or a mark on a page. */
export type AttachmentPlace = 'embedded-files' | 'document' | 'page' | 'annotation';

/**
 * The files in a document, each once: those listed by name (ISO 32000-1, 7.7.4), those associated with the document or a
 * page (ISO 19005-3, 6.8), and those behind a mark on a page (ISO 32000-1, 12.5.6.15), in this order. A file that cannot
 * be unpacked is left out.
 *
 * Problems: file.empty, file.too-large, pdf.expected, pdf.unreadable, pdf.encrypted, pdf.dynamic-form, pdf.too-complex,
 * pdf.too-many-pages; attachment.too-large for a file of more than `fileBytesMax` bytes (default 1 000 000), attachment.too-many
 * for more than 200 files or 20 000 000 bytes.
 */
export function attachmentsOf(bytes: Uint8Array, options?: AttachmentsOptions): Result<readonly Attachment[]> {
  const opened = openPdf(bytes);
  return opened.ok ? attachmentsIn(opened.value, options) : opened;
}

export interface AttachmentsOptions {
  /** Bytes of one file. */
  readonly fileBytesMax?: number;
}

/** The files in a document that is open. Reports pdf.too-complex, attachment.too-large, attachment.too-many. */
export function attachmentsIn(
  { document, pages }: PdfPages,
  { fileBytesMax = limits.fileBytesMax }: AttachmentsOptions = {},
): Result<readonly Attachment[]> {
  const reader = new AttachmentReader(document, fileBytesMax);
  const catalog = document.catalog ?? emptyDictionary;
  const names = document.dictionary(catalog.entries.get('Names'));
  for (const { value } of nameEntries(document, names?.entries.get('EmbeddedFiles')))
    reader.take(value, 'embedded-files');
  reader.takeAll(catalog.entries.get('AF'), 'document');
  for (const { dictionary } of pages) {
    reader.takeAll(dictionary.entries.get('AF'), 'page');
    const annotations = document.resolved(dictionary.entries.get('Annots'));
    for (const value of annotations?.kind === 'array' ? annotations.items : []) {
      const annotation = document.dictionary(value);
      const isFile = isName(document.resolved(annotation?.entries.get('Subtype')), 'FileAttachment');
      if (isFile) reader.take(annotation?.entries.get('FS'), 'annotation');
    }
  }
  if (document.isTooComplex) return failed(problem('PDF_TOO_COMPLEX', []));
  return reader.result();
}

class AttachmentReader {
  readonly #document: CosDocument;
  readonly #fileBytesMax: number;
  readonly #found: Attachment[] = [];
  readonly #visited = new Set<CosDictionary>();
  #bytesLeft: number = limits.allBytesMax;
  #tooLarge: string | undefined;

  constructor(document: CosDocument, fileBytesMax: number) {
    this.#document = document;
    this.#fileBytesMax = fileBytesMax;
  }

  takeAll(value: CosValue | undefined, place: AttachmentPlace): void {
    const listed = this.#document.resolved(value);
    for (const item of listed?.kind === 'array' ? listed.items : [value]) this.take(item, place);
  }

  take(value: CosValue | undefined, place: AttachmentPlace): void {
    const specification = this.#document.dictionary(value);
    if (specification === undefined || this.#isFull || this.#visited.has(specification)) return;
    this.#visited.add(specification);
    const { entries } = specification;
    const files = this.#document.dictionary(entries.get('EF'));
    const stream = ['UF', 'F'].map((key) => this.#document.streamAt(files?.entries.get(key))).find(Boolean);
    if (stream === undefined || this.#visited.has(stream.dictionary)) return;
    this.#visited.add(stream.dictionary);
    const text = (key: string): string | undefined => textOfString(this.#document.resolved(entries.get(key)));
    const name = (text('UF') ?? text('F') ?? '').slice(-limits.nameCharactersMax).replace(/^.*[/\\]/s, '');
    const bytes = this.#document.decodedStream(stream.dictionary, stream.bytes);
    if (bytes === undefined) return;
    if (bytes.length > this.#fileBytesMax) this.#tooLarge ??= name;
    this.#bytesLeft -= bytes.length;
    const named = (found: CosValue | undefined): string | undefined =>
      found?.kind === 'name' ? found.name : undefined;
    this.#found.push({
      name,
      mediaType: named(this.#document.resolved(stream.dictionary.entries.get('Subtype'))),
      relationship: named(this.#document.resolved(entries.get('AFRelationship'))),
      description: text('Desc'),
      bytes: unshared(bytes),
      place,
    });
  }

  get #isFull(): boolean {
    return this.#found.length > limits.attachmentsMax || this.#bytesLeft < 0;
  }

  result(): Result<readonly Attachment[]> {
    if (this.#isFull) {
      return failed(problem('ATTACHMENT_TOO_MANY', [], { files: limits.attachmentsMax, bytes: limits.allBytesMax }));
    }
    if (this.#tooLarge === undefined) return ok(this.#found);
    return failed(problem('ATTACHMENT_TOO_LARGE', [], { name: this.#tooLarge, max: this.#fileBytesMax }));
  }
}
