import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';
import { pagesInUse } from './pages-in-use.ts';

/** A node of the tree that the browser hands to screen readers. */
interface TreeNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

/** Roles of what can be operated. */
const controls = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'checkbox',
  'radio',
  'spinbutton',
  'slider',
  'ColorWell',
  'Date',
  'DisclosureTriangle',
  'grid',
  'table',
  'progressbar',
]);

async function treeOf(page: Page): Promise<readonly TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return (nodes as readonly TreeNode[]).filter(({ ignored }) => !ignored);
}

const propertyOf = ({ properties = [] }: TreeNode, wanted: string) =>
  properties.find(({ name }) => name === wanted)?.value.value;

describe.skipIf(!hasBrowser)('what a screen reader is told (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test.each(pagesInUse)(
    'of $name: every control has a name, headings are in order, and what happens is announced',
    async (inUse) => {
      const { page } = await browser.open(inUse.hash);
      await inUse.prepare(page, browser);
      const tree = await treeOf(page);
      const found = tree.filter(({ role }) => controls.has(role?.value ?? ''));
      expect(found.length).toBeGreaterThan(10);
      expect(found.filter(({ name }) => (name?.value ?? '').trim() === '').map(({ role }) => role?.value)).toEqual([]);
      const levels = tree
        .filter(({ role }) => role?.value === 'heading')
        .map((node) => Number(propertyOf(node, 'level')));
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0), `heading ${index + 1} of ${levels.join(' ')}`).toBeLessThanOrEqual(1);
      const said = await inUse.act(page);
      await page.waitForFunction(
        (pattern) =>
          [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')].some((region) =>
            new RegExp(pattern, 'i').test(region.textContent ?? ''),
          ),
        said.source,
      );
      // Only what is a live region in the tree is read aloud
      const regions = (await treeOf(page)).filter((node) =>
        ['polite', 'assertive'].includes(String(propertyOf(node, 'live'))),
      );
      expect(regions.length).toBeGreaterThan(0);
    },
  );
});
