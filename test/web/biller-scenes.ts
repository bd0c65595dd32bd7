import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@rappen/node';
import type { Page } from 'playwright-core';

const password = 'a password of her own';
/** How often the page looks for what is delivered, half a second apart. */
const deliveryTriesMax = 60;

/** The pages of a biller that the guide shows, in order. */
export const billerScenes: readonly string[] =
  'sign-in,overview,staged,case,edit,simulator,cases,events,webhooks,subscriptions,keys,key,accounts,people,audit,password'.split(
    ',',
  );

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

/** Starts a service that has no owner yet, and a receiver of its webhooks, which takes everything. */
export async function startForBillers() {
  const receiver = createServer((_request, response) => response.end('taken'));
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const settings = { port: 0, host: '127.0.0.1', apiKey: 'a-key-of-your-own', hookUrls: { allowLoopback: true } };
  const server = await startServer(settings, () => {});
  return {
    url: server.url,
    welcomeUrl: server.welcomeUrl ?? '',
    /** Its port. */
    receiver: (receiver.address() as AddressInfo).port,
    async stop(): Promise<void> {
      await server.stop();
      receiver.close();
    },
  };
}

/** Becomes the owner, submits examples, and uses a little of everything. */
export async function beginBiller(page: Page, receiver: number): Promise<void> {
  const { origin: url } = new URL(page.url());
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await goTo(page, url, 'webhooks');
  await page.getByLabel('Address').fill(`http://127.0.0.1:${receiver}/ebill`);
  await page.getByLabel('Description').fill('Bookkeeping');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.locator('.secret').waitFor();
  await goTo(page, url, 'people');
  await page.getByLabel('E-mail address').fill('bruno@example.ch');
  await page.getByRole('button', { name: 'Invite a user' }).click();
  await page.getByRole('row', { name: 'bruno@example.ch' }).waitFor();
  await goTo(page, url, 'simulator');
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

export async function showBillerPage(page: Page, url: string, name: string): Promise<void> {
  if (name === 'sign-in') {
    await page.goto(`${url}/#/biller`);
    await page.locator('#sign-in-password').waitFor();
    return;
  }
  await page.goto(url);
  await goTo(page, url, addresses[name] ?? name);
  await prepare[name]?.(page);
  await page.waitForLoadState('networkidle');
}

async function goTo(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/#/biller/${name === 'overview' ? '' : name}`);
  await page.locator('.biller-page h2').waitFor();
  await page.waitForLoadState('networkidle');
}
