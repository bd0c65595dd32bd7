import { createHash } from 'node:crypto';
import {
  drawInvoiceDocument,
  invoiceDocumentExamples,
  parseInvoiceDocument,
  templateNames,
} from '@rappen/core/invoice-document';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { decodeSymbol } from '@rappen/core/qr';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import { renderSvg } from '@rappen/core/render/svg';
import type { Result } from '@rappen/core/result';
import { mergeSlip } from '@rappen/core/slip-on-page';
import { encodeSymbol, invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import { toPdfA3b } from '@rappen/pdf/archival';
import { attachmentsOf } from '@rappen/pdf/attachments';
import { codesOfPages } from '@rappen/pdf/codes';
import { substituteFonts } from '@rappen/pdf/fonts';
import { readPdfText } from '@rappen/pdf/text';
import { expect, test } from 'vitest';
import { documents } from '../../fuzz/corpus.ts';
import { expectValue } from '../../results.ts';

/*
 * What is made of the same input is the same, byte by byte, from one version to the next, unless somebody means to change it: then the
 * list beside this file is written anew (`npx vitest run test/laws/bytes -u`), and the change shows which outputs it touches. What is right
 * is told by other tests; this one tells that something is not what it was.
 */
const lists = (name: string) => `./${name}.txt`;

function digest(content: unknown): string {
  const bytes = content instanceof Uint8Array ? content : JSON.stringify(content);
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}

/** The bytes that were made, or the problems. */
function outcome<T>(result: Result<T>, of: (value: T) => unknown = (value) => value): string {
  return result.ok
    ? digest(of(result.value))
    : result.problems.map(({ code, path }) => `${code} ${path.join('.')}`).join();
}

const profile = profiles['2.3'];
const formats = ['png', 'jpeg', 'gif', 'bmp', 'tiff'] as const;

test('bills', async () => {
  const rows: string[] = [];
  for (const [name, draft] of Object.entries(invoiceExamples)) {
    const invoice = parseDraft(draft, name === 'combined' ? profiles['2.2'] : profile);
    const symbol = invoice.ok ? encodeSymbol(invoice.value) : invoice;
    if (!invoice.ok || !symbol.ok) {
      rows.push(`${name} ${outcome(symbol)}`);
      continue;
    }
    for (const language of ['de', 'fr', 'it', 'en'] as const) {
      for (const pageSize of ['A4', 'DIN_LANG'] as const) {
        const part = drawPaymentPart(invoice.value, symbol.value, { language, pageSize });
        if (!part.ok) rows.push(`${name} ${language} ${pageSize} ${outcome(part)}`);
        else {
          const { drawing } = part.value;
          const made = [renderSvg(drawing), renderPdf([drawing])].map(digest);
          rows.push(`${name} ${language} ${pageSize} ${made.join(' ')}`);
        }
      }
    }
    const part = expectValue(drawPaymentPart(invoice.value, symbol.value, { language: 'de', pageSize: 'DIN_LANG' }));
    for (const format of formats)
      rows.push(`${name} ${format} ${digest(renderRaster(part.drawing, { format, dotsPerInch: 100 }))}`);
  }
  await expect(rows.join('\n')).toMatchFileSnapshot(lists('bills'));
});

test('invoices', async () => {
  const rows: string[] = [];
  for (const [name, json] of Object.entries(invoiceDocumentExamples)) {
    const { document } = expectValue(parseInvoiceDocument(json, { profile }));
    for (const template of templateNames) {
      const drawn = drawInvoiceDocument(document, { template });
      rows.push(`${name} ${template} ${outcome(drawn, ({ pages }) => renderPdf(pages))}`);
    }
  }
  await expect(rows.join('\n')).toMatchFileSnapshot(lists('invoices'));
});

test('documents of others', async () => {
  const [example] = Object.values(invoiceExamples);
  const invoice = expectValue(parseDraft(example as never, profile));
  const part = expectValue(
    drawPaymentPart(invoice, expectValue(encodeSymbol(invoice)), { language: 'de', pageSize: 'DIN_LANG' }),
  );
  const slip = renderPdf([part.drawing]);
  const rows = documents().map((bytes, index) => {
    const archival = toPdfA3b(bytes, { now: '2026-11-21T10:00:00Z', fonts: substituteFonts });
    const parts = {
      pdfa: outcome(archival, ({ pdf }) => pdf),
      text: outcome(readPdfText(bytes)),
      slip: outcome(mergeSlip(bytes, slip, { page: 'auto' }), ({ pdf }) => pdf),
      files: outcome(attachmentsOf(bytes), (files) =>
        digest(JSON.stringify(files, (_, value) => (value instanceof Uint8Array ? digest(value) : value))),
      ),
      codes: digest([...codesOfPages(bytes, decodeSymbol)].map(({ codes }) => codes.length)),
    };
    return [index, ...Object.entries(parts).map(([name, made]) => `${name} ${made}`)].join(' ');
  });
  await expect(rows.join('\n')).toMatchFileSnapshot(lists('documents'));
});
