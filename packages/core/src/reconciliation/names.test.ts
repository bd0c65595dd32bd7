import { expect, test } from 'vitest';
import { choicesOf, wordsOfName } from './names.ts';

test.each<[name: string, words: string[]]>([
  ['Muster AG', ['MUSTER']],
  ['Müller-Lüthi, Söhne & Co', ['LUTHI', 'MULLER', 'SOHNE']],
  ['Anna Müller', ['ANNA', 'MULLER']],
  ['Anna Anna Müller', ['ANNA', 'MULLER']],
  // Nothing but a form of companies: it is all that tells it
  ['AG', ['AG']],
  ['GmbH & AG', ['AG', 'GMBH']],
  ['Garage 24', ['24', 'GARAGE']],
  ['— & —', []],
])('the words that tell %s', (name, words) => {
  expect(wordsOfName(name)).toEqual(words);
});

test('a name is found by all of its words, by some of them, or by one that is long', () => {
  expect(choicesOf(['A', 'B', 'LANGES'])).toEqual([
    ['A', 'B', 'LANGES'],
    ['A', 'B'],
    ['A', 'LANGES'],
    ['B', 'LANGES'],
    ['LANGES'],
  ]);
  expect(choicesOf(['KURZ'])).toEqual([['KURZ']]);
  expect(choicesOf([])).toEqual([[]]);
});
