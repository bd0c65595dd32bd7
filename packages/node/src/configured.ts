import { type Config, readConfig } from '@rappen/http';
import { type Store, StoreTrouble } from '@rappen/store';
import { openStore } from '@rappen/store/open';
import { readTextFile } from './files.ts';

/** Runs work that the settings of the environment configure. Exit status 1 with a sentence where they, or the store, are unusable. */
export async function withConfig(work: (config: Config) => Promise<number>): Promise<number> {
  const config = readConfig(process.env, { readFile: readTextFile });
  if ('errors' in config) return refused(config.errors.join('\n'));
  try {
    return await work(config);
  } catch (error) {
    if (!(error instanceof StoreTrouble)) throw error;
    return refused(error.message);
  }
}

/** Runs work on the configured store, and closes it. */
export function withStore(work: (store: Store, config: Config) => Promise<number>): Promise<number> {
  return withConfig(async (config) => {
    const store = await openStore(config.storage);
    return work(store, config).finally(() => store.close());
  });
}

function refused(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}
