import { expect, test } from 'vitest';
import type { ApiKey } from '../../rights/api-key.ts';
import { heldByKey } from './held-by-key.ts';

const key: ApiKey = { id: 'a', owner: 'o', scopes: ['ebill'], demo: false };
const deliver = { processingMode: 'DELIVER', skipsAnomalies: false } as const;

test.each<[string, Partial<ApiKey>, Parameters<typeof heldByKey>[1], string | undefined]>([
  ['a key that nothing is said of', {}, { ...deliver, skipsAnomalies: true }, undefined],
  ['a key for staging', { processingModes: ['STAGE'] }, { ...deliver, processingMode: 'STAGE' }, undefined],
  ['a key for staging that delivers', { processingModes: ['STAGE'] }, deliver, 'PROCESSING_MODE_NOT_ALLOWED'],
  ['a key that may not skip', { maySkipAnomaly: false }, deliver, undefined],
  [
    'a key that may not skip, and does',
    { maySkipAnomaly: false },
    { ...deliver, skipsAnomalies: true },
    'SKIPPING_NOT_ALLOWED',
  ],
])('%s', (_what, held, wanted, code) => expect(heldByKey({ ...key, ...held }, wanted)?.code).toBe(code));
