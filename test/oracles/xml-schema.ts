import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from './tools.ts';

/** As many as one call is given. */
const filesAtOnce = 2000;

/** Lines that xmllint says of files, with the number of each in the list. */
function linesOf(schema: string, files: readonly string[]): (readonly [file: number, line: string])[] {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-'));
  try {
    const names = files.map((file, index) => {
      writeFileSync(join(folder, `${index}.xml`), file);
      return `${index}.xml`;
    });
    const { stderr } = spawnSync(pathOf('xmllint') ?? '', ['--noout', '--schema', schema, ...names], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    return stderr.split('\n').map((line) => [Number(/^(\d+)\.xml/.exec(line)?.[1] ?? -1), line] as const);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What xmllint says against files; nothing when all of them are valid. */
export function complaints(schema: string, files: readonly string[]): string[] {
  const lines = linesOf(schema, files).flatMap(([, line]) => (line === '' ? [] : [line]));
  if (lines.length < files.length) throw new Error(`xmllint says too little of ${files.length} files`);
  return lines.filter((line) => !line.endsWith(' validates'));
}

/** Whether each of the files is valid by a schema. */
export function areValid(schema: string, files: readonly string[]): boolean[] {
  const verdicts: boolean[] = [];
  for (let from = 0; from < files.length; from += filesAtOnce) {
    const part = files.slice(from, from + filesAtOnce);
    const told = new Map<number, boolean>();
    for (const [file, line] of linesOf(schema, part)) {
      if (/ validates$/.test(line)) told.set(file, true);
      else if (/ fails to (?:validate|parse|compile)$|: (?:parser|namespace) error : /.test(line))
        told.set(file, false);
    }
    for (const index of part.keys()) {
      const verdict = told.get(index);
      if (verdict === undefined) throw new Error(`xmllint says nothing of file ${from + index}`);
      verdicts.push(verdict);
    }
  }
  return verdicts;
}
