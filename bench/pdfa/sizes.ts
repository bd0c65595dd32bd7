import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cjkFonts } from '@rappen/fonts-cjk';
import { toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import { samples } from '../../test/oracles/merge/corpus.ts';
import { producedSamples } from '../../test/oracles/merge/producers.ts';
import { rewritten } from '../../test/oracles/merge/rewritten.ts';
import { pdfaCases } from '../../test/oracles/pdfa-cases.ts';

/**
 * How large documents become by the conversion, and what it costs: of the samples of this repository, of PDFs in folders that are
 * named, and of all of these written anew by qpdf with object streams. `--every 5` takes one in five of those in folders; `--against ../other`
 * measures another checkout beside this one, file by file in turns; `--each` prints a line for every file.
 */
interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Convert = typeof toPdfA3b;

interface Measured {
  readonly name: string;
  readonly before: number;
  /** Bytes that came out of each converter; undefined where it refused. */
  readonly after: readonly (number | undefined)[];
  readonly milliseconds: readonly number[];
}

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts, cjkFonts } as const;
const { folders, against, every, isEach } = read(process.argv.slice(2));
const converters: readonly (readonly [name: string, convert: Convert])[] = [
  ...(against === undefined ? [] : [['before', await converterOf(against)] as const]),
  ['now', toPdfA3b],
];
/** Each file is converted so often by each; the fastest counts. */
const rounds = 3;

interface Asked {
  readonly folders: readonly string[];
  readonly against: string | undefined;
  readonly every: number;
  readonly isEach: boolean;
}

function read(given: readonly string[]): Asked {
  const folders: string[] = [];
  let against: string | undefined;
  let every = 1;
  let isEach = false;
  for (let at = 0; at < given.length; at++) {
    const word = given[at] as string;
    if (word === '--against') against = given[++at];
    else if (word === '--every') every = Number(given[++at]) || 1;
    else if (word === '--each') isEach = true;
    else folders.push(word);
  }
  return { folders, against, every, isEach };
}

async function converterOf(checkout: string): Promise<Convert> {
  const path = join(resolve(checkout), 'packages/pdf/src/archival/convert.ts');
  return ((await import(pathToFileURL(path).href)) as { toPdfA3b: Convert }).toPdfA3b;
}

function inFolder(folder: string): File[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
}

/** The same documents with object streams, where qpdf can write them. */
function withObjectStreams(files: readonly File[]): File[] {
  const folder = mkdtempSync(join(tmpdir(), 'pdfa-sizes-'));
  const [from, to] = [join(folder, 'from.pdf'), join(folder, 'to.pdf')];
  const written = files.flatMap(({ name, bytes }) => {
    writeFileSync(from, bytes);
    // A warning is a status of its own
    const { status } = spawnSync('qpdf', ['--object-streams=generate', '--static-id', from, to], { stdio: 'ignore' });
    return status === 0 || status === 3 ? [{ name: `${name}, by qpdf`, bytes: new Uint8Array(readFileSync(to)) }] : [];
  });
  rmSync(folder, { recursive: true });
  return written;
}

function measured({ name, bytes }: File): Measured | undefined {
  const after: (number | undefined)[] = [];
  const milliseconds = converters.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [index, [, convert]] of converters.entries()) {
      const started = process.cpuUsage();
      const made = convert(bytes, options);
      const { user, system } = process.cpuUsage(started);
      milliseconds[index] = Math.min(milliseconds[index] as number, (user + system) / 1000);
      after[index] = made.ok ? made.value.pdf.length : undefined;
      // What conforms already comes back as it came
      if (made.ok && !made.value.converted) return undefined;
    }
  }
  return { name, before: bytes.length, after, milliseconds };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function summary(title: string, all: readonly Measured[]): string {
  const lines = converters.map(([name], index) => {
    const made = all.filter(({ after }) => after[index] !== undefined);
    const ratios = made.map(({ before, after }) => (after[index] as number) / before);
    const added = made.map(({ before, after }) => (after[index] as number) - before);
    const times = made.map(({ milliseconds }) => milliseconds[index] as number);
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    return (
      `  ${name.padEnd(7)} files ${made.length}; size: median ${quantile(ratios, 0.5).toFixed(3)}, 90 % ${quantile(ratios, 0.9).toFixed(3)}, ` +
      `worst ${Math.max(...ratios).toFixed(3)}, all ${(sum(made.map(({ after }) => after[index] as number)) / sum(made.map(({ before }) => before))).toFixed(3)}; ` +
      `bytes more: median ${quantile(added, 0.5)}, 90 % ${quantile(added, 0.9)}; ` +
      `CPU: median ${quantile(times, 0.5).toFixed(1)} ms, 90 % ${quantile(times, 0.9).toFixed(1)} ms, all ${sum(times).toFixed(0)} ms`
    );
  });
  const pairs = all.map(({ milliseconds: [first = 0, last = first] }) => last / first);
  if (converters.length > 1)
    lines.push(
      `  CPU now by before, file by file: median ${quantile(pairs, 0.5).toFixed(2)}, 90 % ${quantile(pairs, 0.9).toFixed(2)}`,
    );
  return [title, ...lines].join('\n');
}

const own: readonly File[] = [
  ...inFolder(resolve(import.meta.dirname, '../../test/oracles')),
  ...samples.filter(({ name }) => !name.endsWith('.pdf')),
  ...(await rewritten()),
  ...(await producedSamples()),
];
const rules: readonly File[] = pdfaCases.map(({ name, bytes }) => ({ name, bytes }));
const others = folders.flatMap(inFolder).filter((_, index) => index % every === 0);
const groups: readonly (readonly [string, readonly File[]])[] = [
  ['Samples of the repository', own],
  ['Cases of rules (a page of a line each)', rules],
  ['Files of folders', others],
  ['Samples and files, written by qpdf with object streams', withObjectStreams([...own, ...others])],
];
const everything: Measured[] = [];
for (const [title, files] of groups) {
  const results = files.flatMap((file) => measured(file) ?? []);
  if (results.length === 0) continue;
  everything.push(...results);
  process.stdout.write(`${summary(title, results)}\n`);
  if (!isEach) continue;
  for (const { name, before, after, milliseconds } of results)
    process.stdout.write(
      `    ${before} → ${after.join(' / ')}  ${milliseconds.map((time) => time.toFixed(1)).join(' / ')} ms  ${name}\n`,
    );
}
process.stdout.write(`${summary('All', everything)}\n`);
const large = everything.filter(({ before }) => before >= 10_000);
process.stdout.write(`${summary('Those of 10 kB and more', large)}\n`);
