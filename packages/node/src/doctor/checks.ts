import { type Config, type Environment, ownUrl, readConfig, secretSettingNames } from '@rappen/http';
import { readTextFile } from '../files.ts';
import { freeAddress } from '../http-server.ts';
import { openMailer } from '../mail/open-mailer.ts';
import type { Finding, Machine } from './finding.ts';
import { openFinding, storeChecks } from './store-checks.ts';

/** Checks everything that the service needs, with settings that are read already; the file of settings, where they come from one. */
export async function findingsOf(
  environment: Environment,
  settingsFile: string | undefined,
  machine: Machine,
): Promise<readonly Finding[]> {
  const config = readConfig(environment, { readFile: readTextFile });
  const found: Finding[] = [{ check: 'node', state: 'ok', message: `Node ${machine.nodeVersion}` }];
  found.push(...settingFindings(config), ...(await openFiles(environment, settingsFile, machine)));
  // Without settings nobody knows where the store and the port are
  if (!('errors' in config)) found.push(...(await storeChecks(config, machine)), await portFinding(config));
  found.push(await fontFinding(machine));
  return found;
}

function settingFindings(config: Config | { readonly errors: readonly string[] }): readonly Finding[] {
  const read = 'errors' in config ? config : openMailer(config);
  const errors = 'errors' in read ? read.errors : [];
  const remedy = 'docs/guide/settings.md lists the allowed values';
  if (errors.length > 0) return errors.map((message) => ({ check: 'settings', state: 'wrong', message, remedy }));
  return [{ check: 'settings', state: 'ok', message: 'the settings are valid' }];
}

/** Files with secrets that others may read. Those of containers often can be, by everyone in there. */
async function openFiles(
  environment: Environment,
  settingsFile: string | undefined,
  machine: Machine,
): Promise<readonly Finding[]> {
  const named = secretSettingNames.flatMap((name) => environment[`${name}_FILE`] ?? []);
  const findings = [
    settingsFile === undefined ? undefined : await openFinding(settingsFile, machine),
    ...(await Promise.all(named.map((file) => openFinding(file, machine, 'warning')))),
  ];
  return findings.filter((finding) => finding !== undefined);
}

async function portFinding({ port, host }: Config): Promise<Finding> {
  const check = 'port';
  try {
    await freeAddress({ port, hostname: host });
    return { check, state: 'ok', message: port === 0 ? 'a free port is picked' : `port ${port} of ${host} is free` };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && (await isRappenAt(ownUrl(host, port))))
      return { check, state: 'ok', message: `port ${port} of ${host}: Rappen answers there` };
    const [message, remedy] = troubles[code] ?? [`cannot be used (${code})`, 'Choose another PORT or HOST'];
    return { check, state: 'wrong', message: `port ${port} of ${host} ${message}`, remedy };
  }
}

const troubles: Readonly<Record<string, readonly [message: string, remedy: string]>> = {
  __proto__: null as never,
  EADDRINUSE: ['is in use by another program', 'Choose another PORT, or stop that program'],
  EACCES: ['may not be used by this user', 'Choose a PORT from 1024 on'],
  EADDRNOTAVAIL: ['is not an address of this machine', 'Set HOST to an address of this machine'],
  ENOTFOUND: ['is not an address of this machine', 'Set HOST to an address of this machine'],
};

/** How long another program may take to say who it is, in milliseconds. */
const patience = 2000;

async function isRappenAt(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/livez`, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  return answer?.status === 200 && (await answer.text()) === 'ok';
}

async function fontFinding({ openFonts }: Machine): Promise<Finding> {
  try {
    const { hasCjk } = await openFonts();
    const cjk = hasCjk
      ? ', also those of Chinese, Japanese and Korean'
      : '; @rappen/fonts-cjk would add Chinese, Japanese and Korean';
    return { check: 'fonts', state: 'ok', message: `the fonts and the code reader are installed${cjk}` };
  } catch (error) {
    const message = `fonts or the code reader are missing: ${(error as Error).message}`;
    return { check: 'fonts', state: 'wrong', message, remedy: 'Install @rappen/node again' };
  }
}
