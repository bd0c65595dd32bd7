import { passwordLengthMax, passwordLengthMin } from '../accounts/password.ts';
import { retentionLimits } from '../ebill/limits.ts';
import { samplerNames } from '../traces/sampler.ts';
import {
  accounts,
  anyText,
  apiKey,
  bucketUrl,
  databaseUrl,
  email,
  endpoint,
  gatewaySecret,
  headers,
  httpUrl,
  type Kind,
  maintenance,
  oneOf,
  onOff,
  protocol,
  publicUrl,
  rate,
  ratio,
  seconds,
  secret,
  trueOnly,
  wholeNumber,
} from './kinds.ts';

/** What the service runs on. */
export type Runtime = 'node' | 'deno' | 'bun' | 'workers';

/** A setting: what its text may be, what it is unless set, and what it means. */
export interface Setting<T> {
  readonly kind: Kind<T>;
  /** The text that stands for it where it is not set. */
  readonly default?: string;
  /** The same in words, where it is no text. */
  readonly defaultMeans?: string;
  /** One or two sentences; may have links of Markdown. */
  readonly meaning: string;
  readonly group: (typeof settingGroups)[number];
  /** Nobody may read it; `NAME_FILE` can name a file that holds it. */
  readonly isSecret?: true;
  /** Where it cannot be kept. */
  readonly notOn?: readonly Runtime[];
}

/** The parts of the list of settings, in its order. */
export const settingGroups = [
  'Address',
  'Store',
  'Keys and secrets',
  'First biller and owner',
  'Work and limits',
  'eBill',
  'Retention',
  'Traces',
] as const;

const workers = ['workers'] as const;
const notNode = ['deno', 'bun', 'workers'] as const;
const days = retentionLimits;

/** Every setting that is read from the environment. Its bounds, the sentences about it, and the guide come from here. */
export const settingsTable = {
  PORT: {
    group: 'Address',
    kind: wholeNumber(0, 65_535),
    default: '8080',
    meaning: 'The port that the service listens on; 0 picks a free one.',
    notOn: workers,
  },
  HOST: {
    group: 'Address',
    kind: anyText,
    default: '127.0.0.1',
    meaning: 'The address of this machine that the service listens on.',
    notOn: workers,
  },
  RAPPEN_PUBLIC_URL: {
    group: 'Address',
    kind: publicUrl,
    meaning:
      'The address under which people reach the service. The link for the first user begins with it, pages of its host may call, and webhooks may not call it.',
  },
  RAPPEN_TRUST_PROXY: {
    group: 'Address',
    kind: onOff,
    default: '0',
    meaning:
      '1: the address of a caller is the last one in `X-Forwarded-For`. Set it only behind a proxy that writes this header.',
  },
  RAPPEN_DATA: {
    group: 'Store',
    kind: anyText,
    default: './data',
    meaning: 'The folder for the SQLite file, which contains all data of the service; created if missing.',
    notOn: workers,
  },
  RAPPEN_DATABASE_URL: {
    group: 'Store',
    kind: databaseUrl,
    isSecret: true,
    meaning: 'The address of a PostgreSQL database. It replaces the folder, for several machines.',
    notOn: workers,
  },
  RAPPEN_FILES_URL: {
    group: 'Store',
    kind: bucketUrl,
    meaning: 'Stores customers’ files [in S3](storage.md#files-in-s3) instead of the database.',
    notOn: workers,
  },
  RAPPEN_FILES_ENDPOINT: {
    group: 'Store',
    kind: endpoint,
    defaultMeans: 'AWS in the region',
    meaning: 'The address of the S3 server.',
  },
  RAPPEN_FILES_REGION: { group: 'Store', kind: anyText, default: 'us-east-1', meaning: 'The region of the S3 server.' },
  RAPPEN_FILES_KEY_ID: {
    group: 'Store',
    kind: anyText,
    meaning:
      'The id of the access key of S3. It needs `s3:GetObject`, `s3:PutObject` and `s3:DeleteObject` below the prefix, and `s3:ListBucket` on the bucket.',
  },
  RAPPEN_FILES_SECRET: {
    group: 'Store',
    kind: anyText,
    isSecret: true,
    meaning: 'The secret of the access key of S3.',
  },
  RAPPEN_SECRET: {
    group: 'Keys and secrets',
    kind: secret,
    isSecret: true,
    defaultMeans: 'the file `secret.key` in `RAPPEN_DATA`',
    meaning:
      '[Seals the secrets](operations.md#the-sealing-secret) in the store. PostgreSQL and D1 need it, the same for every process.',
  },
  RAPPEN_SECRET_PREVIOUS: {
    group: 'Keys and secrets',
    kind: secret,
    isSecret: true,
    meaning: 'The previous secret, while you [replace](operations.md#the-sealing-secret) it.',
  },
  RAPPEN_API_KEY: {
    group: 'Keys and secrets',
    kind: apiKey,
    isSecret: true,
    defaultMeans: 'the first start creates a key and shows it once',
    meaning: 'The key of the first customer.',
  },
  RAPPEN_DEMO_KEY: {
    group: 'Keys and secrets',
    kind: apiKey,
    isSecret: true,
    meaning: 'A [trial key](service.md#trial-keys): bills printed with it cannot be paid.',
  },
  RAPPEN_METRICS_KEY: {
    group: 'Keys and secrets',
    kind: secret,
    isSecret: true,
    meaning:
      'The bearer token with which monitoring programs fetch the [metrics](monitoring.md). Without it there are no metrics.',
  },
  RAPPEN_SMTP_URL: {
    group: 'Keys and secrets',
    kind: anyText,
    isSecret: true,
    meaning:
      'The mail server that sends activation codes, invitations and links to a new password: `smtp://user:password@host:587?from=bills@example.ch`. Without it the simulator lists them.',
    notOn: notNode,
  },
  RAPPEN_MAILBOX_URL: {
    group: 'Keys and secrets',
    kind: anyText,
    isSecret: true,
    meaning:
      'The mailbox of the sender of `RAPPEN_SMTP_URL`: `imaps://user:password@imap.example.ch/INBOX`. [Bills that go by e-mail](mail.md) and come back are found there.',
    notOn: notNode,
  },
  RAPPEN_DESK_MAIL: {
    group: 'eBill',
    kind: oneOf(['allowed', 'off']),
    default: 'off',
    meaning:
      '`allowed`: owners of billers may [send documents of the desk by e-mail](mail.md#documents-of-the-desk), by the mail server of `RAPPEN_SMTP_URL` and from its sender.',
    notOn: notNode,
  },
  RAPPEN_BILLER_ACCOUNTS: {
    group: 'First biller and owner',
    kind: accounts,
    default: 'CH5204835012345671000,CH4431999123000889012',
    meaning: 'The IBANs and QR-IBANs of the first biller. The default is for the examples.',
  },
  RAPPEN_ADMIN_EMAIL: {
    group: 'First biller and owner',
    kind: email,
    meaning:
      'The e-mail address of the first owner, who is created at start if no user can sign in yet; later starts change nothing.',
  },
  RAPPEN_ADMIN_PASSWORD: {
    group: 'First biller and owner',
    kind: { ...anyText, must: `have ${passwordLengthMin} to ${passwordLengthMax} characters` },
    isSecret: true,
    meaning: 'The password of the first owner.',
  },
  RAPPEN_RATE_LIMIT: {
    group: 'Work and limits',
    kind: rate,
    default: '600',
    meaning:
      'Requests per minute for each key, on which [further limits](operations.md#limits) depend. `off` disables all of them.',
  },
  RAPPEN_THREADS: {
    group: 'Work and limits',
    kind: wholeNumber(1, 4),
    defaultMeans: 'one less than the number of cores',
    meaning: 'Threads for long work: tables, PDFs, images, reading and conversion.',
    notOn: workers,
  },
  RAPPEN_PROCESSES: {
    group: 'Work and limits',
    kind: wholeNumber(1, 64),
    defaultMeans: 'the number of cores',
    meaning:
      'Processes that serve on the port. They share one database and count each limit together; one that ends is replaced.',
    notOn: notNode,
  },
  RAPPEN_NETWORK_TIMEOUT: {
    group: 'eBill',
    kind: seconds(300),
    defaultMeans: '30',
    meaning:
      'Seconds that the network may take to answer a submission. Unfinished work of a dead process is resumed after three times as long.',
  },
  RAPPEN_POSTFINANCE_URL: {
    group: 'eBill',
    kind: httpUrl,
    meaning:
      "Another address in place of PostFinance's e-bill service, for all billers: a gateway, or a stand-in to try it with.",
  },
  RAPPEN_GATEWAY_URL: {
    group: 'eBill',
    kind: httpUrl,
    meaning:
      'The address of a [network of your own](network.md), without a slash at its end. With it and its secret, billers can choose it.',
  },
  RAPPEN_GATEWAY_SECRET: {
    group: 'eBill',
    kind: gatewaySecret,
    isSecret: true,
    meaning: 'Signs the calls to the network of your own: `whsec_` and 24 to 64 random bytes in base64.',
  },
  RAPPEN_MAINTENANCE: {
    group: 'eBill',
    kind: maintenance,
    meaning:
      'Maintenance windows of the network. The health check lists them; during one, submissions are accepted, and requests that need the network at once get 503 `MAINTENANCE`.',
  },
  RAPPEN_WEBHOOK_ALLOW_LOOPBACK: {
    group: 'eBill',
    kind: onOff,
    default: '0',
    meaning: '1 allows webhooks to this machine, for development.',
  },
  RAPPEN_KEEP_CASES_DAYS: {
    group: 'Retention',
    kind: wholeNumber(days.daysMin, days.daysMax, 'days'),
    default: String(days.caseDays),
    meaning: 'Days for which closed cases are [kept](operations.md#what-is-kept-and-for-how-long).',
  },
  RAPPEN_KEEP_AUDIT_DAYS: {
    group: 'Retention',
    kind: wholeNumber(days.daysMin, days.daysMax, 'days'),
    defaultMeans: 'unlimited',
    meaning: 'Days for which audit log entries are kept.',
  },
  // The cookie of a browser ends by then
  RAPPEN_KEEP_ADDRESSES_DAYS: {
    group: 'Retention',
    kind: wholeNumber(days.daysMin, days.addressDays, 'days'),
    default: String(days.addressDays),
    meaning: 'Days for which addresses in the audit log, and browsers and addresses used for signing in, are kept.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'Traces',
    kind: httpUrl,
    meaning: 'The collector that receives [traces](operations.md#traces), at `/v1/traces`. Without it, none are sent.',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    group: 'Traces',
    kind: httpUrl,
    meaning: 'The same for traces only; the address is used unchanged.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: { group: 'Traces', kind: headers, isSecret: true, meaning: 'Headers for the collector.' },
  OTEL_EXPORTER_OTLP_TIMEOUT: {
    group: 'Traces',
    kind: wholeNumber(1, 60_000, 'milliseconds'),
    default: '10000',
    meaning: 'How long a request to the collector may take.',
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    group: 'Traces',
    kind: protocol,
    defaultMeans: 'http/json',
    meaning: 'How traces are sent: JSON over HTTP.',
  },
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: {
    group: 'Traces',
    kind: protocol,
    defaultMeans: 'http/json',
    meaning: 'The same for traces only.',
  },
  OTEL_SERVICE_NAME: {
    group: 'Traces',
    kind: anyText,
    default: 'rappen',
    meaning: 'The name of the service in traces.',
  },
  OTEL_TRACES_SAMPLER: {
    group: 'Traces',
    kind: oneOf(samplerNames),
    default: 'parentbased_always_on',
    meaning: 'Which traces are recorded.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    group: 'Traces',
    kind: ratio,
    default: '1',
    meaning: 'The share of traces recorded, for `traceidratio` and `parentbased_traceidratio`.',
  },
  OTEL_SDK_DISABLED: { group: 'Traces', kind: trueOnly, default: 'false', meaning: '`true` disables traces.' },
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

type Table = typeof settingsTable;
export type SettingName = keyof Table;

type TextValue<S> = S extends { readonly kind: Kind<infer T> } ? T : never;

/** The value of a setting; undefined where it is not set and nothing stands for it. */
export type SettingValue<N extends SettingName> =
  | TextValue<Table[N]>
  | (Table[N] extends { readonly default: string } ? never : undefined);

/** Every variable that is read. */
export const settingNames = Object.keys(settingsTable) as readonly SettingName[];

/** A setting by its name. */
export function settingOf(name: SettingName): Setting<unknown> {
  return settingsTable[name];
}

/** Settings whose value nobody may read; each may also be given in a file, whose name the same setting with `_FILE` names. */
export const secretSettingNames = settingNames.filter((name) => settingOf(name).isSecret);

/** Settings of what a runtime does not have: a binding stands for them, the platform, or nothing. */
export function settingsLackingOn(runtime: Runtime): readonly SettingName[] {
  return settingNames.filter((name) => settingOf(name).notOn?.includes(runtime));
}

/** What the text of a setting may be, as a list shows it. */
export function allowedText({ kind }: Setting<unknown>): string {
  return kind.must.replace(/^(?:be|have) /, '').replace(/^begin /, 'begins ');
}

/** What a setting means, without links. */
export function plainMeaning({ meaning }: Setting<unknown>): string {
  return meaning.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}
