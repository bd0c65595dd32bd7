import { expect, test } from 'vitest';
import { bestType } from './negotiation.ts';

test.each([
  ['nothing', null, ['application/pdf', 'image/png'], 'application/pdf'],
  ['what it likes best', 'image/png, application/pdf;q=0.5', ['application/pdf', 'image/png'], 'image/png'],
  ['a file of any kind', 'application/octet-stream', ['application/pdf', 'image/png'], 'application/pdf'],
  [
    'a file of any kind, beside JSON',
    'application/octet-stream',
    ['application/json', 'application/pdf'],
    'application/pdf',
  ],
  [
    'a file of any kind, and a better one',
    'application/octet-stream, image/png',
    ['application/pdf', 'image/png'],
    'image/png',
  ],
  ['a file where there is none', 'application/octet-stream', ['text/plain', 'application/json'], undefined],
  ['no file of any kind', 'application/octet-stream;q=0', ['application/pdf'], undefined],
  ['JSON alone', 'application/json', ['application/pdf'], 'application/pdf'],
  ['something else', 'text/csv', ['application/pdf'], undefined],
] as const)('a client that asks for %s gets what fits', (_name, accept, offered, expected) => {
  expect(bestType(accept, offered)).toBe(expected);
});
