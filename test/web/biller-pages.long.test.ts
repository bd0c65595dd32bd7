import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { claim, goTo, makeKey, program, signIn } from './biller.ts';
import { phone, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

const names = [
  '',
  'staged',
  'cases',
  'statements',
  'cases/1',
  'cases/2',
  'network',
  'simulator',
  'events',
  'webhooks',
  'subscriptions',
  'keys',
  'accounts',
  'people',
  'audit',
  'erasure',
  'password',
];
const script = '<img src=x onerror=alert(1)><script>alert(1)</script>';

describe.skipIf(!hasBrowser)('the pages of a biller (needs chromium)', () => {
  const browser = withBrowser();
  let page: Page;
  beforeAll(async () => {
    page = await claim(browser);
    const { submit } = program(browser.url, await makeKey(page, script.slice(0, 60)));
    await submit('instalment-bill-with-workflow', 'DELIVER');
    await submit('bill-with-workflow', 'STAGE', (businessCase) => {
      businessCase.referenceNumber = script;
      businessCase.billRecipient.name = script;
      const payment = businessCase.singlePayment?.paymentInformation.accountAndReference.generic;
      if (payment) payment.referenceUnstructured = script;
    });
    await goTo(page, 'webhooks');
    await page.locator('#webhook-hookUrl').fill('https://hooks.example.ch/ebill');
    await page.locator('#webhook-description').fill(script);
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    await page.locator('.secret').waitFor();
    // An address without a blank, wider than a column of a phone
    await goTo(page, 'simulator');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.getByText('Done.').waitFor();
  });
  // What was typed wrong is refused
  afterAll(() => browser.expectQuiet(/Network\/choose|status of 400/));

  describe.each([
    ['light', 'en-GB', undefined],
    ['dark', 'de-CH', phone],
    ['light', 'fr-CH', phone],
    ['dark', 'it-CH', undefined],
  ] as const)('in %s and %s', (scheme, language, size) => {
    test('have no violation of accessibility rules, and fit the screen', async () => {
      const { page: own } = await browser.open('#/biller', { scheme, language, ...(size && { size }) });
      expect(await violationsOf(own)).toEqual([]);
      await signIn(own);
      for (const name of names) {
        await goTo(own, name);
        expect(await violationsOf(own), name).toEqual([]);
        expect(await own.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(
          0,
        );
      }
      await goTo(own, 'cases/2');
      await own.locator('.moves button').nth(1).click();
      await own.locator('#case-totalAmount-value').fill('');
      await own.locator('form.edit button[type=submit]').click();
      await own.locator('.edit [aria-invalid]').first().waitFor();
      expect(await violationsOf(own), 'edit').toEqual([]);
      await goTo(own, 'keys');
      await own.locator('.biller-page .primary').click();
      await own.locator('dialog').waitFor();
      expect(await violationsOf(own), 'dialog').toEqual([]);
      await own.context().close();
    });
  });

  test('show stored script as text', async () => {
    for (const [name, shown] of [
      ['staged', script],
      ['cases', script],
      ['cases/2', script],
      ['keys', script.slice(0, 60)],
      ['webhooks', script],
    ] as const) {
      await goTo(page, name);
      await page.getByText(shown).first().waitFor();
      expect(await page.locator('main img, main script').count(), name).toBe(0);
    }
    await goTo(page, 'cases/2');
    await page.getByRole('button', { name: 'Edit' }).click();
    expect(await page.locator('#case-billRecipient-name').inputValue()).toBe(script);
  });

  test('find what somebody looks for, and say when there is none', async () => {
    await goTo(page, 'cases');
    await page.locator('.list tbody tr').nth(1).waitFor();
    await page.getByLabel('Search').fill('<img');
    await page.locator('.list tbody tr').nth(1).waitFor({ state: 'detached' });
    await page.getByLabel('Type').selectOption('InstalmentBill');
    await page.getByText('No cases match these filters').waitFor();
    await page.getByLabel('Search').fill('');
    await page.locator('.list').getByText('Instalment bill').waitFor();
  });

  test('tell what happened in the zone of the browser, with the instant in UTC', async () => {
    await goTo(page, 'audit');
    const time = page.locator('.list time').first();
    expect(await time.getAttribute('title')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('let owners add people, who may do what their role allows', async () => {
    await goTo(page, 'people');
    await page.locator('#person-emailAddress').fill("o'hara@example.ch");
    await page.locator('form.entry').getByLabel('Role').selectOption('viewer');
    await page.getByRole('button', { name: 'Invite a user' }).click();
    const link = await page.locator('.secret input').inputValue();
    expect(link).toContain(`${browser.url}/#/invitation/`);
    await page.getByRole('row', { name: "o'hara@example.ch" }).getByRole('button', { name: 'Withdraw' }).waitFor();
    const { page: own } = await browser.open(new URL(link).hash);
    await own.getByText('You are invited to work for Robert Schneider AG. Role: Viewer').waitFor();
    expect(new URL(own.url()).hash).toBe('#/invitation');
    await own.locator('#invitation-password').fill('a password to be changed');
    await own.getByRole('button', { name: 'Accept the invitation' }).click();
    await own.locator('.biller-page').waitFor();
    await goTo(page, 'audit');
    await page.getByRole('row', { name: 'user invited' }).getByText('Viewer', { exact: true }).waitFor();
    await goTo(page, 'people');
    await page.getByRole('row', { name: "o'hara@example.ch" }).getByLabel('Role').waitFor();
    expect(await own.getByRole('link', { name: 'Users' }).count()).toBe(0);
    await goTo(own, 'cases/2');
    expect(await own.getByRole('button', { name: 'Release' }).count()).toBe(0);
    await goTo(own, 'password');
    await own.locator('#password-password').fill('a password to be changed');
    await own.locator('#password-newPassword').fill('a password of his own');
    await own.getByRole('button', { name: 'Change the password' }).click();
    await own.getByText('The password has been changed').waitFor();
    await goTo(own, 'overview');

    const row = page.getByRole('row', { name: "o'hara@example.ch" });
    await row.getByRole('button', { name: 'Link to a new password' }).click();
    const reset = await page.locator('.secret input').inputValue();
    const { page: forgetful } = await browser.open(new URL(reset).hash);
    await forgetful.waitForURL(({ hash }) => hash === '#/reset');
    await forgetful.locator('#reset-password').fill('a password that is remembered');
    await forgetful.getByRole('button', { name: 'Set the new password' }).click();
    await forgetful.locator('.biller-page').waitFor();
    await forgetful.context().close();
    const { page: asking } = await browser.open('#/biller');
    await asking.getByRole('button', { name: 'Forgot your password?' }).click();
    await asking.getByLabel('E-mail address').fill("o'hara@example.ch");
    await asking.getByRole('button', { name: 'Send the link' }).click();
    await asking.getByText('This service sends no e-mails. Ask an owner for a link.').waitFor();
    await asking.context().close();
    await own.context().close();
  });

  test('a network is chosen by its owner, and what is wrong stands at its field', async () => {
    await goTo(page, 'network');
    await page.locator('#network-kind').selectOption('postfinance');
    await page.getByLabel('Number of the biller at PostFinance').fill('123');
    await page.getByLabel('User name of the interface').fill('u');
    await page.getByLabel('Password of the interface').fill('p');
    await page.getByRole('button', { name: 'Use this network' }).click();
    await page.locator('[id="network-postfinance.accountId"][aria-invalid]').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('#network-kind').selectOption('simulator');
    await page.getByRole('button', { name: 'Use this network' }).click();
    await page.getByText('since').waitFor();
  });
});
