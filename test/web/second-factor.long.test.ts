import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { totpCode, totpStepAt } from '../../packages/http/src/accounts/totp.ts';
import { anna, claim, goTo } from './biller.ts';
import { withBrowser } from './browser.ts';

const browser = withBrowser();
let page: Page;
let codes: readonly string[];
beforeAll(async () => {
  page = await claim(browser);
});

async function signInWith(code: string): Promise<void> {
  await page.locator('#sign-in-emailAddress').fill(anna.emailAddress);
  await page.locator('#sign-in-password').fill(anna.password);
  await page.locator('form button[type=submit]').click();
  await page.getByText('Enter the code of your app, or a recovery code').waitFor();
  await page.getByLabel('Code').fill(code);
  await page.locator('form button[type=submit]').click();
  await page.locator('.biller-page').waitFor();
}

test('a biller requires a second factor, and its owner sets one up', async () => {
  await goTo(page, 'people');
  await page.getByLabel('Require a second factor of all users').click();
  await page.getByText('This biller requires a second factor').waitFor();
  expect(await page.locator('nav.ways a').count()).toBe(1);
  await page.locator('#second-factor-password').fill(anna.password);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const secret = (await page.locator('form code').textContent()) ?? '';
  expect(await page.locator('form svg path').getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  await page.getByLabel('Code', { exact: true }).fill(await totpCode(secret, totpStepAt(Date.now())));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  codes = await page.locator('.recovery code').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Require a second factor of all users').waitFor();
  expect(await page.locator('nav.ways a').count()).toBeGreaterThan(5);
});

test('somebody signs in with a code, and removes the second factor again', async () => {
  await goTo(page, 'people');
  await page.getByLabel('Require a second factor of all users').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInWith(codes[0] ?? '');
  await goTo(page, 'password');
  await page.getByText('Signing in requires a code.').waitFor();
  await page.locator('#second-factor-password').fill(anna.password);
  await page.getByRole('button', { name: 'Remove the second factor' }).click();
  await page.locator('#second-factor-code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Remove the second factor' }).click();
  await page.getByRole('button', { name: 'Set up an app' }).waitFor();
  // The address of this service is no domain
  await page.getByText('Passkeys are not available here').waitFor();
  browser.expectQuiet(/ 40[13] |status of 40[13]|^40[13] /);
});
