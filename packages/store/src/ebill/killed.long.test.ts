import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { sqliteDatabase } from '../sqlite/database.ts';

/** How often the process is killed: `TEST_KILLS=200` for a longer trial. */
const rounds = Number(process.env['TEST_KILLS'] ?? 20);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-ebill-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('no acknowledged case is lost, and none is half there, when the process is killed', async () => {
  const path = join(folder, 'killed.sqlite');
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    acknowledged.push(...(await submitUntilKilled(path, round, 1 + (round % 7) * 3)));
    const database = sqliteDatabase(path);
    const numbers = new Set(
      (await database.query('SELECT reference_number FROM ebill_case')).map((row) => row['reference_number']),
    );
    expect(acknowledged.filter((number) => !numbers.has(number))).toEqual([]);
    await expectWhole(database);
    await database.close();
  }
  expect(acknowledged.length).toBeGreaterThan(rounds);
});

/** Every case with its events, records and outbox row, and a feed without holes. */
async function expectWhole(database: Database): Promise<void> {
  const one = async (sql: string) => Object.values((await database.query(sql))[0] ?? {})[0];
  const cases = await one('SELECT COUNT(*) AS count FROM ebill_case');
  expect(await one('SELECT COUNT(*) AS count FROM ebill_outbox')).toBe(cases);
  expect(await one('SELECT COUNT(*) AS count FROM ebill_record WHERE record LIKE \'%"newStatus":"PROCESSING"%\'')).toBe(
    cases,
  );
  const changes = await one('SELECT COALESCE(SUM(revision), 0) AS count FROM ebill_case');
  expect(await one('SELECT COUNT(*) AS count FROM ebill_case_event')).toBe(changes);
  expect(await one('SELECT COUNT(*) AS count FROM ebill_record')).toBe(changes);
  expect(await one('SELECT COALESCE(MAX(id), 0) AS last FROM ebill_record')).toBe(changes);
  expect(await one('SELECT COALESCE(MAX(last_record_id), 0) AS last FROM ebill_numbering')).toBe(changes);
  expect(await one('PRAGMA integrity_check')).toBe('ok');
}

/** Runs the program until it has acknowledged so many cases, kills it, and gives what it had acknowledged. */
function submitUntilKilled(path: string, round: number, count: number): Promise<string[]> {
  const program = resolve('packages/store/test/submit-forever.ts');
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--conditions=rappen-source', program, path, `${round}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      if (text.split('\n').length > count) child.kill('SIGKILL');
    });
    child.on('close', (_code, signal) => {
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      if (signal === 'SIGKILL') done(whole.split('\n').filter((line) => line !== ''));
      else fail(new Error('The program has ended by itself'));
    });
  });
}
