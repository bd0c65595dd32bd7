import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { buildWeb } from '../../scripts/build-web.ts';
import { outputOf } from '../oracles/tools.ts';
import { beginBiller, billerScenes, showBillerPage, startForBillers } from './biller-scenes.ts';
import { fullDesk } from './journal-desk.ts';
import { keepRecords } from './keep-records.ts';
import { launchBrowser } from './launch.ts';
import { scenes } from './scenes.ts';

/**
 * Photographs every page at five widths, light and dark, in four languages, for somebody to look at: of each page and language one sheet in
 * the folder. Words after the folder choose the pages, or languages: `sheets.ts /tmp/sheets desk it`.
 */
const widths = [390, 640, 820, 1280, 1440];
const schemes = ['light', 'dark'] as const;
const languages = ['de', 'fr', 'it', 'en'] as const;
const height = 900;
/** Of the size of a screen. */
const scale = '42%';

const invoices = ['i1', 'i3', 'd1'].map((id) => `invoice/${id}`);
const lists = ['remind', 'repeats', 'efforts', 'customers', 'articles', 'journal', 'company', 'data', 'bin'];
const deskPages = ['desk', ...[...invoices, ...lists].map((place) => `desk/${place}`)];

const [folder = 'sheets', ...chosen] = process.argv.slice(2);
const isChosen = (name: string, among: readonly string[]) =>
  chosen.includes(name) || !chosen.some((each) => among.includes(each));
const allPages = [...deskPages, ...Object.keys(scenes), ...billerScenes.map((name) => `biller-${name}`)];
const isShown = (name: string) => isChosen(name, allPages);

mkdirSync(folder, { recursive: true });
await buildWeb();
const server = await startForBillers();
const browser = await launchBrowser();
const files = mkdtempSync(join(tmpdir(), 'rappen-sheets-'));
try {
  const signedIn = await claimed(browser);
  for (const language of languages.filter((each) => isChosen(each, languages))) {
    const options = { locale: `${language}-CH`, timezoneId: 'Europe/Zurich' };
    await photographDesk(await browser.newContext(options), language);
    for (const [name, { at, prepare }] of Object.entries(scenes)) {
      if (deskPages.includes(name) || !isShown(name)) continue;
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await page.goto(`${server.url}/#/${at}`);
      await page.locator('h1').waitFor();
      await prepare(page, files);
      await photograph(page, name, language);
      await context.close();
    }
    for (const name of billerScenes.filter((each) => isShown(`biller-${each}`))) {
      const context = await browser.newContext({ ...options, ...(name !== 'sign-in' && { storageState: signedIn }) });
      const page = await context.newPage();
      await showBillerPage(page, server.url, name);
      await photograph(page, `biller-${name}`, language);
      await context.close();
    }
  }
} finally {
  rmSync(files, { recursive: true });
  await browser.close();
  await server.stop();
}

/** A first owner who has tried everything, signed in. */
async function claimed(started: Browser): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await started.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(server.welcomeUrl);
  await page.getByLabel('E-mail address').fill('anna@example.ch');
  await beginBiller(page, server.receiver);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function photographDesk(context: BrowserContext, language: (typeof languages)[number]): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${server.url}/#/desk`);
  await page.locator('.empty-desk').waitFor();
  await page.evaluate(keepRecords, { ...fullDesk(new Date().getFullYear(), language) });
  for (const name of deskPages.filter(isShown)) {
    await page.goto(`${server.url}/#/${name}`);
    await page.reload();
    await page.locator('.loading').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await photograph(page, name, language);
  }
  await context.close();
}

/** One sheet: a row of each scheme, with every width. */
async function photograph(page: Page, name: string, language: string): Promise<void> {
  const rows: string[][] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const row: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const path = join(files, `${colorScheme}-${width}.png`);
      await page.screenshot({ path, caret: 'hide', animations: 'disabled' });
      row.push(path);
    }
    rows.push(row);
  }
  const joined = rows.flatMap((row) => ['(', ...row, '+append', ')']);
  const sheet = join(folder, `${name.replaceAll('/', '-')}-${language}.png`);
  const look = ['-bordercolor', 'purple', '-border', '4'];
  outputOf('convert', ...joined, ...look, '-append', '-resize', scale, sheet);
}
