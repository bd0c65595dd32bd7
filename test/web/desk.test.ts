import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { isFullRun } from '../long-tests.ts';
import { violationsOf } from './axe.ts';
import { downloaded, phone, reloaded, withBrowser } from './browser.ts';
import { qrIban, sender, slipIn, withInvoice } from './issued-invoice.ts';
import { hasBrowser } from './launch.ts';

/** Types like a person, and counts the keys that are no text. */
function typist(page: Page) {
  let keys = 0;
  const press = async (...names: readonly string[]) => {
    for (const name of names) {
      keys += 1;
      await page.keyboard.press(name);
    }
  };
  return {
    press,
    async type(text: string) {
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) await press('Enter');
        await page.keyboard.type(line);
      }
    },
    get keys() {
      return keys;
    },
  };
}

describe.skipIf(!hasBrowser)('the invoice desk (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test('the first invoice takes at most 60 keys beyond its texts, the second to the same customer at most 15', async () => {
    const { page } = await browser.open('#/desk');
    const first = typist(page);
    const isFocused = (id: string) => page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
    const isAtStart = () => page.evaluate(() => document.activeElement?.matches('.empty-desk a') ?? false);
    await page.locator('.empty-desk a').waitFor();
    while (first.keys < 60 && !(await isAtStart())) await first.press('Tab');
    await first.press('Enter');
    await isFocused('desk-company-address');
    await first.type(sender);
    await first.press('Tab');
    await first.type(qrIban);
    await first.press('Tab', 'Tab');
    await isFocused('desk-address');
    await first.type('Anna Muster\nSeestrasse 7\n3600 Thun');
    await first.press('Tab');
    await first.type('Consulting on site');
    await first.press('Tab', 'Tab');
    await first.type('h');
    await first.press('Tab');
    await first.type('180');
    const { name, bytes } = await downloaded(page, () => first.press('Control+Enter'));
    expect(name).toMatch(/^\d{4}-001 Anna Muster\.pdf$/);
    expect(first.keys).toBeLessThanOrEqual(60);
    expect(await slipIn(bytes)).toMatchObject({
      problems: [],
      draft: {
        amount: '180.00',
        referenceType: 'QRR',
        debtor: { name: 'Anna Muster', street: 'Seestrasse', city: 'Thun' },
      },
    });
    await page.getByText('Issued on').waitFor();

    const second = typist(page);
    await second.press('Alt+n');
    await isFocused('desk-address');
    await second.type('ann');
    await second.press('ArrowDown', 'Enter', 'Tab');
    await second.type('cons');
    await second.press('ArrowDown', 'Enter');
    const next = await downloaded(page, () => second.press('Control+Enter'));
    expect(next.name).toMatch(/^\d{4}-002 Anna Muster\.pdf$/);
    expect(await slipIn(next.bytes)).toMatchObject({ draft: { amount: '180.00', debtor: { name: 'Anna Muster' } } });
    expect(second.keys).toBeLessThanOrEqual(15);
    console.log(`Keys beyond the texts: first invoice ${first.keys}, second ${second.keys}`);
  });

  test('what is missing is said at its field, and nothing is issued', async () => {
    const { page } = await browser.open('#/desk/new');
    await page.locator('#desk-company-address').fill(sender);
    await page.locator('#desk-company-iban').fill('CH44 3199 9123 0008 8901 3');
    await page.getByRole('button', { name: 'Save PDF' }).click();
    await page.locator('#desk-company-iban-remarks').waitFor();
    await page.locator('#desk-positions-0-remarks').waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'desk-company-iban');
    await page.locator('#desk-address').fill('Anna Muster');
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(page.url().replace(/#.*/, '#/desk'));
    await page.getByRole('row').filter({ hasText: 'Anna Muster' }).filter({ hasText: 'Draft' }).waitFor();
  });

  test('everything is there after a reload, is found, reminded of, paid and credited', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    const invoice = page.url();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Reminder' }).click();
    const reminder = await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
    expect(await slipIn(reminder.bytes)).toMatchObject({ problems: [], draft: { amount: '1180.00' } });
    await page.goto(invoice);
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('button', { name: /^Remove: Paid on/ }).waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    expect(await page.getByRole('link', { name: 'Reminder', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Credit note' }).click();
    await page.getByRole('heading', { name: /Credit note .*-002/ }).waitFor();
    const credit = await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
    expect([credit.name, await slipIn(credit.bytes)]).toEqual([expect.stringMatching(/-002 Anna Muster/), undefined]);
    await page.getByRole('link', { name: 'All invoices' }).click();
    await reloaded(page);
    await page.getByLabel('Search invoices').fill('nobody');
    await page.getByText('No invoice matches.').waitFor();
    await page.getByLabel('Search invoices').fill('muster 1180');
    const row = page.getByRole('row').filter({ hasText: '-001' }).filter({ hasText: 'in credit' });
    await expect.poll(() => row.textContent()).toMatch(/Paid/);
  });

  test('two tabs agree: what one types the other shows, and no number is given twice', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('Issued on').waitFor();
    for (const each of [page, other]) {
      await each.getByRole('button', { name: 'More actions' }).click();
      await each.getByRole('link', { name: 'Duplicate' }).click();
      await each.getByRole('heading', { name: /-002/ }).waitFor();
    }
    const files = await Promise.all(
      [page, other].map((each) => downloaded(each, () => each.getByRole('button', { name: 'Save PDF' }).click())),
    );
    expect(files.map(({ name }) => name.split(' ')[0]?.slice(-3)).sort()).toEqual(['002', '003']);
    await page.getByRole('link', { name: 'All invoices' }).click();
    await expect.poll(() => page.locator('.invoices tbody tr').count()).toBe(3);
    await other.getByRole('link', { name: 'Customers' }).click();
    await other.getByRole('button', { name: 'Edit Anna Muster' }).click();
    await other.getByLabel('E-mail').fill('anna@example.ch');
    await other.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('link', { name: 'Customers' }).click();
    await page.getByRole('button', { name: 'Edit Anna Muster' }).click();
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('anna@example.ch');
  });

  test.runIf(isFullRun)('the company of the desk is the creditor of Bulk', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    await page.goto(page.url().replace(/#.*/, '#/many'));
    const table = 'Number;Customer;Street;ZIP/City;Total CHF\n7;Anna Muster;Seestrasse 7;3600 Thun;120.00\n';
    await page.locator('input[type=file]').setInputFiles(browser.file('table.csv', table));
    await page.locator('main').getByText('Robert Schneider AG').first().waitFor();
  });

  test.runIf(isFullRun)('a folder is written into where the browser has such a thing', async () => {
    const { page } = await browser.open('#/desk');
    // The folder of the origin itself stands for one that somebody chooses
    await page.addInitScript(() => {
      Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(page.url().replace(/#.*/, '#/desk/data'));
    await reloaded(page);
    await page.getByRole('button', { name: 'Choose a folder' }).click();
    await page.getByRole('button', { name: 'Use the downloads again' }).waitFor();
    await page.getByRole('button', { name: 'Save backup' }).click();
    await page.getByText('Saved in your folder.').waitFor();
    const names = await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const found: string[] = [];
      for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) found.push(name);
      return found;
    });
    expect(names).toEqual([expect.stringMatching(/^rappen-\d{4}-\d\d-\d\d\.json$/)]);
  });

  test('a full disk is told, and nothing that was kept is lost', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    // Browsers count small changes only now and then: what they say when there is no room is said here at once
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('There is no room', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await page.locator('#desk-positions-0-description').fill('x'.repeat(1500));
    await page.getByText('This browser has no room left').waitFor();
    await page.goto(page.url().replace(/#.*/, '#/desk'));
    // What is left behind is tried once more; while that is under way, the page would ask before it goes
    await page.getByRole('row').filter({ hasText: 'Anna Muster' }).waitFor();
    await reloaded(page);
    await page.getByRole('row').filter({ hasText: 'Anna Muster' }).waitFor();
  });

  test.runIf(isFullRun)('a file that is no picture is no logo', async () => {
    const { page } = await browser.open('#/desk/company');
    const choose = (name: string, content: string | Uint8Array) =>
      page.locator('input[type=file]').setInputFiles(browser.file(name, content));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    for (const content of ['', 'no picture', svg, 'x'.repeat(2_000_000)]) {
      await choose('logo.png', content);
      await page.getByText('The logo must be a PNG or JPEG').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
    }
    expect(await page.locator('.logo img').count()).toBe(0);
  });

  test.runIf(isFullRun)(
    'what is wrong in folded details unfolds them, and is reached from the state of the page',
    async () => {
      const { page } = await browser.open('#/desk');
      await withInvoice(page);
      await page.locator('.desk-form > .notice button').click();
      const summary = page.getByText('More details');
      const field = page.getByLabel('Cash discount %');
      await summary.click();
      await field.fill('two');
      await summary.click();
      await field.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'One detail is missing' }).click();
      await field.waitFor();
      await eventually(async () =>
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('desk-discountPercent'),
      );
      await field.fill('');
      await page.getByText('Ready to send').waitFor();
    },
  );

  test.runIf(isFullRun)('the browser prints the pages of the bill alone', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    const printed = await page.pdf({ preferCSSPageSize: true });
    expect(await slipIn(printed)).toMatchObject({ problems: [], draft: { amount: '1180.00' } });
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test.runIf(isFullRun)(
    'on a phone the amount and the main action stay in reach, the page is a tap away, and the rest is folded',
    async () => {
      const { page } = await browser.open('#/desk', { size: phone });
      await withInvoice(page);
      await page.goto(page.url().replace(/#.*/, '#/desk/new'));
      await page.locator('#desk-address').fill('Beat Muster\nSeestrasse 8\n3600 Thun');
      await page.locator('#desk-positions-0-description').fill('Consulting');
      await page.locator('#desk-positions-0-price').fill('200');
      const bar = page.locator('.main-action');
      await bar.getByText('CHF 200.00').waitFor();
      for (const to of ['top', 'bottom'] as const) {
        await page.evaluate((end) => scrollTo(0, end === 'top' ? 0 : document.body.scrollHeight), to);
        const [box, nav] = await Promise.all([bar.boundingBox(), page.locator('.main-nav').boundingBox()]);
        expect((box?.y ?? 0) + (box?.height ?? 0), to).toBeCloseTo(nav?.y ?? 0, 0);
      }
      // What comes after the last item is one field until it is filled in
      const next = page.getByRole('group', { name: 'Item 2' });
      expect(await next.getByLabel('Price').isVisible()).toBe(false);
      await next.getByLabel('Description').fill('Travel');
      await next.getByLabel('Price').fill('40');
      await next.getByRole('button', { name: 'Discount' }).click();
      await page.waitForFunction(() => document.activeElement?.id === 'desk-positions-1-discount');
      await page.keyboard.type('10.00');
      await bar.getByText('CHF 230.00').waitFor();
      expect(await page.locator('.preview .paper').isVisible()).toBe(false);
      await bar.getByRole('button', { name: 'Page preview' }).click();
      await page.locator('.preview .paper svg').waitFor();
      await eventually(async () => {
        const top = await page.locator('.preview').evaluate((preview) => preview.getBoundingClientRect().top);
        expect(top).toBeLessThan(phone.height / 2);
      });
      await page.getByRole('group', { name: 'Number and terms' }).getByRole('button', { name: 'Change' }).click();
      await page.getByLabel('Payable within days').fill('never');
      await page.getByLabel('Number', { exact: true }).focus();
      await page.locator('#desk-days-remarks').waitFor();
      await page.getByLabel('Payable within days').fill('10');
      await page.locator('#desk-days-remarks').waitFor({ state: 'detached' });
      expect(await violationsOf(page)).toEqual([]);
      const { name } = await downloaded(page, () => bar.getByRole('button', { name: 'Save PDF' }).click());
      expect(name).toMatch(/^\d{4}-002 Beat Muster\.pdf$/);
      await page.getByText('Issued on').waitFor();
      expect(await page.locator('.position').count()).toBe(3);
      expect(await page.locator('.position').last().isVisible()).toBe(false);
    },
  );

  test.runIf(isFullRun)('customers are searched by what their field says', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    await page.goto(page.url().replace(/#.*/, '#/desk/customers'));
    const search = page.getByLabel('Search customers');
    expect(await search.getAttribute('placeholder')).toBe('Search customers');
    await search.fill('thun');
    await page.getByRole('row').filter({ hasText: 'Anna Muster' }).waitFor();
    await search.fill('nobody');
    await page.getByText('No customer matches.').waitFor();
  });

  test.runIf(isFullRun)('on a phone nothing is wider than the screen', async () => {
    const { page } = await browser.open('#/desk', { size: phone });
    await withInvoice(page);
    for (const hash of [
      '#/desk',
      '#/desk/new',
      '#/desk/customers',
      '#/desk/articles',
      '#/desk/journal',
      '#/desk/company',
      '#/desk/data',
      '#/desk/bin',
    ]) {
      await page.goto(page.url().replace(/#.*/, hash));
      await page.locator('.desk-bar').waitFor();
      await eventually(async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
      expect(await violationsOf(page)).toEqual([]);
    }
  });
});
