import { createRequire } from 'node:module';

/** The version of this package. */
export function version(): string {
  return (createRequire(import.meta.url)('#manifest') as { readonly version: string }).version;
}
