import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@rappen/node';
import type { Page } from 'playwright-core';
import { buildWeb } from '../../scripts/build-web.ts';
import { launchBrowser } from './launch.ts';
import { takePicture } from './take-picture.ts';

/** Takes the pictures of the guide that show the pages of a biller: of a few examples, on a desktop, and of some on a phone. */
const shapes = [
  ['desktop', { width: 1000, height: 680 }, 'light', 'en-GB'],
  ['phone', { width: 390, height: 844 }, 'dark', 'de-CH'],
] as const;
const onPhones = 'sign-in,overview,staged,case,edit,simulator';
const onDesktops = `${onPhones},welcome,cases,events,webhooks,subscriptions,keys,key,accounts,people,audit,password`;
/** Others, and another folder, may be named: for looking at them. */
const [named, folder = 'docs/pictures/web'] = process.argv.slice(2);
const password = 'a password of her own';
/** How often the page looks for what is delivered, half a second apart. */
const deliveryTriesMax = 60;

const addresses: Readonly<Record<string, string>> = { case: 'staged', edit: 'staged', key: 'keys' };

/** What is done on a page before it is looked at. */
const prepare: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async case(page) {
    await page.locator('.list a').first().click();
    await page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 400);
  },
  async edit(page) {
    await page.locator('.list a').first().click();
    await page.locator('.moves button').nth(1).click();
    await page.locator('#case-totalAmount-value').fill('12.345');
    await page.locator('form.edit button[type=submit]').click();
    await page.evaluate(() => scrollTo(0, 0));
  },
  async key(page) {
    await page.locator('.biller-page .primary').click();
    await page.locator('#key-name').fill('Bookkeeping');
  },
  async webhooks(page) {
    await page.locator('.list button').first().click();
    await page.locator('.card .list tbody tr').first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  },
};

await buildWeb();
const receiver = createServer((_request, response) => response.end('taken'));
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const settings = { port: 0, host: '127.0.0.1', apiKey: 'a-key-of-your-own', hookUrls: { allowLoopback: true } };
const server = await startServer(settings, () => {});
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ locale: 'en-GB', viewport: shapes[0][1] });
  const page = await context.newPage();
  await page.goto(server.welcomeUrl ?? '');
  await page.getByLabel('E-mail address').fill('anna@example.ch');
  await takePicture(page, `${folder}/biller-welcome-desktop.png`);
  await begin(page);
  const kept = await context.storageState();
  for (const [shape, viewport, colorScheme, locale] of shapes) {
    const usual = shape === 'phone' ? onPhones : onDesktops;
    for (const name of (named ?? usual).split(',').filter((each) => each !== 'welcome')) {
      const isOutside = name === 'sign-in';
      const state = isOutside ? {} : { storageState: kept };
      const own = await browser.newContext({ viewport, colorScheme, locale, timezoneId: 'Europe/Zurich', ...state });
      const shown = await own.newPage();
      await show(shown, name);
      // A dialog is as high as the screen at most
      const isWhole = shape === 'desktop' && name !== 'key';
      await takePicture(shown, `${folder}/biller-${name}-${shape}.png`, { isWhole });
      await own.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
  receiver.close();
}

/** Becomes the owner, submits examples, and uses a little of everything. */
async function begin(page: Page): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await goTo(page, 'webhooks');
  await page.getByLabel('Address').fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/ebill`);
  await page.getByLabel('Description').fill('Bookkeeping');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.locator('.secret').waitFor();
  await goTo(page, 'people');
  await page.getByLabel('E-mail address').fill('bruno@example.ch');
  await page.getByRole('button', { name: 'Invite a user' }).click();
  await page.getByRole('row', { name: 'bruno@example.ch' }).waitFor();
  await goTo(page, 'simulator');
  for (const [type, mode] of [
    ['bill', 'DELIVER'],
    ['instalment-bill', 'DELIVER'],
    ['donation-inquiry', 'STAGE'],
    ['bill', 'STAGE'],
  ] as const) {
    await page.locator('#example-name').selectOption(type);
    await page.locator('#example-mode').selectOption(mode);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('link', { name: 'View the case' }).waitFor();
    await page.reload();
  }
  const approve = page.getByRole('button', { name: 'Approve' });
  for (let tries = 0; tries < deliveryTriesMax && (await approve.count()) === 0; tries++) {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.waitForTimeout(500);
  }
  await approve.first().click();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.getByText('Done.').waitFor();
}

async function show(page: Page, name: string): Promise<void> {
  if (name === 'sign-in') {
    await page.goto(`${server.url}/#/biller`);
    await page.locator('#sign-in-password').waitFor();
    return;
  }
  await page.goto(server.url);
  await goTo(page, addresses[name] ?? name);
  await prepare[name]?.(page);
  await page.waitForLoadState('networkidle');
}

async function goTo(page: Page, name: string): Promise<void> {
  await page.goto(`${server.url}/#/biller/${name === 'overview' ? '' : name}`);
  await page.locator('.biller-page h2').waitFor();
  await page.waitForLoadState('networkidle');
}
