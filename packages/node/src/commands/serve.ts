import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { type Config, readConfig, runServer } from '@rappen/http';
import { applySettings, type SettingsOption } from '../configured.ts';
import { readTextFile } from '../files.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { runServing } from '../processes/serving.ts';
import { startProcesses } from '../processes/supervisor.ts';
import { startServer } from '../serve.ts';

/** Runs the service until it is stopped. Answers the exit status. */
export async function serve(options: SettingsOption): Promise<number> {
  if (cluster.isWorker) return serveBesideOthers();
  const refused = applySettings(options);
  return refused ?? runServer(process, { readFile: readTextFile }, start);
}

async function start(config: Config, writeLine: (line: string) => void) {
  const mailer = openMailer(config);
  if ('errors' in mailer) return mailer;
  const processes = config.processes ?? availableParallelism();
  return processes > 1 ? startProcesses(config, processes, writeLine) : startServer(config, writeLine, mailer.mailer);
}

/** The settings are those that the supervisor has read already. */
async function serveBesideOthers(): Promise<number> {
  const config = readConfig(process.env, { readFile: readTextFile });
  if ('errors' in config) return 1;
  const mailer = openMailer(config);
  return 'errors' in mailer ? 1 : runServing(config, mailer.mailer);
}
