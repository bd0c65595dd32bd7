import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totpCode, totpStepAt } from '../../packages/http/src/accounts/totp.ts';
import { openAdministration } from '../../packages/node/src/administration.ts';
import { smtpMailer } from '../../packages/node/src/mail/mailer.ts';
import { plainMail, startSmtpServer } from '../../packages/node/test/smtp-server.ts';
import { eventually } from '../eventually.ts';
import { violationsOf } from './axe.ts';
import { anna, claim, goTo } from './biller.ts';
import { withBrowser } from './browser.ts';

const carla = { emailAddress: 'carla@example.ch', password: 'a password of carla' } as const;
const publicUrl = 'https://bills.example.ch';
const smtp = await startSmtpServer();
const mailer = smtpMailer({ host: '127.0.0.1', port: smtp.port, secure: false, from: 'bills@example.ch' });
const storage = { folder: mkdtempSync(join(tmpdir(), 'rappen-mails-')) };
const config = { port: 0, host: '127.0.0.1', apiKey: undefined, storage, publicUrl };
const browser = withBrowser([], config, mailer);
let owner: Page;
let person: Page;
let codes: readonly string[];
beforeAll(async () => {
  owner = await claim(browser);
});
afterAll(async () => {
  // Wrong passwords, used links and lacking codes are brought about here
  browser.expectQuiet(/^40[134] |status of 40[134]/);
  await smtp.stop();
  rmSync(storage.folder, { recursive: true, force: true });
});

/** The mail that comes as so many have come: whom it is to, what it is about, and where it leads. */
async function mail(count: number) {
  await eventually(() => expect(smtp.received.mails).toHaveLength(count));
  const text = plainMail(smtp.received.mails.at(-1) ?? '');
  const link = /^https:\/\/bills\.example\.ch\/(#\/\w+\/[\w-]{43})$/m.exec(text)?.[1] ?? '';
  return { to: /^To: (.*)$/m.exec(text)?.[1], subject: /^Subject: (.*)$/m.exec(text)?.[1], link };
}

async function signInAs(
  page: Page,
  { emailAddress, password }: typeof carla | { emailAddress: string; password: string },
) {
  await page.locator('#sign-in-emailAddress').fill(emailAddress);
  await page.locator('#sign-in-password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an invitation comes by mail, is accepted, and its password signs in', async () => {
  await goTo(owner, 'people');
  await owner.locator('#person-emailAddress').fill(carla.emailAddress);
  await owner.getByRole('button', { name: 'Invite a user' }).click();
  await owner.getByText('An e-mail was sent to carla@example.ch').waitFor();
  expect(await owner.locator('.secret').count()).toBe(0);
  const first = await mail(1);
  expect(first).toMatchObject({ to: carla.emailAddress, subject: 'Invitation: invoices for Robert Schneider AG' });
  // The mail was lost: another link takes the place of the first
  await owner.getByRole('row', { name: carla.emailAddress }).getByRole('button', { name: 'New link' }).click();
  const second = await mail(2);
  const { page: late } = await browser.open(first.link);
  await late.getByRole('alert').filter({ hasText: /link/ }).waitFor();
  await late.context().close();
  ({ page: person } = await browser.open(second.link));
  await person.getByText('You are invited to work for Robert Schneider AG. Role: Operator').waitFor();
  expect(await violationsOf(person)).toEqual([]);
  await person.locator('#invitation-password').fill(carla.password);
  await person.getByRole('button', { name: 'Accept the invitation' }).click();
  await person.getByRole('heading', { name: 'Overview' }).waitFor();
  await person.getByRole('button', { name: 'Sign out' }).click();
  await signInAs(person, carla);
  await person.locator('.biller-page').waitFor();
});

test('a forgotten password is replaced by a mail, and the second factor still asked for', async () => {
  await goTo(person, 'password');
  await person.locator('#second-factor-password').fill(carla.password);
  await person.getByRole('button', { name: 'Set up an app' }).click();
  const secret = (await person.locator('form code').textContent()) ?? '';
  await person.getByLabel('Code', { exact: true }).fill(await totpCode(secret, totpStepAt(Date.now())));
  await person.getByRole('button', { name: 'Confirm' }).click();
  await person.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  codes = await person.locator('.recovery code').allTextContents();
  await person.getByRole('button', { name: 'Continue' }).click();
  await person.getByRole('button', { name: 'Sign out' }).click();

  await signInAs(person, { ...carla, password: 'not what it was' });
  await person.getByText('The e-mail address or the password is wrong').waitFor();
  await person.getByRole('button', { name: 'Forgot your password?' }).click();
  // What was typed already is not asked for again
  expect(await person.getByLabel('E-mail address').inputValue()).toBe(carla.emailAddress);
  expect(await violationsOf(person)).toEqual([]);
  await person.getByRole('button', { name: 'Send the link' }).click();
  await person.getByText('If there is an account, an e-mail is on its way').waitFor();
  const sent = await mail(3);
  expect(sent).toMatchObject({ to: carla.emailAddress, subject: 'New password for Rappen' });

  const { page: own } = await browser.open(sent.link);
  await own.getByText(carla.emailAddress, { exact: true }).waitFor();
  expect(new URL(own.url()).hash).toBe('#/reset');
  expect(await violationsOf(own)).toEqual([]);
  await own.locator('#reset-password').fill('another password of carla');
  await own.getByRole('button', { name: 'Set the new password' }).click();
  await own.getByText('Enter the code of your app, or a recovery code').waitFor();
  await own.getByLabel('Code').fill(codes[0] ?? '');
  await own.getByRole('button', { name: 'Set the new password' }).click();
  await own.locator('.biller-page').waitFor();
  await own.getByRole('button', { name: 'Sign out' }).click();
  await signInAs(own, carla);
  await own.getByText('The e-mail address or the password is wrong').waitFor();
  await signInAs(own, { ...carla, password: 'another password of carla' });
  await own.getByText('Enter the code of your app, or a recovery code').waitFor();
  await own.context().close();

  const { page: again } = await browser.open(sent.link);
  await again.getByRole('alert').filter({ hasText: /link/ }).waitFor();
  expect(await again.locator('#reset-password').count()).toBe(0);
  await again.context().close();
});

test('nobody gets a mail who has no account, and is told the same', async () => {
  await person.reload();
  await person.getByRole('button', { name: 'Forgot your password?' }).click();
  await person.getByLabel('E-mail address').fill('nobody@example.ch');
  await person.getByRole('button', { name: 'Send the link' }).click();
  await person.getByText('If there is an account, an e-mail is on its way').waitFor();
  // An owner sends one too; it is the next mail
  await goTo(owner, 'audit');
  await goTo(owner, 'people');
  await owner
    .getByRole('row', { name: carla.emailAddress })
    .getByRole('button', { name: 'Link to a new password' })
    .click();
  expect((await mail(4)).to).toBe(carla.emailAddress);
});

test('a second biller is joined with the same password and code, and is one click away', async () => {
  const operator = await openAdministration(config);
  const biller = await operator.store.ebill.billers.create({
    owner: 'second',
    legalName: 'Muster AG',
    address: { postalCode: '3600', city: 'Thun', countryCode: 'CH' },
    status: 'ACTIVE',
    isPrimaryNetworkPartner: true,
    paymentTermDays: 30,
    createdAt: new Date().toISOString(),
  });
  if (biller === undefined) throw new Error('There is one already');
  await operator.call(biller, '/connect/Users/create', JSON.stringify({ ...anna, role: 'owner' }));
  await operator.close();
  await owner.reload();
  await owner.getByRole('button', { name: 'Muster AG' }).click();
  await goTo(owner, 'people');
  await owner.locator('#person-emailAddress').fill(carla.emailAddress);
  await owner.locator('form.entry').getByLabel('Role').selectOption('viewer');
  await owner.getByRole('button', { name: 'Invite a user' }).click();
  await owner.getByText('An e-mail was sent to carla@example.ch').waitFor();
  const { page: own } = await browser.open((await mail(5)).link);
  await own.getByText('You are invited to work for Muster AG. Role: Viewer').waitFor();
  await own.locator('#invitation-password').fill('another password of carla');
  await own.getByRole('button', { name: 'Accept the invitation' }).click();
  await own.getByText('Enter the code of your app, or a recovery code').waitFor();
  await own.getByLabel('Code').fill(codes[1] ?? '');
  await own.getByRole('button', { name: 'Accept the invitation' }).click();
  const billers = own.getByRole('list', { name: 'Biller', exact: true });
  await billers.locator('[aria-current=true]', { hasText: 'Muster AG' }).waitFor();
  expect(await own.getByRole('link', { name: 'Submit a bill' }).count()).toBe(0);
  await billers.getByRole('button', { name: 'Robert Schneider AG' }).click();
  await billers.locator('[aria-current=true]', { hasText: 'Robert Schneider AG' }).waitFor();
  await own.getByRole('link', { name: 'Submit a bill' }).waitFor();
  await own.context().close();
});
