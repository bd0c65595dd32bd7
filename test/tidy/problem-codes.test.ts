import { problemsByOwner as ofCore } from '@rappen/core/problem';
import { expect, test } from 'vitest';
import { catalogue, problemsByOwner as ofHttp } from '../../packages/http/src/problems/index.ts';
import { isTest, packages, shipped, sourcesOf } from './sources.ts';

const codes = Object.keys(catalogue);

/** Codes that no test reports yet. Only for parts still being written, each with its reason. */
const waiting: readonly string[] = [];

const tests = [
  ...packages.flatMap((name) => sourcesOf(`packages/${name}`)).filter(isTest),
  ...sourcesOf('test'),
].filter((source) => !source.path.startsWith('test/tidy/'));
const isTable = /\/(?:[a-z]+-)?problems\.ts$|\/http\/src\/problems\//;
const sources = shipped.filter((source) => !isTable.test(source.path));

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

test('every row has one owner, and the catalogue has the rows of all owners', () => {
  const owned = [...Object.values(ofCore), ...Object.values(ofHttp)].flatMap((rows) => Object.keys(rows));
  expect(owned.filter((code, index) => owned.indexOf(code) !== index)).toEqual([]);
  expect([...owned].sort()).toEqual([...codes].sort());
  const tables = shipped.filter(({ path, text }) => isTable.test(path) && text.includes('satisfies Rows'));
  const written = tables.flatMap(({ text }) =>
    [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): \{/gm)].map(([, code]) => code),
  );
  expect([...written].sort()).toEqual([...codes].sort());
});

test('a code that is looked for is a code that there is', () => {
  const wrong = sources
    .filter(({ path }) => /^packages\/(?:pdf|core|imaging|http|node)\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:found|problem|problems\[0\]|first)\??\.code [!=]== '([A-Z_]+)'/g)]
        .filter(([, code = '']) => !codes.includes(code))
        .map(([place]) => `${path}: ${place}`),
    );
  expect(wrong).toEqual([]);
});

test('what is reported is in the catalogue: no text is made into a problem by hand', () => {
  const made = sources
    .filter((source) => source.path !== 'packages/pdf/src/base/problem.ts')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\{\s*code:\s*'([A-Z0-9_]+)',\s*path:/g)]
        .filter(([, code = '']) => codes.includes(code))
        .map(([, code]) => `${path}: ${code}`),
    );
  expect(made).toEqual([]);
});

test('codes are in capitals; sentences begin with a capital, end without a point and do not shout', () => {
  for (const [code, row] of Object.entries(catalogue)) {
    expect(code).toMatch(/^[A-Z0-9]+(?:_[A-Z0-9]+)*$/);
    expect(row.sentence, code).toMatch(/^(?:[A-Z]|eBill).*[^.\s]$/);
    expect(row.sentence, code).not.toMatch(/!|\s\s/);
    expect(row.source, code).not.toBe('');
  }
});
