import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Drawing } from '@rappen/core/drawing';
import { drawInvoiceDocument, invoiceDocumentExamples, parseInvoiceDocument } from '@rappen/core/invoice-document';
import { renderPdf } from '@rappen/core/render/pdf';
import { profiles } from '@rappen/core/swiss-qr';
import { readPdfText } from '@rappen/pdf/text';
import { describe, expect, test } from 'vitest';
import { documents } from '../fuzz/corpus.ts';
import { popplerTexts } from '../fuzz/pages/poppler.ts';
import { expectValue } from '../results.ts';
import { hasTools } from './tools.ts';

/**
 * Our text of PDF files held against that of pdftotext: those of the repository, one for each rule that our tests know, and long ones
 * that we print ourselves. With TEXT_CORPUS, folders with colons between them, of all files in there as well.
 */
const root = join(import.meta.dirname, '../..');
const profile = profiles['2.3'];

/** Characters that one of both has and the other has not, as a part of all. */
const partMax = 0.01;
/** Files that keep to it, as a part of those that both read. */
const filesMin = 0.98;
/** The same of files that are odd on purpose: in some of them pdftotext reads less than is seen. */
const oddFilesMin = 0.94;

interface File {
  /** Made to be odd in one way. */
  readonly isOdd?: boolean;
  readonly name: string;
  bytes(): Uint8Array;
}

function filesBelow(folder: string): File[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.pdf'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/node_modules|[/\\](?:dist|found)[/\\]/.test(path))
    .map((path) => ({ name: relative(root, path), bytes: () => new Uint8Array(readFileSync(path)) }));
}

/** Invoices of all kinds until there are so many pages. */
function printed(pageCount: number): File {
  const pages: Drawing[] = [];
  const examples = Object.values(invoiceDocumentExamples);
  for (let number = 0; pages.length < pageCount; number++) {
    const json = { ...examples[number % examples.length], invoiceNr: `2026-${number}` };
    const { document } = expectValue(parseInvoiceDocument(json, { profile }));
    pages.push(...expectValue(drawInvoiceDocument(document, { template: 'classic' })).pages);
  }
  return { name: `${pageCount} pages that we print`, bytes: () => renderPdf(pages.slice(0, pageCount)) };
}

const unknownCharacter = '\ufffd';

/** The characters without white space, and without the marks that pdftotext puts around what runs from right to left. */
function charactersOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const character of text.normalize('NFC').replace(/\s|[\u202a-\u202e]/g, ''))
    counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

interface Difference {
  readonly part: number;
  /** Characters of which we say that nothing tells what they are: each stands for one of theirs. */
  readonly unknown: number;
  readonly missing: string;
  readonly extra: string;
}

function difference(ours: string, theirs: string): Difference {
  const [own, other] = [charactersOf(ours), charactersOf(theirs)];
  let [missing, extra, most] = ['', '', 1];
  for (const character of new Set([...own.keys(), ...other.keys()])) {
    const [one, two] = [own.get(character) ?? 0, other.get(character) ?? 0];
    missing += character.repeat(Math.max(0, two - one));
    extra += character.repeat(Math.max(0, one - two));
    most += Math.max(one, two);
  }
  const unknown = own.get(unknownCharacter) ?? 0;
  missing = [...missing].slice(unknown).join('');
  extra = extra.replaceAll(unknownCharacter, '');
  return { part: Math.max([...missing].length, [...extra].length) / most, unknown, missing, extra };
}

describe.skipIf(!hasTools('pdftotext'))('the text of files (needs pdftotext)', () => {
  test('has the characters of pdftotext', () => {
    const made = documents().map(
      (bytes, index): File => ({ name: `document ${index}`, isOdd: true, bytes: () => bytes }),
    );
    const others = (process.env['TEXT_CORPUS'] ?? '').split(':').filter((folder) => folder !== '');
    const files = [...filesBelow(root), ...made, printed(77), printed(600), ...others.flatMap(filesBelow)];
    const rows: string[] = [];
    const counts = { of: emptyCounts(), odd: emptyCounts() };
    for (const { name, bytes, isOdd = false } of files) {
      const count = isOdd ? counts.odd : counts.of;
      const file = bytes();
      const theirs = popplerTexts(file);
      const ours = readPdfText(file);
      count.files += 1;
      if (theirs === undefined || !ours.ok) continue;
      count.read += 1;
      const { part, unknown, missing, extra } = difference(ours.value.text, theirs.join('\f'));
      const told = ours.value.notRead.length === 0 ? '' : 'told';
      if (unknown > 0) count.withUnknown += 1;
      if (part <= partMax) count.alike += 1;
      else rows.push(`| ${name} | ${part.toFixed(3)} | ${missing.slice(0, 30)} | ${extra.slice(0, 30)} | ${told} |`);
    }
    const table = ['| file | part | missing | more | not all read |', '|---|---:|---|---|---|', ...rows].join('\n');
    console.log(`${table}\nfiles: ${JSON.stringify(counts.of)}, odd on purpose: ${JSON.stringify(counts.odd)}`);
    expect(counts.of.alike / counts.of.read).toBeGreaterThanOrEqual(filesMin);
    expect(counts.odd.alike / counts.odd.read).toBeGreaterThanOrEqual(oddFilesMin);
  });
});

/** `read`: by both; `withUnknown`: with characters that we say nobody knows. */
function emptyCounts(): { files: number; read: number; alike: number; withUnknown: number } {
  return { files: 0, read: 0, alike: 0, withUnknown: 0 };
}
