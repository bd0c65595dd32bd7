import { normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import { sentenceOf } from '@rappen/core/problem';
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
      [apiKey]: { id: 'RAPPEN_API_KEY', owner: 'first', scopes: ['qr', 'ebill', 'admin'], demo: false },
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

/** The address of a server on a host; IPv6 addresses stand in brackets. */
export function serverUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A server that an adapter has started. */
export interface RunningServer {
  readonly url: string;
  /** The key that was set, or the one that was made because there was none yet: nobody sees it again. */
  readonly apiKey: string | undefined;
  /** Lets running requests finish, takes no new ones, closes the store. */
  stop(): Promise<void>;
}

/** What whoever starts a server without a key of the configuration is told, once. */
export function keyNotice({ apiKey }: Pick<RunningServer, 'apiKey'>): string {
  return apiKey === undefined
    ? 'The store has keys already: rappen keys list shows them, rappen keys create makes another'
    : `API key, shown this once and kept nowhere: ${apiKey}`;
}
