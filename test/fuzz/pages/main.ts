import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hasTools } from '../../oracles/tools.ts';
import { Failures, inThreads } from '../threads.ts';
import { documentCount, pageMutantAt, type ToldOfMutant } from './work.ts';

/**
 * Holds what we say of pages (their number, their text, where something is, what is painted, their codes, and that what is laid on
 * them is seen) against PDFium and poppler: for each document of the corpus, and for FUZZ_COUNT mutants of them (1,000 unless said);
 * FUZZ_SEED repeats a run. Exit status 1: both others say the same and we something else, without a word that not all was read;
 * something was thrown; a mutant took longer than a minute, others included; or poppler is not there. Such mutants are kept in the folder
 * `found`.
 */
const mutants = Number(process.env['FUZZ_COUNT'] ?? 1_000);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const threads = Number(process.env['FUZZ_THREADS'] ?? availableParallelism());
const found = join(import.meta.dirname, '..', 'found');
const shownMax = 20;

if (!hasTools('pdftotext', 'pdftoppm')) {
  process.stdout.write('FAILED: pdftotext and pdftoppm are needed (the package poppler-utils)\n');
  process.exit(1);
}

const failures = new Failures();
const outcomes = new Map<string, number>();
const count = documentCount + mutants;
let done = 0;
process.stdout.write(`${documentCount} documents and ${mutants} mutants of them, seed ${seed}\n`);
await inThreads<ToldOfMutant>({
  module: new URL('work.ts', import.meta.url),
  ...{ seed, count, threads, secondsMax: 60 },
  note({ index, error, findings, outcomes: told }) {
    done += 1;
    for (const outcome of told) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    // The same place of the program is one fault
    if (error !== undefined) failures.add(error.split('\n').slice(0, 3).join(' | '), index);
    for (const finding of findings) failures.add(finding, index);
    if (done % 1_000 === 0) process.stdout.write(`${done} of ${count}, ${failures.size} findings\n`);
  },
  fail(what, index) {
    done += 1;
    failures.add(what, index);
  },
});
for (const { what, times, first } of [...failures.all()].slice(0, shownMax)) {
  const name = `${seed}-${first}-pages.pdf`;
  process.stdout.write(`FOUND ${times} times, such as ${name}: ${what}\n`);
  mkdirSync(found, { recursive: true });
  writeFileSync(join(found, name), pageMutantAt(seed, first).bytes);
}
for (const [outcome, times] of [...outcomes].sort()) process.stdout.write(`${String(times).padStart(7)}  ${outcome}\n`);
process.stdout.write(
  `${done} documents and mutants held against PDFium and poppler, ${failures.size} findings; seed ${seed}\n`,
);
process.exit(failures.size > 0 || done < count ? 1 : 0);
