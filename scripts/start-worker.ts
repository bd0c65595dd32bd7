import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, keyNotice, newApiKey, readConfig } from '@rappen/http';
import { openMiniflare } from '../runtimes/workerd.ts';
import { buildWorker, bundleFolder } from './build-worker.ts';

const settings = readFileSync(new URL('../deploy/wrangler.jsonc', import.meta.url), 'utf8');
const compatibilityDate = /^ *"compatibility_date": "(.+)",$/m.exec(settings)?.[1] ?? '';

/** A bundled Worker that runs in workerd on this machine. */
export interface RunningWorker {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a bundle of `buildWorker` as `wrangler.jsonc` says; port 0 takes a free one. With a data folder, a D1 database and
 * an R2 bucket in it are bound. Without a key the Worker says what is missing.
 */
export async function startWorker(folder: string, config: Config): Promise<RunningWorker> {
  const { port, host } = config;
  const path = (name: string) => join(folder, name);
  const miniflare = await openMiniflare({
    port,
    host,
    modulesRoot: folder,
    modules: [
      { type: 'ESModule', path: path('worker.js') },
      ...readdirSync(folder)
        .filter((name) => name.endsWith('.wasm'))
        .map((name) => ({ type: 'CompiledWasm' as const, path: path(name) })),
    ],
    compatibilityDate,
    bindings: variablesOf(config),
    ...storageOf(config),
    assets: {
      directory: path('assets'),
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
    },
  });
  const url = await miniflare.ready;
  return { url: url.origin, stop: () => miniflare.dispose() };
}

function variablesOf(config: Config): Record<string, string> {
  const { apiKey, demoKey, rateLimits, firstUser, gateway } = config;
  const secret = secretOf(config);
  return {
    ...(secret !== undefined && { RAPPEN_SECRET: secret }),
    ...(apiKey !== undefined && { RAPPEN_API_KEY: apiKey }),
    ...(demoKey !== undefined && { RAPPEN_DEMO_KEY: demoKey }),
    ...(firstUser && { RAPPEN_ADMIN_EMAIL: firstUser.emailAddress, RAPPEN_ADMIN_PASSWORD: firstUser.password }),
    ...(gateway && { RAPPEN_GATEWAY_URL: gateway.address, RAPPEN_GATEWAY_SECRET: gateway.secret }),
    RAPPEN_RATE_LIMIT: rateLimits === undefined ? 'off' : String(rateLimits.requestsPerMinute),
  };
}

/** What is set, or what the folder keeps for this Worker alone: a deployed one is given a secret. */
function secretOf({ secret, storage }: Config): string | undefined {
  if (secret !== undefined || storage === undefined || !('folder' in storage)) return secret;
  const file = join(storage.folder, 'worker.secret');
  mkdirSync(storage.folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, newApiKey(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

function storageOf({ storage }: Config) {
  if (storage === undefined || !('folder' in storage)) return {};
  return {
    d1Databases: ['DB'],
    d1Persist: join(storage.folder, 'd1'),
    r2Buckets: ['BLOBS'],
    r2Persist: join(storage.folder, 'r2'),
  };
}

if (import.meta.main) {
  const config = readConfig(process.env, { readFile: (name) => readFileSync(name, 'utf8') });
  if ('errors' in config) {
    console.error(config.errors.join('\n'));
    process.exit(1);
  }
  const apiKey = config.apiKey ?? newApiKey();
  await buildWorker(bundleFolder);
  const worker = await startWorker(bundleFolder, { ...config, apiKey });
  console.error(`Rappen listens on ${worker.url} (API page: ${worker.url}/docs)`);
  if (config.apiKey === undefined) console.error(keyNotice({ apiKey }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void worker.stop().then(() => process.exit(0)));
}
