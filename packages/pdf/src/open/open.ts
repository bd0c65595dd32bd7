import { type Problem, type Problems, within } from '../base/problem.ts';
import { failed, ok, type Result } from '../base/result.ts';
import { problem } from '../problems.ts';
import { type CosDocument, readDocument } from '../syntax/document.ts';
import { integerOf, readFileObject } from '../syntax/file-object.ts';
import { limits } from '../syntax/limits.ts';
import { type Page, type PagePlace, pagesOf, pageTreeOf } from '../syntax/pages.ts';
import { isDictionary, isName, withEntries } from '../syntax/values.ts';
import { endFile, listEntry, writeObject } from '../writer/cos-file.ts';
import { FileWriter } from '../writer/file-writer.ts';
import { withPageTree } from './page-tree.ts';
import { type Decryptor, openWithoutPassword } from './security/standard-handler.ts';

/** A document, and its pages in their order, with what they inherit. */
export interface PdfPages {
  readonly document: CosDocument;
  readonly pages: readonly Page[];
}

/**
 * A PDF that was opened, for all that is to be known of it: `textIn`, `codesIn`, `attachmentsIn`, `archivalIn`. What one of
 * them has unpacked the next one finds unpacked.
 */
export interface OpenedPdf extends PdfPages {
  /** Whether the file was encrypted, and opened without a password: what is looked at is a copy without encryption. */
  readonly wasEncrypted: boolean;
  /** Pages, from 1, that are missing in the file though it counts them: they are empty here. */
  readonly missing: readonly number[];
  /** Whether its tree of pages was damaged: what is looked at is a copy with a sound one. */
  readonly wasDamaged: boolean;
}

/**
 * Opens a PDF once for everything that is to be known of it. Problems: file.empty, file.too-large, pdf.expected,
 * pdf.unreadable, pdf.too-complex, pdf.encrypted, pdf.dynamic-form, pdf.too-many-pages.
 */
export function openPdf(bytes: Uint8Array): Result<OpenedPdf> {
  const opened = openDocument(bytes);
  if (!opened.ok) return opened;
  const wasEncrypted = opened.value.bytes !== bytes;
  const tree = pageTreeOf(opened.value);
  if (!tree.ok) return tree;
  const { places, isSound } = tree.value;
  const document = isSound ? opened : withSoundTree(opened.value, places);
  if (!document.ok) return document;
  const pages = pagesOf(document.value);
  if (!pages.ok) return pages;
  const missing = places.flatMap(({ dictionary }, index) => (dictionary === undefined ? [index + 1] : []));
  return ok({ document: document.value, pages: pages.value, wasEncrypted, missing, wasDamaged: !isSound });
}

function withSoundTree(document: CosDocument, places: readonly PagePlace[]): Result<CosDocument> {
  const mended = withPageTree(document, places);
  return mended === undefined ? failed(problem('PDF_UNREADABLE', [])) : readDocument(mended);
}

/** The same; problems carry the role that the PDF has. */
function openPages(bytes: Uint8Array, role: string): Result<OpenedPdf> {
  const opened = openPdf(bytes);
  return opened.ok ? opened : failed(...inRole(role, opened.problems));
}

/** Two documents; what is wrong with either is reported. */
export function openBoth(
  base: Uint8Array,
  other: Uint8Array,
  otherRole: string,
): Result<{ readonly base: OpenedPdf; readonly other: OpenedPdf }> {
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
  const writer = new FileWriter(document.lastNumber + 1);
  let bytesLeft = bytes.length * limits.readingsMax;
  for (const [number, entry] of crossReference.entries) {
    if (entry.kind === 'compressed') listEntry(writer, number, entry);
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
    if (object.stream !== undefined && isDictionary(object.value) && isName(object.value.entries.get('Type'), 'XRef'))
      continue;
    writeObject(writer, number, decrypt(number, entry.generation, object), entry.generation);
  }
  const isStream =
    crossReference.isStream || [...crossReference.entries.values()].some(({ kind }) => kind === 'compressed');
  return endFile(writer, withEntries(trailer, { Encrypt: undefined }), isStream);
}
