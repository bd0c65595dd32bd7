import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTool } from './tools.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-tools-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder with a program that says this, whatever it is asked. */
function folderWith(program: string, says: string): string {
  const place = join(folder, String(says.length));
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, program), `#!/bin/sh\necho '${says}'\n`);
  chmodSync(join(place, program), 0o755);
  return place;
}

test('a program is believed by what it says, not by its name', () => {
  const other = folderWith('convert', 'convert: takes only PNG');
  const own = folderWith('convert', 'Version: ImageMagick 7.1.1 Q16');
  expect(findTool('convert', other)).toBeUndefined();
  expect(findTool('convert', [other, own].join(delimiter))).toBe(join(own, 'convert'));
  expect(findTool('convert', '')).toBeUndefined();
});

test('PostgreSQL is looked for beside its client only', () => {
  expect(findTool('initdb', folder)).toBeUndefined();
});
