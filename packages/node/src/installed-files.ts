import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { InstalledFiles } from '@rappen/http';

const find = createRequire(import.meta.url);

/** Files of the packages that this one depends on. */
export const installedFiles: InstalledFiles = {
  async read(name) {
    try {
      return await readFile(find.resolve(name));
    } catch (error) {
      if (['ENOENT', 'MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
  },
};
