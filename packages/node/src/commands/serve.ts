import { readConfig } from '@rappen/http';
import type { Command } from '../command-line.ts';
import { startServer } from '../serve.ts';

export const serve: Command = {
  usage: 'serve',
  summary: 'Starts the service. PORT, HOST and RAPPEN_API_KEY are read from the environment.',
  async run() {
    const config = readConfig(process.env);
    if ('errors' in config) {
      process.stderr.write(`${config.errors.join('\n')}\n`);
      return 2;
    }
    const server = await startServer(config, (line) => process.stdout.write(`${line}\n`));
    process.stderr.write(`Rappen listens on ${server.url} (API page: ${server.url}/docs)\n`);
    if (config.apiKey === undefined) process.stderr.write(`API key of this run: ${server.apiKey}\n`);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
    });
    await server.stop();
    return 0;
  },
};
