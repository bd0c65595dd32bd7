import type { BillMailbox, MailReports } from '@rappen/http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpBillMailer } from '../../packages/node/src/mail/bill-mailer.ts';
import { smtpMailer } from '../../packages/node/src/mail/mailer.ts';
import { eventually } from '../eventually.ts';
import { type MailServerStandIn, messageIdOf, startMailServer } from '../mail/smtp.ts';
import { violationsOf } from './axe.ts';
import { claim, goTo, makeKey, program } from './biller.ts';
import { withBrowser } from './browser.ts';

const server: MailServerStandIn = await startMailServer();
const returned: MailReports['reports'][number][] = [];
const mailbox: BillMailbox & { check: () => Promise<undefined> } = {
  hasSent: async () => false,
  reports: async (after) => ({
    reports: returned.slice(Number(after ?? 0)),
    last: String(returned.length),
    hasMore: false,
  }),
  check: async () => undefined,
};
const settings = { host: '127.0.0.1', port: server.port, secure: false, from: 'bills@example.ch' };
const browser = withBrowser([], {}, smtpMailer(settings, smtpBillMailer(settings, mailbox)));
let page: Page;
beforeAll(async () => {
  page = await claim(browser);
});
afterAll(() => server.close());

test('a biller chooses e-mail, its bill arrives, and the page says why one came back', async () => {
  await goTo(page, 'network');
  await page.locator('#network-kind').selectOption('mail');
  await page.getByLabel('Language of the e-mails').selectOption('fr');
  await page.getByLabel('Address for replies').fill('office@example.ch');
  await page.getByRole('button', { name: 'Try access' }).click();
  await page.getByText('The mail server answers. Nothing has been changed yet.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use this network' }).click();
  await page.locator('strong', { hasText: 'E-mail' }).waitFor();
  const { submit } = program(browser.url, await makeKey(page, 'mail'));
  await submit('bill', 'DELIVER');
  await eventually(() => expect(server.taken).toHaveLength(1));
  const [mail] = server.taken;
  expect(mail?.source.toString()).toMatch(/^Reply-To: office@example\.ch$/m);
  await goTo(page, 'cases/1');
  await page.getByText('Delivered').first().waitFor();
  const reason = '5.1.1: 550 5.1.1 user unknown';
  returned.push({ id: '1', messageId: mail ? messageIdOf(mail) : '', isFinal: true, reason });
  await eventually(async () => {
    await page.reload();
    await page.getByText('submitted').first().waitFor();
    expect(await page.getByText(`REJECTED: ${reason}`).count()).toBe(1);
  });
  await page.getByRole('heading', { name: 'What the network reports' }).waitFor();
  await page.getByText('The e-mail came back: the bill did not arrive.').waitFor();
  expect(await page.getByText('by the recipient').count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});
