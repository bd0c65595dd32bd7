import { catalogue } from '@rappen/core/problem';
import { expect, test } from 'vitest';
import { isTest, packages, shipped, sourcesOf } from './sources.ts';

const codes = Object.keys(catalogue);

/** Codes that no test reports yet. Only for parts still being written, each with its reason. */
const waiting: readonly string[] = [];

const tests = [
  ...packages.flatMap((name) => sourcesOf(`packages/${name}`)).filter(isTest),
  ...sourcesOf('test'),
].filter((source) => !source.path.startsWith('test/tidy/'));
const sources = shipped.filter((source) => !source.path.endsWith('/problem/catalogue.ts'));

/** In quotes, or as the last word of a text such as `path code`. */
const named = (code: string) => new RegExp(`(?<![\\w.-])${code.replaceAll('.', '\\.')}(?![\\w.-])`);

test('every code of the catalogue is reported by the code and by a test', () => {
  const quoted = new Set(
    sources.flatMap((source) => [...source.text.matchAll(/'([A-Za-z0-9._-]+)'/g)].map((match) => match[1])),
  );
  expect(codes.filter((code) => !quoted.has(code))).toEqual([]);
  const untested = codes.filter((code) => !tests.some((source) => named(code).test(source.text)));
  expect(untested).toEqual(waiting);
});

test('what is reported is in the catalogue: no text is made into a problem by hand', () => {
  const made = sources
    .filter((source) => source.path !== 'packages/core/src/problem/problem.ts')
    .filter((source) => /\{\s*code:\s*'[a-z]+\.[a-z-]+',\s*path:/.test(source.text));
  expect(made.map((source) => source.path)).toEqual([]);
});
