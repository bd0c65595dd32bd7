import { readFileSync } from 'node:fs';
import { checkEInvoice, isError, readEInvoice } from '@rappen/core/e-invoice';
import { base64Bytes } from '@rappen/pdf/internal/base';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { violationsOf } from './axe.ts';
import { downloaded, phone, reloaded, withBrowser } from './browser.ts';
import { qrIban, sender } from './issued-invoice.ts';
import { hasBrowser } from './launch.ts';

const timesheet = new TextEncoder().encode('Tag;Stunden\n2026-11-24;7.5\n');
const pdf = readFileSync('examples/letter.pdf');
/** As much as an invoice may have, and one byte more with what is there. */
const large = new Uint8Array(3_750_000).fill(65);
const files = (page: Page) => page.getByRole('region', { name: 'Attached files' });
const descriptionOf = (page: Page, name: string) =>
  page.getByRole('listitem', { name, exact: true }).getByLabel('Description');
const to = (page: Page, hash: string) => page.goto(page.url().replace(/#.*/, hash));

/** Browsers count small changes only now and then: what they say when there is no room is said at once, until what is given back is called. */
function fullDisk(page: Page) {
  return page.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room', 'QuotaExceededError');
    };
    return () => {
      IDBObjectStore.prototype.put = put;
    };
  });
}

/** The names of the files that the browser keeps. */
function keptIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const opening = indexedDB.open('rappen-desk');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('attached').objectStore('attached').getAllKeys();
          asking.onsuccess = () => {
            opening.result.close();
            done(asking.result.map(String));
          };
        };
      }),
  );
}

/** As if nothing had named files since long ago. */
function unnamedSince(page: Page, day: string, ids: readonly string[]): Promise<void> {
  return page.evaluate(
    (days) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('rappen-desk');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('settings', 'readwrite');
          transaction.objectStore('settings').put(days, 'unnamed');
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    Object.fromEntries(ids.map((id) => [id, day])),
  );
}

/** Makes what the browser keeps what it was before there were files: a database of version 4. */
function asBefore(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const opened = (request: IDBOpenDBRequest) =>
      new Promise<IDBDatabase>((done) => {
        request.onsuccess = () => done(request.result);
      });
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done) => {
        request.onsuccess = () => done(request.result);
      });
    const database = await opened(indexedDB.open('rappen-desk'));
    const names = [...database.objectStoreNames].filter((name) => name !== 'attached');
    const all = new Map<string, { attachments?: unknown }[]>();
    for (const name of names)
      if (name !== 'settings') all.set(name, await asked(database.transaction(name).objectStore(name).getAll()));
    database.close();
    await opened(indexedDB.deleteDatabase('rappen-desk'));
    const creating = indexedDB.open('rappen-desk', 4);
    creating.onupgradeneeded = () => {
      for (const name of names) creating.result.createObjectStore(name, name === 'settings' ? {} : { keyPath: 'id' });
    };
    const before = await opened(creating);
    const transaction = before.transaction(names, 'readwrite');
    for (const [name, records] of all)
      for (const { attachments: _later, ...record } of records) transaction.objectStore(name).put(record);
    await new Promise((done) => transaction.addEventListener('complete', done));
    before.close();
  });
}

/** The files in an e-invoice, byte by byte. */
function filesIn(eInvoice: Uint8Array) {
  const read = readEInvoice(eInvoice);
  if (!read.ok) throw new Error(read.problems[0].code);
  expect(checkEInvoice(read.value, { rules: 'en16931' }).filter(isError)).toEqual([]);
  return read.value.invoice.supportingDocuments.map(({ description, file }) => ({
    description,
    name: file?.name,
    bytes: base64Bytes(file?.base64 ?? ''),
  }));
}
const both = [
  { description: 'Stundenblatt November', name: 'stunden.csv', bytes: new Uint8Array(timesheet) },
  { description: undefined, name: 'letter.pdf', bytes: new Uint8Array(pdf) },
];

describe.skipIf(!hasBrowser)('files that go with an invoice (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  const chosen = () => [browser.file('stunden.csv', timesheet), browser.file('letter.pdf', pdf)];
  const choose = (page: Page, paths: readonly string[]) =>
    files(page)
      .locator('input[type=file]')
      .setInputFiles([...paths]);

  /** A draft of a Factur-X with two files, one described. */
  async function withDraft(page: Page): Promise<void> {
    await to(page, '#/desk/new');
    await page.locator('#desk-company-address').fill(sender);
    await page.locator('#desk-company-iban').fill(qrIban);
    await page.locator('#desk-address').fill('Anna Muster\nSeestrasse 7\n3600 Thun');
    await page.locator('#desk-positions-0-description').fill('Consulting');
    await page.locator('#desk-positions-0-price').fill('1180');
    await page.locator('details.e-invoice summary').click();
    await page.locator('#desk-eInvoice').selectOption('facturx');
    await page.locator('#desk-company-uid').fill('CHE-123.456.788');
    await choose(page, chosen());
    await descriptionOf(page, 'stunden.csv').fill('Stundenblatt November');
    await page.getByText('2 files, ').waitFor();
    await page.getByText('It finds no error').waitFor();
    await page.getByText('Saved on this computer').waitFor();
  }

  const savePdf = (page: Page) => downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());

  test('are in the e-invoice byte by byte: after a reload, after the issue, and out of the bin', async () => {
    const { page } = await browser.open('#/desk');
    await withDraft(page);
    await reloaded(page);
    await page.getByText('2 files, ').waitFor();
    const link = await downloaded(page, () => page.getByRole('link', { name: 'stunden.csv' }).click());
    expect([link.name, new Uint8Array(link.bytes)]).toEqual(['stunden.csv', timesheet]);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('You can bring it back from the bin').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Brought back').waitFor();
    await page.getByRole('row').filter({ hasText: 'Anna Muster' }).getByRole('link').first().click();
    expect(filesIn((await savePdf(page)).bytes)).toEqual(both);
    await page.getByText('Issued on').waitFor();
    expect(await files(page).locator('input[type=file]').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);

    // Replaced without one of them: the version before has both
    await page.getByRole('button', { name: 'Edit again' }).click();
    await page.getByRole('button', { name: 'Remove letter.pdf' }).click();
    await page.getByText('letter.pdf is removed').waitFor();
    expect(filesIn((await savePdf(page)).bytes)).toEqual(both.slice(0, 1));
    const earlier = page.getByRole('region', { name: 'Earlier versions' }).getByRole('button');
    expect(filesIn((await downloaded(page, () => earlier.click())).bytes)).toEqual(both);
    // A duplicate is the same once more, and a credit note has no files
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await page.getByText('One file, ').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Credit note' }).click();
    await page.getByText('One file, ').waitFor({ state: 'detached' });
    await files(page).waitFor();
  });

  test('are kept for some days after nothing names them any more, and a dropped one is like a chosen one', async () => {
    const { page } = await browser.open('#/desk');
    await withDraft(page);
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x;y'], 'dropped.csv'));
      return transfer;
    });
    await files(page).locator('.drop').dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText('3 files, ').waitFor();
    await page.getByRole('button', { name: 'Remove letter.pdf' }).click();
    await page.getByText('2 files, ').waitFor();
    await page.getByText('Saved on this computer').waitFor();
    await reloaded(page);
    await page.getByText('2 files, ').waitFor();
    const all = await keptIn(page);
    expect(all.length).toBe(3);
    // As if all had been there for long: those that the draft names stay
    await unnamedSince(page, '2026-01-01', all);
    await page.evaluate(() => localStorage.removeItem('rappen.swept'));
    await reloaded(page);
    await eventually(async () => expect((await keptIn(page)).length).toBe(2));
    await page.getByText('2 files, ').waitFor();
    const link = await downloaded(page, () => page.getByRole('link', { name: 'stunden.csv' }).click());
    expect(new Uint8Array(link.bytes)).toEqual(timesheet);
  });

  test('can be attached to a draft that an earlier version of the page has kept', async () => {
    const { page } = await browser.open('#/desk');
    await withDraft(page);
    await page.getByRole('button', { name: 'Remove stunden.csv' }).click();
    await page.getByRole('button', { name: 'Remove letter.pdf' }).click();
    await page.getByText('Saved on this computer').waitFor();
    const invoice = page.url();
    await to(page, '#/make');
    await page.locator('html:not([data-keeping])').waitFor();
    await asBefore(page);
    await page.goto(invoice);
    await page.reload();
    await choose(page, chosen());
    await page.getByText('2 files, ').waitFor();
    await descriptionOf(page, 'stunden.csv').fill('Stundenblatt November');
    expect(filesIn((await savePdf(page)).bytes)).toEqual(both);
  });

  test.each(['', 'correct horse'])('come with a backup to another computer (passphrase %j)', async (passphrase) => {
    const { page } = await browser.open('#/desk');
    await withDraft(page);
    const issued = filesIn((await savePdf(page)).bytes);
    await to(page, '#/desk/data');
    await page.getByLabel('Passphrase').fill(passphrase);
    const saved = await downloaded(page, () => page.getByRole('button', { name: 'Save backup' }).click());
    await page.getByText('Last backup on').waitFor();

    const { page: other } = await browser.open('#/desk/data');
    await other.getByLabel('Passphrase').fill(passphrase);
    const restore = async (content: string | Uint8Array) => {
      await to(other, '#/desk/data');
      await other.locator('input[type=file]').setInputFiles(browser.file('backup.json', content));
      await other.getByRole('button', { name: 'Replace' }).waitFor();
    };
    const lacks = other.getByText('Attached files that are not in this backup');
    const open = async () => {
      await to(other, '#/desk');
      await other.getByRole('row').filter({ hasText: 'Anna Muster' }).getByRole('link').first().click();
    };
    if (passphrase === '') {
      const content = JSON.parse(saved.bytes.toString()) as {
        readonly attached: readonly { readonly content: string }[];
      };
      const attached = content.attached.filter((one) => one.content !== Buffer.from(timesheet).toString('base64'));
      await restore(JSON.stringify({ ...content, attached }));
      expect(await lacks.textContent()).toContain('1 (stunden.csv)');
      expect(await violationsOf(other)).toEqual([]);
      await other.getByRole('button', { name: 'Replace' }).click();
      await other.getByText('The backup was restored').waitFor();
      await open();
      await other.getByText('The content of this file is not in this browser').waitFor();
      await other.getByRole('button', { name: 'Save PDF' }).click();
      await other.getByText('so no e-invoice was made').waitFor();
      expect(await violationsOf(other)).toEqual([]);
    }
    await restore(saved.bytes);
    expect(await lacks.count()).toBe(0);
    await other.getByRole('button', { name: 'Replace' }).click();
    await other.getByText('The backup was restored').waitFor();
    await open();
    await other.getByText('2 files, ').waitFor();
    const pdfOfOther = await savePdf(other);
    expect([filesIn(pdfOfOther.bytes), issued]).toEqual([both, both]);
  });

  test('that do not fit are named, each with why, and nothing else is lost; a full disk is said', async () => {
    const { page } = await browser.open('#/desk', { size: phone });
    await withDraft(page);
    await choose(page, [
      browser.file('letter.docx', new Uint8Array([0x50, 0x4b, 3, 4])),
      browser.file('empty.pdf', ''),
      browser.file('large.csv', large),
      browser.file('more.csv', 'a;b'),
    ]);
    for (const sentence of [
      'letter.docx was not attached: it is no PDF',
      'empty.pdf was not attached: it is empty',
      'large.csv (3.6 MB) was not attached: all files together may have at most 3.6 MB',
    ])
      await page.getByText(sentence).waitFor();
    await page.getByText('3 files, ').waitFor();
    await page.getByRole('button', { name: 'Remove stunden.csv' }).click();
    await page.getByText('2 files, ').waitFor();
    await files(page).getByRole('button', { name: 'Undo' }).click();
    expect(await descriptionOf(page, 'stunden.csv').inputValue()).toBe('Stundenblatt November');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByText('Saved on this computer').waitFor();
    const disk = await fullDisk(page);
    await choose(page, [browser.file('picture.csv', 'c;d')]);
    await page.getByText('This browser has no room left').waitFor();
    expect(await page.getByText('picture.csv').count()).toBe(0);
    await disk.evaluate((free) => free());
    await choose(
      page,
      Array.from({ length: 22 }, (_, nr) => browser.file(`${nr}.csv`, `${nr}`)),
    );
    await page.getByText('21.csv was not attached: an invoice has at most 24 files').waitFor();
    await page.getByText('24 files, ').waitFor();
    // Another tab sees them
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('24 files, ').waitFor();
    await other.getByRole('button', { name: 'Remove 0.csv', exact: true }).click();
    await eventually(async () => expect(await page.getByText('23 files, ').count()).toBe(1));
  });
});
