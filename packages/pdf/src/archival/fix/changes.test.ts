import { expect, test } from 'vitest';
import { sentenceOfChange, warned } from './changes.ts';

test('a change is told with its number and names', () => {
  expect(sentenceOfChange({ code: 'page-rasterised', count: 3 })).toBe(
    'Pages that could not be kept as they are were turned into pictures, with their text hidden over them: 3',
  );
  expect(sentenceOfChange({ code: 'font-substituted', count: 1, names: ['Arial → Rappen Sans'] })).toMatch(
    /: 1 \(Arial → Rappen Sans\)$/,
  );
});

test('what may be missed afterwards is a warning', () => {
  expect([...warned].sort()).toEqual([
    'action-removed',
    'annotation-not-drawn',
    'annotation-removed',
    'annotation-replaced',
    'dynamic-form-removed',
    'font-substituted',
    'inks-described',
    'looks-different',
    'page-missing',
    'page-rasterised',
    'presentation-removed',
    'signature-removed',
  ]);
});
