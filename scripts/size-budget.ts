import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

/** What a program may weigh that does one thing with the library: minified and compressed with gzip. */
interface Budget {
  readonly name: string;
  /** Source text of the program. */
  readonly program: string;
  /** Kilobytes of 1000 bytes. */
  readonly kilobytesMax: number;
}

/** The first TypeScript fence of the README. */
async function libraryExample(): Promise<string> {
  const readme = await readFile('README.md', 'utf8');
  const fence = /^```ts\n([\s\S]*?)^```$/m.exec(readme)?.[1];
  if (fence === undefined) throw new Error('the README has no example of the library');
  return fence;
}

const call = (name: string) => `import { ${name} } from '@rappen/core';\nconsole.log(${name});`;
const callOf = (entry: string, name: string) =>
  `import { ${name} } from '@rappen/pdf/${entry}';\nconsole.log(${name});`;
const budgets: readonly Budget[] = [
  { name: 'parseIban', program: call('parseIban'), kilobytesMax: 2.5 },
  { name: 'billToPayload', program: call('billToPayload'), kilobytesMax: 12 },
  { name: 'billToSvg', program: call('billToSvg'), kilobytesMax: 26.5 },
  { name: 'billToPdf', program: call('billToPdf'), kilobytesMax: 65 },
  { name: 'invoiceToPdf', program: call('invoiceToPdf'), kilobytesMax: 117 },
  { name: 'readEInvoice', program: call('readEInvoice'), kilobytesMax: 151 },
  { name: 'paymentFile', program: call('paymentFile'), kilobytesMax: 23 },
  { name: 'readStatement', program: call('readStatement'), kilobytesMax: 20.5 },
  { name: 'reconcile', program: call('reconcile'), kilobytesMax: 40.5 },
  {
    name: 'writeBooks',
    program:
      "import { journalOf, parseBooksSettings, writeBooks } from '@rappen/core/bookkeeping';\nconsole.log(journalOf, parseBooksSettings, writeBooks);",
    kilobytesMax: 30,
  },
  { name: "the README's example", program: await libraryExample(), kilobytesMax: 65 },
  { name: 'toPdfA3b, without fonts', program: callOf('archival', 'toPdfA3b'), kilobytesMax: 138 },
  { name: 'readPdfText', program: callOf('text', 'readPdfText'), kilobytesMax: 52 },
  { name: 'codesOfPages', program: callOf('codes', 'codesOfPages'), kilobytesMax: 27 },
  { name: 'appendPages', program: callOf('assembly', 'appendPages'), kilobytesMax: 21.5 },
  { name: 'attachmentsOf', program: callOf('attachments', 'attachmentsOf'), kilobytesMax: 22.5 },
  {
    name: 'Rappen, the client',
    program: "import { Rappen } from '@rappen/client';\nconsole.log(Rappen);",
    kilobytesMax: 8,
  },
  { name: 'nothing (sideEffects is false)', program: "import '@rappen/core';", kilobytesMax: 0.1 },
];

/**
 * What each program weighs. They are bundled in one go, in which each file is read once. `conditions`: those of `exports` under
 * which the packages are found, as their sources or as they are published.
 */
async function kilobytesOf(programs: readonly string[], conditions: string[]): Promise<number[]> {
  const { outputFiles } = await build({
    entryPoints: programs.map((_, index) => ({ in: `program:${index}`, out: `${index}` })),
    plugins: [given(programs)],
    outdir: 'nowhere',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    conditions: [...conditions, 'import'],
    logLevel: 'error',
  });
  const byName = new Map(outputFiles.map(({ path, contents }) => [basename(path, '.js'), contents]));
  return programs.map((_, index) => weightOf(byName.get(`${index}`)));
}

/** Compressed, in kilobytes; without end for a program of which nothing was made. */
function weightOf(contents: Uint8Array | undefined): number {
  return contents === undefined ? Number.POSITIVE_INFINITY : gzipSync(contents, { level: 9 }).length / 1000;
}

/** Gives esbuild programs that are in no file. */
function given(programs: readonly string[]): Plugin {
  return {
    name: 'programs',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^program:/ }, ({ path }) => ({ path: path.slice('program:'.length), namespace: 'program' }));
      onLoad({ filter: /.*/, namespace: 'program' }, ({ path }) => ({
        contents: programs[Number(path)] ?? '',
        resolveDir: process.cwd(),
        loader: 'ts',
      }));
    },
  };
}

/**
 * What is published is in chunks, of which bundlers are to drop as much as of sources, each in a file of its own. It compresses a
 * little differently, since its parts come in another order.
 */
const publishedToSource = 1.02;

console.log('Size of a program with         sources, kB   published   at most');
const programs = budgets.map(({ program }) => program);
const sources = await kilobytesOf(programs, ['rappen-source']);
const publishedOnes = await kilobytesOf(programs, []);
for (const [index, { name, kilobytesMax }] of budgets.entries()) {
  const source = sources[index] ?? Number.POSITIVE_INFINITY;
  const published = publishedOnes[index] ?? Number.POSITIVE_INFINITY;
  const isOver = source > kilobytesMax || published > Math.max(source * publishedToSource, source + 0.2);
  const numbers = `${source.toFixed(1).padStart(11)}${published.toFixed(1).padStart(12)}${String(kilobytesMax).padStart(10)}`;
  console.log(`${name.padEnd(31)}${numbers}${isOver ? '   TOO LARGE' : ''}`);
  if (isOver) process.exitCode = 1;
}
