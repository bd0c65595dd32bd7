import type { InstalledFiles } from '@rappen/http';

/** A binding to the static assets that are deployed with the Worker. */
export interface Assets {
  fetch(url: string): Promise<Response>;
}

/** Where `scripts/build-worker.ts` has put the files of a package; without the binding, there are none. */
const folders: Readonly<Record<string, string>> = { 'swagger-ui-dist/': '', '@rappen/web/app/': 'web/' };

/** Files of packages, from the static assets. The platform compresses by itself: there are no copies. */
export function installedFiles(assets: Assets | undefined): InstalledFiles {
  return {
    async read(name) {
      const folder = Object.keys(folders).find((start) => name.startsWith(start));
      if (folder === undefined || /\.(?:br|gz)$/.test(name)) return undefined;
      const file = await assets?.fetch(`https://assets.local/${folders[folder]}${name.slice(folder.length)}`);
      return file?.ok ? new Uint8Array(await file.arrayBuffer()) : undefined;
    },
  };
}
