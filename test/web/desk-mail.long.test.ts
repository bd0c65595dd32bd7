import type { BillMailbox } from '@rappen/http';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smtpBillMailer } from '../../packages/node/src/mail/bill-mailer.ts';
import { smtpMailer } from '../../packages/node/src/mail/mailer.ts';
import { eventually } from '../eventually.ts';
import { type MailServerStandIn, messageIdOf, startMailServer } from '../mail/smtp.ts';
import { violationsOf } from './axe.ts';
import { anna, claim, signIn } from './biller.ts';
import { downloaded, phone, reloaded, withBrowser } from './browser.ts';
import { withInvoice } from './issued-invoice.ts';
import { hasBrowser } from './launch.ts';

const server: MailServerStandIn = await startMailServer();
const returned: string[] = [];
const mailbox: BillMailbox & { check: () => Promise<undefined> } = {
  hasSent: async () => false,
  reports: async () => ({
    reports: returned.map((messageId) => ({ id: messageId, messageId, isFinal: true, reason: '5.1.1 unknown user' })),
    last: undefined,
    hasMore: false,
  }),
  check: async () => undefined,
};
const settings = { host: '127.0.0.1', port: server.port, secure: false, from: 'bills@example.ch' };
const mailer = smtpMailer(settings, smtpBillMailer(settings, mailbox));
afterAll(() => server.close());

const more = (page: Page) => page.getByRole('button', { name: 'More actions' }).click();
const sendWay = (page: Page) => page.getByRole('button', { name: 'Send by e-mail …' });
const dialog = (page: Page) => page.locator('dialog');
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Send', exact: true }).click();

/** Issues an invoice for an e-mail address, on a desk that has a company. */
async function issueFor(page: Page, address: string, day: string): Promise<{ readonly name: string }> {
  await page.goto(page.url().replace(/#.*/, '#/desk/new'));
  await page.locator('#desk-address').fill(`Customer of ${address || 'nothing'}\nSeestrasse 7\n3600 Thun`);
  await page.locator('#desk-positions-0-description').fill('Consulting');
  await page.locator('#desk-positions-0-price').fill('100');
  await page.locator('#desk-date').fill(day);
  await page.locator('summary', { hasText: 'More details' }).click();
  await page.locator('#desk-email').fill(address);
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
  await page.getByText('Issued on').waitFor();
  return file;
}

describe.skipIf(!hasBrowser)('where the service allows it (needs chromium)', () => {
  const browser = withBrowser([], { allowsDeskMail: true }, mailer);
  let page: Page;
  let asked: string[];
  let address: string;
  beforeAll(async () => {
    page = await claim(browser);
    asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await withInvoice(page);
    address = page.url();
  });

  test('an invoice is sent from the desk, and nothing is asked before somebody wants that', async () => {
    await reloaded(page);
    await more(page);
    const calls = () => asked.filter((path) => /^\/(?:connect|api)\//.test(path));
    const before = calls().length;
    await sendWay(page).waitFor();
    expect(calls()).toHaveLength(before);
    await sendWay(page).click();
    await dialog(page).getByText('Robert Schneider AG <bills@example.ch>').waitFor();
    expect(calls().slice(before)).toEqual(['/connect/Session/me']);
    await dialog(page).getByText(anna.emailAddress).waitFor();
    const subject = await dialog(page).getByLabel('Subject').inputValue();
    expect(subject).toMatch(/^Invoice \d{4}-\d+ from Robert Schneider AG$/);
    expect(await dialog(page).getByLabel('Text').inputValue()).toContain('CHF 1’180.00');
    expect(await violationsOf(page)).toEqual([]);
    await submit(page);
    await dialog(page).locator('.remarks .error').waitFor();
    expect(await dialog(page).locator('.remarks .error').textContent()).toBe('This is not an e-mail address');
    expect(server.taken).toEqual([]);
    await dialog(page).getByLabel('To', { exact: true }).fill('petra@example.org');
    await submit(page);
    await page.getByText('By e-mail to petra@example.org').waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    await eventually(() => expect(server.taken).toHaveLength(1));
    const mail = await PostalMime.parse(server.taken[0]?.source ?? '');
    expect(mail).toMatchObject({
      subject,
      replyTo: [{ address: anna.emailAddress }],
      to: [{ address: 'petra@example.org' }],
    });
    const [file] = mail.attachments;
    const saved = await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
    expect(file?.filename).toBe(saved.name);
    expect(Buffer.from(file?.content as ArrayBuffer).equals(saved.bytes)).toBe(true);
  });

  test('what became of it is said when it is asked, also after the page was closed', async () => {
    await reloaded(page);
    await page.getByText('By e-mail to petra@example.org').waitFor();
    await page.getByRole('button', { name: 'Was it sent?' }).click();
    await page.getByText('Sent: the mail server took it').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    returned.push(...server.taken.map(messageIdOf));
    await eventually(async () => {
      await page.getByRole('button', { name: 'Was it sent?' }).click();
      expect(await page.getByText('It came back: it did not arrive').count()).toBe(1);
    });
    await page.getByText('5.1.1 unknown user').waitFor();
  });

  test('who signed out is told to sign in, and comes back to send it', async () => {
    await page.goto(`${browser.url}/#/biller`);
    await page.getByRole('button', { name: /Sign out/ }).click();
    await page.locator('#sign-in-password').waitFor();
    await page.goto(address);
    await more(page);
    await sendWay(page).click();
    await dialog(page).getByText('To send e-mails from here').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog(page).getByRole('link', { name: 'sign in at eBill' }).click();
    await signIn(page);
    await page.goto(address);
    await more(page);
    await sendWay(page).click();
    await dialog(page).getByLabel('Subject').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('on a phone and in every language the dialog can be used', async () => {
    await page.setViewportSize(phone);
    for (const [language, name] of Object.entries({
      de: /^Per E-Mail senden/,
      fr: /^Envoyer par e-mail/,
      it: /^Inviare via e-mail/,
      en: /^Send by e-mail/,
    })) {
      await page.evaluate((chosen) => localStorage.setItem('rappen.language', chosen), language);
      await reloaded(page);
      await page.locator('.actions .menu').click();
      await page.getByRole('button', { name }).click();
      await dialog(page).locator('#desk-mail-subject').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(phone.width);
      await page.keyboard.press('Escape');
    }
  });

  test('an e-mail whose answer was lost goes once, also where the page was closed in between', async () => {
    const before = server.taken.length;
    const keys: (string | undefined)[] = [];
    await page.route('**/api/v1/mails', async (route) => {
      if (keys.push(route.request().headers()['idempotency-key']) !== 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    const sendTo = async (address: string) => {
      await reloaded(page);
      await more(page);
      await sendWay(page).click();
      await dialog(page).getByLabel('To', { exact: true }).fill(address);
      await submit(page);
    };
    await sendTo('urs@example.org');
    await dialog(page).getByRole('alert').locator('.error').waitFor();
    await sendTo('urs@example.org');
    await page.getByText('By e-mail to urs@example.org').waitFor();
    expect(keys).toEqual([keys[0], keys[0]]);
    // Now that it is known to have gone, it can go again
    await sendTo('urs@example.org');
    await eventually(() => expect(server.taken).toHaveLength(before + 2));
    expect(new Set(keys).size).toBe(2);
    await page.unroute('**/api/v1/mails');
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('reminders made together are sent together, each once, and where each went is noted', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const addresses = ['one@example.org', 'two@example.org', ''];
    for (const address of addresses) {
      await issueFor(page, address, '2026-01-05');
    }
    await page.goto(`${browser.url}/#/desk/remind`);
    await page.getByRole('button', { name: `Create reminders: ${addresses.length}` }).click();
    const before = server.taken.length;
    await page.getByRole('button', { name: 'Send all by e-mail …' }).click();
    await dialog(page).getByText(anna.emailAddress).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog(page).getByText('Given to the service: 0 of 2').waitFor();
    const keys: (string | undefined)[] = [];
    // The second is taken, and its answer is lost
    await page.route('**/api/v1/mails', async (route) => {
      if (keys.push(route.request().headers()['idempotency-key']) !== 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await dialog(page).getByRole('button', { name: 'Send (2)' }).click();
    await dialog(page).getByText('Given to the service: 1 of 2').waitFor();
    await dialog(page).getByRole('row').filter({ hasText: 'two@example.org' }).locator('.error').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Send all by e-mail …' }).click();
    await dialog(page).getByRole('button', { name: 'Send (1)' }).click();
    await dialog(page).getByText('Given to the service: 2 of 2').waitFor();
    await page.unroute('**/api/v1/mails');
    expect(keys).toEqual([keys[0], keys[1], keys[1]]);
    await eventually(() => expect(server.taken).toHaveLength(before + 2));
    const mails = await Promise.all(server.taken.slice(before).map(({ source }) => PostalMime.parse(source)));
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['one@example.org', 'two@example.org']);
    expect(mails[0]?.attachments).toHaveLength(1);
    expect(mails[0]?.text).toContain('CHF 100.00');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('row').getByText('By e-mail to two@example.org').waitFor();
    await page.getByRole('row').filter({ hasText: 'Customer of one@example.org' }).getByRole('link').first().click();
    await page.getByText('By e-mail to one@example.org').waitFor();
  });
});

describe.skipIf(!hasBrowser)('where it does not (needs chromium)', () => {
  const browser = withBrowser([], {}, mailer);

  test('the desk writes the e-mail in the mail program, as before', async () => {
    const page = await claim(browser);
    await withInvoice(page);
    const { name } = await issueFor(page, 'petra@example.org', '2026-11-05');
    await more(page);
    expect(await sendWay(page).count()).toBe(0);
    const browserSide = await page.context().newCDPSession(page);
    await browserSide.send('Page.enable');
    const asked: string[] = [];
    browserSide.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
    const file = await downloaded(page, () => page.getByRole('button', { name: 'Write e-mail' }).click());
    expect(file.name).toBe(name);
    await page.getByText(name).waitFor();
    await eventually(() => expect(asked).toHaveLength(1));
    const link = new URL(asked[0] ?? '');
    expect([link.protocol, decodeURIComponent(link.pathname)]).toEqual(['mailto:', 'petra@example.org']);
    // A mail program takes a plus as it stands
    expect(link.search).not.toContain('+');
    expect(link.searchParams.get('subject')).toMatch(/^Invoice \d{4}-\d+ from Robert Schneider AG$/);
    expect(link.searchParams.get('body')).toContain('CHF 100.00');
  });
});
