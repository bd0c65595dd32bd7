import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { buildWeb } from './build-web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where `deploy/wrangler.jsonc` finds the script, its WebAssembly and its static assets. */
export const bundleFolder: string = join(root, 'packages/workers/dist/bundle');

/** The modules that a Worker without the PDF renderer takes in place of others. */
export const aliasesWithoutRenderer: Readonly<Record<string, string>> = {
  '@embedpdf/pdfium/pdfium.wasm': '@rappen/workers/no-renderer',
};

/**
 * Bundles a Worker entry into `folder`: `worker.js` beside the `.wasm` files, and `assets` with the files of the API page and,
 * below `web`, of the web application. Without the PDF renderer it is a third of the size.
 */
export async function buildWorker(
  folder: string,
  entry = 'packages/workers/src/main.ts',
  conditions = ['rappen-source'],
  withRenderer = true,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: { worker: entry },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: [...conditions, 'workerd', 'worker'],
    loader: { '.wasm': 'copy' },
    alias: withRenderer ? {} : aliasesWithoutRenderer,
    assetNames: '[name]',
    logLevel: 'warning',
  });
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  await buildWeb(join(assets, 'web'), { copies: false });
}

/** Bytes of the script and its modules, as they are and compressed: the plan of the platform limits the latter. */
export function workerSize(folder: string): { bytes: number; compressedBytes: number } {
  const files = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  const contents = files.map((path) => readFileSync(path));
  return {
    bytes: contents.reduce((sum, file) => sum + file.length, 0),
    compressedBytes: contents.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
  };
}

if (import.meta.main) {
  await buildWorker(bundleFolder, undefined, undefined, !process.argv.includes('--without-renderer'));
  const { bytes, compressedBytes } = workerSize(bundleFolder);
  console.log(
    `Worker: ${(bytes / 1e6).toFixed(2)} MB, ${(compressedBytes / 1e6).toFixed(2)} MB compressed, in ${bundleFolder}`,
  );
}
