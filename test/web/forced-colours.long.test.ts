import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';
import { pagesInUse } from './pages-in-use.ts';

/** What has an outline of its own. */
const outlined = 'main :is(button.primary:not(:disabled), a.button.primary, button[aria-pressed="true"])';

/** What is seen of an element in colours that are not ours. */
function seen(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

describe.skipIf(!hasBrowser)('in the colours of the person (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());
  const open = async (name: string) => {
    const inUse = pagesInUse.find((each) => each.name === name);
    if (inUse === undefined) throw new Error(`There is no page ${name}`);
    const { page } = await browser.open(inUse.hash, { isForced: true });
    await inUse.prepare(page, browser);
    return page;
  };

  test.each(pagesInUse.map(({ name }) => name))(
    'what has the focus on %s is outlined, also where it is outlined already',
    async (name) => {
      const page = await open(name);
      for (const selector of [outlined, 'nav [aria-current]']) {
        const before = await seen(page, selector, 'outline');
        await page.keyboard.press('Tab');
        await page.locator(selector).first().focus();
        const after = await seen(page, selector, 'outline');
        expect(after).not.toBe(before);
        expect(after).toMatch(/3px/);
      }
    },
  );

  test('the bars of the chart stand out from the page and from each other, and so does a day on which something is due', async () => {
    const page = await open('the desk');
    const ground = await seen(page, 'body', 'background-color');
    expect(await seen(page, '.months rect.open', 'stroke')).not.toBe(ground);
    const fills = await Promise.all(
      ['paid', 'open', 'overdue'].map((part) => seen(page, `.months rect.${part}`, 'fill')),
    );
    expect(new Set(fills).size).toBe(3);
    expect(await seen(page, '.months text', 'fill')).not.toBe(ground);
    await page.locator('.calendar .due-day').click();
    expect(await seen(page, '.calendar [aria-pressed="true"]', 'outline-style')).toBe('solid');
  });

  test('a wrong cell and the rows that are chosen stand out from the others', async () => {
    const page = await open('Bulk');
    const plain = await seen(page, '.grid [role=gridcell]:not(.error)', 'background-color');
    expect(await seen(page, '.grid [role=gridcell].error', 'background-color')).not.toBe(plain);
    await page.locator('.grid [data-head="1"]').click();
    expect(await seen(page, '.grid [aria-selected="true"]:not([data-active])', 'outline-style')).toBe('solid');
    expect(await seen(page, '.choices [aria-pressed="true"]', 'outline-style')).toBe('solid');
  });

  test('what is wrong with a field is said in words below it, and its frame is there', async () => {
    const { page } = await browser.open('#/desk/new', { isForced: true });
    await page.getByRole('button', { name: 'Save PDF' }).click();
    await page.locator('#desk-company-iban-remarks').waitFor();
    expect(await seen(page, '#desk-company-iban', 'border-style')).toBe('solid');
    expect(await seen(page, '#desk-company-iban', 'border-color')).not.toBe(
      await seen(page, 'body', 'background-color'),
    );
  });
});
