import { openTable } from '@rappen/core/bulk';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import {
  encodeSymbol,
  type InvoiceDraft,
  invoiceExamples,
  parseDraft,
  profiles,
  writePayload,
} from '@rappen/core/swiss-qr';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { openImaging } from '../../packages/node/src/modules.ts';
import { violationsOf } from './axe.ts';
import { downloaded, phone, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

function invoiceOf(draft: InvoiceDraft) {
  const invoice = parseDraft(draft, profiles['2.2']);
  if (!invoice.ok) throw new Error('The example is no bill');
  return invoice.value;
}

function drawingOf(draft: InvoiceDraft) {
  const invoice = invoiceOf(draft);
  const symbol = encodeSymbol(invoice);
  const part = symbol.ok
    ? drawPaymentPart(invoice, symbol.value, { language: 'de', pageSize: 'A4' })
    : (symbol as never as ReturnType<typeof drawPaymentPart>);
  if (!part.ok) throw new Error('The example has no room');
  return part.value.drawing;
}

const { withQrReference, withCreditorReference, combinedAddress } = invoiceExamples;
/** Bills that differ in their amounts: 10.50, 11.50 and so on. */
const billOf = (index: number): InvoiceDraft => ({
  ...withQrReference,
  billingInformation: '',
  amount: `${10 + index}.50`,
});
const pdfOf = (draft: InvoiceDraft) => renderPdf([drawingOf(draft)]);

/** Gives the page what a clipboard or a mouse would. */
async function give(page: Page, kind: 'paste' | 'drop', on: string, content: { text?: string; picture?: Uint8Array }) {
  const picture = content.picture && Buffer.from(content.picture).toString('base64');
  return page.evaluate(
    async ({ kind, on, text, picture }) => {
      const data = new DataTransfer();
      if (text !== undefined) data.setData('text/plain', text);
      if (picture !== undefined) {
        const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      }
      const target = document.querySelector(on) as Element;
      const common = { bubbles: true, cancelable: true };
      if (kind === 'paste')
        return target.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: data }));
      target.dispatchEvent(new DragEvent('dragover', { ...common, dataTransfer: data }));
      return target.dispatchEvent(new DragEvent('drop', { ...common, dataTransfer: data }));
    },
    { kind, on, text: content.text, picture },
  );
}

describe.skipIf(!hasBrowser)('a list of bills that were read (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());
  const choose = 'input[type=file]';
  const read = (page: Page, bills: number) =>
    page.waitForFunction(
      (count) => document.querySelectorAll('tr.bill').length === count && !document.querySelector('.read .progress'),
      bills,
    );

  test('twelve files at once, two of them broken: sums, tables, one PDF', async () => {
    const { page } = await browser.open('#/read');
    const files = Array.from({ length: 10 }, (_, index) => browser.file(`bill-${index}.pdf`, pdfOf(billOf(index))));
    const broken = [browser.file('empty.png', ''), browser.file('torn.pdf', '%PDF-1.7\nx')];
    await page.locator(choose).setInputFiles([...files.slice(0, 4), ...broken, ...files.slice(4)]);
    await read(page, 10);
    const rows = await page.locator('tbody tr').allTextContents();
    expect(rows[4]).toContain('empty.png');
    expect(rows[4]).toContain('The file is empty');
    expect(rows[5]).toContain('The PDF is damaged and cannot be read');
    expect(await page.locator('.read-sums').textContent()).toBe('10 billsTotal CHF 150.00');
    expect(await page.locator('[role=status] .unseen').textContent()).toBe(
      'Bill of Robert Schneider AG, CHF 19.50, valid',
    );
    expect(await violationsOf(page)).toEqual([]);

    const click = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
    for (const [button, name] of [
      ['CSV', 'bills-read.csv'],
      ['Excel', 'bills-read.xlsx'],
    ] as const) {
      const file = await downloaded(page, click(button));
      expect(file.name).toBe(name);
      const table = openTable(file.bytes);
      const [header, ...cells] = table.ok ? [...table.value.rows()].map((row) => row.cells) : [];
      expect(header?.slice(0, 4)).toEqual(['Creditor', 'IBAN', 'Amount', 'Currency']);
      const bills = cells.filter((row) => row[0] !== '');
      expect(bills.map((row) => Number(row[2]))).toEqual(Array.from({ length: 10 }, (_, index) => 10.5 + index));
      expect(bills.at(-1)?.slice(10, 13)).toEqual(['bill-9.pdf', '1', 'valid']);
      expect(cells.slice(10).map((row) => row.slice(10, 14))).toEqual([
        ['empty.png', '', 'not read', expect.stringContaining('The file is empty')],
        ['torn.pdf', '', 'not read', expect.stringContaining('The PDF is damaged')],
      ]);
    }
    const json = JSON.parse((await downloaded(page, click('JSON'))).bytes.toString());
    expect(json.bills).toHaveLength(10);

    await page.getByRole('checkbox', { name: /CHF 10.50/ }).check();
    await page.getByRole('checkbox', { name: /CHF 12.50/ }).check();
    await page.getByText('Save 2 selected').waitFor();
    const slips = await downloaded(page, click('One PDF'));
    const codes = await (await openImaging()).readCodes(slips.bytes, { effort: 'DEFAULT', all: true });
    expect(codes.ok && codes.value.map(({ text }) => text.split('\n')[18])).toEqual(['10.50', '12.50']);
  });

  test('a PDF of more pages than are read at a time is read whole, to the bill on its last page', async () => {
    const { page } = await browser.open('#/read');
    await page.getByText('PDF (up to 10’000 pages)').waitFor();
    const pages = Array.from({ length: 60 }, (_, index) => drawingOf(billOf(index)));
    await page.locator(choose).setInputFiles(browser.file('sixty.pdf', renderPdf(pages)));
    await read(page, 60);
    await page.getByText('60 bills').waitFor();
    const last = drawingOf(billOf(60));
    const blank = { ...last, shapes: [] };
    const long = browser.file('long.pdf', renderPdf([...Array.from({ length: 600 }, () => blank), last]));
    await page.locator(choose).setInputFiles(long);
    await read(page, 61);
    await page.locator('tr.bill', { hasText: 'long.pdf' }).getByText('CHF 70.50').waitFor();
    await page.getByText('Swiss QR code 1, page 601').waitFor();
    expect(await page.locator('.note-row').count()).toBe(0);
  });

  test('is kept through other pages; what is cleared or removed comes back', async () => {
    const { page } = await browser.open('#/read', { language: 'de-CH', size: phone });
    const files = [0, 1].map((index) => browser.file(`kept-${index}.pdf`, pdfOf(billOf(index))));
    await page.locator(choose).setInputFiles([...files, browser.file('again.pdf', pdfOf(billOf(0)))]);
    await read(page, 3);
    await page.getByText('Auch in kept-0.pdf').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.getByRole('link', { name: 'Serie' }).click();
    await page.getByRole('link', { name: 'Lesen' }).click();
    await read(page, 3);
    await page.getByRole('button', { name: 'Wiederholte Rechnungen entfernen (1)' }).click();
    await read(page, 2);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await read(page, 3);
    await page.getByRole('button', { name: 'Liste leeren' }).click();
    await page.getByText('Die Liste ist leer.').waitFor();
    await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
    await read(page, 3);
  });

  test('a picture and a text are pasted; what is no payment code is said so', async () => {
    const { page } = await browser.open('#/read');
    await page.locator('.lead').waitFor();
    await give(page, 'paste', 'body', {
      picture: renderRaster(drawingOf(billOf(1)), { format: 'png', dotsPerInch: 150 }),
    });
    await page.getByRole('cell', { name: 'Pasted image 1' }).waitFor();
    await page.getByText('Valid.', { exact: true }).waitFor();
    await give(page, 'paste', 'body', { text: `${writePayload(invoiceOf(billOf(2)))}\n` });
    await page.getByRole('cell', { name: 'Pasted text 1' }).waitFor();
    await read(page, 2);
    await give(page, 'paste', 'body', { text: 'hello' });
    await page.getByText('The pasted text is not a payment code').waitFor();
    await give(page, 'paste', 'body', { text: `SPC\n${'x'.repeat(10_000_000)}` });
    await page.getByText('The pasted text is too long').waitFor();
    const script = writePayload(invoiceOf(billOf(3))).replace('Robert Schneider AG', '<img src=x onerror=alert(1)>');
    await give(page, 'paste', 'body', { text: script });
    await page.getByRole('rowheader', { name: '<img src=x onerror=alert(1)>' }).waitFor();
    expect(await page.locator('img[src=x]').count()).toBe(0);
  });

  test('a drop beside the zone is taken here, and leads away from no page', async () => {
    const { page } = await browser.open('#/read');
    await page.locator('.lead').waitFor();
    const picture = renderRaster(drawingOf(billOf(1)), { format: 'png', dotsPerInch: 150 });
    // Not dispatched to its end: the browser does nothing of its own
    expect(await give(page, 'drop', 'footer', { picture })).toBe(false);
    await read(page, 1);
    expect(await give(page, 'drop', '.drop', { picture })).toBe(false);
    await read(page, 2);
    await page.goto(`${browser.url}/#/make`);
    await page.getByRole('heading', { name: 'Create a QR-bill' }).waitFor();
    expect(await give(page, 'drop', 'footer', { picture })).toBe(false);
  });

  test('fixes are applied in place, undone, and saved as a PDF that reads back', async () => {
    const { page } = await browser.open('#/read');
    await page.locator(choose).setInputFiles(browser.file('old.pdf', pdfOf(combinedAddress)));
    await page.getByRole('button', { name: /Split into/ }).click();
    await page.getByText('Corrected bill.', { exact: true }).waitFor();
    await page.getByRole('img', { name: 'Corrected bill' }).waitFor();
    expect(await page.locator('tr.bill').textContent()).toContain('corrected');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo the corrections' }).click();
    await page.getByRole('button', { name: /Split into/ }).click();
    const save = page.getByRole('button', { name: 'Save as PDF' });
    const { bytes } = await downloaded(page, () => save.click());
    const codes = await (await openImaging()).readCodes(bytes, { effort: 'DEFAULT', all: true });
    const [code] = codes.ok ? codes.value : [];
    expect(code?.text.split('\n').slice(4, 11)).toEqual([
      'S',
      'Robert Schneider AG',
      'Rue du Lac',
      '1268',
      '2501',
      'Biel',
      'CH',
    ]);
  });

  test('two hundred files can be cancelled; what was read stays', async () => {
    const { page } = await browser.open('#/read');
    const bytes = pdfOf({ ...withCreditorReference });
    const files = Array.from({ length: 200 }, (_, index) => browser.file(`many-${index}.pdf`, bytes));
    await page.locator(choose).setInputFiles(files);
    await page.getByText(/Reading \d+ of 200: many-/).waitFor();
    await page.locator('tr.bill').nth(2).waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText(/Cancelled\. Files not read: \d+\./).waitFor();
    const kept = await page.locator('tr.bill').count();
    expect(kept).toBeGreaterThan(2);
    expect(await page.locator('.note-row').count()).toBe(0);
    await page.locator(choose).setInputFiles(browser.file('next.pdf', pdfOf(billOf(5))));
    await read(page, kept + 1);
  });
});
