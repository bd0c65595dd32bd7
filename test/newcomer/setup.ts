import type { TestProject } from 'vitest/node';
import { startRegistry } from './registry.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where npm finds the packages of this repository, and what it writes down of the archive of each. */
    readonly registry: { readonly url: string; readonly integrities: readonly string[] };
  }
}

/** Builds and packs the packages once for every test of this folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const registry = await startRegistry();
  project.provide('registry', { url: registry.url, integrities: registry.integrities });
  return () => registry.stop();
}
