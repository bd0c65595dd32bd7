import { type App, createApp, readConfig, standardPorts } from '@rappen/http';
import { type Assets, documentationFiles } from './documentation.ts';
import { openImaging } from './modules.ts';

/** Variables, secrets and bindings of the Worker. */
export interface Environment {
  readonly RAPPEN_API_KEY?: string;
  /** Holds the files of the API page. */
  readonly ASSETS?: Assets;
}

/** Builds the service, or says in sentences why it cannot: every instance needs the same key, so none is made up. */
export async function startServer(
  { RAPPEN_API_KEY, ASSETS }: Environment,
  writeLine: (line: string) => void,
): Promise<App | { readonly errors: readonly string[] }> {
  const config = readConfig({ RAPPEN_API_KEY });
  if ('errors' in config) return config;
  const { apiKey } = config;
  if (apiKey === undefined) return { errors: ['RAPPEN_API_KEY is not set: run "wrangler secret put RAPPEN_API_KEY"'] };
  const codes = await openImaging();
  return createApp(await standardPorts({ apiKey, codes, documentation: documentationFiles(ASSETS), writeLine }));
}
