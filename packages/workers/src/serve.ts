import { type App, createApp, readConfig, type Settings, standardPorts } from '@rappen/http';
import { type Assets, documentationFiles } from './documentation.ts';
import { openImaging } from './modules.ts';
import { openStore, type StorageBindings } from './store.ts';

/** Variables, secrets and bindings of the Worker. */
export interface Environment
  extends StorageBindings,
    Pick<Settings, 'RAPPEN_API_KEY' | 'RAPPEN_DEMO_KEY' | 'RAPPEN_RATE_LIMIT'> {
  /** Holds the files of the API page. */
  readonly ASSETS?: Assets;
}

/** Builds the service, or says in sentences why it cannot. Requests are counted by each instance for itself. */
export async function startServer(
  environment: Environment,
  writeLine: (line: string) => void,
): Promise<App | { readonly errors: readonly string[] }> {
  const { RAPPEN_API_KEY, RAPPEN_DEMO_KEY, RAPPEN_RATE_LIMIT } = environment;
  const config = readConfig({ RAPPEN_API_KEY, RAPPEN_DEMO_KEY, RAPPEN_RATE_LIMIT });
  if ('errors' in config) return config;
  const store = await openStore(environment, config);
  if ('errors' in store) return store;
  const codes = await openImaging();
  const documentation = documentationFiles(environment.ASSETS);
  return createApp(standardPorts({ store, rateLimits: config.rateLimits, codes, documentation, writeLine }));
}
