import type { WebFiles } from '@rappen/http';
import type { Assets } from './documentation.ts';

/** The files of the web application, from the static assets. The platform compresses by itself: there are no copies. */
export function webFiles(assets: Assets | undefined): WebFiles {
  return {
    async read(name) {
      if (/\.(?:br|gz)$/.test(name)) return undefined;
      const file = await assets?.fetch(`https://assets.local/web/${name}`);
      return file?.ok ? new Uint8Array(await file.arrayBuffer()) : undefined;
    },
  };
}
