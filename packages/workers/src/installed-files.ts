import type { InstalledFiles } from '@rappen/http';

/** A binding to the static assets that are deployed with the Worker. */
export interface Assets {
  fetch(url: string): Promise<Response>;
}

/** Whose files there are: `scripts/build-worker.ts` puts them into the folder `web`. Without the binding, there are none. */
const start = '@rappen/web/app/';

/** Files of packages, from the static assets. The platform compresses them itself. */
export function installedFiles(assets: Assets | undefined): InstalledFiles {
  return {
    async read(name) {
      if (!name.startsWith(start) || /\.(?:br|gz)$/.test(name)) return undefined;
      const file = await assets?.fetch(`https://assets.local/web/${name.slice(start.length)}`);
      return file?.ok ? new Uint8Array(await file.arrayBuffer()) : undefined;
    },
  };
}
