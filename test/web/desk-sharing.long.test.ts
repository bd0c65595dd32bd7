import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { openImaging } from '../../packages/node/src/modules.ts';
import { violationsOf } from './axe.ts';
import { downloaded, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

const sender = 'Robert Schneider AG\nRue du Lac 1268\n2501 Biel';

/** A desk with a company and an invoice that is written. */
async function writeInvoice(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/desk/new`);
  await page.locator('#desk-company-address').fill(sender);
  await page.locator('#desk-company-iban').fill('CH4431999123000889012');
  await page.locator('#desk-address').fill('Anna Muster\nSeestrasse 7\n3600 Thun');
  await page.locator('#desk-positions-0-description').fill('Consulting');
  await page.locator('#desk-positions-0-price').fill("1'180.–");
  await page.getByText('Ready to send').waitFor();
}

const save = (page: Page) => downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());

describe.skipIf(!hasBrowser)('what the desk hands on (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test('an invoice as a link is shown on another desk, becomes a draft there when it is taken, and overwrites nothing', async () => {
    const { page } = await browser.open('#/desk/new');
    await writeInvoice(page);
    await page.getByText('More details').click();
    await page.locator('#desk-template').selectOption('modern');
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.locator('.shared input').inputValue();
    expect(link).toMatch(/#\/desk\/link\?d=[\w-]+$/);
    expect(link.length).toBeLessThan(2000);

    const other = await browser.open('#/desk');
    await other.page.goto(link);
    await other.page.getByText('Robert Schneider AG invoices Anna Muster').waitFor();
    await other.page.locator('.paper svg').waitFor();
    expect(await violationsOf(other.page)).toEqual([]);
    // What is in a fragment reaches no server
    expect(other.requests.filter((address) => address.includes('link?d='))).toEqual([]);
    await other.page.goto(`${browser.url}/#/desk`);
    await other.page.getByText('Your first invoice').waitFor();
    await other.page.goto(link);
    await other.page.getByRole('button', { name: 'Take as a draft' }).click();
    await other.page.waitForFunction(() => /^#\/desk\/invoice\//.test(location.hash));
    expect(await other.page.locator('#desk-address').inputValue()).toContain('Seestrasse 7');
    await other.page.getByText('More details').click();
    expect(await other.page.locator('#desk-template').inputValue()).toBe('modern');
    await save(other.page);
    await other.page.getByText('Issued on').waitFor();
    // Once more: another draft of the same company beside the invoice
    await other.page.goto(link);
    expect(
      await other.page
        .getByLabel('Company on this desk')
        .evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.text),
    ).toBe('Robert Schneider AG');
    await other.page.getByRole('button', { name: 'Take as a draft' }).click();
    await other.page.waitForFunction(() => /^#\/desk\/invoice\//.test(location.hash));
    await other.page.goto(`${browser.url}/#/desk`);
    await expect.poll(() => other.page.locator('.invoices tbody tr').count()).toBe(2);

    for (const broken of [
      `${link.slice(0, -20)}`,
      `${browser.url}/#/desk/link?d=${'A'.repeat(20_000)}`,
      `${browser.url}/#/desk/link`,
    ]) {
      await other.page.goto(broken);
      await other.page.getByText('This link does not hold an invoice').waitFor();
    }
  });

  test('an invoice has a template and a colour of its own, in the preview and in the PDF', async () => {
    const { page } = await browser.open('#/desk/new');
    await writeInvoice(page);
    const before = await page.locator('.paper').innerHTML();
    await page.getByText('More details').click();
    await page.locator('#desk-template').selectOption('modern');
    await page.locator('#desk-accent').fill('#aa0033');
    await expect.poll(() => page.locator('.paper').innerHTML()).toMatch(/aa0033/i);
    expect(await page.locator('.paper').innerHTML()).not.toBe(before);
    const { bytes } = await save(page);
    const drawn = await (await openImaging()).renderPageInColours(bytes, 1, 40);
    if (!drawn.ok) throw new Error('The page cannot be drawn');
    const { pixels } = drawn.value;
    let isRed = false;
    for (let at = 0; at + 3 < pixels.length; at++)
      isRed ||= pixels[at] === 0xaa && pixels[at + 1] === 0 && pixels[at + 2] === 0x33;
    expect(isRed).toBe(true);
    await page.getByRole('button', { name: 'Edit again' }).click();
    await page.getByRole('button', { name: 'Colour of the company' }).click();
    await expect.poll(() => page.locator('.paper').innerHTML()).not.toMatch(/aa0033/i);
  });

  test('an item becomes an article with one click, and a new price can be undone', async () => {
    const { page } = await browser.open('#/desk/new');
    await writeInvoice(page);
    const keep = page.getByRole('button', { name: 'Save item 1 as an article' });
    await keep.click();
    await page.getByText('The article is saved.').waitFor();
    expect(await keep.isDisabled()).toBe(true);
    await page.locator('#desk-positions-0-price').fill('1200');
    await keep.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Articles' }).click();
    await page.getByRole('row').filter({ hasText: 'Consulting' }).filter({ hasText: '180.–' }).waitFor();
    expect(await page.locator('tbody tr').count()).toBe(1);
  });

  test('the calendar has the sum of each day, is walked through by keys, and lists what is due on a day', async () => {
    const { page } = await browser.open('#/desk/new');
    await writeInvoice(page);
    await save(page);
    await page.getByText('Issued on').waitFor();
    await page.getByRole('link', { name: 'All invoices' }).click();
    await page.getByText('Months and due dates').click();
    const day = page.locator('.calendar button.due-day');
    await day.waitFor();
    expect(await day.locator('.unseen').textContent()).toMatch(/\d{4}: CHF 1.180\.00 due, invoices: 1$/);
    await day.click();
    expect(await day.getAttribute('aria-pressed')).toBe('true');
    await page.locator('.due ol').getByText('Anna Muster').waitFor();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.querySelector('.unseen')?.textContent))
      .toMatch(/\d{4}$/);
    const month = await page.locator('.calendar h3').textContent();
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.locator('.calendar h3').textContent()).not.toBe(month);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('a customer is moved and copied to another company, and brought back', async () => {
    const { page } = await browser.open('#/desk/new');
    await writeInvoice(page);
    await save(page);
    await page.getByText('Issued on').waitFor();
    await page.goto(`${browser.url}/#/desk/company/new`);
    await page.locator('#desk-company-address').fill('Second GmbH\n3000 Bern');
    await page.getByRole('button', { name: 'Delete company' }).waitFor();
    const choose = (name: string) => page.getByLabel('Company', { exact: true }).selectOption({ label: name });
    const toSecond = async (isCopy: boolean) => {
      await choose('Robert Schneider AG');
      await page.getByRole('link', { name: 'Customers' }).click();
      await page.getByRole('button', { name: 'Edit Anna Muster' }).click();
      await page.locator('#desk-customer-companyId').selectOption({ label: 'Second GmbH' });
      if (isCopy) await page.getByLabel('Keep a copy here').check();
      await page.getByRole('button', { name: 'OK' }).click();
      await page.getByText('The customer is in the other company now.').waitFor();
    };
    await toSecond(false);
    await page.getByText('Customers appear here').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Edit Anna Muster' }).waitFor();
    await toSecond(true);
    await page.getByRole('button', { name: 'Edit Anna Muster' }).waitFor();
    await choose('Second GmbH');
    await page.getByRole('link', { name: 'Customers' }).click();
    await page.getByRole('button', { name: 'Edit Anna Muster' }).waitFor();
  });
});
