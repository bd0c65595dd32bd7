import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hasVeraPdf, verdictsOf } from '../oracles/verapdf.ts';
import { Failures, inThreads } from './threads.ts';
import { mutantAt, type Told } from './work.ts';

/**
 * Gives mutants of documents to everything that reads them: FUZZ_COUNT of them (2,000 unless said), FUZZ_SEED repeats a run.
 * Exit status 1: something was thrown, a mutant took longer than ten seconds, what was made is not taken as it is, or veraPDF
 * does not call it PDF/A-3b, or is not there. Such mutants are kept in the folder `found` beside this file, to become cases.
 */
const count = Number(process.env['FUZZ_COUNT'] ?? 2_000);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
/** Mutants that are made before what was made of them is validated: more would not be kept in memory. */
const chunk = 5_000;
const validatedAtOnce = 400;

const found = join(import.meta.dirname, 'found');
const failures = new Failures();
const accepted: { readonly index: number; readonly pdf: Uint8Array }[] = [];
let [done, taken, longest, validated] = [0, 0, 0, 0];
const threads = Number(process.env['FUZZ_THREADS'] ?? availableParallelism());

process.stdout.write(`${count} mutants, seed ${seed}\n`);
for (let from = 0; from < count; from += chunk) {
  await inThreads<Told>({
    module: new URL('work.ts', import.meta.url),
    ...{ seed, from, count: Math.min(count, from + chunk), threads, secondsMax: 10, note },
    fail(what, index) {
      done += 1;
      failures.add(what, index);
    },
  });
  await validate();
}
for (const { what, times, first } of failures.all()) {
  process.stdout.write(`FOUND ${times} times, such as mutant ${first}: ${what}\n`);
  mkdirSync(found, { recursive: true });
  writeFileSync(join(found, `${seed}-${first}.pdf`), mutantAt(seed, first));
}
process.stdout.write(
  `${done} mutants, ${taken} made PDF/A-3b, ${validated} of them validated by veraPDF; the longest took ${Math.round(longest)} ms; ` +
    `${failures.size} kinds of failure\n`,
);
process.exitCode = failures.size > 0 || done < count || (taken > 0 && validated === 0) ? 1 : 0;

function note({ index, milliseconds, error, accepted: pdf }: Told): void {
  done += 1;
  longest = Math.max(longest, milliseconds);
  if (pdf !== undefined) {
    accepted.push({ index, pdf });
    taken += 1;
  }
  // The same place of the program is one fault
  if (error !== undefined) failures.add(error.split('\n').slice(0, 3).join(' | '), index);
  if (done % 1_000 === 0)
    process.stdout.write(`${done} mutants, ${taken} made PDF/A-3b, ${failures.size} kinds of failure\n`);
}

async function validate(): Promise<void> {
  if (!hasVeraPdf()) {
    process.stdout.write('FAILED: veraPDF is not there, and nothing was validated (tests of oracles build it)\n');
    return;
  }
  while (accepted.length > 0) {
    const some = accepted.splice(0, validatedAtOnce);
    const verdicts = await verdictsOf(some.map(({ pdf }) => pdf));
    validated += some.length;
    for (const [at, [verdict, ...rules]] of verdicts.entries())
      if (verdict !== 'compliant') failures.add(`veraPDF says ${verdict} ${rules.join(' ')}`, some[at]?.index ?? 0);
  }
}
