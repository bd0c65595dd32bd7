import { writeXlsx } from '@rappen/core/bulk';
import type { Browser, Page } from 'playwright-core';
import { writtenNumber } from '../../packages/web/src/language/written/amount.ts';
import { bookkeeperTable, typeCreditor } from './bookkeeper.ts';

/** Rows of a list of a large company. */
const count = 10_000;
const edits = 5;
const patience = { timeout: 120_000 };

/** Prints how long a large table takes to be read, checked anew and printed as one PDF. */
export async function measureMany(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  await page.goto(`${address}/#/many`);
  const buffer = Buffer.from(writeXlsx(bookkeeperTable(count)));
  const file = { name: 'Debitoren.xlsx', mimeType: 'application/octet-stream', buffer };
  const read = await secondsOf(async () => {
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.grid').waitFor(patience);
  });
  const checked = await secondsOf(async () => {
    await typeCreditor(page);
    await isReady(page);
  });
  const edited: number[] = [];
  for (let row = 0; row < edits; row++) {
    await page.locator(`.grid [data-row="${row}"][data-column="2"]`).click();
    await page.keyboard.type('abc');
    edited.push(
      await secondsOf(async () => {
        await page.keyboard.press('Enter');
        await isReady(page, count - 1);
      }),
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await isReady(page);
  }
  const made = await secondsOf(async () => {
    const download = page.waitForEvent('download', patience);
    await page.getByRole('button', { name: 'One PDF' }).click();
    await (await download).path();
  });
  edited.sort((one, other) => one - other);
  const shown = [read, checked, edited[Math.floor(edits / 2)] ?? 0, made].map((seconds) => seconds.toFixed(2));
  console.log(`Bulk with ${count} rows: read ${shown[0]} s, checked with the creditor ${shown[1]} s,`);
  console.log(`a wrong amount is told after ${shown[2]} s (median of ${edits}), one PDF ${shown[3]} s`);
  await page.close();
}

const isReady = (page: Page, ready = count) =>
  page.getByText(`Bills ready: ${writtenNumber(ready)} of ${writtenNumber(count)}.`).waitFor(patience);

async function secondsOf(task: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await task();
  return (performance.now() - started) / 1000;
}
