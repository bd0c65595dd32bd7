import { expect, test } from 'vitest';
import { shipped } from './sources.ts';

/** Sources of one package, where a list can take its words from the type beside it. */
const sources = shipped.filter(({ path }) => path.startsWith('packages/core/src/') && !path.includes('.generated.'));

const wordsOf = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word as string);
const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');

/** Unions of texts that are written out, by their words. */
function unionsOf(text: string): (readonly [name: string, words: readonly string[]])[] {
  return [...text.matchAll(/^(?:export )?type (\w+) =((?:\s*\|?\s*'[^']+')+);/gm)].map(([, name, union]) => [
    name as string,
    wordsOf(union as string),
  ]);
}

/** The same words in another sense, or in another order that means something. */
const otherSenses = new Set(['Relation: booking/within-stream.ts']);

function twice(given: readonly { readonly path: string; readonly text: string }[]): string[] {
  const unions = new Map(given.flatMap(({ text }) => unionsOf(text)).map(([name, words]) => [keyOf(words), name]));
  return given.flatMap(({ path, text }) =>
    [...text.matchAll(/\[((?:\s*'[^']+',?)+)\s*\]/g)]
      .map(([, list]) => wordsOf(list as string))
      .filter((words) => words.length > 1 && unions.has(keyOf(words)))
      .map((words) => `${unions.get(keyOf(words))}: ${path.replace('packages/core/src/', '')}`),
  );
}

test('a type of a few texts and the list of the same texts are one declaration', () => {
  expect(twice(sources).filter((found) => !otherSenses.has(found))).toEqual([]);
});

test('such a pair is found', () => {
  const pair = { path: 'a.ts', text: "type Way = 'on' | 'off';\nconst ways = ['off', 'on'];" };
  expect(twice([pair])).toEqual(['Way: a.ts']);
  const one = { path: 'a.ts', text: "const ways = ['off', 'on'] as const;\ntype Way = (typeof ways)[number];" };
  expect(twice([one])).toEqual([]);
});
