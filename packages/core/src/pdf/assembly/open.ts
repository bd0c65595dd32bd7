import { type Problem, type Problems, problem, within } from '../../problem/problem.ts';
import { failed, ok, type Result } from '../../result.ts';
import { isName, withEntries } from '../values/values.ts';
import { type CosDocument, readDocument } from './document.ts';
import { integerOf, readFileObject } from './file-object.ts';
import { FileWriter } from './file-writer.ts';
import { limits } from './limits.ts';
import { type Page, pagesOf } from './pages.ts';
import { type Decryptor, openWithoutPassword } from './security/standard-handler.ts';

export interface OpenDocument {
  readonly document: CosDocument;
  readonly pages: readonly Page[];
}

/** Opens a PDF with its pages; problems carry the role that it has. As `openDocument`, and pdf.too-many-pages. */
function openPages(bytes: Uint8Array, role: string): Result<OpenDocument> {
  const document = openDocument(bytes);
  if (!document.ok) return failed(...inRole(role, document.problems));
  const pages = pagesOf(document.value);
  return pages.ok ? ok({ document: document.value, pages: pages.value }) : failed(...inRole(role, pages.problems));
}

/** Two documents; what is wrong with either is reported. */
export function openBoth(
  base: Uint8Array,
  other: Uint8Array,
  otherRole: string,
): Result<{ readonly base: OpenDocument; readonly other: OpenDocument }> {
  const first = openPages(base, 'base');
  const second = openPages(other, otherRole);
  if (!first.ok) return second.ok ? first : failed(...first.problems, ...second.problems);
  return second.ok ? ok({ base: first.value, other: second.value }) : second;
}

function inRole(role: string, problems: Problems): [Problem, ...Problem[]] {
  const [first, ...rest] = problems;
  return [{ ...first, path: [role, ...first.path] }, ...within([role], rest)];
}

/**
 * Opens a PDF to add to it. One that is encrypted but opens without a password is copied unencrypted first. Problems:
 * file.empty, file.too-large, pdf.expected, pdf.unreadable, pdf.too-complex, pdf.encrypted (needs a password, or is
 * encrypted in a way that is not standard), pdf.dynamic-form (the pages are only made when it is opened: XFA).
 */
export function openDocument(bytes: Uint8Array): Result<CosDocument> {
  const read = readDocument(bytes);
  if (!read.ok) return read;
  const opened = read.value.trailer.entries.has('Encrypt') ? openEncrypted(read.value) : read;
  if (!opened.ok) return opened;
  const needsRendering = opened.value.resolved(opened.value.catalog?.entries.get('NeedsRendering'));
  if (needsRendering?.kind === 'word' && needsRendering.text === 'true') return failed(problem('PDF_DYNAMIC_FORM', []));
  return opened;
}

function openEncrypted(document: CosDocument): Result<CosDocument> {
  const decrypt = openWithoutPassword(document);
  if (decrypt === undefined) return failed(problem('PDF_ENCRYPTED', []));
  const plain = plainCopy(document, decrypt);
  return plain === undefined ? failed(problem('PDF_TOO_COMPLEX', [])) : readDocument(plain);
}

/** The file without its encryption: every object as it was, object streams included. */
function plainCopy(document: CosDocument, decrypt: Decryptor): Uint8Array | undefined {
  const { bytes, crossReference, trailer } = document;
  const encrypt = trailer.entries.get('Encrypt');
  const writer = new FileWriter(0);
  writer.text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  let bytesLeft = bytes.length * limits.readingsMax;
  let last = 0;
  for (const [number, entry] of crossReference.entries) {
    last = Math.max(last, number);
    if (entry.kind === 'compressed') writer.entry(number, entry);
    if (entry.kind !== 'offset' || (encrypt?.kind === 'reference' && encrypt.number === number)) continue;
    const object = readFileObject(
      bytes,
      crossReference.base + entry.offset,
      { values: limits.valuesMax },
      ({ entries }) => integerOf(document.resolved(entries.get('Length'))),
    );
    if (object === undefined) continue;
    bytesLeft -= object.end - crossReference.base - entry.offset;
    if (bytesLeft < 0) return undefined;
    if (
      object.stream !== undefined &&
      object.value.kind === 'dictionary' &&
      isName(object.value.entries.get('Type'), 'XRef')
    )
      continue;
    writer.object(number, entry.generation, decrypt(number, entry.generation, object));
  }
  const isStream =
    crossReference.isStream || [...crossReference.entries.values()].some(({ kind }) => kind === 'compressed');
  const plainTrailer = withEntries(trailer, { Encrypt: undefined, Type: undefined, W: undefined, Index: undefined });
  return writer.end({ trailer: plainTrailer, previous: undefined, isStream, size: last + 1 }, last + 1);
}
