import type { WebFiles } from '@rappen/http';

const folder = new URL('dist/app/', import.meta.resolve('@rappen/web/package.json'));

/** The files of the web application, from the installed package; none where it is not built. */
export const webFiles: WebFiles = {
  read: (name) =>
    Deno.readFile(new URL(name, folder)).catch((error: unknown) => {
      if (error instanceof Deno.errors.NotFound) return undefined;
      throw error;
    }),
};
