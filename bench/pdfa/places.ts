import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toPdfA3b } from '@rappen/pdf/archival';
import { appendPages } from '@rappen/pdf/assembly';
import { substituteFonts } from '@rappen/pdf/fonts';
import { build } from 'esbuild';
import { hasBrowser, launchBrowser } from '../../test/web/launch.ts';

/** A place where documents are converted, and how many milliseconds one takes there. */
export interface Place {
  readonly name: string;
  readonly milliseconds: readonly number[];
}

export const documents = ['a letter of one page', 'twenty of them in one file'] as const;

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 15;
const now = '2026-11-21T10:00:00Z';

/** Converts the same documents in this process, in a page of Chromium, and by the command line as it is packed. */
export async function places(): Promise<readonly Place[]> {
  const letter = new Uint8Array(readFileSync(join(root, 'examples/letter.pdf')));
  const files = [letter, copiesOf(letter, 20)];
  return [
    { name: `Node ${process.versions.node}`, milliseconds: files.map((file) => median(timesHere(file))) },
    ...(hasBrowser ? [{ name: 'a page in Chromium', milliseconds: await timesInPage(files) }] : []),
    { name: '`npx rappen pdfa`, with its start', milliseconds: timesOfCommand(files) },
  ];
}

function copiesOf(file: Uint8Array, count: number): Uint8Array {
  let all = file;
  for (let copies = 1; copies < count; copies++) {
    const longer = appendPages(all, file);
    if (!longer.ok) throw new Error(longer.problems[0].code);
    all = longer.value;
  }
  return all;
}

function timesHere(file: Uint8Array): number[] {
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    if (!toPdfA3b(file, { now, fonts: substituteFonts }).ok) throw new Error('A document is not converted');
    return performance.now() - start;
  });
}

/** The program of the page: as the README of the package shows it. */
const program = `
import { toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
globalThis.timesOf = (bytes, rounds, now) => Array.from({ length: rounds }, () => {
  const start = performance.now();
  if (!toPdfA3b(new Uint8Array(bytes), { now, fonts: substituteFonts }).ok) throw new Error('A document is not converted');
  return performance.now() - start;
});`;

async function timesInPage(files: readonly Uint8Array[]): Promise<number[]> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['rappen-source'],
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as { readonly port: number }).port}/`);
    await page.waitForFunction('globalThis.timesOf !== undefined');
    const medians: number[] = [];
    for (const file of files) {
      const call = `timesOf(${JSON.stringify([...file])}, ${rounds}, ${JSON.stringify(now)})`;
      medians.push(median((await page.evaluate(call)) as number[]));
    }
    return medians;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Installs the packed packages as somebody would who has only npm. */
function timesOfCommand(files: readonly Uint8Array[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-places-'));
  try {
    execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'ignore' });
    const packed = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--workspaces', '--pack-destination', folder], { cwd: root }).toString(),
    ) as Record<string, { readonly name: string; readonly filename: string }>;
    const dependencies = Object.fromEntries(
      Object.values(packed).map(({ name, filename }) => [name, `file:./${filename}`]),
    );
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
    execFileSync('npm', ['install', ...quiet], { cwd: folder, stdio: 'ignore' });
    return files.map((file) => {
      writeFileSync(join(folder, 'in.pdf'), file);
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now();
        execFileSync('npx', ['rappen', 'pdfa', 'in.pdf', '-o', 'out.pdf'], { cwd: folder, stdio: 'ignore' });
        return performance.now() - start;
      });
      return median(times);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}
