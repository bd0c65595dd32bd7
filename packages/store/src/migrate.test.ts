import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type RunningEngine } from '../test/engines.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { StoreTrouble } from './trouble.ts';

const steps = [
  ['CREATE TABLE a (id TEXT PRIMARY KEY)', "INSERT INTO a VALUES ('first')"],
  ['ALTER TABLE a ADD COLUMN note TEXT', "UPDATE a SET note = 'second'"],
  ["INSERT INTO a VALUES ('third', '')"],
];

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start, name }) => {
  describe.skipIf(!isThere)('is brought up to date', () => {
    let engine: RunningEngine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine.stop());
    const rowsOf = (database: Database) => database.query('SELECT id, note FROM a ORDER BY id');
    const complete = [
      { id: 'first', note: 'second' },
      { id: 'third', note: '' },
    ];

    test('step by step, each once', async () => {
      const database = await engine.open();
      await migrate(database, steps.slice(0, 2));
      expect(await rowsOf(database)).toEqual([complete[0]]);
      for (let again = 0; again < 3; again += 1) await migrate(database, steps);
      expect(await rowsOf(database)).toEqual(complete);
      await database.close();
    });

    test.skipIf(name === 'SQLite in memory')('by several at once (needs a database for several)', async () => {
      const databases = await Promise.all([1, 2, 3, 4].map(() => engine.open('shared')));
      await Promise.all(databases.map((database) => migrate(database, steps)));
      expect(await rowsOf(databases[0] as Database)).toEqual(complete);
      for (const database of databases) await database.close();
    });

    test('not at all where it is newer', async () => {
      const database = await engine.open();
      await migrate(database, steps);
      const trouble = migrate(database, steps.slice(0, 2));
      await expect(trouble).rejects.toThrow(StoreTrouble);
      await expect(trouble).rejects.toThrow('newer version of Rappen (schema 3; this version knows 2)');
      await database.close();
    });

    test('and is left as it was by a step that fails', async () => {
      const database = await engine.open();
      await migrate(database, steps.slice(0, 1));
      await expect(migrate(database, [...steps.slice(0, 1), ['DELETE FROM a', 'NONSENSE']])).rejects.toThrow();
      await migrate(database, steps);
      expect(await rowsOf(database)).toEqual(complete);
      await database.close();
    });
  });
});
