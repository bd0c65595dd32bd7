import { normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import type { FirstUser } from '../accounts/first-user.ts';
import { passwordProblems } from '../accounts/password.ts';
import type { RateLimits } from '../admission/rate-limit.ts';
import { emailAddressText, readShape } from '../body/shapes.ts';
import { retentionLimits } from '../ebill/limits.ts';
import { readMaintenanceWindows } from '../ebill/network/maintenance.ts';
import { limits } from '../limits.ts';
import type { MaintenanceWindow } from '../ports/ebill/service.ts';
import type { HookUrlRules } from '../ports/ebill/webhook-sender.ts';
import type { Retention } from '../ports/ports.ts';
import { sentenceOf } from '../problems/index.ts';
import type { StoredKey } from '../rights/api-key.ts';
import type { TraceSettings } from '../traces/traces.ts';
import { type FileSettings, filesOf } from './files.ts';
import { type Environment, readSettings, type Settings, type SettingsSource } from './settings.ts';
import { tracesOf } from './trace-settings.ts';

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
  /** What secrets in the store are sealed with; absent: a file beside the store. */
  readonly secret?: string | undefined;
  /** What secrets in the store were sealed with before, while they are sealed anew. */
  readonly previousSecret?: string | undefined;
  /** What programs that watch the service say to get its figures; absent: there are none. */
  readonly metricsKey?: string | undefined;
  /** Threads that work on documents, 1 to 4; absent: one less than cores. Workers have none. */
  readonly threads?: number | undefined;
  /** Processes that serve together, 1 to 64, on Node; absent: `rappen serve` decides. */
  readonly processes?: number | undefined;
  /** The owner who is created while there is no user; absent: the start prints an address for the first user. */
  readonly firstUser?: FirstUser | undefined;
  /** The address under which people reach the service, without a slash at its end; absent: that on which it listens. */
  readonly publicUrl?: string | undefined;
  /** Whether the address of a caller is what the last proxy says. */
  readonly trustsProxy?: boolean | undefined;
  /** When the eBill network is maintained. */
  readonly maintenance?: readonly MaintenanceWindow[] | undefined;
  /** How long the eBill network may take to answer a submission; absent: 30 seconds. */
  readonly networkTimeoutMilliseconds?: number | undefined;
  /** How long things are kept; absent: as `retentionLimits` says. */
  readonly retention?: Retention | undefined;
  /** Where traces go; absent: nowhere. */
  readonly traces?: TraceSettings | undefined;
}

/** A folder of this machine, or the address of a PostgreSQL database; `files`: where the files of customers lie beside it. */
export type StorageSettings = ({ readonly folder: string } | { readonly databaseUrl: string }) & {
  readonly files?: FileSettings | undefined;
};

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
const processesMax = 64;
const networkTimeoutSecondsMax = 300;

/**
 * Reads the configuration from the variables of a process, or says in sentences what is wrong with it: unknown names that begin
 * with RAPPEN_ included, and those that the runtime lacks.
 */
export function readConfig(
  environment: Environment,
  source: SettingsSource = {},
): Config | { readonly errors: readonly string[] } {
  const errors: string[] = [];
  const settings = readSettings(environment, source, errors);
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
    secret: secretOf('RAPPEN_SECRET', settings, errors),
    previousSecret: secretOf('RAPPEN_SECRET_PREVIOUS', settings, errors),
    metricsKey: secretOf('RAPPEN_METRICS_KEY', settings, errors),
    threads: countOf('RAPPEN_THREADS', settings, threadsMax, errors),
    processes: countOf('RAPPEN_PROCESSES', settings, processesMax, errors),
    networkTimeoutMilliseconds: networkTimeoutOf(settings.RAPPEN_NETWORK_TIMEOUT, errors),
    firstUser: firstUserOf(settings, errors),
    publicUrl: publicUrlOf(settings.RAPPEN_PUBLIC_URL, errors),
    trustsProxy: switchOf('RAPPEN_TRUST_PROXY', settings, errors),
    maintenance: maintenanceOf(settings.RAPPEN_MAINTENANCE, errors),
    retention: retentionOf(settings, errors),
    traces: tracesOf(settings, errors),
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

function storageOf(settings: Settings, errors: string[]): StorageSettings {
  const { RAPPEN_DATA, RAPPEN_DATABASE_URL } = settings;
  const found = filesOf(settings, errors);
  const files = found && { files: found };
  if (!RAPPEN_DATABASE_URL) return { folder: RAPPEN_DATA || folderDefault, ...files };
  // The address may hold a password: it is not repeated
  if (!/^postgres(?:ql)?:\/\/./.test(RAPPEN_DATABASE_URL))
    errors.push('RAPPEN_DATABASE_URL must begin with postgres://');
  return { databaseUrl: RAPPEN_DATABASE_URL, ...files };
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

function hookUrlsOf(settings: Settings, errors: string[]): HookUrlRules {
  const allowLoopback = switchOf('RAPPEN_WEBHOOK_ALLOW_LOOPBACK', settings, errors);
  const { RAPPEN_PUBLIC_URL: url } = settings;
  return url && URL.canParse(url) ? { allowLoopback, ownHosts: [new URL(url).hostname] } : { allowLoopback };
}

/** The address without a slash at its end. */
function publicUrlOf(text: string | undefined, errors: string[]): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHttp = url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '';
  if (!isHttp || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    errors.push(
      'RAPPEN_PUBLIC_URL must be an address such as https://bills.example.ch, without user, password or parameters',
    );
  return text.replace(/\/+$/, '');
}

/** On or off; off unless said. */
function switchOf(
  name: 'RAPPEN_TRUST_PROXY' | 'RAPPEN_WEBHOOK_ALLOW_LOOPBACK',
  settings: Settings,
  errors: string[],
): boolean {
  const text = settings[name] || '0';
  if (!['1', 'true', '0', 'false'].includes(text)) errors.push(`${name} must be 1 or 0: it is "${text}"`);
  return text === '1' || text === 'true';
}

function secretOf(
  name: 'RAPPEN_SECRET' | 'RAPPEN_SECRET_PREVIOUS' | 'RAPPEN_METRICS_KEY',
  settings: Settings,
  errors: string[],
): string | undefined {
  const text = settings[name];
  if (!text) return undefined;
  if (text.length < keyLengthMin) errors.push(`${name} must have at least ${keyLengthMin} characters`);
  return text;
}

function countOf(
  name: 'RAPPEN_THREADS' | 'RAPPEN_PROCESSES',
  settings: Settings,
  max: number,
  errors: string[],
): number | undefined {
  const text = settings[name];
  if (!text) return undefined;
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > max) errors.push(`${name} must be a number from 1 to ${max}: it is "${text}"`);
  return count;
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

function retentionOf(settings: Settings, errors: string[]): Retention {
  const daysOf = (name: `RAPPEN_KEEP_${'CASES' | 'AUDIT' | 'ADDRESSES'}_DAYS`, daysMax: number) => {
    const text = settings[name];
    if (!text) return undefined;
    const days = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    if (days < retentionLimits.daysMin || days > daysMax)
      errors.push(`${name} must be days from ${retentionLimits.daysMin} to ${daysMax}: it is "${text}"`);
    return days;
  };
  return {
    caseDays: daysOf('RAPPEN_KEEP_CASES_DAYS', retentionLimits.daysMax) ?? retentionLimits.caseDays,
    auditDays: daysOf('RAPPEN_KEEP_AUDIT_DAYS', retentionLimits.daysMax),
    // The cookie of a browser ends by then
    addressDays: daysOf('RAPPEN_KEEP_ADDRESSES_DAYS', retentionLimits.addressDays) ?? retentionLimits.addressDays,
  };
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
  /** The key that was set, or the one created because there was none: it is not shown again. */
  readonly apiKey: string | undefined;
  /** Where the first user becomes the owner; undefined: there is a user already. */
  readonly welcomeUrl?: string | undefined;
  /** Lets running requests finish, takes no new ones, closes the store. */
  stop(): Promise<void>;
}

/** The message for an operator who starts a server without a configured key, shown once. */
export function keyNotice({ apiKey }: Pick<RunningServer, 'apiKey'>): string {
  return apiKey === undefined
    ? 'The store already has keys: rappen keys list shows them, rappen keys create creates another'
    : `API key, shown only once and not stored: ${apiKey}`;
}

/** The page on which the first user becomes the owner, with the token of `prepareFirstUser`. */
export function welcomeUrlOf(url: string, token: string): string {
  return `${url}/#/welcome/${token}`;
}

/** The message for an operator who starts a server that has no user yet. */
export function welcomeNotice({ welcomeUrl }: Pick<RunningServer, 'welcomeUrl'>): string {
  return `There is no user yet. Open this address within 24 hours to become the owner: ${welcomeUrl}`;
}
