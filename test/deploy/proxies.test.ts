import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@rappen/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../packages/store/test/postgres-server.ts';
import { eventually } from '../eventually.ts';
import { hasTools, pathOf } from '../oracles/tools.ts';

const apiKey = 'a-key-behind-a-proxy';
const example = (name: string): string => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

/** The same text with other values, each of which must be there: no example can change unnoticed. */
function replaced(text: string, values: Readonly<Record<string, string>>): string {
  for (const old of Object.keys(values)) expect(text).toContain(old);
  return Object.entries(values).reduce((all, [old, value]) => all.replaceAll(old, value), text);
}

interface Proxy {
  readonly tool: 'nginx' | 'caddy';
  /** Writes the example, on other ports and without certificates; gives the arguments that start it. */
  configure(folder: string, port: number, service: string): string[];
}

const nginx: Proxy = {
  tool: 'nginx',
  configure(folder, port, service) {
    const server = replaced(example('nginx.conf'), {
      'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
      'http://127.0.0.1:8080': service,
      'ssl_certificate /etc/letsencrypt/live/bills.example.ch/fullchain.pem;': '',
      'ssl_certificate_key /etc/letsencrypt/live/bills.example.ch/privkey.pem;': '',
    });
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const main = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
      http { access_log off; ${places.join(' ')} ${server} }`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    return ['-p', folder, '-c', join(folder, 'nginx.conf')];
  },
};

const caddy: Proxy = {
  tool: 'caddy',
  configure(folder, port, service) {
    const site = replaced(example('Caddyfile'), {
      'bills.example.ch {': `{\n  admin off\n}\nhttp://127.0.0.1:${port} {`,
      '127.0.0.1:8080': new URL(service).host,
    });
    writeFileSync(join(folder, 'Caddyfile'), site);
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

describe.each([nginx, caddy])('behind $tool', ({ tool, configure }) => {
  describe.skipIf(!hasTools(tool))(`as the example has it (needs ${tool})`, () => {
    let folder: string;
    let proxy: ChildProcess | undefined;
    let url: string;
    let lines: { readonly path?: string; readonly address?: string }[];
    let server: Awaited<ReturnType<typeof startServer>>;
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'rappen-proxy-'));
      lines = [];
      const config = { port: 0, host: '127.0.0.1', apiKey, trustsProxy: true };
      server = await startServer(config, (line) => lines.push(JSON.parse(line)));
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      proxy = spawn(pathOf(tool) ?? tool, configure(folder, port, server.url), {
        env: { ...process.env, ...home },
        stdio: 'ignore',
      });
      await eventually(async () => expect((await fetch(`${url}/livez`)).status).toBe(200));
    });
    afterEach(async () => {
      const ended = new Promise((resolve) => proxy?.once('exit', resolve));
      if (proxy?.kill()) await ended;
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    async function read(at: string, bytes: number): Promise<unknown> {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), 'a.pdf');
      const headers = { 'x-api-key': apiKey, 'x-request-id': 'the-same' };
      const answer = await fetch(`${at}/v2/swiss-qr-code/parse`, { method: 'POST', headers, body: form });
      return [answer.status, await answer.json()];
    }

    test('a large file arrives, and one that is too large is refused by the service, with its code', async () => {
      expect(await read(url, 10_000_000)).toEqual(await read(server.url, 10_000_000));
      expect(await read(url, 20_000_000)).toEqual([413, expect.anything()]);
    });

    test('the address of a caller is the one that the proxy has seen, whatever the caller says', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.7', 'x-api-key': apiKey };
      expect((await fetch(`${url}/v2/examples/qr-invoice/blank`, { headers })).status).toBe(200);
      await eventually(() =>
        expect(lines.filter(({ path }) => path?.includes('blank'))).toMatchObject([{ address: '127.0.0.1' }]),
      );
    });
  });
});
