import type { DocumentationFiles, WebFiles } from '../ports.ts';

/** Files of installed packages, by the name that a program would import: `swagger-ui-dist/swagger-ui.css`. */
export interface InstalledFiles {
  /** Undefined: there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>;
}

/** The files of the API page; nothing else of their package is served. */
export function documentationFiles(files: InstalledFiles): DocumentationFiles {
  return { read: (name) => files.read(`swagger-ui-dist/${name}`) };
}

/** The files of the web application; none where it is not built. */
export function webFiles(files: InstalledFiles): WebFiles {
  return { read: (name) => files.read(`@rappen/web/app/${name}`) };
}
