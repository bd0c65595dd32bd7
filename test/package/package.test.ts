import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWorker } from '../../scripts/build-worker.ts';
import { startWorker } from '../../scripts/start-worker.ts';
import { bun, hasBun } from '../runtimes/bun.ts';
import { addressOf } from '../runtimes/servers.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const names = [
  'pdf',
  'fonts-cjk',
  'core',
  'imaging',
  'web',
  'http',
  'store',
  'node',
  'deno',
  'bun',
  'workers',
] as const;
/** Only files for a server, nothing that a program imports. */
const isFilesOnly = (name: string) => name === 'web';
const apiKey = 'package-test-key-1';

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
  readonly size: number;
}

let folder = '';
let packed: readonly Packed[] = [];

/** Packs what is published, and installs it into an empty project. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rappen-package-'));
  await run('npm', ['run', 'build'], { cwd: root });
  const { stdout } = await run('npm', ['pack', '--json', '--workspaces', '--pack-destination', folder], { cwd: root });
  packed = Object.values(JSON.parse(stdout));
  const dependencies = Object.fromEntries(packed.map(({ name, filename }) => [name, `file:./${filename}`]));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function manifestOf(
  name: string,
): Promise<{ readonly name: string; readonly exports: Readonly<Record<string, unknown>> }> {
  return JSON.parse(await readFile(join(folder, 'node_modules/@rappen', name, 'package.json'), 'utf8'));
}

test('all packages are packed', () => {
  expect(packed.map(({ name }) => name).sort()).toEqual(names.map((name) => `@rappen/${name}`).sort());
});

describe.each(names)('@rappen/%s', (name) => {
  const packedHere = () => packed.find((each) => each.name === `@rappen/${name}`) ?? expect.fail('not packed');

  test.skipIf(isFilesOnly(name))('holds compiled code, its types, a README and the licence, and nothing else', () => {
    const paths = packedHere().files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(
      paths.filter(
        (path) => !/^(LICENSE(-OFL|-BSD|-APACHE)?|README\.md|package\.json|dist\/[\w./-]+\.(js|d\.ts))$/.test(path),
      ),
    ).toEqual([]);
    expect(paths.filter((path) => path.includes('.test.'))).toEqual([]);
  });

  test('publint finds nothing', async () => {
    const file = await readFile(join(folder, packedHere().filename));
    const { messages, pkg } = await publint({
      pack: { tarball: file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });
});

test('the web application is packed with its assets and their compressed copies', () => {
  const { files = [] } = packed.find(({ name }) => name === '@rappen/web') ?? {};
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith('dist/'));
  expect(paths).toContain('dist/app/index.html');
  expect(
    paths.filter(
      (path) => !/^dist\/app\/(index\.html|docs\/\S+|assets\/[\w-]+\.(js|css|wasm))(\.br|\.gz)?$/.test(path),
    ),
  ).toEqual([]);
});

// The Worker imports WebAssembly, which Node cannot: it is started below
test.each(names.filter((name) => name !== 'workers' && !isFilesOnly(name)))(
  'every entry of @rappen/%s can be imported',
  async (name) => {
    const manifest = await manifestOf(name);
    const entries = Object.entries(manifest.exports)
      // Types alone: there is nothing to import at run time
      .filter(([, targets]) => typeof targets === 'string' || 'default' in (targets as object))
      .map(([path]) => manifest.name + path.slice(1));
    const script = `for (const entry of ${JSON.stringify(entries)}) if (Object.keys(await import(entry)).length === 0) console.log(entry);`;
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
    expect(stdout + stderr).toBe('');
  },
);

test('a program that uses the packages passes the type checker', async () => {
  await writeFile(
    join(folder, 'program.ts'),
    `import { parseIban } from '@rappen/core/iban';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { encodeSymbol, parseQrInvoice, profiles } from '@rappen/core/swiss-qr';
import { startServer as startOnBun } from '@rappen/bun';
import { startServer as startOnDeno } from '@rappen/deno';
import { createApp, routes } from '@rappen/http';
import { createImaging } from '@rappen/imaging';
import { startServer } from '@rappen/node';
import { createStore } from '@rappen/store';
import { d1Database } from '@rappen/store/d1';
import { openStore } from '@rappen/store/open';
import { postgresDatabase } from '@rappen/store/postgres';
import { sqliteDatabase } from '@rappen/store/sqlite';
import worker from '@rappen/workers';
export const iban = parseIban('CH9300762011623852957');
export function pdfOf(json: unknown): Uint8Array | undefined {
  const parsed = parseQrInvoice(json, { profile: profiles['2.3'], normalize: false });
  const symbol = parsed.ok ? encodeSymbol(parsed.value.invoice) : parsed;
  if (!parsed.ok || !symbol.ok) return undefined;
  const part = drawPaymentPart(parsed.value.invoice, symbol.value, { language: 'de', pageSize: 'A4' });
  return part.ok ? renderPdf([part.value.drawing]) : undefined;
}
export const all = [createApp, routes, createImaging, startServer, startOnDeno, startOnBun, worker];
export const stores = [createStore, openStore, d1Database, postgresDatabase, sqliteDatabase];
`,
  );
  const settings = {
    strict: true,
    noEmit: true,
    module: 'node16',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    skipLibCheck: false,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: settings, files: ['program.ts'] }));
  const checked = await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(checked.stdout).toBe('');
});

test('the command line runs', async () => {
  const rappen = join(folder, 'node_modules/.bin/rappen');
  await expect(run(rappen, ['check', 'iban', 'CH9300762011623852957'], { cwd: folder })).resolves.toBeDefined();
  await expect(run(rappen, ['check', 'iban', 'CH9300762011623852958'], { cwd: folder })).rejects.toMatchObject({
    code: 1,
  });
});

test('the command line says its version, its commands, and completes them', async () => {
  const rappen = join(folder, 'node_modules/.bin/rappen');
  const { version } = JSON.parse(await readFile(join(folder, 'node_modules/@rappen/node/package.json'), 'utf8'));
  expect((await run(rappen, ['--version'], { cwd: folder })).stdout).toBe(`rappen ${version}\n`);
  expect((await run(rappen, ['--help'], { cwd: folder })).stdout).toContain('  serve ');
  expect((await run(rappen, ['completions', 'bash'], { cwd: folder })).stdout).toContain(
    'complete -o default -F _rappen rappen',
  );
});

const systemNode = '/usr/bin/node';
const systemVersion = spawnSync(systemNode, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
const isOld = /^v(?:1[4-9]|2[01])\./.test(systemVersion);
test.skipIf(!isOld)(
  'on a Node that is too old it says so in a sentence (needs a Node before 22 at /usr/bin/node)',
  () => {
    const entry = join(folder, 'node_modules/@rappen/node/dist/main.js');
    const { status, stdout, stderr } = spawnSync(systemNode, [entry, 'serve'], { encoding: 'utf8' });
    const said = `Rappen needs Node 22.16 or newer; this is ${systemVersion.slice(1)}\n`;
    expect([status, stdout, stderr]).toEqual([2, '', said]);
  },
);

describe('the installed server answers', () => {
  const deno = [
    'run',
    '--quiet',
    '--cached-only',
    '--node-modules-dir=manual',
    '--allow-net',
    '--allow-read=node_modules,data',
    '--allow-write=data',
    '--allow-env',
  ];
  test.each([
    ['Node', 'node_modules/.bin/rappen', ['serve']],
    ['Deno', join(root, 'node_modules/.bin/deno'), [...deno, 'node_modules/@rappen/deno/dist/main.js']],
  ])('on %s', (_, command, parameters) => answersAt(command, parameters));

  test.skipIf(!hasBun)('on Bun (needs bun)', () =>
    answersAt(bun, ['--no-install', 'node_modules/@rappen/bun/dist/main.js']),
  );

  async function answersAt(command: string, parameters: readonly string[]): Promise<void> {
    const child = spawn(command, parameters, {
      cwd: folder,
      env: { ...process.env, PORT: '0', RAPPEN_API_KEY: apiKey },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      await expectService(await addressOf(child));
    } finally {
      child.kill();
    }
  }

  test('on workerd', async () => {
    const bundle = join(folder, 'bundle');
    await buildWorker(bundle, join(folder, 'node_modules/@rappen/workers/dist/main.js'), []);
    const worker = await startWorker(bundle, { port: 0, host: '127.0.0.1', apiKey });
    try {
      await expectService(worker.url);
    } finally {
      await worker.stop();
    }
  });
});

/** The service, its API page and its code reader are there. */
async function expectService(url: string): Promise<void> {
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
