import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { phone, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

const abroad = (page: Page) => page.locator('details.abroad');

describe.skipIf(!hasBrowser)('invoices abroad (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test.each([
    ['a phone', { size: phone, scheme: 'light' }],
    ['a tablet in the dark', { size: { width: 820, height: 1000 }, scheme: 'dark' }],
    ['a desk', { scheme: 'light' }],
  ] as const)('their fields come with an address abroad, and not before, on %s', async (_name, options) => {
    const { page } = await browser.open('#/desk/new', options);
    await page.locator('#desk-company-address').fill('Hofkäserei Rheintal AG\nMarktgasse 12\n9450 Altstätten');
    await page.locator('#desk-company-iban').fill('CH5800791123000889012');
    await page.locator('#desk-company-vat').selectOption('added');
    await page.locator('#desk-company-uid').fill('CHE-123.456.788');
    await page.locator('#desk-address').fill('Spezereien Zentral GmbH\nZentralplatz 4\n9000 St. Gallen');
    await page.locator('details.e-invoice').waitFor();
    expect(await abroad(page).count()).toBe(0);

    await page.locator('#desk-address').fill('Stadt Freiburg\nRathausplatz 2\nD-79098 Freiburg');
    await page.locator('#desk-positions-0-description').fill('Bergkäse');
    await page.locator('#desk-positions-0-price').fill('23.40');
    await abroad(page).locator('summary').click();
    await page.locator('#desk-buyerKind').selectOption('authority');
    await page.getByText('German authorities ask for it').waitFor();
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.locator('details.e-invoice summary').click();
    await page.getByText('The invoice would be refused').waitFor();
    expect(await page.locator('.recipient-check li').count()).toBeGreaterThan(2);

    await page.locator('#desk-abroad-currency').fill('usd');
    await page.getByText('QR-bills are in CHF and EUR only').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  });
});
