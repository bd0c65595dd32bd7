import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableOf, writeCsv } from '@rappen/core/bulk';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { encodeSymbol, invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import { startServer } from '@rappen/node';
import type { Page } from 'playwright-core';
import { buildWeb } from '../../scripts/build-web.ts';
import { launchBrowser } from './launch.ts';
import { takePicture } from './take-picture.ts';

/** Takes the pictures of the guide, at what a screen shows of each page. */
const pictures: readonly (readonly [name: string, prepare: (page: Page, folder: string) => Promise<void>])[] = [
  ['make', (page) => loadExample(page)],
  ['read', readBill],
  ['many', openTable],
  ['columns', openForeignTable],
];
const shapes = [
  ['desktop', { width: 1000, height: 680 }, 'light'],
  ['phone', { width: 390, height: 844 }, 'dark'],
] as const;

await buildWeb();
const server = await startServer({ port: 0, host: '127.0.0.1', apiKey: 'a-key-of-your-own' }, () => {});
const browser = await launchBrowser();
const folder = mkdtempSync(join(tmpdir(), 'rappen-pictures-'));
try {
  for (const [shape, viewport, colorScheme] of shapes) {
    for (const [name, prepare] of pictures) {
      const page = await browser.newPage({ viewport, colorScheme, locale: shape === 'phone' ? 'de-CH' : 'en-GB' });
      await page.goto(`${server.url}/#/${name === 'columns' ? 'many' : name}`);
      await page.locator('.lead').waitFor();
      await prepare(page, folder);
      await takePicture(page, `docs/pictures/web/${name}-${shape}.png`);
      await page.close();
    }
    const docs = await browser.newPage({ viewport, colorScheme });
    await docs.goto(`${server.url}/docs`);
    await takePicture(docs, `docs/pictures/web/docs-${shape}.png`);
    await docs.close();
  }
} finally {
  rmSync(folder, { recursive: true });
  await browser.close();
  await server.stop();
}

async function loadExample(page: Page): Promise<void> {
  await page.locator('.actions .buttons select').selectOption('withQrReference');
  await page.locator('.paper svg').waitFor();
  if ((page.viewportSize()?.width ?? 0) < 900) await page.locator('.preview').scrollIntoViewIfNeeded();
  else await page.evaluate(() => scrollTo(0, 0));
}

async function readBill(page: Page): Promise<void> {
  const invoice = parseDraft(invoiceExamples.combinedAddress, profiles['2.2']);
  const symbol = invoice.ok ? encodeSymbol(invoice.value) : invoice;
  if (!invoice.ok || !symbol.ok) throw new Error('The example is no bill');
  const part = drawPaymentPart(invoice.value, symbol.value, { language: 'de', pageSize: 'A5' });
  if (!part.ok) throw new Error('The example has no room');
  const path = join(folder, 'bill.pdf');
  writeFileSync(path, renderPdf([part.value.drawing]));
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 700);
}

async function openTable(page: Page): Promise<void> {
  const { withQrReference, withCreditorReference, withoutReference } = invoiceExamples;
  const drafts = [withoutReference, { ...withCreditorReference, iban: 'CH5800791123000889013' }, withQrReference];
  const path = join(folder, 'bills.csv');
  writeFileSync(path, writeCsv(tableOf(drafts.map((draft) => ({ draft })))));
  await page.locator('input[type=file]').setInputFiles(path);
  await page.locator('.grid').waitFor();
}

/** A table of another program, whose columns have to be named. */
async function openForeignTable(page: Page, folder: string): Promise<void> {
  const path = join(folder, 'members.csv');
  writeFileSync(path, 'Name;Strasse;Nr;PLZ;Ort;Betrag;Mitteilung\nAnna Muster;Seeweg;7;3600;Thun;80.00;Beitrag 2027\n');
  await page.locator('input[type=file]').setInputFiles(path);
  await page.locator('.mapping').waitFor();
}
