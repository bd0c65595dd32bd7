import { runServer } from '@rappen/http';
import type { Command } from '../command.ts';
import { readSmtpUrl, smtpMailer } from '../mailer.ts';
import { startServer } from '../serve.ts';

export const serve: Command = {
  usage: 'serve',
  summary: 'Starts the service. PORT, HOST and the variables that begin with RAPPEN_ set it up.',
  run: () =>
    runServer(process, async (config, writeLine) => {
      const smtp = config.smtpUrl === undefined ? undefined : readSmtpUrl(config.smtpUrl);
      if (smtp !== undefined && 'error' in smtp) return { errors: [smtp.error] };
      return startServer(config, writeLine, smtp && smtpMailer(smtp));
    }),
};
