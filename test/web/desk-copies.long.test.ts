import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { violationsOf } from './axe.ts';
import { downloaded, withBrowser } from './browser.ts';
import { withInvoice } from './issued-invoice.ts';
import { hasBrowser } from './launch.ts';

/** The dialog of the system that asks for a folder gives one of the browser itself: nobody is there to choose. */
async function withFolder(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(globalThis, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('chosen', { create: true }),
    });
  });
}

/** The backups in that folder by their names, the latest first. */
async function copiesIn(page: Page): Promise<readonly { readonly name: string; readonly text: string }[]> {
  return page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('chosen', { create: true });
    const files: { name: string; text: string }[] = [];
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemFileHandle]>)
      files.push({ name, text: await (await handle.getFile()).text() });
    // A file is there before it is written
    return files.filter(({ text }) => text !== '').sort((one, other) => (one.name < other.name ? 1 : -1));
  });
}

describe.skipIf(!hasBrowser)('backups write themselves (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  const openWithFolder = async () => {
    const { page } = await browser.open('#/make');
    await withFolder(page.context());
    await page.reload();
    return page;
  };

  test('after each change into the chosen folder, also from another page, encrypted, and a lost computer is there again', async () => {
    const page = await openWithFolder();
    await withInvoice(page);
    await page.goto(page.url().replace(/#.*/, '#/desk/data'));
    await page.getByText('Choose a folder first.').waitFor();
    await page.getByLabel('Passphrase').fill('correct horse');
    await page.getByRole('button', { name: 'Choose a folder' }).click();
    await page.getByLabel('Encrypt them with the passphrase above').check();
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByText('Automatic backups are on, and encrypted.').waitFor();
    await page.getByText(/Last written: rappen-/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const [first] = await copiesIn(page);
    expect(first?.text).not.toContain('Anna');
    // Another change, after the page was loaded anew: nobody is asked again
    await page.goto(page.url().replace(/#.*/, '#/desk/customers'));
    await page.reload();
    await page.getByRole('button', { name: 'Edit Anna Muster' }).click();
    await page.getByLabel('E-mail').fill('anna@example.ch');
    await page.getByRole('button', { name: 'OK' }).click();
    await eventually(async () => expect((await copiesIn(page)).length).toBe(2));
    const [latest] = await copiesIn(page);

    const other = await browser.open('#/desk/data');
    await other.page.getByLabel('Passphrase').fill('correct horse');
    await other.page.locator('input[type=file]').setInputFiles(browser.file('copy.json', latest?.text ?? ''));
    await other.page.getByRole('button', { name: 'Replace' }).click();
    await other.page.getByText('The backup was restored').waitFor();
    await other.page.goto(other.page.url().replace(/#.*/, '#/desk/customers'));
    await other.page.getByRole('button', { name: 'Edit Anna Muster' }).click();
    await expect.poll(() => other.page.getByLabel('E-mail').inputValue()).toBe('anna@example.ch');
  });

  test('a folder that is gone is said above the list, until it can be written again', async () => {
    const page = await openWithFolder();
    await withInvoice(page);
    await page.goto(page.url().replace(/#.*/, '#/desk/data'));
    await page.getByRole('button', { name: 'Choose a folder' }).click();
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByText(/Last written: rappen-/).waitFor();
    await page.evaluate(async () =>
      (await navigator.storage.getDirectory()).removeEntry('chosen', { recursive: true }),
    );
    await page.goto(page.url().replace(/#.*/, '#/desk/company'));
    await page.getByLabel('Phone', { exact: true }).fill('031 000 00 00');
    await page.goto(page.url().replace(/#.*/, '#/desk'));
    await page.getByText('The last automatic backup failed.').waitFor();
    await page.getByRole('link', { name: 'Look' }).click();
    await page.evaluate(async () => {
      await (await navigator.storage.getDirectory()).getDirectoryHandle('chosen', { create: true });
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await eventually(async () => expect(await page.getByText('The last automatic backup failed').count()).toBe(0));
    expect((await copiesIn(page)).length).toBe(1);
  });

  test('two computers come together: what each has written is there, and numbers that both gave are named', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    await page.goto(page.url().replace(/#.*/, '#/desk/data'));
    const start = await downloaded(page, () => page.getByRole('button', { name: 'Save backup' }).click());
    const other = (await browser.open('#/desk/data')).page;
    const take = async (where: Page, name: string, content: Uint8Array, button: string) => {
      await where.goto(where.url().replace(/#.*/, '#/desk/data'));
      await where.locator('input[type=file]').setInputFiles(browser.file(name, content));
      await where.getByRole('button', { name: button, exact: true }).click();
    };
    await take(other, 'start.json', start.bytes, 'Replace');
    await other.getByText('The backup was restored').waitFor();
    for (const [where, text] of [
      [page, 'Nord'],
      [other, 'Ost'],
    ] as const) {
      await where.goto(where.url().replace(/#.*/, '#/desk/new'));
      await where.locator('#desk-address').fill(`${text} AG\nGasse 1\n3000 Bern`);
      await where.locator('#desk-positions-0-description').fill(text);
      await where.locator('#desk-positions-0-price').fill('100');
      await downloaded(where, () => where.getByRole('button', { name: 'Save PDF' }).click());
      await where.getByText('Issued on').waitFor();
    }
    await other.goto(other.url().replace(/#.*/, '#/desk/data'));
    const theirs = await downloaded(other, () => other.getByRole('button', { name: 'Save backup' }).click());
    await take(page, 'theirs.json', theirs.bytes, 'Bring together');
    await page.getByText(/Brought together.*used twice: \d{4}-002/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(page.url().replace(/#.*/, '#/desk'));
    for (const name of ['Nord AG', 'Ost AG', 'Anna Muster'])
      await page.getByRole('row').filter({ hasText: name }).waitFor();
  });
});
