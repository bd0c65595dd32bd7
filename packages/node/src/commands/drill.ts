import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@rappen/http';
import { type SettingsOption, withConfig } from '../configured.ts';
import { rehearse, type Step } from '../drill/rehearsal.ts';
import { misunderstood, print } from '../output.ts';

interface DrillOptions extends SettingsOption {
  readonly kills: string;
  readonly seconds: string;
  readonly keep: boolean;
  readonly json: boolean;
}

const killsMax = 100;
const secondsMax = 600;

/**
 * Rehearses on a copy of the store what may happen to it, and prints what was found. The store itself is only read, for a backup.
 * Answers the exit status: 0 where everything held, 1 where something did not.
 */
export function drill(options: DrillOptions): Promise<number> {
  const [kills, seconds] = [Number(options.kills), Number(options.seconds)];
  if (!(Number.isInteger(kills) && kills >= 1 && kills <= killsMax))
    return Promise.resolve(misunderstood(`--kills must be a number from 1 to ${killsMax}: it is "${options.kills}"`));
  if (!(seconds > 0 && seconds <= secondsMax))
    return Promise.resolve(
      misunderstood(`--seconds must be a number above 0, at most ${secondsMax}: it is "${options.seconds}"`),
    );
  return withConfig(options, async (config) => {
    const { storage } = config;
    if (storage === undefined || 'databaseUrl' in storage)
      return misunderstood('drill works with RAPPEN_DATA only: for PostgreSQL rehearse with its own tools');
    if (storage.files !== undefined)
      return misunderstood('drill does not work with files in S3: a copy would delete files of the real store there');
    const place = await mkdtemp(join(tmpdir(), 'rappen-drill-'));
    try {
      const live = { folder: storage.folder };
      const rehearsal = { live, place, kills, seconds, secrets: secretsOf(config) };
      const steps = await rehearse(rehearsal, (step) => options.json || print(lineOf(step)));
      const isRight = steps.every(({ ok }) => ok);
      print(
        options.json
          ? `${JSON.stringify({ ok: isRight, steps, folder: options.keep ? place : undefined })}\n`
          : endOf(isRight),
      );
      if (options.keep && !options.json) print(`What was made is in ${place}: it holds data of your customers\n`);
      return isRight ? 0 : 1;
    } finally {
      if (!options.keep) await rm(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  });
}

/** What the copy needs of the settings, to open what the store has sealed. */
function secretsOf({ secret, previousSecret }: Config): Readonly<Record<string, string>> {
  return {
    ...(secret !== undefined && { RAPPEN_SECRET: secret }),
    ...(previousSecret !== undefined && { RAPPEN_SECRET_PREVIOUS: previousSecret }),
  };
}

const columns = { state: 8, name: 11, seconds: 9 };

function lineOf({ name, ok, message, milliseconds }: Step): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  return `${(ok ? 'ok' : 'wrong').padEnd(columns.state)}${name.padEnd(columns.name)}${seconds.padEnd(columns.seconds)}${message}\n`;
}

function endOf(isRight: boolean): string {
  return isRight
    ? 'Everything held. The store itself was not touched.\n'
    : 'Something did not hold: see the lines marked wrong. The store itself was not touched.\n';
}
