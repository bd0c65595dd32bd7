import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Drawing, TextShape } from '../../packages/core/src/drawing/index.ts';
import {
  drawInvoiceDocument,
  invoiceDocumentExamples,
  invoiceDocumentTemplates,
  parseInvoiceDocument,
} from '../../packages/core/src/invoice-document/index.ts';
import { drawPaymentPart, languages } from '../../packages/core/src/payment-part/index.ts';
import { renderPdf } from '../../packages/core/src/render/pdf.ts';
import { encodeSymbol, invoiceExamples, parseDraft, profiles } from '../../packages/core/src/swiss-qr/index.ts';
import { defaultPdfTextLimits } from '../../packages/pdf/src/text/limits.ts';
import { readPdfText } from '../../packages/pdf/src/text/read-text.ts';
import { hasTools, outputOf, withFiles } from '../oracles/tools.ts';
import { codesOf, expectValue } from '../results.ts';

const root = join(import.meta.dirname, '../..');
const profile = profiles['2.3'];

/** The words of a text, ligatures and widths of letters aside. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKC')
      .split(/\s+/)
      .filter((word) => word !== ''),
  );

/** The words of pdftotext that are not in our text, and how many it has. */
async function missedWords(pdf: Uint8Array): Promise<{ missed: string[]; count: number }> {
  const ours = wordsOf(expectValue(readPdfText(pdf)).text);
  const theirs = await withFiles([pdf], ([path]) =>
    wordsOf(outputOf('pdftotext', '-enc', 'UTF-8', path as string, '-').toString()),
  );
  return { missed: [...theirs].filter((word) => !ours.has(word)), count: theirs.size };
}

function billOf(language: (typeof languages)[number]): Uint8Array {
  const invoice = expectValue(parseDraft(invoiceExamples.withQrReference, profile));
  const symbol = expectValue(encodeSymbol(invoice));
  return renderPdf([expectValue(drawPaymentPart(invoice, symbol, { language, pageSize: 'A4' })).drawing]);
}

const invoices = Object.entries(invoiceDocumentExamples).flatMap(([name, json]) =>
  invoiceDocumentTemplates.map(({ name: template }) => {
    const { document } = expectValue(parseInvoiceDocument(json, { profile }));
    return [name, template, renderPdf(expectValue(drawInvoiceDocument(document, { template })).pages)] as const;
  }),
);

const fixtures = ['test/pdf/fixtures', 'test/oracles/merge/fixtures', 'test/oracles/pdfa-fixtures']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
  .filter((path) => path.endsWith('.pdf'))
  .map((path) => [path.slice(root.length + 1), path] as const);
/** Text that is written over other text, a digit of one beside a digit of the other. */
const overprinted = ['bill-reportlab.pdf', 'bill-rotated-page.pdf'];
const shareMin = 0.97;

/** A document of so many pages, each full of text. */
function longDocument(pages: number): Uint8Array {
  const line = (page: number, index: number): TextShape => ({
    kind: 'text',
    x: 20,
    y: 15 + 4.4 * index,
    text: `${page}.${index} Beratung, Unterlagen und Reise nach Zürich gemäss Angebot Nr. ${page * 61 + index} vom 15. Juni`,
    size: 9,
    bold: false,
    anchor: 'start',
  });
  const sheet = (page: number): Drawing => ({
    width: 210,
    height: 297,
    title: 'Bericht',
    description: 'Bericht',
    language: 'de',
    shapes: Array.from({ length: 60 }, (_, index) => line(page, index)),
  });
  return renderPdf(Array.from({ length: pages }, (_, index) => sheet(index + 1)));
}

describe('of a document of 600 pages', () => {
  const pdf = longDocument(600);
  const plain = (text: string) => text.replace(/\s+/g, '');
  test('every page is read', () => {
    const { pages, notRead, isBlank } = expectValue(readPdfText(pdf));
    expect([pages.length, notRead, isBlank]).toEqual([600, [], false]);
    expect(pages[599]?.text.split('\n')).toHaveLength(60);
    expect(pages[599]?.text).toContain('600.59 Beratung');
  });
  test('what is left out is said', () => {
    const read = (limits: Partial<typeof defaultPdfTextLimits>) =>
      expectValue(readPdfText(pdf, { ...defaultPdfTextLimits, ...limits })).notRead;
    expect(read({ textPagesMax: 35 })).toEqual([{ from: 36, to: 600, reason: 'beyond-limit' }]);
    expect(read({ textLengthMax: 250_000 })).toEqual([{ from: 50, to: 600, reason: 'beyond-limit' }]);
  });
  test.skipIf(!hasTools('pdftotext'))('with the characters that others find (needs poppler)', async () => {
    const theirs = await withFiles([pdf], ([path]) =>
      outputOf('pdftotext', '-enc', 'UTF-8', path as string, '-').toString(),
    );
    const ours = expectValue(readPdfText(pdf)).text;
    const [length, expected] = [plain(ours).length, plain(theirs).length];
    expect(Math.abs(length - expected) / expected).toBeLessThan(0.01);
  });
});

describe.skipIf(!hasTools('pdftotext'))('has the words that others find (needs poppler)', () => {
  test.each(languages)('in a payment part in %s', async (language) => {
    const { missed, count } = await missedWords(billOf(language));
    expect(count).toBeGreaterThan(40);
    expect(missed).toEqual([]);
  });

  test.each(invoices)('in the invoice %s in %s', async (_name, _template, pdf) => {
    const { missed, count } = await missedWords(pdf);
    expect(count).toBeGreaterThan(60);
    expect(missed).toEqual([]);
  });

  test.each(fixtures)('in %s', async (name, path) => {
    const { missed, count } = await missedWords(new Uint8Array(readFileSync(path)));
    if (overprinted.some((one) => name.endsWith(one))) expect(missed.length).toBeLessThan(6);
    else expect(missed.length, missed.join(' ')).toBeLessThanOrEqual((1 - shareMin) * count);
  });
});

const html = `<!doctype html><meta charset="utf-8"><style>td{padding:0 2em}</style><h1>Rechnung für Zoë Müller-Ångström</h1>
<table><tr><td>Pos. 1</td><td>Fläche <b>bürsten</b></td><td>CHF 1’408.00</td></tr><tr><td>Pos. 2</td><td>Offizielle Affiche</td>
<td>CHF 12.50</td></tr></table><p style="text-align:justify;width:22em">Bitte überweisen Sie den Betrag innert 30 Tagen auf das
Konto CH44 3199 9123 0008 8901 2. eBillRecipientId:41012280648521306</p>`;

test.skipIf(!hasTools('chromium'))('a page that Chromium printed (needs chromium)', async () => {
  const text = await withFiles([new TextEncoder().encode(html)], (paths) => {
    const page = `${paths[0]}.html`;
    const pdf = `${paths[0]}.out.pdf`;
    copyFileSync(paths[0] as string, page);
    outputOf('chromium', '--headless', '--no-sandbox', '--disable-gpu', `--print-to-pdf=${pdf}`, `file://${page}`);
    return expectValue(readPdfText(new Uint8Array(readFileSync(pdf)))).text;
  });
  for (const line of ['Rechnung für Zoë Müller-Ångström', 'Pos. 2 Offizielle Affiche CHF 12.50'])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('CHF 1’408.00');
  expect(text.replaceAll('\n', ' ')).toContain('CH44 3199 9123 0008 8901 2');
  expect(text).toContain('eBillRecipientId:41012280648521306');
});

/** Lines in the order in which they are read, and the direction of each. */
const rightToLeftLines: readonly (readonly [direction: 'rtl' | 'ltr', line: string])[] = [
  ['rtl', 'שלום עולם'],
  ['rtl', 'חשבונית 2026-0042 מיום 30.11.2026'],
  ['rtl', 'לתשלום: CHF 1949.75 עד סוף החודש'],
  ['rtl', 'העברה לחשבון CH44 3199 9123 0008 8901 2'],
  ['rtl', '(סכום כולל) [מע״מ 8.1%]'],
  ['ltr', 'Invoice for שלום עולם in Zürich'],
  ['ltr', 'Rechnung 42'],
  ['rtl', 'فاتورة رقم 42'],
  ['rtl', 'المبلغ الإجمالي: CHF 1949.75'],
  ['rtl', 'لا إله'],
];

test.skipIf(!hasTools('chromium'))(
  'text from right to left in the order in which it is read (needs chromium)',
  async () => {
    const paragraphs = rightToLeftLines.map(([direction, line]) => `<p dir="${direction}">${line}</p>`);
    const page = `<!doctype html><meta charset="utf-8"><style>p{font:16px "DejaVu Sans"}</style>${paragraphs.join('')}`;
    const text = await withFiles([new TextEncoder().encode(page)], (paths) => {
      const source = `${paths[0]}.html`;
      const pdf = `${paths[0]}.out.pdf`;
      copyFileSync(paths[0] as string, source);
      outputOf('chromium', '--headless', '--no-sandbox', '--disable-gpu', `--print-to-pdf=${pdf}`, `file://${source}`);
      return expectValue(readPdfText(new Uint8Array(readFileSync(pdf)))).text;
    });
    const found = text.normalize('NFKC').split('\n');
    for (const [, line] of rightToLeftLines) expect.soft(found).toContain(line.normalize('NFKC'));
  },
);

const latex = String.raw`\documentclass{article}\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\begin{document}
Offizielle Affiche für Zoë: CHF 1'408.00, fällig am 30.11.2026.\end{document}`;

test.skipIf(!hasTools('pdflatex'))('a page that LaTeX made (needs pdflatex)', async () => {
  const text = await withFiles([new TextEncoder().encode(latex)], ([path = '']) => {
    outputOf('pdflatex', '-interaction=batchmode', '-jobname=made', `-output-directory=${join(path, '..')}`, path);
    return expectValue(readPdfText(new Uint8Array(readFileSync(join(path, '..', 'made.pdf'))))).text;
  });
  expect(text.replaceAll('\n', ' ')).toContain('Offizielle Affiche für Zoë: CHF 1’408.00, fällig am 30.11.2026.');
});

test.skipIf(!hasTools('soffice'))('a page that LibreOffice made (needs soffice)', async () => {
  const text = await withFiles([new TextEncoder().encode(html)], ([path = '']) => {
    copyFileSync(path, `${path}.html`);
    outputOf('soffice', '--headless', '--convert-to', 'pdf', '--outdir', join(path, '..', 'made'), `${path}.html`);
    return expectValue(readPdfText(new Uint8Array(readFileSync(join(path, '..', 'made', '0.pdf.pdf'))))).text;
  });
  expect(text).toContain('Rechnung für Zoë Müller-Ångström');
});

describe.skipIf(!hasTools('qpdf'))('an encrypted file (needs qpdf)', () => {
  const encrypted = (password: string): Promise<Uint8Array> =>
    withFiles([billOf('de')], ([path = '']) => {
      outputOf('qpdf', '--encrypt', password, 'owner', '256', '--', path, `${path}.out`);
      return new Uint8Array(readFileSync(`${path}.out`));
    });

  test('that opens without a password is read', async () => {
    expect(readPdfText(await encrypted(''))).toEqual(readPdfText(billOf('de')));
  });

  test('that needs one is not', async () => {
    expect(codesOf(readPdfText(await encrypted('user')))).toEqual(['PDF_ENCRYPTED']);
  });
});

test('lines of a payment part are read as they stand', () => {
  const { text, isBlank } = expectValue(readPdfText(billOf('de')));
  for (const line of ['CH44 3199 9123 0008 8901 2', '21 00000 00003 13947 14300 09017', 'CHF 1 949.75 CHF 1 949.75'])
    expect(text.split('\n')).toContain(line);
  expect(isBlank).toBe(false);
});
