import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';
import { hasTools, pathOf } from '../oracles/tools.ts';
import { type Bidi, connectBidi } from './bidi.ts';

export const hasFirefox: boolean = hasTools('firefox-esr');

/** An element of a page, as the protocol names it. */
export interface FirefoxElement {
  readonly sharedId: string;
}

/** A page in the Firefox of the system, driven by WebDriver BiDi. */
export interface FirefoxPage {
  open(address: string): Promise<void>;
  /** What a function of the page gives for elements and values, or its promise. */
  call<T>(declaration: string, ...given: readonly unknown[]): Promise<T>;
  /** Elements that a selector finds; those that the browser calls so, if a name is given. */
  find(selector: string, name?: string, within?: FirefoxElement): Promise<readonly FirefoxElement[]>;
  /** Elements that a selector finds, with what labels them: the browser would ask for the names of all that is in them, too. */
  findLabelled(selector: string, label: string, within?: FirefoxElement): Promise<readonly FirefoxElement[]>;
  /** What a keyboard, a mouse or its wheel does, one after another. */
  act(kind: 'key' | 'pointer' | 'wheel', actions: readonly object[]): Promise<void>;
  /** Does something that asks for files, and chooses them. */
  withFiles(paths: readonly string[], act: () => Promise<void>): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Paths of the files that the page has saved. */
  readonly downloads: string[];
  /** Errors and warnings that the page told the console. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface Firefox {
  /** Opens a page that knows nothing of the others: storage and downloads are its own. */
  newPage(): Promise<FirefoxPage>;
  close(): Promise<void>;
}

const settings = {
  'pdfjs.disabled': true,
  'intl.accept_languages': 'en-GB',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // It would take the focus away from the page
  'browser.download.alwaysOpenPanel': false,
  // Nobody would close the dialog of the system that asks for files
  'remote.bidi.dismiss_file_pickers.enabled': true,
};

/** Starts Firefox without a window, with a profile of its own. */
export async function startFirefox(): Promise<Firefox> {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-firefox-'));
  const profile = join(folder, 'profile');
  mkdirSync(profile);
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(pathOf('firefox-esr') ?? '', options, {
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => firefox.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    firefox.stderr.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1] as string);
    });
    firefox.once('exit', () => reject(new Error(`Firefox did not start: ${said}`)));
  });
  const bidi = await connectBidi(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const events = ['log.entryAdded', 'input.fileDialogOpened', 'browsingContext.downloadEnd'];
  await bidi.send('session.subscribe', { events });
  return {
    newPage: () => newPage(bidi, mkdtempSync(join(folder, 'downloads-'))),
    async close() {
      await bidi.send('browser.close', {}).catch(() => firefox.kill());
      bidi.close();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function newPage(bidi: Bidi, destinationFolder: string): Promise<FirefoxPage> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {});
  const userContexts = [userContext];
  await bidi.send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder },
    userContexts,
  });
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  const target = { context };
  const complaints: string[] = [];
  const downloads: string[] = [];
  let asked: FirefoxElement | undefined;
  bidi.onEvent(({ method, params }) => {
    if ((params.context ?? params.source?.context) !== context) return;
    if (method === 'log.entryAdded' && ['error', 'warn'].includes(params.level ?? ''))
      complaints.push(params.text ?? '');
    if (method === 'browsingContext.downloadEnd' && params.filepath) downloads.push(params.filepath);
    if (method === 'input.fileDialogOpened' && params.element) asked = { sharedId: params.element.sharedId };
  });
  const nodesOf = async (locator: object, startNodes: readonly FirefoxElement[] | undefined) => {
    const { nodes } = await bidi.send<{ nodes: FirefoxElement[] }>('browsingContext.locateNodes', {
      context,
      locator,
      ...(startNodes && { startNodes }),
    });
    return nodes.map(({ sharedId }) => ({ sharedId }));
  };
  const page: FirefoxPage = {
    complaints,
    downloads,
    open: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async call<T>(declaration: string, ...given: readonly unknown[]) {
      // Values travel as JSON, elements by their id
      const isElement = (each: unknown) => typeof each === 'object' && each !== null && 'sharedId' in each;
      const answer = await bidi.send<{
        readonly result?: { readonly value?: string };
        readonly exceptionDetails?: { readonly text: string };
      }>('script.callFunction', {
        functionDeclaration: `async (...given) => JSON.stringify(await (${declaration})(...given.map((each) => typeof each === 'string' ? JSON.parse(each) : each)))`,
        arguments: given.map((each) => (isElement(each) ? each : { type: 'string', value: JSON.stringify(each) })),
        target,
        awaitPromise: true,
      });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      const value = answer.result?.value;
      return (value === undefined ? undefined : JSON.parse(value)) as T;
    },
    async find(selector, name, within) {
      const found = await nodesOf({ type: 'css', value: selector }, within && [within]);
      if (name === undefined || found.length === 0) return found;
      // Only these, since asking for the names of all elements takes long
      return nodesOf({ type: 'accessibility', value: { name } }, found);
    },
    async findLabelled(selector, label, within) {
      const { result } = await bidi.send<{ result: { value: readonly FirefoxElement[] } }>('script.callFunction', {
        functionDeclaration: String(labelled),
        arguments: [selector, label].map((value) => ({ type: 'string', value }) as object).concat(within ?? []),
        target,
        awaitPromise: false,
      });
      return result.value.map(({ sharedId }) => ({ sharedId }));
    },
    async act(kind, actions) {
      const source = { type: kind, id: kind, ...(kind === 'pointer' && { parameters: { pointerType: 'mouse' } }) };
      await bidi.send('input.performActions', { context, actions: [{ ...source, actions }] });
    },
    async withFiles(files, act) {
      asked = undefined;
      await act();
      const element = await eventually(() => {
        if (asked === undefined) throw new Error('The page asks for no files');
        return asked;
      });
      await bidi.send('input.setFiles', { context, element, files });
    },
    resize: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  };
  await page.resize(1280, 900);
  return page;
}

/** Runs in the page. */
function labelled(selector: string, label: string, within: ParentNode = document): Element[] {
  const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim();
  return [...within.querySelectorAll(selector)].filter((element) => {
    const by = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const own = (element as HTMLInputElement).labels?.[0] ?? element.querySelector(':scope > :is(legend, caption)');
    return (element.getAttribute('aria-label') ?? textOf(by) ?? textOf(own)) === label;
  });
}
