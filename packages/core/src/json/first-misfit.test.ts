import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstMisfit } from './first-misfit.ts';

test.each([
  ['', 0],
  ['{', 1],
  ['{"a":1', 6],
  ['"open', 5],
  ['tru', 3],
  ['-', 1],
  ['{€', 1],
  ['[1,x]', 3],
  ['[1,]', 3],
  ['{"a" 1}', 5],
  ['{"a":1,}', 7],
  ['{]', 1],
  ['[1}', 2],
  ['1 2', 2],
  ['01', 1],
  ['1.e5', 2],
  ['1e+x', 3],
  ['trye', 2],
  ['"a\nb"', 2],
  ['"\\x"', 2],
  ['"\\u12g4"', 5],
  ["{'a':1}", 1],
  ['\uFEFF{}', 0],
  [',', 0],
])('%j fits up to %d', (text, place) => {
  expect(firstMisfit(text)).toBe(place);
});

test('all of a text that is JSON fits', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (json, space) => {
      const text = JSON.stringify(JSON.parse(json), null, space);
      expect(firstMisfit(text)).toBe(text.length);
    }),
  );
});

test('where the engine names a place, it is this one', () => {
  const spoiled = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom(...'{}[]",:\\ \n0-.eEtnfu+x€'), fc.boolean())
    .map(([json, at, character, replaces]) => {
      const place = at % (json.length + 1);
      return json.slice(0, place) + character + json.slice(replaces ? place + 1 : place);
    });
  let compared = 0;
  fc.assert(
    fc.property(spoiled, (text) => {
      const message = messageOf(text);
      if (message === undefined) return;
      const place = firstMisfit(text);
      const named = /at position (\d+)/.exec(message)?.[1];
      if (named === undefined || /^Unterminated/.test(message)) return;
      compared += 1;
      expect([message, place]).toEqual([message, Number(named)]);
    }),
    { numRuns: 2000 },
  );
  expect(compared).toBeGreaterThan(100);
});

function messageOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
