import type { FirstUser } from '../accounts/first-user.ts';
import { passwordProblems } from '../accounts/password.ts';
import type { RateLimits } from '../admission/rate-limit.ts';
import type { MaintenanceWindow } from '../ports/ebill/service.ts';
import type { HookUrlRules } from '../ports/ebill/webhook-sender.ts';
import type { Retention } from '../ports/ports.ts';
import { sentenceOf } from '../problems/index.ts';
import type { StoredKey } from '../rights/api-key.ts';
import type { TraceSettings } from '../traces/traces.ts';
import { type FileSettings, filesOf } from './files.ts';
import {
  type Environment,
  type ReadValue,
  readSettings,
  type Settings,
  type SettingsSource,
  valuesOf,
} from './read.ts';
import { settingsTable } from './table.ts';
import { tracesOf } from './traces.ts';

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
  /** Where mails come back to, on Node. */
  readonly mailboxUrl?: string | undefined;
  /** Whether desks may send by that mail server. */
  readonly allowsDeskMail?: boolean | undefined;
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
  /** In place of PostFinance's e-bill service, for all billers. */
  readonly postfinanceAddress?: string | undefined;
  /** A program of the operator that is a network, and what signs the calls to it. */
  readonly gateway?: { readonly address: string; readonly secret: string } | undefined;
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
export const billerAccountsDefault: readonly string[] = settingsTable.RAPPEN_BILLER_ACCOUNTS.default.split(',');
const demoRequestsPerMinuteMax = 60;

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
  const value = valuesOf(settings, errors);
  const config = {
    port: value('PORT'),
    host: value('HOST'),
    apiKey: value('RAPPEN_API_KEY'),
    demoKey: value('RAPPEN_DEMO_KEY'),
    storage: storageOf(settings, value, errors),
    rateLimits: rateLimitsOf(value),
    billerAccounts: value('RAPPEN_BILLER_ACCOUNTS'),
    hookUrls: hookUrlsOf(value),
    smtpUrl: value('RAPPEN_SMTP_URL'),
    mailboxUrl: value('RAPPEN_MAILBOX_URL'),
    allowsDeskMail: value('RAPPEN_DESK_MAIL') === 'allowed',
    secret: value('RAPPEN_SECRET'),
    previousSecret: value('RAPPEN_SECRET_PREVIOUS'),
    metricsKey: value('RAPPEN_METRICS_KEY'),
    threads: value('RAPPEN_THREADS'),
    processes: value('RAPPEN_PROCESSES'),
    networkTimeoutMilliseconds: value('RAPPEN_NETWORK_TIMEOUT'),
    postfinanceAddress: value('RAPPEN_POSTFINANCE_URL'),
    gateway: gatewayOf(value, errors),
    firstUser: firstUserOf(settings, value, errors),
    publicUrl: value('RAPPEN_PUBLIC_URL'),
    trustsProxy: value('RAPPEN_TRUST_PROXY'),
    maintenance: value('RAPPEN_MAINTENANCE'),
    retention: {
      caseDays: value('RAPPEN_KEEP_CASES_DAYS'),
      auditDays: value('RAPPEN_KEEP_AUDIT_DAYS'),
      addressDays: value('RAPPEN_KEEP_ADDRESSES_DAYS'),
    },
    traces: tracesOf(settings, value),
  };
  if (config.apiKey !== undefined && config.apiKey === config.demoKey)
    errors.push('RAPPEN_DEMO_KEY must not be the same as RAPPEN_API_KEY');
  return errors.length > 0 ? { errors: [...new Set(errors)] } : config;
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

function storageOf(settings: Settings, value: ReadValue, errors: string[]): StorageSettings {
  const found = filesOf(settings, value, errors);
  const files = found && { files: found };
  return settings.RAPPEN_DATABASE_URL
    ? { databaseUrl: value('RAPPEN_DATABASE_URL') ?? '', ...files }
    : { folder: value('RAPPEN_DATA'), ...files };
}

function rateLimitsOf(value: ReadValue): RateLimits | undefined {
  const requestsPerMinute = value('RAPPEN_RATE_LIMIT');
  if (requestsPerMinute === 'off') return undefined;
  return { requestsPerMinute, demoRequestsPerMinute: Math.min(requestsPerMinute, demoRequestsPerMinuteMax) };
}

function hookUrlsOf(value: ReadValue): HookUrlRules {
  const allowLoopback = value('RAPPEN_WEBHOOK_ALLOW_LOOPBACK');
  const url = value('RAPPEN_PUBLIC_URL');
  return url === undefined ? { allowLoopback } : { allowLoopback, ownHosts: [new URL(url).hostname] };
}

/** Either both settings, or none. */
function gatewayOf(value: ReadValue, errors: string[]): Config['gateway'] {
  const [address, secret] = [value('RAPPEN_GATEWAY_URL'), value('RAPPEN_GATEWAY_SECRET')];
  if (address !== undefined && secret !== undefined) return { address, secret };
  if (address !== undefined) errors.push('RAPPEN_GATEWAY_SECRET is not set: RAPPEN_GATEWAY_URL needs it');
  if (secret !== undefined) errors.push('RAPPEN_GATEWAY_URL is not set: RAPPEN_GATEWAY_SECRET needs it');
  return undefined;
}

function firstUserOf(settings: Settings, value: ReadValue, errors: string[]): FirstUser | undefined {
  const { RAPPEN_ADMIN_EMAIL: emailAddress = '', RAPPEN_ADMIN_PASSWORD: password = '' } = settings;
  if (!emailAddress && !password) return undefined;
  if (emailAddress) value('RAPPEN_ADMIN_EMAIL');
  else errors.push('RAPPEN_ADMIN_EMAIL is not set: RAPPEN_ADMIN_PASSWORD needs it');
  // The password is not repeated
  for (const found of passwordProblems(password, emailAddress, 'password'))
    errors.push(`RAPPEN_ADMIN_PASSWORD: ${sentenceOf(found)}`);
  return { emailAddress, password };
}
