import { keyNotice, readConfig, settingNames, welcomeNotice } from '@rappen/http';
import { startServer } from './serve.ts';

const config = readConfig(Object.fromEntries(settingNames.map((name) => [name, Deno.env.get(name)])));
if ('errors' in config) {
  console.error(config.errors.join('\n'));
  Deno.exit(2);
}
const server = await startServer(config, (line) => console.log(line)).catch((error: Error) => {
  console.error(`The server does not start: ${error.message}`);
  Deno.exit(1);
});
console.error(`Rappen listens on ${server.url} (API page: ${server.url}/docs)`);
if (config.apiKey === undefined) console.error(keyNotice(server));
if (server.welcomeUrl !== undefined) console.error(welcomeNotice(server));
await new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) Deno.addSignalListener(signal, resolve);
});
await server.stop();
Deno.exit(0);
