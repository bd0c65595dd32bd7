import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { WebFiles } from '@rappen/http';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@rappen/web/package.json')), 'dist/app');

/** The files of the web application, from the installed package; none where it is not built. */
export const webFiles: WebFiles = {
  read: (name) =>
    readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
};
