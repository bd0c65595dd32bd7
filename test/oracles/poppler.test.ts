import { spawnSync } from 'node:child_process';
import { drawInvoiceDocument, invoiceDocumentExamples, parseInvoiceDocument } from '@rappen/core/invoice-document';
import { renderPdf } from '@rappen/core/render/pdf';
import { profiles } from '@rappen/core/swiss-qr';
import { describe, expect, test } from 'vitest';
import { expectValue } from '../results.ts';
import { hasTools, pathOf, withFiles } from './tools.ts';

const profile = profiles['2.3'];

/** The letter of an invoice with so much text above its slip. */
function letter(length: number, symbols: 'path' | 'mask'): Uint8Array {
  const introduction = 'Sehr geehrte Damen und Herren, '.repeat(40).slice(0, length);
  const json = { ...invoiceDocumentExamples.mixedVat, introduction, invoiceNr: `2026-${length}` };
  const { document } = expectValue(parseInvoiceDocument(json, { profile }));
  return renderPdf(expectValue(drawInvoiceDocument(document, { template: 'classic' })).pages, { symbols });
}

describe.skipIf(!hasTools('pdftoppm'))('poppler (needs pdftoppm)', () => {
  // Where the codes of the text end within a byte is another thing for each length
  test.each(['path', 'mask'] as const)('finds nothing wrong in letters with symbols as a %s', async (symbols) => {
    const files = Array.from({ length: 40 }, (_, index) => letter(100 + index * 17, symbols));
    const complaints = await withFiles(files, (paths) =>
      paths.map((path) => spawnSync(pathOf('pdftoppm') ?? '', ['-r', '20', '-png', path], { encoding: 'utf8' }).stderr),
    );
    expect(complaints.filter((complaint) => complaint !== '')).toEqual([]);
  });
});
