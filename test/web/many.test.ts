import { readFileSync } from 'node:fs';
import { tableOf, writeCsv, writeXlsx } from '@rappen/core/bulk';
import { invoiceExamples } from '@rappen/core/swiss-qr';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { openImaging } from '../../packages/node/src/modules.ts';
import { eventually } from '../eventually.ts';
import { hasTools, outputOf } from '../oracles/tools.ts';
import { downloaded, phone, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

const { withQrReference, withCreditorReference } = invoiceExamples;
const broken = tableOf([
  { draft: withQrReference },
  { draft: { ...withQrReference, amount: '1,949' } },
  { draft: { ...withCreditorReference, reference: 'RF19539007547034' } },
]);

describe.skipIf(!hasBrowser)('a table of bills (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());
  const choose = 'input[type=file]';

  test.each([
    ['CSV', 'en-GB', writeCsv(broken), 'One PDF', 'ZIP of PDFs'],
    ['XLSX', 'de-CH', writeXlsx(broken), 'Ein PDF', 'ZIP mit PDF'],
  ])('as %s, in %s, is corrected and created', async (kind, language, content, pdf, zip) => {
    const { page } = await browser.open('#/many', { language });
    await page.locator(choose).setInputFiles(browser.file(`bills.${kind.toLowerCase()}`, content));
    const wrong = page.locator('.sheet [aria-invalid]');
    await wrong.first().waitFor();
    expect(await wrong.count()).toBe(2);
    await page.locator('tbody th button').first().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1949.75\n');
    await page.keyboard.press('Tab');
    await wrong.nth(1).waitFor({ state: 'detached' });
    await wrong.first().fill('RF18539007547034');
    await wrong.first().blur();
    await page.locator('.archives .good').waitFor();
    const document = await downloaded(page, () => page.getByRole('button', { name: pdf, exact: true }).click());
    const codes = await (await openImaging()).readCodes(document.bytes, { effort: 'DEFAULT', all: true });
    expect(codes.ok && codes.value.map(({ page: number }) => number)).toEqual([1, 2, 3]);
    const archive = await downloaded(page, () => page.getByRole('button', { name: zip, exact: true }).click());
    expect(Object.keys(unzipSync(archive.bytes))).toHaveLength(3);
  });

  test('with columns of another program is told which is which', async () => {
    const { page } = await browser.open('#/many', { language: 'it-CH', size: phone });
    const table = 'Firma;PLZ;Ort;Total\nAnna;8000;Zürich;12.50\n';
    await page.locator(choose).setInputFiles(browser.file('other.csv', table));
    for (const [label, text] of [
      ['IBAN o QR-IBAN', 'CH5800791123000889012'],
      ['Pagabile a: Nome o ditta', 'Verein'],
      ['Pagabile a: Codice postale', '3000'],
      ['Pagabile a: Località', 'Bern'],
      ['Pagabile a: Paese', 'CH'],
      ['Pagabile da: Paese', 'CH'],
      ['Valuta', 'CHF'],
      ['Tipo di riferimento', 'NON'],
    ])
      await page.getByLabel(`${label}: Uguale in tutte le righe`).fill(text as string);
    await page.getByLabel('Pagabile da: Nome o ditta: Colonna del file').selectOption({ label: 'Firma' });
    await page.getByRole('button', { name: 'Creare la tabella' }).click();
    await page.getByText('Fatture pronte: 1 su 1.').waitFor();
  });

  test('its sample is a table that is ready', async () => {
    const { page } = await browser.open('#/many');
    const sample = await downloaded(page, () => page.getByRole('button', { name: 'Sample as XLSX' }).click());
    await page.locator(choose).setInputFiles(browser.file(sample.name, sample.bytes));
    await page.getByText('Bills ready: 3 of 3.').waitFor();
  });

  test('of thousands of rows is shown by the page, and made with progress', async () => {
    const { page } = await browser.open('#/many');
    const rows = Array.from({ length: 3000 }, () => ({ draft: withQrReference }));
    await page.locator(choose).setInputFiles(browser.file('large.csv', writeCsv(tableOf(rows))));
    await page.getByText('Bills ready: 3000 of 3000.').waitFor();
    expect(await page.locator('.sheet tbody tr').count()).toBe(25);
    const click = () => page.getByRole('button', { name: 'One PDF', exact: true }).click();
    const [document] = await Promise.all([downloaded(page, click), page.locator('progress').waitFor()]);
    await page.getByText('qr-bills.pdf is ready. Bills: 3000.').waitFor();
    if (hasTools('pdfinfo'))
      expect(outputOf('pdfinfo', browser.file('large.pdf', document.bytes)).toString()).toMatch(/Pages:\s+3000/);
  });

  test('that was corrected is there again after other pages, and asked about before it is lost', async () => {
    const { page, complaints } = await browser.open('#/many');
    await page.locator('.drop button').focus();
    await page.locator(choose).setInputFiles(browser.file('kept.csv', writeCsv(broken)));
    const wrong = page.locator('.sheet [aria-invalid]');
    await wrong.nth(1).waitFor();
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1'));
    await wrong.first().fill('1949.75');
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { name: 'Create a QR-bill' }).waitFor();
    await page.goBack();
    await wrong.nth(1).waitFor({ state: 'detached' });
    await page.getByText('Bills ready: 2 of 3.').waitFor();
    page.removeAllListeners('dialog');
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['nothing in it', '', 'No bills were found'],
    ['a broken workbook', readFileSync('package.json').fill('PK\u0003\u0004', 0, 4), 'The workbook is damaged'],
  ])('with %s is refused in words', async (_name, content, sentence) => {
    const { page } = await browser.open('#/many');
    await page.locator(choose).setInputFiles(browser.file('table.csv', content));
    await page.getByText(sentence).waitFor();
  });

  test('script in a cell is text', async () => {
    const { page } = await browser.open('#/many');
    const script = '<img src=x onerror=alert(1)>';
    const draft = { ...withQrReference, unstructuredMessage: script, currency: script };
    await page.locator(choose).setInputFiles(browser.file('script.csv', writeCsv(tableOf([{ draft }]))));
    await page.locator('.sheet [aria-invalid]').first().waitFor();
    expect(await page.locator('main img').count()).toBe(0);
  });
});
