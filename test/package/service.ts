import { spawn } from 'node:child_process';
import { expect } from 'vitest';
import { addressOf } from '../runtimes/servers.ts';

export const apiKey = 'package-test-key-1';

interface Surroundings {
  readonly cwd: string;
  /** Instead of those of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** Who runs it. */
  readonly uid?: number | undefined;
  /** What else is asked of it. */
  readonly ask?: (url: string) => Promise<void>;
}

/** Starts a program that serves, asks it what `expectService` does, and ends it with all that it has started. */
export async function expectServiceOf(
  command: string,
  parameters: readonly string[],
  { cwd, env = process.env as Record<string, string>, uid, ask }: Surroundings,
): Promise<void> {
  const child = spawn(command, parameters, {
    cwd,
    env: { ...env, PORT: '0', RAPPEN_API_KEY: apiKey },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    ...(uid !== undefined && { uid, gid: uid }),
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    const url = await addressOf(child);
    await expectService(url);
    await ask?.(url);
  } finally {
    // npm runs a script in a shell: the signal goes to the whole group
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/** The service, its API page and its code reader are there. */
export async function expectService(url: string): Promise<void> {
  expect(await (await fetch(`${url}/livez`)).text()).toBe('ok');
  expect((await fetch(`${url}/docs`)).status).toBe(200);
  const style = await fetch(`${url}/docs/swagger-ui.css`);
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  const web = await (await fetch(url)).text();
  const script = await fetch(url + /\/assets\/main-\w+\.js/.exec(web)?.[0]);
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  const headers = { 'x-api-key': apiKey };
  const example = await (await fetch(`${url}/v2/examples/qr-invoice/with-qr-reference`, { headers })).text();
  const json = { ...headers, 'content-type': 'application/json' };
  const pdf = await (
    await fetch(`${url}/v2/payment-part-receipt`, { method: 'POST', headers: json, body: example })
  ).blob();
  const form = new FormData();
  form.append('file', pdf, 'bill.pdf');
  const read = await fetch(`${url}/v2/swiss-qr-code/validate`, { method: 'POST', headers, body: form });
  expect([read.status, await read.text()]).toEqual([200, 'VALID']);
}
