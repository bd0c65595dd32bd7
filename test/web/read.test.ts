import { drawEpcCode, encodeEpcSymbol, epcExamples, parseEpcDraft } from '@rappen/core/epc';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import { encodeSymbol, type InvoiceDraft, invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import { afterAll, describe, expect, test } from 'vitest';
import { isFullRun, sampled } from '../long-tests.ts';
import { phone, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

function drawingOf(draft: InvoiceDraft) {
  const invoice = parseDraft(draft, profiles['2.2']);
  const symbol = invoice.ok ? encodeSymbol(invoice.value) : invoice;
  if (!invoice.ok || !symbol.ok) throw new Error('The example is no bill');
  const part = drawPaymentPart(invoice.value, symbol.value, { language: 'de', pageSize: 'A4' });
  if (!part.ok) throw new Error('The example has no room');
  return part.value.drawing;
}

const payment = parseEpcDraft(epcExamples.reference);
const code = payment.ok ? encodeEpcSymbol(payment.value) : payment;
if (!code.ok) throw new Error('The example is no payment');
const epc = drawEpcCode(code.value);

const good = drawingOf(invoiceExamples.withQrReference);
const old = drawingOf(invoiceExamples.combinedAddress);

describe.skipIf(!hasBrowser)('bills are read in the page (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());
  const choose = 'input[type=file]';

  test('from a PDF, with the page and the place', async () => {
    const { page, requests } = await browser.open('#/read');
    expect(requests.filter((address) => address.endsWith('.wasm'))).toEqual([]);
    await page.locator(choose).setInputFiles(browser.file('two.pdf', renderPdf([good, old])));
    await page.getByRole('heading', { name: 'Swiss QR code 2, page 2' }).waitFor();
    expect(await page.locator('.card').first().textContent()).toContain('It complies with guidelines 2.3');
    const second = page.locator('.card').nth(1);
    expect(await second.textContent()).toContain('Combined addresses ended on 21.11.2025');
    await page.waitForFunction(() => (document.querySelectorAll('canvas')[1]?.width ?? 0) > 700);
    const box = await page.locator('.marks polygon').first().boundingBox();
    const sheet = await page.locator('canvas').first().boundingBox();
    // The code is 46 mm wide on a page of 210
    expect((box?.width ?? 0) / (sheet?.width ?? 1)).toBeCloseTo(46 / 210, 1);
  });

  test.each([
    ['png', 'de-CH', 'Gültig'],
    ['jpeg', 'it-CH', 'Valido'],
  ] as const)('from a %s, in %s', async (format, language, word) => {
    const { page } = await browser.open('#/read', { language, size: phone });
    const picture = renderRaster(good, { format, dotsPerInch: 150 });
    await page.locator(choose).setInputFiles(browser.file(`photo.${format}`, picture));
    await page.getByText(`${word}.`, { exact: true }).waitFor();
    // As the slip has it
    expect(await page.locator('.card').textContent()).toMatch(/1\s949\.75/);
    await page.locator('figure img').waitFor();
  });

  test.each(
    sampled(
      [
        ['en-GB', 'EPC QR code (GiroCode) 1, page 1', 'It complies with guidelines EPC069-12', 'Purpose'],
        [
          'de-CH',
          'EPC-QR-Code (GiroCode) 1, Seite 1',
          'Er hält alle Regeln der Richtlinien EPC069-12 ein',
          'Verwendungszweck',
        ],
        [
          'fr-CH',
          'Code QR EPC (GiroCode) 1, page 1',
          'Il respecte toutes les règles des directives EPC069-12',
          'Motif',
        ],
        [
          'it-CH',
          'Codice QR EPC (GiroCode) 1, pagina 1',
          'Rispetta tutte le regole delle direttive EPC069-12',
          'Causale',
        ],
      ],
      4,
    ),
  )('an EPC QR code is named and shown in %s', async (language, name, verdict, purpose) => {
    const { page } = await browser.open('#/read', { language });
    await page.locator(choose).setInputFiles(browser.file('epc.pdf', renderPdf([epc])));
    await page.getByRole('heading', { name }).waitFor();
    const card = (await page.locator('.card').textContent()) ?? '';
    for (const text of [verdict, purpose, 'DE71 1102 2033 0123 4567 89', 'EUR 12.30', 'RF18 5390 0754 7034'])
      expect(card).toContain(text);
  });

  test.runIf(isFullRun)('what is wrong is corrected in Create', async () => {
    const { page } = await browser.open('#/read', { language: 'fr-CH' });
    await page.locator(choose).setInputFiles(browser.file('old.pdf', renderPdf([old])));
    await page.getByText('Les adresses combinées ont été supprimées').waitFor();
    await page.getByRole('button', { name: 'Créer une facture corrigée' }).click();
    await page.getByRole('button', { name: /Répartir/ }).click();
    await page.getByText('Valable selon').waitFor();
    await page.goBack();
    await page.getByText('Les adresses combinées ont été supprimées').waitFor();
  });

  test.each(
    sampled(
      [
        ['a text', 'hello', 'The file is not a PDF, PNG or JPEG'],
        ['nothing', '', 'The file is empty'],
        ['a broken PDF', '%PDF-1.7\nx', 'The PDF is damaged and cannot be read'],
      ],
      3,
    ),
  )('%s is refused in words', async (_name, content, sentence) => {
    const { page } = await browser.open('#/read');
    await page.locator(choose).setInputFiles(browser.file('file.pdf', content));
    await page.getByText(sentence).waitFor();
  });

  test.runIf(isFullRun)('without a camera is said so in words', async () => {
    const { page } = await browser.open('#/read', { language: 'de-CH' });
    await page.getByRole('button', { name: 'Kamera verwenden' }).click();
    await page.getByText('Die Kamera kann nicht verwendet werden: keine Kamera gefunden').waitFor();
  });

  test('a page without code is told as such', async () => {
    const { page } = await browser.open('#/read');
    const empty = { ...good, shapes: good.shapes.filter(({ kind }) => kind === 'text') };
    await page.locator(choose).setInputFiles(browser.file('text.pdf', renderPdf([empty])));
    await page.getByText('No QR code was found').waitFor();
  });
});
