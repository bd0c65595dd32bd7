import { type Config, readConfig } from '@rappen/http';
import { type Store, StoreTrouble } from '@rappen/store';
import { openStore } from '@rappen/store/open';
import { readTextFile } from './files.ts';
import { printError } from './output.ts';
import { readSettingsFile } from './settings-file.ts';

/** The option `--settings`. */
export interface SettingsOption {
  readonly settings?: string | undefined;
}

/** As `addSettings`, but prints the sentences and answers the exit status 1; undefined: nothing is wrong. */
export function applySettings(options: SettingsOption): number | undefined {
  const errors = addSettings(options);
  return errors.length > 0 ? refusedSettings(errors) : undefined;
}

/**
 * Adds the settings of a file to the environment, where they are not set. Answers sentences about lines that are wrong. Throws
 * `FileTrouble` where the named file cannot be read.
 */
export function addSettings({ settings }: SettingsOption): readonly string[] {
  const file = readSettingsFile(settings);
  if ('errors' in file) return file.errors;
  for (const [name, value] of Object.entries(file.values)) {
    // A secret may be set as itself or as the name of a file
    const other = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : `${name}_FILE`;
    if (process.env[other] === undefined) process.env[name] ??= value;
  }
  return [];
}

/** Runs work that the settings configure. Exit status 1 with a sentence where they, or the store, are unusable. */
export async function withConfig(options: SettingsOption, work: (config: Config) => Promise<number>): Promise<number> {
  const status = applySettings(options);
  if (status !== undefined) return status;
  const config = readConfig(process.env, { readFile: readTextFile });
  if ('errors' in config) return refusedSettings(config.errors);
  try {
    return await work(config);
  } catch (error) {
    if (!(error instanceof StoreTrouble)) throw error;
    return refused(error.message);
  }
}

/** Runs work on the configured store, and closes it. */
export function withStore(
  options: SettingsOption,
  work: (store: Store, config: Config) => Promise<number>,
): Promise<number> {
  return withConfig(options, async (config) => {
    const store = await openStore(config.storage);
    return work(store, config).finally(() => store.close());
  });
}

/** Prints what is wrong with settings. Answers the exit status 1. */
export function refusedSettings(errors: readonly string[]): number {
  return refused(errors.join('\n'));
}

function refused(message: string): number {
  printError(`${message}\n`);
  return 1;
}
