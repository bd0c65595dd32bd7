import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as frontDoor from '@rappen/core';
import type { RunningServer } from '@rappen/http';
import { startServer } from '@rappen/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliasesWithoutRenderer, buildWorker } from '../../scripts/build-worker.ts';
import { printClients } from '../../scripts/clients/printed.ts';
import { hasTools } from '../oracles/tools.ts';
import { allFences, examplesOf, type Fence } from './fences.ts';
import { withCode } from './run-code.ts';

const run = promisify(execFile);
const fences = allFences();
const nameOf = (fence: Fence) => `${fence.file}:${fence.line}`;

test('every fence is of a kind that is run or, where it is for other machines (bash), read by its shell', () => {
  // Java is compiled by test/clients/java.test.ts, which also knows the coordinates that Maven and Gradle are given
  const isCompiled = ({ file, language }: Fence) =>
    file === 'clients/java/README.md' && ['java', 'xml', 'kotlin'].includes(language);
  const isRun = (fence: Fence) =>
    ['ts', 'sh', 'bash', 'toml'].includes(fence.language) || fence.fileName !== undefined || isCompiled(fence);
  expect(fences.filter((fence) => !isRun(fence)).map(nameOf)).toEqual([]);
});

test('the settings of a Worker are those it is built and tested with', () => {
  const settings = fences.filter(({ language }) => language === 'toml').map(({ text }) => text);
  const aliases = Object.entries(aliasesWithoutRenderer).map(([name, by]) => `"${name}" = "${by}"\n`);
  expect(settings).toEqual([`[alias]\n${aliases.join('')}`]);
});

const programs = fences.filter(({ language, fileName }) => language === 'ts' && fileName === undefined);

test.each(programs.map((fence) => [nameOf(fence), fence] as const))('%s does what it says', async (_name, fence) => {
  // It imports WebAssembly, which only a bundler for Workers takes
  if (fence.text.includes("'@rappen/workers'")) await bundled(fence.text);
  else await runCode(fence.text);
});

function runCode(code: string): Promise<void> {
  return withCode(`import { expect } from 'vitest';\n${withExpectations(code)}`, () => {});
}

async function bundled(code: string): Promise<void> {
  const folder = mkdtempSync(join(process.cwd(), 'node_modules/.docs-'));
  try {
    writeFileSync(join(folder, 'entry.ts'), code);
    await buildWorker(join(folder, 'bundle'), join(folder, 'entry.ts'));
    expect(readdirSync(join(folder, 'bundle'))).toContain('worker.js');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const billFolder = 'packages/core/src/bill';
const examples = readdirSync(billFolder)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => `${billFolder}/${name}`)
  .concat('packages/core/src/index.ts')
  .flatMap(examplesOf);

test('every call of the front door has an example', () => {
  const calls = Object.keys(frontDoor).filter((name) =>
    /^(?:checkBill|bills?To|read|attach|invoiceTo|facturX|paymentFile|reconcile)/.test(name),
  );
  expect(calls).toHaveLength(16);
  const shown = examples.map(({ text }) => text).join('\n');
  expect(calls.filter((name) => !shown.includes(`${name}(`))).toEqual([]);
});

/** What the examples take as given: the front door, a bill, a letter. */
const given = `import * as frontDoor from '@rappen/core';
import { invoiceDocumentExamples } from '@rappen/core/invoice-document';
import { readFileSync } from 'node:fs';
const { ${Object.keys(frontDoor).join(', ')} } = frontDoor;
const letter = readFileSync('examples/letter.pdf');
const bill = {
  creditor: { name: 'Robert Schneider AG', postalCode: '2501', city: 'Biel', country: 'CH' },
  account: 'CH44 3199 9123 0008 8901 2',
  amount: 1949.75,
  currency: 'CHF',
  reference: '21 00000 00003 13947 14300 09017',
};
`;

test.each(examples.map((example) => [nameOf(example), example] as const))('the example of %s holds', (_name, example) =>
  runCode(`${given}{\n${example.text}}\n`),
);

/** `expression; // => value` becomes an expectation. */
function withExpectations(code: string): string {
  return code.replace(/^(.+?);\s*\/\/ => (.+)$/gm, 'expect($1).toEqual($2);');
}

/** Where there is no curl, what the guides say to it is done by the fetch of Node; where there is no cat, by Node too. */
const curl = hasTools('curl') ? '' : `curl() { '${process.execPath}' '${resolve('test/docs/curl.ts')}' "$@"; }\n`;
const cat = `command -v cat >/dev/null || cat() { '${process.execPath}' -p 'fs.readFileSync(process.argv[1], "utf8")' "$1"; }\n`;

/** Commands that the continuous integration runs itself, from a clean clone with nothing but Node in the path. */
const ci = readFileSync('.ci/steps', 'utf8')
  .split('\n')
  .filter((line) => line.includes('PATH="$bare"'));

/** Programs that are saved and run take the packages from source. */
const fromSource = {
  ...process.env,
  NODE_OPTIONS: '--conditions=rappen-source',
  PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  PYTHONPATH: resolve('clients/python/src'),
  PYTHONDONTWRITEBYTECODE: '1',
};

let server: RunningServer;
let workplace: string;
beforeAll(async () => {
  await printClients();
  server = await startServer(
    { port: 0, host: '127.0.0.1', apiKey: 'a-key-of-your-own', metricsKey: 'a-key-of-those-who-watch' },
    () => {},
  );
  workplace = mkdtempSync(join(tmpdir(), 'rappen-docs-'));
  cpSync('examples', join(workplace, 'examples'), { recursive: true });
  cpSync('package.json', join(workplace, 'package.json'));
  for (const name of ['packages', 'clients', 'node_modules']) symlinkSync(resolve(name), join(workplace, name));
});
afterAll(async () => {
  await server.stop();
  rmSync(workplace, { recursive: true });
});

const steps = fences.filter(({ language, fileName }) => language === 'sh' || fileName !== undefined);
/** Pages whose packages are installed and whose commands are run by test/newcomer, or as it says. */
const withPackagesOfOthers = [
  'docs/guide/modules.md', // test/package
  'docs/recipes/existing-pdf.md',
  'docs/recipes/express.md',
  'docs/recipes/vite.md',
];

for (const fence of steps) {
  const needs = toolOf(fence);
  const name = `${nameOf(fence)} runs${needs === undefined ? '' : ` (needs ${needs})`}`;
  test.skipIf(needs !== undefined && !hasTools(needs))(name, () => takeStep(fence));
}

/** The program of the system that a fence calls. */
function toolOf({ language, text }: Fence): 'python3' | 'java' | 'php' | undefined {
  return language === 'sh'
    ? (['python3', 'java', 'php'] as const).find((name) => text.startsWith(`${name} `))
    : undefined;
}

async function takeStep({ file, fileName, runBy, text }: Fence): Promise<void> {
  const here = text.replaceAll('http://127.0.0.1:8080', server.url);
  if (fileName !== undefined) {
    mkdirSync(dirname(join(workplace, fileName)), { recursive: true });
    writeFileSync(join(workplace, fileName), here);
    if (runBy !== undefined && !withPackagesOfOthers.includes(file))
      await run('bash', ['-euc', runBy], { cwd: workplace, env: fromSource });
    return;
  }
  // Those with a PostgreSQL server are run by postgres-backup.long.test.ts
  if (withPackagesOfOthers.includes(file) || text.includes('$RAPPEN_DATABASE_URL')) return;
  for (const line of here.replaceAll('\\\n', '').trim().split('\n')) {
    const own = line.split(' && ').every((command) => ci.some((step) => step.includes(command)));
    const startsServer = /^(RAPPEN_\w+=\S+ )*(npm (start|run (start:\w+|docs))|npx rappen serve)$/.test(line);
    const installs = /^(npm|pip) install( [@\w/-]+)+$/.test(line);
    // Of an installed package: test/package runs them where it is installed
    const isOfPackage = /^(?:bun|deno) .*\bnode_modules\/@rappen\b/.test(line);
    if (own || startsServer || installs || isOfPackage) continue;
    const command = line.replaceAll('npx rappen ', 'npm run -s rappen -- ');
    await run('bash', ['-euc', curl + cat + command], { cwd: workplace, env: fromSource });
  }
}

test.each(fences.filter(({ language }) => language === 'bash').map((fence) => [nameOf(fence), fence] as const))(
  '%s can be read by a shell, and names files that are there',
  async (_name, { text }) => {
    await run('bash', ['-nc', text]);
    const files = [...text.matchAll(/(?<![\w./])(?:deploy|examples|scripts)\/[\w./-]+\w/g)].map(([path]) => path);
    // Secrets are made by whoever deploys
    const made = /^deploy\/secrets\b/;
    expect(files.filter((path) => !existsSync(path) && !made.test(path))).toEqual([]);
  },
);

test('at the end of the guide to the first eBill its recipient has approved it', async () => {
  const path = '/api/v1/events/six/business-case-status-changed';
  const answer = await fetch(server.url + path, { headers: { 'x-api-key': 'a-key-of-your-own' } });
  const { businessCaseNetId } = JSON.parse(readFileSync(join(workplace, 'created.json'), 'utf8'));
  expect(await answer.json()).toContainEqual(expect.objectContaining({ businessCaseNetId, newStatus: 'APPROVED' }));
});

test('the guide to the first eBill can be followed again on the service that it was followed on', async () => {
  const before = JSON.parse(readFileSync(join(workplace, 'created.json'), 'utf8'));
  for (const fence of steps.filter(({ file }) => file === 'docs/guide/first-ebill.md')) await takeStep(fence);
  const [created, rejected] = ['created.json', 'rejected.json'].map((name) =>
    JSON.parse(readFileSync(join(workplace, name), 'utf8')),
  );
  expect([created.processingStatus, rejected.processingStatus]).toEqual(['DELIVERED', 'DELIVERED']);
  expect(created.id).toBeGreaterThan(before.id);
  expect(rejected.referenceNumber).toMatch(/#reject$/);
});

test('no command of a page hides that it failed, or needs a checkout where the page is for those who installed a package', () => {
  const shown = fences.filter(({ language }) => language === 'sh' || language === 'bash');
  expect(
    shown
      .filter(({ text }) => /curl (?!-sS --fail-with-body )(?!-sS (?!.* -o ))/.test(text.replaceAll('\\\n', '')))
      .map(nameOf),
  ).toEqual([]);
  // How to work on the project itself
  const ofProject =
    /^(?:README|CONTRIBUTING|ARCHITECTURE|SECURITY)\.md$|^docs\/(?:decisions|dependencies|pdfa)|^docs\/guide\/deploy\.md$/;
  const needCheckout = shown.filter(({ file, text }) => !ofProject.test(file) && /\bnpm (?:start|run|ci)\b/.test(text));
  expect(needCheckout.map(nameOf)).toEqual([]);
});

test('every link to a file leads somewhere', () => {
  const broken = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'docs/guide/library.md',
    'docs/guide/modules.md',
    'docs/guide/changing-over.md',
    'docs/guide/glossary.md',
    'docs/guide/versions.md',
    'docs/guide/left-out.md',
    'docs/guide/service.md',
    'docs/guide/invoice-documents.md',
    'docs/guide/ebill.md',
    'docs/guide/first-ebill.md',
    'docs/guide/administration.md',
    'docs/guide/pdfa.md',
    'docs/guide/storage.md',
    'docs/guide/web.md',
    'docs/guide/lambda.md',
    'docs/guide/deploy.md',
    'docs/guide/monitoring.md',
    'docs/guide/service-levels.md',
    'docs/guide/threat-model.md',
    'docs/guide/data-protection.md',
    'docs/start.md',
    'docs/recipes/index.md',
    'docs/guide/operations.md',
    'docs/guide/settings.md',
    'docs/guide/command-line.md',
    'docs/guide/commands.md',
    'docs/guide/clients.md',
    'packages/node/README.md',
    'clients/typescript/README.md',
    'clients/python/README.md',
  ].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#]+)\)/g)]
      .map((match) => match[1] as string)
      .filter((target) => !target.startsWith('http') && !existsSync(join(dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});
