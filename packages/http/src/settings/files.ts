import type { ReadValue, Settings } from './read.ts';

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

/** Where files lie beside the database; undefined: in it. */
export function filesOf(settings: Settings, value: ReadValue, errors: string[]): FileSettings | undefined {
  if (!settings.RAPPEN_FILES_URL) {
    for (const name of parts) if (settings[name]) errors.push(`${name} is set, and RAPPEN_FILES_URL is not`);
    return undefined;
  }
  const { bucket = '', prefix = '' } = value('RAPPEN_FILES_URL') ?? {};
  for (const name of ['RAPPEN_FILES_KEY_ID', 'RAPPEN_FILES_SECRET'] as const)
    if (!settings[name]) errors.push(`${name} is not set: RAPPEN_FILES_URL needs it`);
  const region = value('RAPPEN_FILES_REGION');
  return {
    bucket,
    prefix,
    endpoint: value('RAPPEN_FILES_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`,
    region,
    keyId: value('RAPPEN_FILES_KEY_ID') ?? '',
    secret: value('RAPPEN_FILES_SECRET') ?? '',
  };
}
