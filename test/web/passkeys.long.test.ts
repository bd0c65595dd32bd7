import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { anna, claim, goTo } from './biller.ts';
import { withBrowser } from './browser.ts';

// Passkeys belong to a domain, and an IP address is none
const browser = withBrowser([], { host: 'localhost' });
let page: Page;
let devices: CDPSession;
let device: string;
let codes: readonly string[];

beforeAll(async () => {
  page = await claim(browser);
  devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  device = await newDevice();
});

/** Plugs in an authenticator that answers by itself. */
async function newDevice(): Promise<string> {
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  return (await devices.send('WebAuthn.addVirtualAuthenticator', { options })).authenticatorId;
}

async function addPasskey(name: string): Promise<void> {
  await page.locator('#passkey-name').fill(name);
  await page.locator('#passkey-password').fill(anna.password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
}

async function enterPassword(): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.locator('#sign-in-emailAddress').fill(anna.emailAddress);
  await page.locator('#sign-in-password').fill(anna.password);
  await page.locator('form button[type=submit]').click();
  await page.getByText('Confirm with your passkey, or enter a code.').waitFor();
}

const usePasskey = () => page.getByRole('button', { name: 'Use a passkey' });

test('a biller that requires a second factor is content with a passkey', async () => {
  await goTo(page, 'people');
  await page.getByLabel('Require a second factor of all users').click();
  await page.getByText('This biller requires a second factor').waitFor();
  await addPasskey('Phone');
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  codes = await page.locator('.recovery code').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Require a second factor of all users').waitFor();
});

test('somebody signs in with a passkey', async () => {
  await enterPassword();
  await eventually(async () =>
    expect(await usePasskey().evaluate((button) => button === document.activeElement)).toBe(true),
  );
  await page.keyboard.press('Enter');
  await page.locator('.biller-page').waitFor();
  await goTo(page, 'password');
  const row = page.getByRole('row', { name: /Phone/ });
  await row.waitFor();
  expect(await row.textContent()).not.toContain('never');
});

test('a device has one passkey, another one a second', async () => {
  await goTo(page, 'password');
  await addPasskey('Again');
  await page.getByText('There is already a passkey for you on this device.').waitFor();
  await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: device });
  device = await newDevice();
  await addPasskey('Security key');
  await page.getByRole('row', { name: /Security key/ }).waitFor();
  // Recovery codes came with the first
  expect(await page.locator('.recovery').count()).toBe(0);
});

test('a passkey confirms that another one is removed', async () => {
  await goTo(page, 'password');
  await page.getByRole('row', { name: /Phone/ }).getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(anna.password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await usePasskey().click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Phone/ }).waitFor({ state: 'detached' });
  expect(await page.getByRole('row', { name: /Security key/ }).count()).toBe(1);
});

test('whoever does not have the device is told, and signs in with a recovery code', async () => {
  await enterPassword();
  await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: device });
  device = await newDevice();
  await usePasskey().click();
  await page.getByText('The passkey was not used. Try again.').waitFor();
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.locator('form button[type=submit]').click();
  await page.locator('.biller-page').waitFor();
  browser.expectQuiet(/ 40[13] |status of 40[13]|^40[13] /);
});
