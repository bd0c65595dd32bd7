import { normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import { sentenceOf } from '@rappen/core/problem';
import type { FirstUser } from './accounts/first-user.ts';
import { passwordProblems } from './accounts/password.ts';
import { readMaintenanceWindows } from './ebill/maintenance.ts';
import { emailAddressText, readShape } from './ebill/parameters.ts';
import type { MaintenanceWindow } from './ebill/service.ts';
import type { HookUrlRules } from './ebill/webhooks/hook-url.ts';
import type { StoredKey } from './keys.ts';
import { limits } from './limits.ts';
import type { RateLimits } from './rate-limit.ts';

/** What an operator can set, read from environment variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Key of the first customer; without one, the store's own keys are the only ones. */
  readonly apiKey: string | undefined;
  /** Key for trials: what is printed with it cannot be paid. */
  readonly demoKey?: string | undefined;
  /** Where things are kept; absent: in memory, as long as the process runs. */
  readonly storage?: StorageSettings | undefined;
  /** Absent: no limit. */
  readonly rateLimits?: RateLimits | undefined;
  /** Accounts of the first biller of the submission service; an example of each kind unless said. */
  readonly billerAccounts?: readonly string[] | undefined;
  /** Where webhooks may go. */
  readonly hookUrls?: HookUrlRules | undefined;
  /** Mail server for activation codes, on Node; absent: they are listed by the simulator only. */
  readonly smtpUrl?: string | undefined;
  /** What the secrets of webhooks are sealed with; absent: a file beside the store, or the API key. */
  readonly secret?: string | undefined;
  /** Threads that work on documents, 1 to 4; absent: one less than cores. Workers have none. */
  readonly threads?: number | undefined;
  /** The owner who is made while nobody can sign in; absent: a start prints an address for the first person. */
  readonly firstUser?: FirstUser | undefined;
  /** The address under which people reach the service, without a slash at its end; absent: that on which it listens. */
  readonly publicUrl?: string | undefined;
  /** Whether the address of a caller is what the last proxy says. */
  readonly trustsProxy?: boolean | undefined;
  /** When the eBill network is maintained. */
  readonly maintenance?: readonly MaintenanceWindow[] | undefined;
  /** How long the eBill network may take to answer a submission; absent: 30 seconds. */
  readonly networkTimeoutMilliseconds?: number | undefined;
}

/** A folder of this machine, or the address of a PostgreSQL database. */
export type StorageSettings = { readonly folder: string } | { readonly databaseUrl: string };

/** Every variable that `readConfig` reads. */
export const settingNames = [
  'PORT',
  'HOST',
  'RAPPEN_API_KEY',
  'RAPPEN_DEMO_KEY',
  'RAPPEN_DATA',
  'RAPPEN_DATABASE_URL',
  'RAPPEN_RATE_LIMIT',
  'RAPPEN_BILLER_ACCOUNTS',
  'RAPPEN_PUBLIC_URL',
  'RAPPEN_SECRET',
  'RAPPEN_SMTP_URL',
  'RAPPEN_THREADS',
  'RAPPEN_ADMIN_EMAIL',
  'RAPPEN_ADMIN_PASSWORD',
  'RAPPEN_TRUST_PROXY',
  'RAPPEN_MAINTENANCE',
  'RAPPEN_NETWORK_TIMEOUT',
  'RAPPEN_WEBHOOK_ALLOW_LOOPBACK',
] as const;

export type Settings = Readonly<Partial<Record<(typeof settingNames)[number], string | undefined>>>;

/** One IBAN and one QR-IBAN, those of the examples. */
export const billerAccountsDefault: readonly string[] = ['CH5204835012345671000', 'CH4431999123000889012'];
const portDefault = 8080;
const portMax = 65_535;
const keyLengthMin = 16;
const folderDefault = './data';
const requestsPerMinuteDefault = 600;
const requestsPerMinuteMax = 1_000_000;
const demoRequestsPerMinuteMax = 60;
const threadsMax = 4;
const networkTimeoutSecondsMax = 300;

/** Reads the configuration, or says in sentences what is wrong with it. */
export function readConfig(settings: Settings): Config | { readonly errors: readonly string[] } {
  const errors: string[] = [];
  const config = {
    port: portOf(settings.PORT || String(portDefault), errors),
    host: settings.HOST || '127.0.0.1',
    apiKey: fixedKeyOf('RAPPEN_API_KEY', settings, errors),
    demoKey: fixedKeyOf('RAPPEN_DEMO_KEY', settings, errors),
    storage: storageOf(settings, errors),
    rateLimits: rateLimitsOf(settings.RAPPEN_RATE_LIMIT || String(requestsPerMinuteDefault), errors),
    billerAccounts: accountsOf(settings.RAPPEN_BILLER_ACCOUNTS, errors),
    hookUrls: hookUrlsOf(settings, errors),
    smtpUrl: settings.RAPPEN_SMTP_URL || undefined,
    secret: secretOf(settings.RAPPEN_SECRET, errors),
    threads: threadsOf(settings.RAPPEN_THREADS, errors),
    networkTimeoutMilliseconds: networkTimeoutOf(settings.RAPPEN_NETWORK_TIMEOUT, errors),
    firstUser: firstUserOf(settings, errors),
    publicUrl: settings.RAPPEN_PUBLIC_URL?.replace(/\/+$/, '') || undefined,
    trustsProxy: settings.RAPPEN_TRUST_PROXY === '1',
    maintenance: maintenanceOf(settings.RAPPEN_MAINTENANCE, errors),
  };
  if (config.apiKey !== undefined && config.apiKey === config.demoKey)
    errors.push('RAPPEN_DEMO_KEY must not be the same as RAPPEN_API_KEY');
  return errors.length > 0 ? { errors } : config;
}

/** The keys that are set in the configuration, by their text. */
export function fixedKeys({
  apiKey,
  demoKey,
}: Pick<Config, 'apiKey' | 'demoKey'>): Readonly<Record<string, StoredKey>> {
  return {
    ...(apiKey && {
      [apiKey]: { id: 'RAPPEN_API_KEY', owner: 'first', scopes: ['qr', 'ebill', 'connect:*'], demo: false },
    }),
    ...(demoKey && { [demoKey]: { id: 'RAPPEN_DEMO_KEY', owner: 'demo', scopes: ['qr'], demo: true } }),
  };
}

function portOf(text: string, errors: string[]): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  if (port > portMax) errors.push(`PORT must be a number from 0 to ${portMax}: it is "${text}"`);
  return port;
}

function fixedKeyOf(
  name: 'RAPPEN_API_KEY' | 'RAPPEN_DEMO_KEY',
  settings: Settings,
  errors: string[],
): string | undefined {
  const key = settings[name];
  if (!key) return undefined;
  if (key.length < keyLengthMin) errors.push(`${name} must have at least ${keyLengthMin} characters`);
  if (key.length > limits.keyLengthMax) errors.push(`${name} must have at most ${limits.keyLengthMax} characters`);
  if (!/^[\x21-\x7e]+$/.test(key))
    errors.push(`${name} must consist of visible ASCII characters: it is sent in a header`);
  return key;
}

function storageOf({ RAPPEN_DATA, RAPPEN_DATABASE_URL }: Settings, errors: string[]): StorageSettings {
  if (!RAPPEN_DATABASE_URL) return { folder: RAPPEN_DATA || folderDefault };
  // The address may hold a password: it is not repeated
  if (!/^postgres(?:ql)?:\/\/./.test(RAPPEN_DATABASE_URL))
    errors.push('RAPPEN_DATABASE_URL must begin with postgres://');
  return { databaseUrl: RAPPEN_DATABASE_URL };
}

function rateLimitsOf(text: string, errors: string[]): RateLimits | undefined {
  if (text === 'off') return undefined;
  const requestsPerMinute = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (requestsPerMinute < 1 || requestsPerMinute > requestsPerMinuteMax)
    errors.push(
      `RAPPEN_RATE_LIMIT must be off or the requests a minute, from 1 to ${requestsPerMinuteMax}: it is "${text}"`,
    );
  return { requestsPerMinute, demoRequestsPerMinute: Math.min(requestsPerMinute, demoRequestsPerMinuteMax) };
}

function accountsOf(text: string | undefined, errors: string[]): readonly string[] {
  if (!text) return billerAccountsDefault;
  const ibans = text.split(',').map((iban) => normalizeIban(iban));
  for (const iban of ibans) {
    const parsed = parseAccountNumber(iban);
    for (const found of parsed.ok ? [] : parsed.problems)
      errors.push(`RAPPEN_BILLER_ACCOUNTS holds "${iban}": ${sentenceOf(found)}`);
  }
  return ibans;
}

function hookUrlsOf({ RAPPEN_PUBLIC_URL, RAPPEN_WEBHOOK_ALLOW_LOOPBACK }: Settings, errors: string[]): HookUrlRules {
  const allowLoopback = RAPPEN_WEBHOOK_ALLOW_LOOPBACK === '1';
  if (!RAPPEN_PUBLIC_URL) return { allowLoopback };
  try {
    return { allowLoopback, ownHosts: [new URL(RAPPEN_PUBLIC_URL).hostname] };
  } catch {
    errors.push(`RAPPEN_PUBLIC_URL must be an address such as https://bills.example.ch: it is "${RAPPEN_PUBLIC_URL}"`);
    return { allowLoopback };
  }
}

function secretOf(text: string | undefined, errors: string[]): string | undefined {
  if (!text) return undefined;
  if (text.length < keyLengthMin) errors.push(`RAPPEN_SECRET must have at least ${keyLengthMin} characters`);
  return text;
}

function threadsOf(text: string | undefined, errors: string[]): number | undefined {
  if (!text) return undefined;
  const threads = /^\d$/.test(text) ? Number(text) : 0;
  if (threads < 1 || threads > threadsMax)
    errors.push(`RAPPEN_THREADS must be a number from 1 to ${threadsMax}: it is "${text}"`);
  return threads;
}

function firstUserOf({ RAPPEN_ADMIN_EMAIL, RAPPEN_ADMIN_PASSWORD }: Settings, errors: string[]): FirstUser | undefined {
  if (!RAPPEN_ADMIN_EMAIL && !RAPPEN_ADMIN_PASSWORD) return undefined;
  const user = { emailAddress: RAPPEN_ADMIN_EMAIL ?? '', password: RAPPEN_ADMIN_PASSWORD ?? '' };
  if (!readShape(emailAddressText, user.emailAddress).ok)
    errors.push(`RAPPEN_ADMIN_EMAIL must be an e-mail address: it is "${user.emailAddress}"`);
  // The password is not repeated
  for (const found of passwordProblems(user.password, user.emailAddress, 'password'))
    errors.push(`RAPPEN_ADMIN_PASSWORD: ${sentenceOf(found)}`);
  return user;
}

function maintenanceOf(text: string | undefined, errors: string[]): readonly MaintenanceWindow[] | undefined {
  if (!text) return undefined;
  const windows = readMaintenanceWindows(text);
  if (windows === undefined)
    errors.push(
      `RAPPEN_MAINTENANCE must be up to ${limits.maintenanceWindowsMax} windows such as 2026-12-01T22:00:00Z/2026-12-02T01:00:00Z, with commas: it is "${text}"`,
    );
  return windows;
}

function networkTimeoutOf(text: string | undefined, errors: string[]): number | undefined {
  if (!text) return undefined;
  const seconds = /^\d{1,3}(?:\.\d)?$/.test(text) ? Number(text) : 0;
  if (seconds === 0 || seconds > networkTimeoutSecondsMax)
    errors.push(
      `RAPPEN_NETWORK_TIMEOUT must be seconds from 0.1 to ${networkTimeoutSecondsMax}, with one decimal at most: it is "${text}"`,
    );
  return Math.round(seconds * 1000);
}

/** The address of a server on a host; IPv6 addresses stand in brackets. */
export function serverUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A server that an adapter has started. */
export interface RunningServer {
  readonly url: string;
  /** The key that was set, or the one that was made because there was none yet: nobody sees it again. */
  readonly apiKey: string | undefined;
  /** Where the first person becomes the owner; undefined: somebody can sign in already. */
  readonly welcomeUrl?: string | undefined;
  /** Lets running requests finish, takes no new ones, closes the store. */
  stop(): Promise<void>;
}

/** What whoever starts a server without a key of the configuration is told, once. */
export function keyNotice({ apiKey }: Pick<RunningServer, 'apiKey'>): string {
  return apiKey === undefined
    ? 'The store has keys already: rappen keys list shows them, rappen keys create makes another'
    : `API key, shown this once and kept nowhere: ${apiKey}`;
}

/** The page on which the first person becomes the owner, with the token of `prepareFirstUser`. */
export function welcomeUrlOf(url: string, token: string): string {
  return `${url}/#/welcome/${token}`;
}

/** What whoever starts a server on which nobody can sign in yet is told. */
export function welcomeNotice({ welcomeUrl }: Pick<RunningServer, 'welcomeUrl'>): string {
  return `Nobody can sign in yet. Open this address within 24 hours to become the owner: ${welcomeUrl}`;
}
