import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DocumentationFiles } from '@rappen/http';

const require = createRequire(import.meta.url);

/** The files of the API page, from the installed package; nothing else of it is served. */
export const documentationFiles: DocumentationFiles = {
  read: (name) => readFile(require.resolve(`swagger-ui-dist/${name}`)),
};
