import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withServer } from '../../http/server.ts';
import { openPage, phone } from '../browser.ts';
import { hasFirefox, startFirefox } from '../firefox.ts';
import { hasBrowser, launchBrowser } from '../launch.ts';
import { pay, statement } from './bank-stories.ts';
import { bulk, read, slip } from './bill-stories.ts';
import { chromiumScreen } from './chromium-screen.ts';
import { paymentsByHand, remindAll } from './desk-account-stories.ts';
import { backup, eInvoice, firstInvoices, twoCompanies, whatFollows } from './desk-stories.ts';
import { eBill } from './ebill-stories.ts';
import { firefoxScreen } from './firefox-screen.ts';
import { broughtBack, editedAgain, takenAsInvoices, threeNames } from './keeping-stories.ts';
import { type HandName, type Person, personWith } from './person.ts';
import type { Screen } from './screen.ts';

const stories: readonly (readonly [title: string, story: (person: Person, welcomeHash: string) => Promise<void>])[] = [
  ['the first invoice, and a second one by suggestions, which is paid', firstInvoices],
  [
    'an invoice is credited in part, duplicated, cancelled and reminded of, and a customer deleted and brought back',
    whatFollows,
  ],
  ['a part is paid by hand, the rest written off, and both are taken back', paymentsByHand],
  ['two overdue invoices are reminded of at once', remindAll],
  ['a fiduciary writes for two companies', twoCompanies],
  ['a backup with a passphrase is restored on another computer', backup],
  ['an invoice is edited again, and its version before is kept', editedAgain],
  ['a company is deleted and brought back, and what was written since stays', broughtBack],
  ['an invoice carries its data as an e-invoice', eInvoice],
  ['a slip is typed, corrected and saved', slip],
  ['a table of bills is corrected and becomes a ZIP', bulk],
  ['names in three columns are put together, and a bill without an amount is not ready', threeNames],
  ['a list becomes open invoices, and of the next list only what is new', takenAsInvoices],
  ['several files are read into a list with sums', read],
  ['bills become a payment file', pay],
  ['a statement ticks off an invoice', statement],
  ['a bill is submitted as an eBill, and released', eBill],
];

/** A browser of the system, in which each screen knows nothing of the others. */
interface OpenBrowser {
  newScreen(url: string, hand: HandName): Promise<Screen>;
  close(): Promise<void>;
}

const browsers = [
  {
    name: 'Chromium',
    needs: 'chromium',
    isHere: hasBrowser,
    hands: ['keyboard', 'pointer', 'finger'],
    async start(): Promise<OpenBrowser> {
      const chromium = await launchBrowser();
      return {
        newScreen: async (url, hand) =>
          hand === 'finger'
            ? chromiumScreen(await openPage(chromium, url, { size: phone, isTouched: true }), true)
            : chromiumScreen(await openPage(chromium, url)),
        close: () => chromium.close(),
      };
    },
  },
  {
    name: 'Firefox',
    needs: 'firefox-esr',
    isHere: hasFirefox,
    hands: ['keyboard', 'pointer'],
    async start(): Promise<OpenBrowser> {
      const firefox = await startFirefox();
      return {
        newScreen: async (url) => firefoxScreen(await firefox.newPage(), url),
        close: () => firefox.close(),
      };
    },
  },
] as const;

for (const { name, needs, isHere, hands, start } of browsers)
  describe.skipIf(!isHere)(`stories (needs ${needs})`, () => {
    let browser: OpenBrowser;
    let folder: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'rappen-stories-'));
      browser = await start();
    });
    afterAll(async () => {
      await browser?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    describe.each<HandName>([...hands])('by %s', (hand) => {
      // Only one person is the first owner of a service
      const server = withServer();

      test.each(stories)(`${name}, by ${hand}: %s`, async (_title, story) => {
        const screens: Screen[] = [];
        const open = async () => {
          const screen = await browser.newScreen(server.url, hand);
          screens.push(screen);
          return screen;
        };
        try {
          await story(await personWith(hand, open, folder), new URL(server.welcomeUrl ?? server.url).hash);
          expect(screens.flatMap(({ complaints }) => complaints)).toEqual([]);
        } finally {
          for (const screen of screens) await screen.close();
        }
      });
    });
  });
