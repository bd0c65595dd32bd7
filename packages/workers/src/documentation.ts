import type { DocumentationFiles } from '@rappen/http';

/** A binding to the static assets that are deployed with the Worker. */
export interface Assets {
  fetch(url: string): Promise<Response>;
}

/** The files of the API page, from the static assets; without the binding, there are none. */
export function documentationFiles(assets: Assets | undefined): DocumentationFiles {
  return {
    async read(name) {
      const file = await assets?.fetch(`https://assets.local/${name}`);
      return file?.ok ? new Uint8Array(await file.arrayBuffer()) : undefined;
    },
  };
}
