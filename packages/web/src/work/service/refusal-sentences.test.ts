import { describe, expect, test } from 'vitest';
import { catalogue, problem, sentenceOf } from '../../../../http/src/problems/index.ts';
import { catalogue as german } from '../../language/de.ts';
import { catalogue as catalogueInEnglish } from '../../language/en.ts';
import { catalogue as french } from '../../language/fr.ts';
import { catalogue as italian } from '../../language/it.ts';
import { shownCodes } from '../../language/sentences.ts';
import { sentenceOfError } from './refusal-sentences.ts';

const words = { language: 'de', sentenceOf: german.sentenceOf } as const;
const told = (found: ReturnType<typeof problem>) =>
  sentenceOfError(words, { code: found.code, message: sentenceOf(found) });

test('what the service says is told in the language of the page, with its numbers', () => {
  expect(told(problem('SIZE', [], { min: 1, max: 60 }))).toBe('Die Länge muss zwischen 1 und 60 liegen');
  expect(told(problem('DATE_IN_FUTURE', [], { today: '2026-11-21' }))).toContain(' 2026-11-21 ');
  expect(told(problem('AMOUNT_RANGE', [], { min: '0.01', max: '99.99' }))).toContain('0.01 und 99.99');
  expect(told(problem('WEBHOOK_LIMIT', [], { max: 20 }))).toMatch(/bereits 20 Webhooks/);
  expect(told(problem('PASSWORD_WRONG', []))).toBe('Das Passwort ist falsch');
});

test('sizes are told as people count them, also in English and where the page has no sentence', () => {
  const found = problem('PDF_TOO_LARGE', [], { max: 10_485_760 });
  expect(told(found)).toBe('Das PDF ist grösser als 10 MB');
  const english = { language: 'en', sentenceOf: catalogueInEnglish.sentenceOf } as const;
  expect(sentenceOfError(english, { code: found.code, message: sentenceOf(found) })).toBe(
    'The PDF is larger than 10 MB',
  );
  expect(sentenceOfError(words, { code: 'toString', message: 'More than 65536 bytes' })).toBe('More than 64 kB');
});

test('what the page has no sentence for, or no numbers, is told as it came', () => {
  const port = problem('HOOK_URL_PORT', [], { allowed: 'https' });
  expect(told(port)).toBe(sentenceOf(port));
  expect(sentenceOfError(words, { code: 'toString', message: 'Of later' })).toBe('Of later');
  expect(sentenceOfError(words, { code: 'SIZE', message: 'From 1 to 2 or 3' })).toBe('From 1 to 2 or 3');
});

describe.each([
  ['German', german],
  ['French', french],
  ['Italian', italian],
])('%s', (_name, language) => {
  test.each(shownCodes.filter((code) => /^[A-Z]/.test(code)))(
    '%s has its values in the order of the service',
    (code) => {
      const order = (text: string) => [...text.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name]) => name);
      const own = order(language.sentenceOf({ code, path: [], params: {} }));
      const told = order(catalogue[code].sentence).filter((name) => own.length > 0 && own.includes(name));
      expect(own).toEqual(told);
    },
  );
});
