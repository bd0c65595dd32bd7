import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { FirefoxElement, FirefoxPage } from '../firefox.ts';
import { type Found, type Screen, selectors, taken, type Wanted } from './screen.ts';

/** Keys that have a name and no sign, as WebDriver writes them. */
const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** A page of Firefox, driven by its keyboard, its mouse and its wheel. */
export function firefoxScreen(page: FirefoxPage, url: string): Screen {
  const elementOf = ({ element }: Found) => element as FirefoxElement;
  const found = (elements: readonly FirefoxElement[]) => elements.map((element): Found => ({ element }));
  const located = async ({ role, name, within }: Wanted): Promise<readonly FirefoxElement[]> => {
    const place = within && (await located(within))[0];
    if (within && place === undefined) return [];
    const isNamedByItself = ['button', 'link', 'summary', 'option'].includes(role);
    return isNamedByItself ? page.find(selectors[role], name, place) : page.findLabelled(selectors[role], name, place);
  };
  return {
    complaints: page.complaints,
    open: async (hash) => {
      // A start: also where only what stands behind the `#` differs
      await page.open('about:blank');
      await page.open(`${url}/${hash}`);
    },
    find: async (wanted) => found(await located(wanted)),
    findAll: async (selector) => found(await page.find(selector)),
    ask: (question, asked, parameter) => page.call(String(question), elementOf(asked), parameter ?? null),
    look: (question) => page.call(String(question)),
    press: (...strokes) =>
      page.act(
        'key',
        strokes.flatMap((stroke) => {
          const values = stroke.split('+').map((name) => keys[name] ?? name);
          return [
            ...values.map((value) => ({ type: 'keyDown', value })),
            ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
          ];
        }),
      ),
    type: (text) =>
      page.act(
        'key',
        [...text].flatMap((sign) => {
          const value = sign === '\n' ? keys['Enter'] : sign;
          return [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ];
        }),
      ),
    click: ({ x, y }, count = 1) =>
      page.act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        ...Array.from({ length: count }, () => [
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]).flat(),
      ]),
    wheel: ({ x, y }, delta) =>
      page.act('wheel', [
        {
          type: 'scroll',
          x: Math.round(x),
          y: Math.round(y),
          deltaX: Math.round(delta.x),
          deltaY: Math.round(delta.y),
        },
      ]),
    withFiles: (paths, act) => page.withFiles(paths, act),
    async saved(wanted) {
      const path = await taken(page.downloads, (each) => basename(each), wanted);
      const bytes = readFileSync(path);
      // Another of the same name would get another name
      rmSync(path);
      return { name: basename(path), bytes };
    },
    close: () => page.close(),
  };
}
