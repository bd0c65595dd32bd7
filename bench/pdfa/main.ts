import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Imaging } from '@rappen/imaging';
import { openImaging } from '@rappen/node';
import { buildVeraPdf, hasVeraPdf, verdictsOfPaths } from '../../test/oracles/verapdf.ts';
import { cache, collect, producersOf, type Sample } from './collect.ts';
import { convertedByGhostscript, ghostscriptVersion, prologue } from './ghostscript.ts';
import { convertedByUs, isKept } from './ours.ts';
import type { Outcome } from './outcome.ts';
import { places } from './places.ts';
import { report } from './report.ts';

/**
 * Every so many files: 1 for all of them. `--every 10` is enough to see how things stand; `--ours` leaves Ghostscript out,
 * `--peer` runs it alone; `--keep-peer` and `--keep-ours` take what was made the last time.
 */
const every = Number(process.argv[process.argv.indexOf('--every') + 1]) || 1;
const samples = collect().filter((_, index) => index % every === 0);
const imaging = await openImaging();

type Convert = (sample: Sample, output: string) => Promise<Outcome>;

/** Converts all files into a folder, and lets veraPDF validate what comes out. */
async function outcomesOf(name: string, convert: Convert): Promise<readonly Outcome[]> {
  const folder = join(cache, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const outcomes: Outcome[] = [];
  const outputOf = (index: number): string => join(folder, `${index}.pdf`);
  for (const [index, sample] of samples.entries()) {
    outcomes.push(await convert(sample, outputOf(index)));
    if (index % 25 === 24) process.stderr.write(`\r${name}: ${index + 1} of ${samples.length} files`);
  }
  process.stderr.write('\n');
  const made = outcomes.flatMap((outcome, index) =>
    existsSync(outputOf(index)) ? [{ outcome, path: outputOf(index) }] : [],
  );
  const verdicts = hasVeraPdf() ? verdictsOfPaths(made.map(({ path }) => path)) : [];
  for (const [index, [verdict = '', rule = '']] of verdicts.entries()) {
    const outcome = made[index]?.outcome;
    if (outcome !== undefined) outcome.verdict = verdict === 'compliant' ? verdict : `${verdict}: ${rule.slice(0, 80)}`;
  }
  for (const { outcome, path } of made) if (outcome.verdict === 'compliant') outcome.isKept = isKept(path);
  writeFileSync(join(cache, `${name}.json`), JSON.stringify(outcomes));
  return outcomes;
}

/** What was made the last time; undefined where there is nothing. */
function keptOutcomes(name: string): readonly Outcome[] | undefined {
  const path = join(cache, `${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Outcome[]) : undefined;
}

async function ghostscript(imaging: Imaging): Promise<readonly Outcome[]> {
  if (ghostscriptVersion() === undefined) return [];
  const prologuePath = join(cache, 'prologue.ps');
  writeFileSync(prologuePath, prologue());
  return outcomesOf('ghostscript', (sample, output) => convertedByGhostscript(sample, output, prologuePath, imaging));
}

async function us(imaging: Imaging): Promise<readonly Outcome[]> {
  return outcomesOf('ours', (sample, output) => convertedByUs(sample, output, imaging));
}

buildVeraPdf();
const has = (flag: string): boolean => process.argv.includes(flag);
const ours = has('--peer') ? [] : (has('--keep-ours') && keptOutcomes('ours')) || (await us(imaging));
const peer = has('--ours') ? [] : (has('--keep-peer') && keptOutcomes('ghostscript')) || (await ghostscript(imaging));
const text = report({
  samples,
  ours,
  peer,
  producers: producersOf(samples),
  version: ghostscriptVersion(),
  every,
  places: await places(),
});
process.stdout.write(text);
/** Fewer would not tell much. */
const samplesMin = 300;
if (samples.length >= samplesMin && ours.length > 0 && peer.length > 0)
  writeFileSync(new URL('../../docs/pdfa.md', import.meta.url), text);
