import type { Settings } from './settings.ts';

/** An S3 bucket for the files of customers. */
export interface FileSettings {
  readonly bucket: string;
  /** With which the names of all objects begin: empty, or ending in a slash. */
  readonly prefix: string;
  /** Where the server is, without a slash at its end. */
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

const parts = ['RAPPEN_FILES_ENDPOINT', 'RAPPEN_FILES_REGION', 'RAPPEN_FILES_KEY_ID', 'RAPPEN_FILES_SECRET'] as const;
const regionDefault = 'us-east-1';
/** Names of buckets, as AWS has them, and of objects that need no escapes. */
const pattern = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<path>[\w.-]+(?:\/[\w.-]+)*))?\/?$/;

/** Where files lie beside the database; undefined: in it. */
export function filesOf(settings: Settings, errors: string[]): FileSettings | undefined {
  const url = settings.RAPPEN_FILES_URL;
  if (!url) {
    for (const name of parts) if (settings[name]) errors.push(`${name} is set, and RAPPEN_FILES_URL is not`);
    return undefined;
  }
  const found = pattern.exec(url)?.groups;
  if (found === undefined)
    errors.push(`RAPPEN_FILES_URL must be an address such as s3://bucket/prefix: it is "${url}"`);
  for (const name of ['RAPPEN_FILES_KEY_ID', 'RAPPEN_FILES_SECRET'] as const)
    if (!settings[name]) errors.push(`${name} is not set: RAPPEN_FILES_URL needs it`);
  const region = settings.RAPPEN_FILES_REGION || regionDefault;
  const { bucket = '', path } = found ?? {};
  return {
    bucket,
    prefix: path === undefined ? '' : `${path}/`,
    endpoint: endpointOf(settings.RAPPEN_FILES_ENDPOINT || `https://s3.${region}.amazonaws.com`, errors),
    region,
    keyId: settings.RAPPEN_FILES_KEY_ID ?? '',
    secret: settings.RAPPEN_FILES_SECRET ?? '',
  };
}

function endpointOf(text: string, errors: string[]): string {
  const isRight = /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text);
  if (!isRight) errors.push(`RAPPEN_FILES_ENDPOINT must be an address such as https://s3.example.ch: it is "${text}"`);
  return text.replace(/\/$/, '');
}
