import type { DocumentationFiles } from '@rappen/http';

/** The files of the API page, from the installed package; nothing else of it is served. */
export const documentationFiles: DocumentationFiles = {
  read: (name) => Deno.readFile(new URL(import.meta.resolve(`swagger-ui-dist/${name}`))),
};
