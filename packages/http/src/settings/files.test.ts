import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const all = {
  RAPPEN_FILES_URL: 's3://bills/rappen/files/',
  RAPPEN_FILES_ENDPOINT: 'https://s3.example.ch/',
  RAPPEN_FILES_REGION: 'eu-central-2',
  RAPPEN_FILES_KEY_ID: 'AKIA',
  RAPPEN_FILES_SECRET: 'the secret',
};

function errorsOf(environment: Record<string, string>): readonly string[] {
  const config = readConfig(environment);
  return 'errors' in config ? config.errors : [];
}

test('files in S3 stand beside a folder and beside PostgreSQL', () => {
  const files = {
    bucket: 'bills',
    prefix: 'rappen/files/',
    endpoint: 'https://s3.example.ch',
    region: 'eu-central-2',
    keyId: 'AKIA',
    secret: 'the secret',
  };
  expect(readConfig(all)).toMatchObject({ storage: { folder: './data', files } });
  const databaseUrl = 'postgres://localhost/rappen';
  expect(readConfig({ ...all, RAPPEN_DATABASE_URL: databaseUrl })).toMatchObject({ storage: { databaseUrl, files } });
});

test('with AWS, the region says where the bucket is', () => {
  const { RAPPEN_FILES_ENDPOINT: _, ...rest } = all;
  const endpoint = 'https://s3.eu-central-2.amazonaws.com';
  expect(readConfig({ ...rest, RAPPEN_FILES_URL: 's3://bills' })).toMatchObject({
    storage: { files: { endpoint, prefix: '' } },
  });
});

test.each([
  [{ RAPPEN_FILES_URL: '' }, 'RAPPEN_FILES_ENDPOINT is set, and RAPPEN_FILES_URL is not'],
  [
    { RAPPEN_FILES_URL: 'https://bills' },
    'RAPPEN_FILES_URL must be an address such as s3://bucket/prefix: it is "https://bills"',
  ],
  [{ RAPPEN_FILES_URL: 's3://B' }, 'RAPPEN_FILES_URL must be an address such as s3://bucket/prefix: it is "s3://B"'],
  [{ RAPPEN_FILES_KEY_ID: '' }, 'RAPPEN_FILES_KEY_ID is not set: RAPPEN_FILES_URL needs it'],
  [{ RAPPEN_FILES_SECRET: '' }, 'RAPPEN_FILES_SECRET is not set: RAPPEN_FILES_URL needs it'],
  [
    { RAPPEN_FILES_ENDPOINT: 's3.example.ch' },
    'RAPPEN_FILES_ENDPOINT must be an address such as https://s3.example.ch: it is "s3.example.ch"',
  ],
])('%j is refused with a sentence', (change, sentence) => {
  const errors = errorsOf({ ...all, ...change });
  expect(errors[0]).toBe(sentence);
  expect(errors.join()).not.toContain('the secret');
});
