import { expect, test } from 'vitest';
import { functionsOf } from './functions.ts';
import { type Source, shipped } from './sources.ts';

const linesMax = 60;

/** Longer ones, each with the reason why its parts belong together: file and name. */
const longer: Readonly<Record<string, string>> = {};

const ofWeb = shipped.filter(({ path }) => path.startsWith('packages/web/src/'));

function source(path: string, ...lines: string[]): Source {
  return { path, text: lines.join('\n') };
}

test('functions are measured whole, with those inside, in code and in markup', () => {
  expect(functionsOf(source('a.ts', 'interface A {', '  b(): void;', '}', 'function c(): void;'))).toEqual([]);
  expect(functionsOf(source('a.ts', 'export function a() {', '  const b = () => {', '    c();', '  };', '}'))).toEqual([
    { name: 'a', lines: 5 },
    { name: 'b', lines: 3 },
  ]);
  expect(
    functionsOf(source('a.tsx', 'const A = () => (', '  <p', '    onClick={() => {', '    }}', '  />', ');')),
  ).toEqual([
    { name: 'A', lines: 6 },
    { name: 'A', lines: 2 },
  ]);
  expect(functionsOf(source('a.ts', 'const a = {', '  async b() {', '  },', '};'))).toEqual([{ name: 'b', lines: 2 }]);
});

test(`no function of web is longer than ${linesMax} lines, but those with a reason`, () => {
  const found = ofWeb.flatMap((each) =>
    functionsOf(each)
      .filter(({ lines }) => lines > linesMax)
      .map(({ name, lines }) => ({ key: `${each.path.replace('packages/web/src/', '')} ${name}`, lines })),
  );
  const keys = new Set(found.map(({ key }) => key));
  expect(found.filter(({ key }) => !Object.hasOwn(longer, key)).map(({ key, lines }) => `${key}: ${lines}`)).toEqual(
    [],
  );
  // A reason that is no longer needed goes
  expect(Object.keys(longer).filter((key) => !keys.has(key))).toEqual([]);
});
