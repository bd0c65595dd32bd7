import type { S3Server } from '../../packages/store/test/s3-server.ts';
import { type Chance, pause } from './chance.ts';
import type { FailingDisk } from './failing-disk.ts';
import type { Server } from './server.ts';
import { timesMax } from './times.ts';

export const pauseMilliseconds = 100;

/** What a trial has at hand. */
export interface Trial {
  readonly data: string;
  readonly server: Server;
  readonly chance: Chance;
  readonly rounds: number;
  /** Where the files lie, if not in the database. */
  readonly bucket: S3Server | undefined;
  /** What fails of the disk under the service, if that can be said. */
  readonly disk: FailingDisk | undefined;
  /** Submits a bill; the answer, or undefined where the connection broke off. */
  submit(referenceNumber: string, idempotencyKey?: string): Promise<Response | undefined>;
}

/** What is wrong with an answer that has to refuse because of the store. */
export async function refusalOf(answer: Response | undefined): Promise<readonly string[]> {
  const { code } = ((await answer?.json()) ?? {}) as { code?: string };
  const isRight = answer?.status === 503 && code === 'STORAGE_UNAVAILABLE' && answer.headers.has('retry-after');
  return isRight ? [] : [`the answer was ${answer?.status} ${code}`];
}

/** A request that was refused is carried out when it is repeated. */
export async function acceptanceOf(submit: Trial['submit'], name: string): Promise<readonly string[]> {
  const until = performance.now() + timesMax.refusal;
  for (;;) {
    const answer = await submit(name, name);
    if (answer?.status === 201) return [];
    if (performance.now() > until) return [`afterwards the answer was ${answer?.status} ${await answer?.text()}`];
    await pause(pauseMilliseconds);
  }
}
