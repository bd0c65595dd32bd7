import type { DocumentationFiles, WebFiles } from '../ports/ports.ts';

/** Files of installed packages, by the name that a program would import: `@rappen/web/app/index.html`. */
export interface InstalledFiles {
  /** Undefined: there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>;
}

/** The files of the API page; none where the web application is not built. */
export function documentationFiles(files: InstalledFiles): DocumentationFiles {
  return { read: (name) => files.read(`@rappen/web/app/docs/${name}`) };
}

/** The files of the web application; none where it is not built. */
export function webFiles(files: InstalledFiles): WebFiles {
  return { read: (name) => files.read(`@rappen/web/app/${name}`) };
}
