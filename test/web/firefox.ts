import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';
import { hasTools, pathOf } from '../oracles/tools.ts';

export const hasFirefox: boolean = hasTools('firefox-esr');

/** Keys that have a name and no sign, as WebDriver writes them. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Down: '\uE015',
  Control: '\uE009',
  Alt: '\uE00A',
} as const;
export type FirefoxKey = keyof typeof keys;

/** A page in the Firefox of the system, driven by WebDriver BiDi. */
export interface FirefoxPage {
  open(address: string): Promise<void>;
  /** What an expression of the page gives, or its promise. */
  evaluate<T>(expression: string): Promise<T>;
  /** Types a text where the focus is. */
  type(text: string): Promise<void>;
  /** Presses keys at once, and lets them go. */
  press(...names: readonly (FirefoxKey | 'n')[]): Promise<void>;
  /** Chooses files for the field that a selector finds. */
  choose(selector: string, paths: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Uint8Array>;
  /** The file that was saved under a name. */
  saved(name: string | RegExp): Promise<{ readonly name: string; readonly bytes: Buffer }>;
  /** Errors that the page told the console. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Starts Firefox without a window, with a profile of its own that knows nothing yet. */
export async function startFirefox(language = 'en-GB'): Promise<FirefoxPage> {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-firefox-'));
  const [profile, downloads] = [join(folder, 'profile'), join(folder, 'downloads')];
  mkdirSync(profile);
  mkdirSync(downloads);
  const settings = {
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.always_ask_before_handling_new_types': false,
    'pdfjs.disabled': true,
    'browser.helperApps.neverAsk.saveToDisk':
      'application/pdf,application/json,application/xml,text/csv,application/zip',
    'intl.accept_languages': language,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  };
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
  const { send, complaints, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  const act = (actions: readonly object[]) =>
    send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
  return {
    complaints,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate<T>(expression: string) {
      const whole = `(async () => JSON.stringify(await (${expression})))()`;
      const answer = (await send('script.evaluate', {
        expression: whole,
        target: { context },
        awaitPromise: true,
      })) as {
        result?: { value?: string };
        exceptionDetails?: { text: string };
      };
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      const value = answer.result?.value;
      return (value === undefined ? undefined : JSON.parse(value)) as T;
    },
    async type(text) {
      for (const sign of text) {
        const value = sign === '\n' ? keys.Enter : sign;
        await act([
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      }
    },
    async press(...names) {
      const values = names.map((name) => (name === 'n' ? name : keys[name]));
      await act([
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    async choose(selector, paths) {
      const { nodes } = (await send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      })) as { nodes: { sharedId: string }[] };
      const [element] = nodes;
      if (element === undefined) throw new Error(`There is no ${selector}`);
      await send('input.setFiles', { context, element: { sharedId: element.sharedId }, files: paths });
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async picture() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    async saved(wanted) {
      const found = () =>
        readdirSync(downloads).find((name) => (typeof wanted === 'string' ? name === wanted : wanted.test(name)));
      let name = '';
      await eventually(() => {
        name = found() ?? '';
        // While a file is written, a second one stands beside it
        if (name === '' || existsSync(join(downloads, `${name}.part`)))
          throw new Error(`Nothing was saved as ${wanted}`);
        if (readFileSync(join(downloads, name)).length === 0) throw new Error(`${name} is empty`);
      });
      return { name, bytes: readFileSync(join(downloads, name)) };
    },
    async close() {
      await send('browser.close', {}).catch(() => firefox.kill());
      close();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>();
  const complaints: string[] = [];
  let lastId = 0;
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    if (message.method === 'log.entryAdded' && ['error', 'warn'].includes(message.params?.level ?? ''))
      complaints.push(message.params?.text ?? '');
    const task = waiting.get(message.id ?? -1);
    waiting.delete(message.id ?? -1);
    if (message.type === 'error') task?.reject(new Error(`${message.error}: ${message.message}`));
    else task?.resolve(message.result);
  };
  return {
    complaints,
    close: () => socket.close(),
    send: (method: string, params: object) =>
      new Promise<unknown>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
  };
}
