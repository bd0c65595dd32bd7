import { readFileSync } from 'node:fs';
import type { Download, ElementHandle, Locator, Page } from 'playwright-core';
import type { WatchedPage } from '../browser.ts';
import { type Found, type Screen, selectors, taken, type Wanted } from './screen.ts';

/** A page of Chromium, driven by Playwright, of which only the mouse, or a finger, and the keyboard are used. */
export function chromiumScreen({ page, origin, complaints }: WatchedPage, isTouched = false): Screen {
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const all = async (locator: Locator) => (await locator.elementHandles()).map((element): Found => ({ element }));
  return {
    complaints,
    open: async (hash) => {
      // A start: also where only what stands behind the `#` differs
      await page.goto('about:blank');
      await page.goto(`${origin}/${hash}`);
    },
    find: (wanted) => all(located(page, wanted)),
    findAll: (selector) => all(page.locator(selector)),
    ask: (question, { element }, parameter) =>
      (element as ElementHandle<Element>).evaluate(question as never, parameter) as never,
    look: (question) => page.evaluate(question),
    async press(...strokes) {
      for (const stroke of strokes) await page.keyboard.press(stroke);
    },
    type: (text) => page.keyboard.type(text),
    async click({ x, y }, count = 1) {
      if (isTouched) {
        await page.touchscreen.tap(x, y);
        if (count === 2) await page.touchscreen.tap(x, y);
        // A long press would select it, which cannot be done here
        if (count === 3) await page.keyboard.press('Control+A');
        return;
      }
      await page.mouse.move(x, y);
      await page.mouse.click(x, y, { clickCount: count });
    },
    async wheel({ x, y }, delta) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(delta.x, delta.y);
    },
    async withFiles(paths, act) {
      const [dialog] = await Promise.all([page.waitForEvent('filechooser'), act()]);
      await dialog.setFiles([...paths]);
    },
    async saved(wanted) {
      const download = await taken(downloads, (each) => each.suggestedFilename(), wanted);
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    },
    close: () => page.context().close(),
  };
}

function located(page: Page, { role, name, within }: Wanted): Locator {
  const place = within ? located(page, within).first() : page;
  if (role === 'field') return place.getByLabel(name, { exact: true }).and(page.locator(selectors.field));
  if (role === 'summary') return place.locator(selectors.summary).and(page.getByText(name, { exact: true }));
  return place.getByRole(role, { name, exact: true });
}
