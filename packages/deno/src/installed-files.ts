import { readFile } from 'node:fs/promises';
import type { InstalledFiles } from '@rappen/http';

/** Files of the packages this one depends on. */
export const installedFiles: InstalledFiles = {
  async read(name) {
    try {
      return await readFile(new URL(import.meta.resolve(name)));
    } catch (error) {
      if (['ENOENT', 'ERR_MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
  },
};
