import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { SourceMap, type SourceMapping } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build as esbuild } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, complaintsOf, type Packed, packInto, pathOf } from '../../release/packed.ts';
import { bun, deno, hasBun } from '../../runtimes/programs.ts';
import { buildWorker } from '../../scripts/build-worker.ts';
import { entriesOf } from '../../scripts/packages/entries.ts';
import { startWorker } from '../../scripts/start-worker.ts';
import { apiKey, expectService, expectServiceOf } from './service.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const names = [...readdirSync(join(root, 'packages')), 'client'];
/** Only files for a server, nothing that a program imports. */
const isFilesOnly = (name: string) => name === 'web';

let folder = '';
let packed: readonly Packed[] = [];

/** Packs what is published, and installs it into an empty project. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rappen-package-'));
  if (!process.env['TEST_BUILT']) await build();
  packed = await packInto(folder);
  const dependencies = Object.fromEntries(packed.map(({ name, filename }) => [name, `file:./${filename}`]));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function manifestOf(name: string): Promise<{
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly files: readonly string[];
}> {
  return JSON.parse(await readFile(join(folder, 'node_modules/@rappen', name, 'package.json'), 'utf8'));
}

test('all packages are packed', () => {
  expect(packed.map(({ name }) => name).sort()).toEqual(names.map((name) => `@rappen/${name}`).sort());
});

describe.each(names)('@rappen/%s', (name) => {
  const packedHere = () => packed.find((each) => each.name === `@rappen/${name}`) ?? expect.fail('not packed');

  test.skipIf(isFilesOnly(name))(
    'holds compiled code, its types and sources, a README and the licence, and nothing else',
    () => {
      const paths = packedHere().files.map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
      expect(
        paths.filter(
          (path) =>
            !/^(LICENSE(-OFL|-BSD|-APACHE)?|README\.md|package\.json|dist\/[\w./-]+\.(js|d\.ts)(\.map)?|src\/[\w./-]+\.ts)$/.test(
              path,
            ),
        ),
      ).toEqual([]);
      expect(paths.filter((path) => path.includes('.test.'))).toEqual([]);
    },
  );

  test('publint and attw find nothing', async () => {
    expect(await complaintsOf(pathOf(folder, packedHere()))).toEqual([]);
  });
});

test('every map leads to a source that is in the package', async () => {
  for (const name of names.filter((name) => !isFilesOnly(name))) {
    const packageFolder = join(folder, 'node_modules/@rappen', name);
    const maps = readdirSync(packageFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.map'),
    );
    if (!(await manifestOf(name)).files.includes('src')) continue;
    expect(maps, name).toEqual(
      expect.arrayContaining(['dist/index.js.map', 'dist/index.d.ts.map'].slice(name === 'pdf' ? 2 : 0)),
    );
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) {
      const { sources } = JSON.parse(await readFile(join(packageFolder, map), 'utf8')) as {
        readonly sources: string[];
      };
      for (const source of sources)
        expect(existsSync(join(packageFolder, dirname(map), source)), `${name}: ${map}`).toBe(true);
    }
  }
});

test('"go to definition" of a call leads to its function in TypeScript', async () => {
  const core = join(folder, 'node_modules/@rappen/core');
  const declarations = await readFile(join(core, 'dist/swiss-qr/account.d.ts'), 'utf8');
  const line = declarations.split('\n').findIndex((text) => text.includes('function parseIban'));
  const map = new SourceMap(JSON.parse(await readFile(join(core, 'dist/swiss-qr/account.d.ts.map'), 'utf8')));
  const column = declarations.split('\n')[line]?.indexOf('parseIban') ?? -1;
  const { originalSource, originalLine } = map.findEntry(line, column) as SourceMapping;
  const source = await readFile(join(core, 'dist/swiss-qr', originalSource), 'utf8');
  expect(source.split('\n')[originalLine]).toContain('export function parseIban');
});

test('the web application is packed with its assets and their compressed copies', () => {
  const { files = [] } = packed.find(({ name }) => name === '@rappen/web') ?? {};
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith('dist/'));
  expect(paths).toContain('dist/app/index.html');
  const known =
    /^dist\/app\/(index\.html|manifest\.webmanifest|service-worker\.js|docs\/\S+|assets\/[\w-]+\.(js|css|wasm|svg))(\.br|\.gz)?$|^dist\/app\/assets\/[\w-]+\.(png|woff2)$/;
  expect(paths.filter((path) => !known.test(path))).toEqual([]);
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

test.each(names.filter((name) => !isFilesOnly(name)))(
  'every entry of @rappen/%s has the names of its source',
  async (name) => {
    const sources = entriesOf(name === 'client' ? 'clients/typescript' : `packages/${name}`);
    const dist = join(folder, 'node_modules/@rappen', name, 'dist');
    const built = Object.keys(sources).map((entry) => [entry, join(dist, `${entry}.js`)]);
    expect(await exportedNames(Object.fromEntries(built), [])).toEqual(await exportedNames(sources, ['rappen-source']));
  },
);

// Each file takes as long to load as 25 kB of script: what it takes in all is measured by bench/ci
test.each([
  ['@rappen/core', 50],
  ['@rappen/core/iban', 12],
  ['@rappen/core/bill/svg', 20],
  ['@rappen/http', 120],
])('%s is loaded from at most %i files', async (entry, filesMax) => {
  const script = `import { registerHooks } from 'node:module';
let files = 0;
registerHooks({ load: (url, context, next) => { files += 1; return next(url, context); } });
await import('${entry}');
console.log(files);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
  expect(Number(stdout)).toBeLessThanOrEqual(filesMax);
});

/** What each file exports, also of what it passes on of other packages. */
async function exportedNames(entryPoints: Readonly<Record<string, string>>, conditions: string[]) {
  const { metafile } = await esbuild({
    absWorkingDir: root,
    entryPoints: { ...entryPoints },
    conditions,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    outdir: 'none',
    loader: { '.wasm': 'empty' },
  });
  const named = Object.entries(metafile.outputs).map(([path, output]) => [path, output.exports.toSorted()]);
  return Object.fromEntries(named);
}

test('a program that uses the packages passes the type checker', async () => {
  await writeFile(
    join(folder, 'program.ts'),
    `import { Rappen, verifyWebhook, type WebhookEvent } from '@rappen/client';
import { parseIban } from '@rappen/core/iban';
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
export const client = new Rappen({ url: 'https://bills.example.ch' });
export const svg = (bill: Parameters<typeof client.createPaymentPart>[0]): Promise<string> =>
  client.createPaymentPart(bill, { format: 'image/svg+xml', language: 'de' });
export const event: Promise<WebhookEvent> = verifyWebhook({ secret: 'whsec_', headers: {}, body: '' });
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
    const said = `Rappen needs Node 22.16, or 24 and newer; this is ${systemVersion.slice(1)}\n`;
    expect([status, stdout, stderr]).toEqual([2, '', said]);
  },
);

describe('the installed server answers', () => {
  test.each([
    ['Node', 'node_modules/.bin/rappen', ['serve']],
    ['Deno', deno, ['run', '--quiet', '--cached-only', ...readmeLine('deno').slice('deno run '.length).split(' ')]],
  ])('on %s', (_, command, parameters) => expectServiceOf(command, parameters, { cwd: folder }));

  test.skipIf(!hasBun)('on Bun (needs bun)', () =>
    expectServiceOf(bun, readmeLine('bun').slice('bun '.length).split(' '), { cwd: folder }),
  );

  /** The line of an adapter's README that starts the server. */
  function readmeLine(name: string): string {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    return readme.split('\n').find((line) => line.startsWith(`${name} `)) ?? expect.fail('the README starts no server');
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
