import { keyNotice, readConfig, welcomeNotice } from '@rappen/http';
import { StoreTrouble } from '@rappen/store';
import type { Command } from '../command-line.ts';
import { readSmtpUrl, smtpMailer } from '../mailer.ts';
import { startServer } from '../serve.ts';

export const serve: Command = {
  usage: 'serve',
  summary: 'Starts the service. PORT, HOST and the variables that begin with RAPPEN_ set it up.',
  async run() {
    const config = readConfig(process.env);
    if ('errors' in config) {
      process.stderr.write(`${config.errors.join('\n')}\n`);
      return 2;
    }
    const smtp = config.smtpUrl === undefined ? undefined : readSmtpUrl(config.smtpUrl);
    if (smtp !== undefined && 'error' in smtp) {
      process.stderr.write(`${smtp.error}\n`);
      return 2;
    }
    const writeLine = (line: string) => process.stdout.write(`${line}\n`);
    const server = await startServer(config, writeLine, smtp && smtpMailer(smtp)).catch(startTrouble);
    if (typeof server === 'string') {
      process.stderr.write(`${server}\n`);
      return 1;
    }
    process.stderr.write(`Rappen listens on ${server.url} (API page: ${server.url}/docs)\n`);
    if (config.apiKey === undefined) process.stderr.write(`${keyNotice(server)}\n`);
    if (server.welcomeUrl !== undefined) process.stderr.write(`${welcomeNotice(server)}\n`);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
    });
    await server.stop();
    return 0;
  },
};

/** What an operator can mend; anything else is thrown on. */
function startTrouble(error: NodeJS.ErrnoException): string {
  if (error instanceof StoreTrouble) return error.message;
  if (error.code === 'EADDRINUSE') return 'PORT is in use by another program: choose another';
  if (error.code === 'EACCES') return 'PORT may not be used by this user: choose one from 1024 on';
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return 'HOST is not an address of this machine';
  throw error;
}
