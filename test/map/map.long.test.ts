import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../tidy/sources.ts';
import { type Errand, errands } from './errands.ts';
import { Scratch } from './scratch.ts';

/** The rows of the table "Where does a change belong?". */
const rows = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  .split('## Where does a change belong?')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| You want'))
  .map((line) => line.split('|').map((cell) => cell.trim())) as readonly string[][];
const rowOf = (name: string) => rows.find(([, what]) => what === name) ?? [];

/** Names of files and folders in a cell; those without their package are of core. */
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([\w./-]+)`/g)].map(([, name]) => name as string).filter((name) => name.includes('/'));
}

function isThere(name: string): boolean {
  const places = [name, join('packages', name), join('packages/core/src', name)];
  return places.some((place) => existsSync(join(root, place)));
}

test('every file and folder that the table names is there', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.flatMap(([, , where = '']) => namesIn(where)).filter((name) => !isThere(name))).toEqual([]);
});

test('every row with a number is walked', () => {
  const numbered = rows.filter(([, , , files = '']) => /^\d+$/.test(files)).map(([, what]) => what);
  expect(numbered.filter((what) => !errands.some(({ row }) => row === what))).toEqual([]);
});

let scratch: Scratch;
beforeAll(() => {
  scratch = new Scratch();
});
afterAll(() => scratch.remove());

describe('a walk through the change touches the files that the row names', () => {
  test.each(errands.map((errand) => [errand.row, errand] as const))('%s', async (row, errand) => {
    const [, , where = '', count] = rowOf(row);
    const touched = await walked(errand);
    expect(touched.length, row).toBe(Number(count));
    const unnamed = touched.filter((file) => !namesIn(where).some((name) => isOf(file, name)));
    expect(unnamed, where).toEqual([]);
  });
});

/** Whether a name in the table is that of a file, or of the folder that it is in. */
function isOf(file: string, name: string): boolean {
  const full = [name, `core/src/${name}`];
  return full.some((each) => file === each || file.startsWith(`${each}/`));
}

/** Makes one change after the other, each because something asks for it; returns the files. */
async function walked({ first, asked, compiled, tested }: Errand): Promise<string[]> {
  const said = async () =>
    (await scratch.compiled(compiled)) + (tested === undefined ? '' : await scratch.tested(tested));
  const undo = [scratch.apply(first)];
  const touched = new Set([first.file]);
  try {
    for (const [expected, ...edits] of asked) {
      expect(await said()).toMatch(expected);
      for (const each of edits) {
        undo.unshift(scratch.apply(each));
        touched.add(each.file);
      }
    }
    expect(await said()).toBe('');
    return [...touched];
  } finally {
    for (const each of undo) each();
  }
}
