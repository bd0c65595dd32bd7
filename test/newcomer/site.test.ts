import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../web/axe.ts';
import { hasBrowser, launchBrowser } from '../web/launch.ts';

const built = 'docs/site/dist';
const address = (page: string) => pathToFileURL(`${built}/${page}`).href;
const desktop = { width: 1360, height: 900 };
const phone = { width: 390, height: 844 };

describe.skipIf(!hasBrowser || !existsSync(built))(
  'the site as files of a disk (needs chromium and npm run docs)',
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser.close());

    async function open(
      page: string,
      settings: Parameters<Browser['newPage']>[0] = { viewport: desktop },
    ): Promise<Page> {
      const opened = await browser.newPage(settings);
      await opened.goto(address(page));
      return opened;
    }

    test('the search finds a section and leads to it', async () => {
      const page = await open('index.html');
      await page.keyboard.press('/');
      await page.keyboard.type('sealing secret');
      await page.locator('.site-search-dialog li a').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/guide/operations.html#the-sealing-secret');
      await page.close();
    });

    test('the search leads to the row of a problem code, and forgives a misspelling', async () => {
      const page = await open('start.html');
      await page.keyboard.press('/');
      const first = page.locator('.site-search-dialog li a').first();
      await page.keyboard.type('AMOUNT_FORMAT');
      await first.getByText('AMOUNT_FORMAT', { exact: true }).first().waitFor();
      await page.locator('.site-search-dialog input').fill('glosary');
      await page.locator('.site-search-dialog li a[href$="guide/glossary.html#glossary"]').waitFor();
      await page.locator('.site-search-dialog input').fill('AMOUNT_FORMAT');
      await first.getByText('AMOUNT_FORMAT', { exact: true }).first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/rules.html#AMOUNT_FORMAT');
      await page.close();
    });

    test('dark stays dark on the next page', async () => {
      const page = await open('start.html');
      const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
      expect(await isDark()).toBe(false);
      await page.locator('.VPSwitchAppearance:visible').first().click();
      expect(await isDark()).toBe(true);
      await page.goto(address('rules.html'));
      expect(await isDark()).toBe(true);
      await page.close();
    });

    test('on a phone the list of pages opens, and no page is wider than the screen', async () => {
      const page = await open('guide/operations.html', { viewport: phone });
      await page.locator('.VPLocalNav .menu').click();
      await page.locator('.VPSidebar.open').getByRole('link', { name: 'Monitoring' }).click();
      await page.waitForURL('**/guide/monitoring.html');
      for (const path of [
        'index.html',
        'guide/monitoring.html',
        'api/business-cases.html',
        'benchmarks/index.html',
        'rules.html',
      ]) {
        await page.goto(address(path));
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, phone.width]);
      }
      await page.close();
    });

    test('without scripts a page can be read and left', async () => {
      const page = await open('guide/library.html', { viewport: desktop, javaScriptEnabled: false });
      await page.locator('.VPSidebar').getByRole('link', { name: 'PDF/A-3b', exact: true }).first().click();
      await page.waitForURL('**/guide/pdfa.html');
      expect(await page.locator('h1').textContent()).toContain('PDF/A-3b');
      expect(await page.locator('[data-search]').isVisible()).toBe(false);
      await page.close();
    });

    test.each(['light', 'dark'] as const)('axe finds nothing in %s', async (colorScheme) => {
      const page = await open('index.html', { viewport: desktop, colorScheme });
      const found: string[] = [];
      for (const path of [
        'index.html',
        'start.html',
        'guide/monitoring.html',
        'api/iban.html',
        'benchmarks/index.html',
      ]) {
        await page.goto(address(path));
        found.push(...(await violationsOf(page)).map((violation) => `${path}: ${violation.slice(0, 300)}`));
      }
      expect(found).toEqual([]);
      await page.close();
    });
  },
);
