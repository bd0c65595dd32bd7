import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Miniflare, type MiniflareOptions, openMiniflare } from '../../../runtimes/workerd.ts';
import { buildWorker } from '../../../scripts/build-worker.ts';

export interface WorkerParts {
  /** Without: the Worker itself. */
  readonly entry?: string;
  readonly key: string;
  /** Bindings beside the database. */
  readonly options?: Partial<MiniflareOptions>;
}

/** Bundles a Worker into a folder and opens it in workerd, with an empty database. Its log is not shown. */
export async function openWorker(folder: string, { entry, key, options }: WorkerParts): Promise<Miniflare> {
  await buildWorker(folder, entry);
  const path = (name: string) => join(folder, name);
  const miniflare = await openMiniflare({
    handleRuntimeStdio: (...outputs: Readable[]) => void outputs.map((output) => output.resume()),
    modulesRoot: folder,
    modules: [
      { type: 'ESModule', path: path('worker.js') },
      { type: 'CompiledWasm', path: path('zxing_reader.wasm') },
      { type: 'CompiledWasm', path: path('pdfium.wasm') },
    ],
    compatibilityDate: '2026-07-01',
    bindings: { RAPPEN_API_KEY: key, RAPPEN_SECRET: 'a-secret-of-the-tests', RAPPEN_RATE_LIMIT: 'off' },
    d1Databases: ['DB'],
    ...options,
  });
  await miniflare.ready;
  return miniflare;
}
