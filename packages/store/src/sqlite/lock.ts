import { DatabaseSync } from 'node:sqlite';
import { limits } from '../limits.ts';
import { sqliteReason } from './reason.ts';

/** A lock that ends with the process that holds it, however that ends. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the lock of a folder, for which one service may be at work: an exclusive transaction on a file of its own. Waits a
 * moment for a service that is just ending. Undefined: another one is at work.
 */
export async function lockFolder(
  file: string,
  waitMilliseconds: number = limits.lockWaitMilliseconds,
): Promise<FolderLock | undefined> {
  const until = performance.now() + waitMilliseconds;
  for (;;) {
    const connection = new DatabaseSync(file, { timeout: 0 });
    try {
      connection.exec('BEGIN EXCLUSIVE');
      return { release: () => connection.close() };
    } catch (error) {
      connection.close();
      if (sqliteReason(error) !== 'locked by another process') throw error;
    }
    if (performance.now() >= until) return undefined;
    await new Promise((resolve) => setTimeout(resolve, limits.lockPauseMilliseconds));
  }
}
