import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { firstBiller, instantOf, prepareBiller } from '@rappen/http';
import { createKey } from '@rappen/store';
import { openStore } from '@rappen/store/open';
import { hasS3, type S3Server, startS3 } from '../../packages/store/test/s3-server.ts';
import { type Chance, pause } from './chance.ts';
import { failDisk } from './disk-trial.ts';
import { buildFailingDisk } from './failing-disk.ts';
import { bodyOf } from './load.ts';
import { inFolder, Server } from './server.ts';
import { acceptanceOf, pauseMilliseconds, refusalOf, type Trial } from './storage-trial.ts';
import { timesMax } from './times.ts';

const lifeMillisecondsMax = 80;
const repetitionsMax = 6;
/** Until a process that was killed has been replaced. */
const replacementMilliseconds = 6000;

/** Trouble of the files under a service; each trial gives the promises that were broken. */
const trials: Readonly<Record<string, (trial: Trial) => Promise<readonly string[]>>> = {
  'a repetition after a kill is carried out with the next start, once': repeatAfterKills,
  'a repetition after one of several processes was killed is carried out, once': repeatAfterOneEnds,
  'while another process has locked the database, the service lives and refuses writes': lockFile,
  'with a full disk writes are refused, and accepted when there is room': fillDisk,
  'what a failing disk refuses or tears is answered with 503, and what was acknowledged is there': failDisk,
  'while S3 is away, writes are refused, and accepted when it is back': loseBucket,
  'a log that was cut off keeps the service from starting': cutLog,
};

/** Runs each of them on a folder of its own. True: every promise kept. */
export async function storageTrials(chance: Chance, rounds: number): Promise<boolean> {
  let isKept = true;
  for (const [name, run] of Object.entries(trials)) {
    const broken = await inFolder(async (folder) => {
      const data = join(folder, 'data');
      if (run === fillDisk && !mounted(data)) return 'mount';
      if (run === loseBucket && !hasS3) return 'versitygw';
      const disk = run === failDisk ? buildFailingDisk(folder) : undefined;
      if (run === failDisk && disk === undefined) return 'gcc and Linux';
      const bucket = run === loseBucket ? await startS3() : undefined;
      const key = await prepare(data);
      const settings = {
        RAPPEN_DATA: data,
        RAPPEN_RATE_LIMIT: 'off',
        RAPPEN_PROCESSES: '2',
        ...(bucket && bucketSettings(bucket)),
        ...disk?.settings,
        NODE_COMPILE_CACHE: join(folder, 'cache'),
      };
      const server = new Server(settings);
      await server.start();
      try {
        const submit = (referenceNumber: string, idempotencyKey?: string) =>
          post(server.url ?? '', key, referenceNumber, idempotencyKey);
        return await run({ data, server, chance, rounds, submit, bucket, disk });
      } finally {
        await server.stop();
        await bucket?.stop();
        if (run === fillDisk) execFileSync('umount', ['-l', data]);
      }
    });
    const isSkipped = typeof broken === 'string';
    const lines = isSkipped ? [`  skipped: it needs ${broken}`] : broken.map((what) => `  BROKEN: ${what}`);
    process.stdout.write(`SQLite: ${[name, ...lines].join('\n')}\n`);
    if (!isSkipped && broken.length > 0) isKept = false;
  }
  return isKept;
}

async function prepare(folder: string): Promise<string> {
  const store = await openStore({ folder });
  await prepareBiller(store.ebill, firstBiller(['CH5204835012345671000']), Date.now());
  const wish = { owner: 'first', scopes: ['ebill'], demo: false } as const;
  const { key } = await createKey(store.database, wish, instantOf(Date.now()));
  await store.close();
  return key;
}

function post(
  url: string,
  key: string,
  referenceNumber: string,
  idempotencyKey?: string,
): Promise<Response | undefined> {
  const headers = {
    'x-api-key': key,
    'content-type': 'application/json',
    'x-anomaly-detection': 'SKIP',
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
  const body = bodyOf('bill', referenceNumber);
  return fetch(`${url}/api/v1/business-cases/bill?processingMode=STAGE`, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
}

function repeatAfterKills(trial: Trial): Promise<readonly string[]> {
  const { server } = trial;
  return repeatAfter(trial, async () => {
    await server.kill();
    return () => server.start();
  });
}

function repeatAfterOneEnds(trial: Trial): Promise<readonly string[]> {
  const kill = async (round: number) => {
    trial.server.killOne(round);
    return async () => {};
  };
  // The one that was killed last is to serve again: another one must be there
  return repeatAfter(trial, kill, () => pause(replacementMilliseconds));
}

/** `kill`: gives what has to be done until it is worth trying again. */
async function repeatAfter(
  { chance, rounds, submit }: Trial,
  kill: (round: number) => Promise<() => Promise<void>>,
  prepareRound: () => Promise<void> = async () => {},
): Promise<readonly string[]> {
  const broken: string[] = [];
  let longest = 0;
  for (let round = 1; round <= Math.min(rounds, repetitionsMax); round += 1) {
    await prepareRound();
    const names = [`${round}-a`, `${round}-b`, `${round}-c`];
    const first = names.map((name) => submit(name, name));
    await pause(chance.below(lifeMillisecondsMax));
    const restart = await kill(round);
    await Promise.all(first);
    await restart();
    const began = performance.now();
    const ids = await Promise.all(
      names.map(async (name) => {
        for (;;) {
          const answer = await submit(name, name);
          if (answer?.status === 201) return ((await answer.json()) as { id: number }).id;
          if (performance.now() - began > 10 * timesMax.repetition) return `status ${answer?.status}`;
          await pause(pauseMilliseconds);
        }
      }),
    );
    const took = Math.round(performance.now() - began);
    longest = Math.max(longest, took);
    if (took > timesMax.repetition) broken.push(`round ${round}: the repetitions took ${took} ms: ${ids}`);
    for (const [index, name] of names.entries()) {
      const again = await submit(name, name);
      const { id } = ((await again?.json()) ?? {}) as { id?: number };
      if (id !== ids[index]) broken.push(`round ${round}: ${name} was ${ids[index]}, and then ${id}`);
    }
  }
  process.stdout.write(`  the repetitions took ${longest} ms at most\n`);
  return broken;
}

async function lockFile({ data, server, submit }: Trial): Promise<readonly string[]> {
  const broken: string[] = [];
  const other = new DatabaseSync(join(data, 'rappen.sqlite'), { timeout: 5000 });
  other.exec('BEGIN EXCLUSIVE');
  const began = performance.now();
  const waiting = submit('locked', 'locked');
  const alive = await fetch(`${server.url}/livez`);
  const heard = performance.now() - began;
  if (alive.status !== 200 || heard > timesMax.alive) broken.push(`/livez took ${Math.round(heard)} ms`);
  broken.push(...(await refusalOf(await waiting)));
  const took = performance.now() - began;
  if (took > timesMax.refusal) broken.push(`the refusal took ${Math.round(took)} ms`);
  if ((await fetch(`${server.url}/readyz`)).status !== 503) broken.push('/readyz says that all is well');
  other.exec('ROLLBACK');
  other.close();
  return [...broken, ...(await acceptanceOf(submit, 'locked'))];
}

async function fillDisk({ data, server, submit }: Trial): Promise<readonly string[]> {
  const broken: string[] = [];
  const ballast = join(data, 'ballast');
  try {
    writeFileSync(ballast, new Uint8Array(16_000_000));
  } catch {}
  let answer = await submit('full-0', 'full-0');
  let number = 1;
  // The log has room that it has used before
  for (; answer?.status === 201 && number < 100; number += 1) answer = await submit(`full-${number}`, `full-${number}`);
  broken.push(...(await refusalOf(answer)));
  const ready = await fetch(`${server.url}/readyz`);
  if (ready.status !== 503 && (await submit('again', 'again'))?.status !== 201)
    broken.push('/readyz says that all is well');
  rmSync(ballast, { force: true });
  return [...broken, ...(await acceptanceOf(submit, `full-${number - 1}`))];
}

function bucketSettings({ files }: S3Server): Readonly<Record<string, string>> {
  return {
    RAPPEN_FILES_URL: `s3://${files.bucket}/bills`,
    RAPPEN_FILES_ENDPOINT: files.endpoint,
    RAPPEN_FILES_REGION: files.region,
    RAPPEN_FILES_KEY_ID: files.keyId,
    RAPPEN_FILES_SECRET: files.secret,
  };
}

async function loseBucket({ server, submit, bucket }: Trial): Promise<readonly string[]> {
  const broken = [...(await acceptanceOf(submit, 'before'))];
  await bucket?.kill();
  broken.push(...(await refusalOf(await submit('away', 'away'))));
  // That a bucket takes writes stands for some seconds
  const until = performance.now() + replacementMilliseconds + timesMax.refusal;
  while ((await fetch(`${server.url}/readyz`)).status !== 503) {
    if (performance.now() > until) return [...broken, '/readyz says that all is well'];
    await pause(pauseMilliseconds);
  }
  if ((await fetch(`${server.url}/livez`)).status !== 200) broken.push('/livez says that the process is ill');
  await bucket?.restart();
  return [...broken, ...(await acceptanceOf(submit, 'away'))];
}

async function cutLog({ data, server, submit }: Trial): Promise<readonly string[]> {
  const broken: string[] = [];
  for (let number = 0; number < 5; number += 1)
    if ((await submit(`cut-${number}`))?.status !== 201) broken.push('a submission was refused');
  await server.kill();
  const log = join(data, 'rappen.sqlite-wal');
  truncateSync(log, Math.floor(statSync(log).size / 2));
  const said = await server.start().then(
    () => 'it started',
    (error: Error) => error.message,
  );
  return /status 1: .*older than what was confirmed/.test(said) ? broken : [...broken, said];
}

function mounted(folder: string): boolean {
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
