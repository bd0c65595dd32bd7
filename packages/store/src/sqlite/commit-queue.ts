import { StoreUnavailable } from '@rappen/http';
import type { Commit, Statement } from '../database.ts';
import { limits } from '../limits.ts';
import { unavailable } from '../trouble.ts';
import type { GroupOutcome } from './connection.ts';
import { sqliteReason } from './reason.ts';

/** Makes commits in one transaction; waits for another process no longer than `patience` milliseconds. */
export type CommitGroup = (
  group: readonly (readonly Statement[])[],
  patience: number,
) => Promise<readonly GroupOutcome[]>;

/** Commits on their way to a writer that makes one group of them at a time. */
export interface CommitQueue {
  /** Throws `StoreUnavailable` when too much waits, and when its turn does not come within two seconds. */
  commit(statements: readonly Statement[]): Promise<Commit>;
  /** When nothing is under way any more. */
  settled(): Promise<void>;
}

interface Waiting {
  readonly statements: readonly Statement[];
  readonly size: number;
  /** Until when it may begin, by `performance.now()`. */
  readonly until: number;
  readonly resolve: (outcome: Commit) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Everything that waits while a group is made goes into the next one: many commits share one write to the disk. A commit that
 * was refused here has not begun; of one that has begun the writer says how it ended.
 */
export function commitQueue(commitGroup: CommitGroup): CommitQueue {
  const waiting: Waiting[] = [];
  let waitingSize = 0;
  let isAtWork = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: (() => void)[] = [];

  function leave(count: number): Waiting[] {
    const left = waiting.splice(0, count);
    for (const { size } of left) waitingSize -= size;
    return left;
  }

  /** The first are those that have waited longest. */
  function refuseLate(): void {
    clearTimeout(timer);
    timer = undefined;
    const now = performance.now();
    const inTime = waiting.findIndex(({ until }) => until > now);
    for (const { reject } of leave(inTime < 0 ? waiting.length : inTime))
      reject(new StoreUnavailable('too slow', 'Another commit kept the writer busy'));
    const [next] = waiting;
    if (next !== undefined && isAtWork) timer = setTimeout(refuseLate, next.until - now);
  }

  function nextGroup(): Waiting[] {
    let size = 0;
    const tooMuch = waiting.findIndex((one, index) => {
      size += one.size;
      return index > 0 && (index >= limits.commitsPerGroupMax || size > limits.groupSizeMax);
    });
    return leave(tooMuch < 0 ? waiting.length : tooMuch);
  }

  async function work(): Promise<void> {
    isAtWork = true;
    for (refuseLate(); waiting.length > 0; refuseLate()) {
      const group = nextGroup();
      refuseLate();
      const patience = (group.at(-1)?.until ?? 0) - performance.now();
      try {
        const statements = group.map((one) => one.statements);
        const outcomes = await commitGroup(statements, patience);
        for (const [index, { resolve, reject }] of group.entries()) {
          const outcome = outcomes[index];
          if (outcome !== undefined && 'ok' in outcome) resolve(outcome);
          else reject(unavailable(outcome?.error, sqliteReason));
        }
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isAtWork = false;
    for (const resolve of idle) resolve();
    idle = [];
  }

  return {
    commit: (statements) =>
      new Promise((resolve, reject) => {
        const size = sizeOf(statements);
        const isFull = waiting.length >= limits.commitsWaitingMax || waitingSize + size > limits.waitingSizeMax;
        if (isFull && waiting.length > 0)
          return reject(new StoreUnavailable('overloaded', 'Too many commits are waiting'));
        waiting.push({ statements, size, until: performance.now() + limits.commitWaitMilliseconds, resolve, reject });
        waitingSize += size;
        if (!isAtWork) void work();
        else if (timer === undefined) timer = setTimeout(refuseLate, limits.commitWaitMilliseconds);
      }),
    settled: () => (isAtWork ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
  };
}

/** Characters and bytes of what statements carry. */
function sizeOf(statements: readonly Statement[]): number {
  let size = 0;
  for (const { sql, parameters = [] } of statements) {
    size += sql.length;
    for (const value of parameters)
      if (typeof value === 'object' || typeof value === 'string') size += value?.length ?? 0;
  }
  return size;
}
