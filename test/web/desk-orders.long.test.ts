import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { desktop, downloaded, phone, reloaded, withBrowser } from './browser.ts';
import { slipIn, withInvoice } from './issued-invoice.ts';
import { hasBrowser } from './launch.ts';

const address = 'Anna Muster\nSeestrasse 7\n3600 Thun';
const go = (page: Page, hash: string) => page.goto(page.url().replace(/#.*/, hash));
const issue = (page: Page) => downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());

describe.skipIf(!hasBrowser)('offers, deposits, what repeats and hours on the desk (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test('an offer becomes an order, a deposit, a delivery note and a final invoice, and only invoices are owed', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    await go(page, '#/desk/new');
    await page.locator('#desk-address').fill(address);
    await page.locator('#desk-positions-0-description').fill('Kitchen');
    await page.locator('#desk-positions-0-price').fill('1000');
    await page.getByLabel('Kind of document').selectOption('Offer');
    await page
      .locator('#desk-days-hint')
      .getByText(/^Valid until/)
      .waitFor();
    await page.getByRole('heading', { name: /^Offer A-\d{4}-001$/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const offer = await issue(page);
    expect(offer.name).toMatch(/^A-\d{4}-001 Anna Muster\.pdf$/);
    expect(await slipIn(offer.bytes)).toBeUndefined();
    await page.getByRole('button', { name: 'Declined' }).click();
    const related = page.getByRole('region', { name: 'Related documents' });
    await related.getByText('Declined').waitFor();
    await page.getByRole('button', { name: 'Open again' }).click();
    await related.getByText('Open', { exact: true }).waitFor();
    const offerAddress = page.url();
    await page.getByRole('link', { name: 'Make order confirmation' }).click();
    await page.getByRole('heading', { name: /^Order confirmation AB-\d{4}-001$/ }).waitFor();
    expect(await slipIn((await issue(page)).bytes)).toBeUndefined();
    await related.getByRole('link', { name: /^Made from Offer A-/ }).click();
    await related.getByText('Accepted').waitFor();
    expect(page.url()).toBe(offerAddress);
    await related.getByRole('link', { name: /^Order confirmation AB-/ }).click();
    // A deposit of more than the order is none
    await page.getByRole('button', { name: 'Deposit invoice' }).click();
    await page.locator('#desk-deposit-share').fill('120 %');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByText('Enter a share up to 100 %').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('#desk-deposit-share').fill('30 %');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('heading', { name: /^Deposit invoice \d{4}-002$/ }).waitFor();
    expect(await slipIn((await issue(page)).bytes)).toMatchObject({ problems: [], draft: { amount: '300.00' } });
    await related.getByRole('link', { name: /^Made from Order confirmation/ }).click();
    await page.getByRole('link', { name: 'Make delivery note' }).click();
    await page.getByRole('heading', { name: /^Delivery note L-\d{4}-001$/ }).waitFor();
    await issue(page);
    await related.getByRole('link', { name: /^Made from Order confirmation/ }).click();
    await page.getByRole('link', { name: 'Make final invoice' }).click();
    await page.getByText(/^Deposits deducted: \d{4}-002$/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await slipIn((await issue(page)).bytes)).toMatchObject({ problems: [], draft: { amount: '700.00' } });
    await go(page, '#/desk');
    // The invoice, the deposit and the rest: no offer, no confirmation, no delivery note
    await page.locator('.totals .issued').getByText('2’180.00').waitFor();
    await page.locator('.totals .open').getByText('2’180.00').waitFor();
    await page.getByLabel('Kind', { exact: true }).selectOption('Offer');
    await page
      .getByRole('row')
      .filter({ hasText: /A-\d{4}-001/ })
      .filter({ hasText: 'Accepted' })
      .waitFor();
    expect(await page.locator('.invoices tbody tr').count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('a template makes each draft once, in two tabs too, and all are issued at once', async () => {
    const { page } = await browser.open('#/desk');
    await page.clock.setFixedTime('2026-01-31T09:00:00Z');
    await withInvoice(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Repeat' }).click();
    await page.getByRole('heading', { name: 'Recurring invoice' }).waitFor();
    await page.locator('#desk-date').fill('2026-02-28');
    await page.locator('#desk-positions-0-description').fill('Rent {month} {year}');
    await page.getByText('Next: 28 Feb 2026').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByText('Saved on this computer').waitFor();
    const template = page.url();
    await page.clock.setFixedTime('2026-04-28T09:00:00Z');
    const other = await page.context().newPage();
    await other.clock.setFixedTime('2026-04-28T09:00:00Z');
    await Promise.all([other.goto(`${browser.url}/#/desk/repeats`), reloaded(page)]);
    for (const one of [page, other]) {
      await go(one, '#/desk/repeats');
      await one.getByRole('heading', { name: 'Drafts to issue: 3' }).waitFor();
    }
    await other.close();
    // What is deleted does not come again
    await page.getByRole('row').filter({ hasText: '28 Mar 2026' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.locator('.invoices').waitFor();
    await reloaded(page);
    await go(page, '#/desk/repeats');
    await page.getByRole('heading', { name: 'Drafts to issue: 2' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Issue all drafts: 2' }).click();
    await page.getByText('Issued:').waitFor();
    await page.getByRole('link', { name: '2026-003' }).click();
    await page.locator('#desk-positions-0-description').waitFor();
    expect(await page.locator('#desk-positions-0-description').inputValue()).toBe('Rent April 2026');
    await go(page, '#/desk/repeats');
    await page.getByRole('button', { name: 'Stop: Anna Muster' }).click();
    await page.getByText('Stopped on 28 Apr 2026').waitFor();
    await page.clock.setFixedTime('2026-09-28T09:00:00Z');
    await reloaded(page);
    await page.getByRole('button', { name: 'Continue: Anna Muster' }).click();
    await page.getByRole('row').filter({ hasText: '28 Sept 2026' }).first().waitFor();
    expect(await page.getByRole('heading', { name: 'Drafts to issue' }).count()).toBe(0);
    // It goes on with today, and not with the months between
    await page.goto(template);
    await page.getByText('Next: 28 Oct 2026').waitFor();
    await go(page, '#/desk/repeats');
    await page.getByRole('heading', { name: 'Drafts to issue: 1' }).waitFor();
  });

  test('hours become an invoice of their customer in one click, and are free again where that is taken back', async () => {
    const { page } = await browser.open('#/desk', { size: phone });
    await withInvoice(page);
    await go(page, '#/desk/efforts');
    for (const [what, hours] of [
      ['Plans', '2,5'],
      ['Travel', '1'],
    ] as const) {
      await page.getByRole('button', { name: 'New entry' }).click();
      await page.locator('#desk-effort-description').fill(what);
      await page.locator('#desk-effort-customerId').selectOption('Anna Muster');
      await page.locator('#desk-effort-quantity').fill(hours);
      await page.locator('#desk-effort-price').fill('150');
      if (what === 'Plans') expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'OK' }).click();
      await page.getByRole('button', { name: `Edit ${what}` }).waitFor();
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make invoice for Anna Muster: 2 entries, CHF 525.00' }).click();
    await page.locator('#desk-positions-1-description').waitFor();
    expect(await slipIn((await issue(page)).bytes)).toMatchObject({ problems: [], draft: { amount: '525.00' } });
    const invoice = page.url();
    await page.setViewportSize(desktop);
    await go(page, '#/desk/efforts');
    await page.getByRole('row').filter({ hasText: 'Plans' }).getByRole('link', { name: /-002$/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Make invoice/ }).count()).toBe(0);
    await page.goto(invoice);
    await page.getByRole('button', { name: 'Cancel document' }).click();
    await page.getByText('It stays in the list').waitFor();
    await go(page, '#/desk/efforts');
    await page.getByRole('button', { name: 'Make invoice for Anna Muster: 2 entries, CHF 525.00' }).waitFor();
    await page.getByRole('row').filter({ hasText: 'Plans' }).getByText('Not billed').waitFor();
  });

  test('a desk of the version before has its invoices, and room for hours', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    // Another page of the same origin, so that nobody has the database open
    await page.route('**/empty', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
    await page.goto(`${browser.url}/empty`);
    await page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const now = await done(indexedDB.open('rappen-desk'));
      const names = [...now.objectStoreNames].filter((name) => name !== 'efforts' && name !== 'attached');
      const kept = await Promise.all(
        names.map(async (name) => [name, await done(now.transaction(name).objectStore(name).getAll())] as const),
      );
      now.close();
      await done(indexedDB.deleteDatabase('rappen-desk'));
      const opening = indexedDB.open('rappen-desk', 3);
      opening.onupgradeneeded = () => {
        for (const [name] of kept)
          opening.result.createObjectStore(name, name === 'settings' ? undefined : { keyPath: 'id' });
      };
      const before = await done(opening);
      const members = [
        'part',
        'deposits',
        'decision',
        'rhythm',
        'repeatUntil',
        'repeatedTo',
        'stoppedOn',
        'attachments',
      ];
      for (const [name, records] of kept)
        for (const record of name === 'settings' ? [] : records) {
          for (const member of members) delete record[member];
          await done(before.transaction(name, 'readwrite').objectStore(name).put(record));
        }
      before.close();
    });
    await page.goto(`${browser.url}/#/desk`);
    await page.getByRole('row').filter({ hasText: 'Anna Muster' }).getByText('Open', { exact: true }).waitFor();
    await go(page, '#/desk/efforts');
    await page.getByRole('button', { name: 'New entry' }).click();
    await page.locator('#desk-effort-description').fill('Plans');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Edit Plans' }).waitFor();
  });
});
