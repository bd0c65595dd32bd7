import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { anna, claim, type Example, goTo, makeKey, program, signIn } from './biller.ts';
import { phone, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

describe.skipIf(!hasBrowser)('a biller (needs chromium)', () => {
  const browser = withBrowser();
  let page: Page;
  let key: string;
  beforeAll(async () => {
    page = await claim(browser);
    key = await makeKey(page, 'Bookkeeping');
  });
  // Signing in wrongly, sessions that have ended, and cases that are held back are brought about here
  afterAll(() => browser.expectQuiet(/^4(?:01|04|22) |status of 4(?:01|04|22)|ERR_(?:INTERNET_DISCONNECTED|FAILED)/));

  test('begins with an address that leaves no trace, and works once', async () => {
    expect(page.url()).not.toContain(browser.welcomeHash);
    const { page: other } = await browser.open(browser.welcomeHash);
    await other.waitForFunction(() => location.hash === '#/welcome');
    await other.getByLabel('E-mail address').fill('eve@example.ch');
    await other.getByLabel('Password').fill('a password of somebody else');
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByText('This link was already used').waitFor();
    await other.context().close();
  });

  test('corrects what a program has staged, releases it, and sees what the recipient makes of it', async () => {
    const { submit, read } = program(browser.url, key);
    const id = await submit('bill', 'STAGE', (bill) => {
      // So that its PDF has no bill of the amount before it is corrected
      bill.referenceNumber = 'RG-2026-4711';
    });
    await goTo(page, 'staged');
    await page.locator('.list a').first().click();
    await page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 400);
    await page.getByRole('button', { name: 'Edit' }).click();
    const total = page.locator('#case-totalAmount-value');
    await total.fill('150.005');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('#case-totalAmount-value-remarks').getByText('at most 2 decimals').waitFor();
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('case-totalAmount-value'),
    );
    await total.fill("1'500.00");
    await page.getByRole('button', { name: 'Write “1500.00”' }).press('Enter');
    expect(await total.inputValue()).toBe('1500.00');
    await page.locator('#case-singlePayment-paymentInformation-amount-value').fill('1500.00');
    await page.getByRole('button', { name: 'Add: For accounting' }).click();
    await page.getByLabel('Reference of the recipient').fill('Order 4711');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Order 4711').waitFor();
    await page.getByText('CHF 1’500.00').first().waitFor();
    await page.getByRole('button', { name: 'Release' }).click();
    await page.locator('.status').getByText('delivered').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.locator('.status').getByText('approved').waitFor();
    await page.locator('.timeline').getByText('approved by the recipient').waitFor();
    const feed = await read('events/six/business-case-status-changed');
    expect(feed).toContainEqual(expect.objectContaining({ businessCaseId: id, newStatus: 'APPROVED' }));
    expect((await read(`business-cases/${id}`)).totalAmount.value).toBe(1500);
  });

  test('is told what is unusual, and may send it anyway', async () => {
    const { submit } = program(browser.url, key);
    let first: Example | undefined;
    await submit('bill', 'DELIVER', (businessCase) => {
      first = businessCase;
    });
    const id = await submit('bill', 'STAGE', (businessCase) => {
      const { billRecipient, singlePayment, totalAmount } = first ?? businessCase;
      Object.assign(businessCase, { billRecipient, singlePayment, totalAmount });
    });
    await goTo(page, `cases/${id}`);
    await page.getByRole('button', { name: 'Release' }).click();
    await page.getByRole('alert').getByText('The recipient recently received the same bill').waitFor();
    await page.getByRole('button', { name: 'Release anyway' }).click();
    await page.locator('.status').getByText('delivered').waitFor();
    const { referenceNumber } = await program(browser.url, key).read(`business-cases/${id}`);
    await goTo(page, 'audit');
    await page
      .locator('.list')
      .getByRole('link', { name: `Bill ${referenceNumber}` })
      .first()
      .waitFor();
  });

  test('sees the reminders of a bill by kind and number, and goes there', async () => {
    const { submit } = program(browser.url, key);
    let original: Example | undefined;
    const bill = await submit('bill', 'DELIVER', (businessCase) => {
      original = businessCase;
    });
    const reminder = await submit('reminder', 'DELIVER', (businessCase) => {
      const { referenceNumber, billRecipient } = original ?? businessCase;
      Object.assign(businessCase, { billRecipient, referencedBill: { referenceNumber }, referenceNumber: 'R-1' });
    });
    await goTo(page, `cases/${reminder}`);
    await page.locator('.status').getByText('delivered').waitFor();
    await goTo(page, `cases/${bill}`);
    await page.getByRole('link', { name: 'Reminder R-1' }).click();
    await page.waitForFunction((hash) => location.hash === hash, `#/biller/cases/${reminder}`);
  });

  test('sees why a case is invalid, at its field too, and corrects it', async () => {
    const id = await program(browser.url, key).submit('reminder', 'STAGE');
    await goTo(page, `cases/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const address = page.locator('#case-billRecipient-emailAddress');
    const before = await address.inputValue();
    await address.fill('petra.muster+denied@example.org');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Why it is invalid' }).waitFor();
    expect(await page.locator('.status').textContent()).toContain('invalid');
    expect(await page.getByRole('button', { name: 'Release' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.locator('.edit .remarks').getByText('accepts bills only from subscribed billers').waitFor();
    await address.fill(before);
    expect(await page.locator('.edit .remarks').count()).toBe(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.status').getByText('awaiting release').waitFor();
  });

  test('sees why a case failed, and sends it again', async () => {
    const id = await program(browser.url, key).submit('bill', 'DELIVER', (businessCase) => {
      businessCase.referenceNumber += '#fail';
    });
    await goTo(page, `cases/${id}`);
    await page.getByRole('heading', { name: 'Why it failed' }).waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.locator('.timeline').getByText('sent again').waitFor();
    await page.getByRole('heading', { name: 'Why it failed' }).waitFor();
    await goTo(page, 'overview');
    await page.getByRole('link', { name: 'could not be delivered' }).first().click();
    await page.getByRole('heading', { name: 'Awaiting release' }).waitFor();
    await page.locator('.list').getByText('#fail').waitFor();
  });

  test('keeps what was written in a case while another page is looked at', async () => {
    const id = await program(browser.url, key).submit('bill', 'STAGE');
    await goTo(page, 'staged?type=Bill');
    await page.locator(`.list a[href="#/biller/cases/${id}"]`).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.locator('#case-billRecipient-name').fill('Half written');
    await goTo(page, 'keys');
    await goTo(page, `cases/${id}`);
    expect(await page.locator('#case-billRecipient-name').inputValue()).toBe('Half written');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    expect(await page.locator('#case-billRecipient-name').inputValue()).not.toBe('Half written');
    await page.getByRole('button', { name: 'Cancel' }).click();
    // The focus is on what the page is about, and the way back leads to the same list
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2'));
    await page.locator('.biller-page').getByRole('link', { name: 'Awaiting release' }).click();
    expect(await page.getByLabel('Type').inputValue()).toBe('Bill');
  });

  test('sees what programs were told, with the number behind which they go on', async () => {
    const id = await program(browser.url, key).submit('bill', 'STAGE');
    await goTo(page, 'overview');
    await page.getByRole('link', { name: 'All events' }).click();
    await page.getByRole('heading', { name: 'Events' }).waitFor();
    // The page before has a list too
    await page.locator('.list tbody tr', { hasText: 'Processing of cases' }).first().waitFor();
    const [newest, before] = await page.locator('.list tbody tr').allInnerTexts();
    expect(newest).toContain('Processing of cases');
    expect(newest).toContain('awaiting release');
    expect(Number.parseInt(newest ?? '', 10)).toBe(Number.parseInt(before ?? '', 10) + 1);
    expect(await page.title()).toBe('Events – eBill for billers – Rappen');
    await page.locator('.list a').first().click();
    await page.waitForFunction((hash) => location.hash === hash, `#/biller/cases/${id}`);
  });

  test('without a connection is told so, and goes on when it is back', async () => {
    const { page: own } = await browser.open('#/biller/cases');
    await signIn(own);
    await own.locator('.list tbody tr').first().waitFor();
    await own.context().setOffline(true);
    await goTo(own, 'audit');
    await own.getByText('The service is not responding').waitFor();
    await own.getByRole('button', { name: 'Try again' }).click();
    await own.getByText('The service is not responding').waitFor();
    await own.context().setOffline(false);
    await own.locator('.list tbody tr').first().waitFor();
    await own.route('**/connect/**', (route) => route.abort());
    await own.reload();
    await own.getByText('The service is not responding').waitFor();
    expect(await own.locator('#sign-in-password').count()).toBe(0);
    await own.unroute('**/connect/**');
    await own.getByRole('button', { name: 'Try again' }).click();
    await own.locator('.list tbody tr').first().waitFor();
    await own.context().close();
  });

  test('throws a case away only when asked twice', async () => {
    const id = await program(browser.url, key).submit('credit-note', 'STAGE');
    await goTo(page, `cases/${id}`);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.locator('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Discard'),
    );
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { name: 'Awaiting release' }).waitFor();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/biller/cases/${id}`);
    await page.getByText('No business case has this id').waitFor();
  });

  test('in German on a phone: an example, its instalments, and a mail address that moves', async () => {
    const { page: own } = await browser.open('#/biller/simulator', { language: 'de-CH', size: phone });
    await signIn(own);
    await own.locator('#example-name').selectOption('instalment-bill');
    await own.locator('#example-mode').selectOption('DELIVER');
    await own.getByRole('button', { name: 'Einreichen' }).click();
    await own.getByRole('link', { name: 'Rechnung ansehen' }).click();
    await own.locator('.status').getByText('zugestellt').waitFor();
    await own.locator('.list').getByRole('button', { name: 'Genehmigen' }).first().click();
    await own.locator('.list').getByText('genehmigt').waitFor();
    await goTo(own, 'simulator');
    await own.getByRole('button', { name: 'Für eBill anmelden' }).click();
    await own.getByText('Ausgeführt.').waitFor();
    await goTo(own, 'subscriptions');
    await own.getByText('aktiv', { exact: true }).waitFor();
    await own.context().close();
  });

  test('an account that is none is told at its field, before anything is sent', async () => {
    await goTo(page, 'accounts');
    await page.locator('#account-iban').fill('CH57 0483 5012 3456 7800 9');
    await page.getByRole('button', { name: 'Add an account' }).click();
    await page.getByText('The check digits of the IBAN are wrong').waitFor();
    await page.locator('#account-iban').fill('CH56 0483 5012 3456 7800 9');
    await page.getByRole('button', { name: 'Add an account' }).click();
    await page.locator('.list').getByText('CH56 0483 5012 3456 7800 9').waitFor();
    await page.getByRole('row', { name: 'CH56' }).getByRole('button', { name: 'Remove' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('row', { name: 'CH56' }).waitFor({ state: 'detached' });
  });

  test('a key is revoked when asked twice, and refused from then on', async () => {
    const short = await makeKey(page, 'Short lived');
    await page.getByRole('row', { name: 'Short lived' }).getByRole('button', { name: 'Revoke' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('row', { name: 'Short lived' }).getByText('revoked').waitFor();
    await expect
      .poll(async () => (await fetch(`${browser.url}/api/v1/webhook`, { headers: { 'x-api-key': short } })).status)
      .toBe(401);
  });

  test('signs in, is asked again when the session has ended, and goes on where it was', async () => {
    const { page: own } = await browser.open('#/biller/accounts');
    await own.locator('#sign-in-emailAddress').fill(anna.emailAddress);
    await own.locator('#sign-in-password').fill('a wrong password');
    await own.getByRole('button', { name: 'Sign in' }).click();
    await own.getByText('The e-mail address or the password is wrong').waitFor();
    await signIn(own);
    await own.getByRole('heading', { name: 'Accounts' }).waitFor();
    await own.locator('#account-holderName').fill('Half written');
    await own.context().clearCookies();
    await own.locator('#account-iban').fill('CH56 0483 5012 3456 7800 9');
    await own.getByRole('button', { name: 'Add an account' }).click();
    await own.getByText('Your session has ended').waitFor();
    expect(await own.locator('.biller-page').isVisible()).toBe(false);
    await signIn(own);
    await own.getByRole('heading', { name: 'Accounts' }).waitFor();
    expect(await own.locator('#account-holderName').inputValue()).toBe('Half written');
    await own.reload();
    await own.getByRole('heading', { name: 'Accounts' }).waitFor();
    await own.getByRole('button', { name: 'Sign out' }).click();
    await own.getByRole('button', { name: 'Sign in' }).waitFor();
    await own.reload();
    await own.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await own.locator('.biller-page').count()).toBe(0);
    await own.context().close();
  });

  test('what pages and methods answer cannot be framed or sniffed', async () => {
    const page = await fetch(`${browser.url}/`);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('content-security-policy')).toContain("form-action 'none'");
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    for (const answer of [page, await fetch(`${browser.url}/connect/Session/me`, init)]) {
      expect(answer.headers.get('x-content-type-options'), answer.url).toBe('nosniff');
    }
  });
});
