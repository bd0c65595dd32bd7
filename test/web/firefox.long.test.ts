import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { withServer } from '../http/server.ts';
import { phone } from './browser.ts';
import { type Firefox, type FirefoxPage, hasFirefox, startFirefox } from './firefox.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

describe.skipIf(!hasFirefox)('in Firefox (needs firefox-esr)', () => {
  const server = withServer();
  let firefox: Firefox;
  let page: FirefoxPage;
  beforeAll(async () => {
    firefox = await startFirefox();
    page = await firefox.newPage();
    await page.resize(phone.width, phone.height);
  });
  afterAll(async () => {
    await firefox?.close();
    expect(page.complaints).toEqual([]);
  });

  const pages = [
    'desk',
    'desk/new',
    'desk/customers',
    'desk/journal',
    'desk/company',
    'desk/data',
    'desk/bin',
    'make',
    'read',
    'many',
    'pay',
  ];
  test.each([...pages, 'statements', 'biller'])(
    '#/%s has no violation of accessibility rules, and fits a phone',
    async (hash) => {
      await page.open(`${server.url}/#/${hash}`);
      await eventually(async () =>
        expect(await page.find(hash.startsWith('desk') ? '.desk-bar' : '.lead')).toHaveLength(1),
      );
      await page.call(`() => { ${axe} }`);
      const found = '() => axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))';
      expect(await page.call(found)).toEqual([]);
      await eventually(async () =>
        expect(await page.call('() => document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width),
      );
    },
  );
});
