import { afterAll, describe, expect, test } from 'vitest';
import { loadExample, phone, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

/** Layout shift that nobody notices. Source: Web Vitals call 0.1 good. */
const layoutShiftMax = 0.02;

describe.skipIf(!hasBrowser)('how the pages look (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test.each([
    ['desk', undefined],
    ['desk/new', phone],
    ['make', undefined],
    ['make', phone],
    ['read', phone],
    ['biller', phone],
  ])('nothing on #/%s jumps, also when the typeface comes late', async (name, size) => {
    const { page } = await browser.open('#/read', size && { size });
    await page.addInitScript(() => {
      const seen = globalThis as never as { shift: number };
      seen.shift = 0;
      const add = (entries: PerformanceObserverEntryList) => {
        for (const entry of entries.getEntries()) seen.shift += (entry as never as { value: number }).value;
      };
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    // A page that the service worker answers would have the typeface at once
    await page.evaluate(async () => {
      for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    });
    await page.route('**/inter-*.woff2', async (route) => {
      await late;
      await route.continue();
    });
    // Loaded it would be only with the typeface
    await page.goto(`${browser.url}/?#/${name}`, { waitUntil: 'domcontentloaded' });
    await page.locator('.loading').waitFor({ state: 'detached' });
    await page.locator('h1').waitFor();
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() =>
      [...document.fonts].some((font) => font.family.includes('Inter') && font.status === 'loaded'),
    );
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const shift = await page.evaluate(() => (globalThis as never as { shift: number }).shift);
    expect(shift).toBeLessThanOrEqual(layoutShiftMax);
  });

  test('a preview is set in the font of the PDF, which is fetched for it alone', async () => {
    const { page, requests } = await browser.open('#/make');
    const slipFonts = () => requests.filter((address) => /\/slip-(?:regular|bold)-\w+\.woff2$/.test(address));
    expect(slipFonts()).toEqual([]);
    await loadExample(page, 'withQrReference');
    await page.waitForFunction(() => document.fonts.check('12px "Liberation Sans"'));
    await expect.poll(() => slipFonts().length).toBe(2);
    expect(await page.locator('.paper svg').evaluate((svg) => getComputedStyle(svg).fontFamily)).toMatch(
      /^"?Liberation Sans/,
    );
  });
});
