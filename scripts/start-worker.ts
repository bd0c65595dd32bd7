import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, newApiKey, readConfig } from '@rappen/http';
import { Log, LogLevel, Miniflare } from 'miniflare';
import { buildWorker, bundleFolder } from './build-worker.ts';

const settings = readFileSync(new URL('../packages/workers/wrangler.toml', import.meta.url), 'utf8');
const compatibilityDate = /^compatibility_date = "(.+)"$/m.exec(settings)?.[1] ?? '';

/** A bundled Worker that runs in workerd on this machine. */
export interface RunningWorker {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a bundle of `buildWorker` as `wrangler.toml` does; port 0 takes a free one. Without a key the Worker says what is missing. */
export async function startWorker(folder: string, { port, host, apiKey }: Config): Promise<RunningWorker> {
  const path = (name: string) => join(folder, name);
  const miniflare = new Miniflare({
    port,
    host,
    log: new Log(LogLevel.WARN),
    cf: false,
    modulesRoot: folder,
    modules: [
      { type: 'ESModule', path: path('worker.js') },
      { type: 'CompiledWasm', path: path('zxing_reader.wasm') },
      { type: 'CompiledWasm', path: path('pdfium.wasm') },
    ],
    compatibilityDate,
    bindings: apiKey === undefined ? {} : { RAPPEN_API_KEY: apiKey },
    assets: {
      directory: path('assets'),
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
    },
  });
  const url = await miniflare.ready;
  return { url: url.origin, stop: () => miniflare.dispose() };
}

if (import.meta.main) {
  const config = readConfig(process.env);
  if ('errors' in config) {
    console.error(config.errors.join('\n'));
    process.exit(2);
  }
  const apiKey = config.apiKey ?? newApiKey();
  await buildWorker(bundleFolder);
  const worker = await startWorker(bundleFolder, { ...config, apiKey });
  console.error(`Rappen listens on ${worker.url} (API page: ${worker.url}/docs)`);
  if (config.apiKey === undefined) console.error(`API key of this run: ${apiKey}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void worker.stop().then(() => process.exit(0)));
}
