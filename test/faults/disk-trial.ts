import { pause } from './chance.ts';
import type { DiskCall, diskErrors } from './failing-disk.ts';
import { acceptanceOf, pauseMilliseconds, refusalOf, type Trial } from './storage-trial.ts';
import { timesMax } from './times.ts';

const failures: readonly (readonly [DiskCall, keyof typeof diskErrors])[] = [
  ['sync', 'EIO'],
  ['sync', 'ENOSPC'],
  ['write', 'EIO'],
  ['write', 'ENOSPC'],
  ['torn', 'EIO'],
];

/**
 * A disk that fails: what it refuses is answered with 503 and the time to wait, the service says that it is not ready, and goes on when the disk does. After a kill
 * everything is there that was acknowledged, under the same id.
 */
export async function failDisk(trial: Trial): Promise<readonly string[]> {
  const { disk, server, submit } = trial;
  if (disk === undefined) return ['there is no disk that fails'];
  const broken: string[] = [];
  const ids = new Map<string, number>();
  const acknowledge = async (name: string, answer: Response | undefined) => {
    const { id } = ((await answer?.json()) ?? {}) as { readonly id?: number };
    ids.set(name, id ?? 0);
  };
  for (const [call, error] of failures) {
    const say = (problems: readonly string[]) => broken.push(...problems.map((what) => `${call} ${error}: ${what}`));
    const before = `${call}-${error}-before`;
    say(await acceptanceOf(submit, before));
    await acknowledge(before, await submit(before, before));
    disk.fail(call, error);
    const names = ['a', 'b', 'c'].map((letter) => `${call}-${error}-${letter}`);
    const answers = await Promise.all(names.map((name) => submit(name, name)));
    for (const answer of answers) say(await refusalOf(answer));
    say(await readiness(trial, 503));
    if ((await fetch(`${server.url}/livez`)).status !== 200) say(['/livez says that the process is ill']);
    disk.fail(undefined);
    for (const name of names) {
      say(await acceptanceOf(submit, name));
      await acknowledge(name, await submit(name, name));
    }
    say(await readiness(trial, 200));
  }
  await server.kill();
  await server.start();
  for (const [name, id] of ids) {
    const again = await submit(name, name);
    const { id: now } = ((await again?.json()) ?? {}) as { readonly id?: number };
    if (now !== id) broken.push(`${name} was acknowledged as ${id}, and is ${now} after a kill`);
  }
  return broken;
}

/** What `/readyz` says, in the end: whether a store takes writes stands for a second. */
async function readiness({ server }: Trial, wanted: 200 | 503): Promise<readonly string[]> {
  for (const until = performance.now() + timesMax.refusal; ; ) {
    const { status } = await fetch(`${server.url}/readyz`);
    if (status === wanted) return [];
    if (performance.now() > until) return [`/readyz says ${status}`];
    await pause(pauseMilliseconds);
  }
}
