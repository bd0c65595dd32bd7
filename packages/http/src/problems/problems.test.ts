import { expect, test } from 'vitest';
import { problem, sentenceOf, statusOf } from './index.ts';

test('unreadable input outranks a broken rule', () => {
  const rule = problem('REQUIRED', []);
  const unreadable = problem('UNKNOWN_FIELD', []);
  expect([statusOf([rule]), statusOf([rule, unreadable]), statusOf([unreadable, rule])]).toEqual([422, 400, 400]);
});

test('a sentence is found for problems of the services and of the core', () => {
  expect(sentenceOf(problem('SCOPE_MISSING', [], { scope: 'qr' }))).toContain('scope qr');
  expect(sentenceOf(problem('REQUIRED', []))).not.toBe('REQUIRED');
});
