import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { imagePart, pagesPdf } from '../../packages/imaging/test/pdfs.ts';
import { pageImage, payload, paymentPartCode } from '../../packages/imaging/test/pictures.ts';
import { violationsOf } from './axe.ts';
import { withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

/** Pages from a scanner, each with a bill of its own amount. */
function scansOf(amounts: readonly string[]): Uint8Array {
  const firstImage = 3 + 2 * amounts.length;
  const names = amounts.map((_, index) => `/I${index} ${firstImage + index} 0 R`);
  return pagesPdf(
    amounts.map((_, index) => `595 0 0 842 0 0 cm /I${index} Do`),
    {
      resources: `/XObject<<${names.join('')}>>`,
      more: amounts.map((amount) => {
        const text = payload.replace('2500.25', amount);
        return imagePart(pageImage({ dpi: 150, codes: [{ ...paymentPartCode, text }] }));
      }),
    },
  );
}

/** Runs in the reader: on its clock each look takes 15 seconds, until a file is read on. */
function hurry(): void {
  let [asked, now] = [0, 0];
  addEventListener('message', ({ data }) => {
    if (data.task === 'codes') asked += 1;
  });
  performance.now = () => {
    if (asked < 2) now += 15_000;
    return now;
  };
}

describe.skipIf(!hasBrowser)('a long PDF for which there was not enough time (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());
  const amounts = ['10.00', '20.00', '30.00', '40.00', '50.00'];

  /** A page whose reader is out of time after three images. */
  async function openInHaste(name: string): Promise<Page> {
    const { page } = await browser.open(`#/${name}`);
    const files = page.locator('.drop input[type=file]');
    // The reader is there with the first file, whatever that is
    await files.setInputFiles(browser.file('first.png', 'nothing to read'));
    await page.getByText('The file is not a PDF, PNG or JPEG').waitFor();
    const reader = page.workers().find((worker) => worker.url().includes('/reader-worker'));
    await reader?.evaluate(hurry);
    await files.setInputFiles(browser.file('scans.pdf', scansOf(amounts)));
    return page;
  }

  test('is read on from where the reader stopped, into the same list', async () => {
    const page = await openInHaste('read');
    const more = page.getByRole('button', { name: 'Continue from page 4' });
    await more.waitFor();
    await page.getByText('There was not enough time').waitFor();
    const bills = page.locator('tr.bill');
    expect(await bills.count()).toBe(3);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Remove from the list.*10\.00/ }).click();
    await more.click();
    await more.waitFor({ state: 'detached' });
    // What was removed does not come back with what is found
    await expect.poll(() => page.locator('.read-sums').textContent()).toBe('4 billsTotal CHF 140.00');
    expect(await page.getByText('There was not enough time').count()).toBe(0);
    expect(await bills.locator('.file small').allTextContents()).toEqual(['page 2', 'page 3', 'page 4', 'page 5']);
  });

  test('keeps what was read where reading on is cancelled, and can be read on later', async () => {
    const page = await openInHaste('read');
    const more = page.getByRole('button', { name: 'Continue from page 4' });
    await more.click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.locator('.read .progress').waitFor({ state: 'detached' });
    expect(await page.locator('tr.bill').count()).toBe(3);
    expect(await more.getAttribute('aria-disabled')).toBe('false');
    // On another page reading waits, and goes on where it is looked at again
    await more.click();
    await page.getByRole('link', { name: 'Bulk', exact: true }).click();
    await page.getByRole('link', { name: 'Read', exact: true }).click();
    await more.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('tr.bill').count()).toBe(5);
  });

  test('is paid once, however often it is read on', async () => {
    const page = await openInHaste('pay');
    const rows = page.locator('.payments tbody tr');
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByText('There was not enough time').waitFor();
    const more = page.getByRole('button', { name: 'Continue from page 4' });
    await more.click();
    await more.waitFor({ state: 'detached' });
    await expect.poll(() => rows.count()).toBe(5);
    const paid = await rows
      .locator('input[aria-label^="Amount in"]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(paid).toEqual(amounts);
  });
});
