import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config, Mailer } from '@rappen/http';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { withServer } from '../http/server.ts';
import { patienceMilliseconds } from '../patience.ts';
import { launchBrowser } from './launch.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

export interface PageOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: string;
  readonly scheme?: 'light' | 'dark';
  /** Whether the colours are those of the person, as with high contrast in Windows. */
  readonly isForced?: boolean;
  /** Whether it is a phone that is touched. */
  readonly isTouched?: boolean;
  /** Where the application is; without: at the server of the tests. */
  readonly origin?: string;
}

/** A page that writes down what must not happen. */
export interface WatchedPage {
  readonly page: Page;
  readonly origin: string;
  /** Addresses of all requests. */
  readonly requests: readonly string[];
  /** Errors and warnings of the console, and errors that nobody caught. */
  readonly complaints: readonly string[];
}

/** Opens an empty page in a browser that knows nothing yet, and writes down what must not happen. */
export async function openPage(browser: Browser, origin: string, options: PageOptions = {}): Promise<WatchedPage> {
  const { size = desktop, language = 'en-GB', scheme = 'light', isForced = false, isTouched = false } = options;
  const settings: BrowserContextOptions = {
    viewport: size,
    locale: language,
    colorScheme: scheme,
    ...(isForced && { forcedColors: 'active' }),
    ...(isTouched && { hasTouch: true, isMobile: true }),
  };
  const context = await browser.newContext({ ...settings, acceptDownloads: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'camera']);
  context.setDefaultTimeout(patienceMilliseconds.condition);
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { page, origin, requests, complaints };
}

/** Starts the server and a browser for the tests of a file. */
export function withBrowser(launchArguments: readonly string[] = [], config: Partial<Config> = {}, mailer?: Mailer) {
  const server = withServer(config, mailer);
  const folder = mkdtempSync(join(tmpdir(), 'rappen-web-'));
  const watched: WatchedPage[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(launchArguments);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    /** Opens a page of the application in a browser that knows nothing yet. */
    async open(hash: string, options: PageOptions = {}): Promise<WatchedPage> {
      const opened = await openPage(browser, options.origin ?? server.url, options);
      await opened.page.goto(`${opened.origin}/${hash}`);
      await opened.page.locator('h1').waitFor();
      watched.push(opened);
      return opened;
    },
    /** Puts content into a file, for pages that take files. */
    file(name: string, content: string | Uint8Array): string {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    get url() {
      return server.url;
    },
    /** Where the first owner begins: the part of the address behind the page. */
    get welcomeHash() {
      return new URL(server.welcomeUrl ?? server.url).hash;
    },
    /**
     * Nothing left the origin, nothing broke the content security policy, nothing went wrong unseen. `expected`: what a test
     * has brought about, and may be complained of.
     */
    expectQuiet(expected?: RegExp) {
      for (const { origin, requests, complaints } of watched) {
        expect(complaints.filter((complaint) => expected?.test(complaint) !== true)).toEqual([]);
        expect(requests.filter((address) => !isOwn(address, origin))).toEqual([]);
      }
    },
  };
}

function isOwn(address: string, origin: string): boolean {
  return address.startsWith(`${origin}/`) || address.startsWith(`blob:${origin}/`) || address.startsWith('data:');
}

/** Clicks what makes a file, and takes the file. */
export async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Loads one of the examples into the form. */
export async function loadExample(page: Page, name: string): Promise<void> {
  await page.locator('.actions .buttons select').selectOption(name);
  await page.locator('.status .good, .status .open').first().waitFor();
}

/** Loads a page anew once the browser has kept what the page shows. */
export async function reloaded(page: Page): Promise<void> {
  await page.locator('html:not([data-keeping])').waitFor();
  await page.reload();
}
