import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type RunningEngine } from '../test/engines.ts';
import type { Database, Statement, Value } from './database.ts';
import { numberedPlaceholders } from './postgres/placeholders.ts';

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('keeps the promises of a database', () => {
    let engine: RunningEngine;
    let database: Database;
    beforeAll(async () => {
      engine = await start();
      database = await engine.open();
      const tables = [
        'CREATE TABLE item (id TEXT PRIMARY KEY, revision BIGINT NOT NULL, note TEXT, bytes BYTEA)',
        'CREATE TABLE name (owner TEXT NOT NULL, name TEXT NOT NULL, UNIQUE (owner, name))',
      ];
      await database.commit(tables.map((sql) => ({ sql })));
    });
    afterAll(async () => {
      await database.close();
      await engine.stop();
    });

    const insert = (id: string, note: Value = null, bytes: Value = null): Statement => ({
      sql: 'INSERT INTO item (id, revision, note, bytes) VALUES (?, ?, ?, ?)',
      parameters: [id, 0, note, bytes],
    });
    const advance = (id: string, from: number, rows = 1): Statement => ({
      sql: 'UPDATE item SET revision = ? WHERE id = ? AND revision = ?',
      parameters: [from + 1, id, from],
      rows,
    });
    const noteOf = async (id: string) =>
      (await database.query('SELECT note FROM item WHERE id = ?', [id])).map((row) => row['note']);
    const revisionOf = async (id: string) =>
      (await database.query('SELECT revision FROM item WHERE id = ?', [id]))[0]?.['revision'];

    test.each<[what: string, note: Value]>([
      ['nothing', null],
      ['an empty text', ''],
      ['letters of all kinds', 'Zürich Ș € 😀 𝄞 \u200b \ufffd e\u0301 \u202e\u05d0\u05d1'],
      ['what SQL could take for its own', `'; DROP TABLE item; -- "?" $1 \\ %`],
      ['control characters', '\u0001\t\r\n\u007f'],
      ['a megabyte of text', 'ä'.repeat(500_000)],
    ])('%s comes back', async (what, note) => {
      expect(await database.commit([insert(what, note)])).toEqual({ ok: true });
      expect(await noteOf(what)).toEqual([note]);
    });

    test('bytes come back as bytes', async () => {
      for (const bytes of [new Uint8Array(), new Uint8Array([0, 255, 39, 92, 0]), new Uint8Array(600_000).fill(7)]) {
        const id = `${bytes.length} bytes`;
        await database.commit([insert(id, null, bytes)]);
        const [row] = await database.query('SELECT bytes FROM item WHERE id = ?', [id]);
        expect(row?.['bytes']).toBeInstanceOf(Uint8Array);
        expect(row?.['bytes']).toEqual(bytes);
      }
    });

    test('whole numbers come back to the last digit', async () => {
      for (const number of [0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) {
        const parameters = [`number ${number}`, number];
        await database.commit([{ sql: 'INSERT INTO item (id, revision) VALUES (?, ?)', parameters }]);
        expect(await revisionOf(`number ${number}`)).toBe(number);
      }
      const [row] = await database.query('SELECT COUNT(*) AS count FROM item WHERE id = ?', ['number 0']);
      expect(row).toEqual({ count: 1 });
    });

    test.each([['a\0b'], [1.5], [2 ** 53], [Number.NaN], [undefined]])(
      '%j is refused before anything is written',
      async (wrong) => {
        const statements = [insert('before wrong'), { sql: 'UPDATE item SET note = ?', parameters: [wrong as Value] }];
        await expect(database.commit(statements)).rejects.toThrow('Parameter 0');
        await expect(database.query('SELECT ? AS value', [wrong as Value])).rejects.toThrow('Parameter 0');
        expect(await noteOf('before wrong')).toEqual([]);
      },
    );

    test('a mark within quotes is no parameter', async () => {
      expect(await database.query('SELECT \'?\' AS mark, id AS "a?" FROM item WHERE id = ?', ['nothing'])).toEqual([
        { mark: '?', 'a?': 'nothing' },
      ]);
    });

    test('a statement sees what those before it did', async () => {
      const chain = [insert('chain'), advance('chain', 0), advance('chain', 1)];
      expect(await database.commit(chain)).toEqual({ ok: true });
      expect(await revisionOf('chain')).toBe(2);
      expect(await database.commit([])).toEqual({ ok: true });
    });

    describe('all or nothing', () => {
      beforeAll(() => database.commit([insert('kept')]));

      test.each<[why: string, last: readonly Statement[], outcome: object]>([
        ['no row where one must be', [advance('kept', 7)], { ok: false, reason: 'rows', statement: 1 }],
        ['one row where none must be', [advance('kept', 0, 0)], { ok: false, reason: 'rows', statement: 1 }],
        [
          'too few rows, before others',
          [advance('kept', 0), { sql: 'DELETE FROM name', rows: 1 }, advance('kept', 1)],
          { ok: false, reason: 'rows', statement: 2 },
        ],
        [
          'a row that is left out as a duplicate',
          [{ sql: "INSERT INTO item (id, revision) VALUES ('kept', 0) ON CONFLICT (id) DO NOTHING", rows: 1 }],
          { ok: false, reason: 'rows', statement: 1 },
        ],
        ['the same primary key', [insert('kept')], { ok: false, reason: 'duplicate', table: 'item' }],
        [
          'the same unique key',
          [{ sql: "INSERT INTO name VALUES ('a', 'b')" }, { sql: "INSERT INTO name VALUES ('a', 'b')" }],
          { ok: false, reason: 'duplicate', table: 'name' },
        ],
      ])('%s undoes everything', async (_why, last, outcome) => {
        expect(await database.commit([insert('undone', 'never'), ...last])).toEqual(outcome);
        expect([await noteOf('undone'), await revisionOf('kept')]).toEqual([[], 0]);
        expect(await database.query('SELECT * FROM name')).toEqual([]);
      });

      test.each([
        ['unknown table', 'INSERT INTO nowhere VALUES (1)'],
        ['no value where one must be', "INSERT INTO item (id) VALUES ('x')"],
        ['nonsense', 'MAKE ME A SANDWICH'],
      ])('%s is a fault that undoes everything', async (_why, sql) => {
        await expect(database.commit([insert('undone'), { sql }])).rejects.toThrow();
        expect(await noteOf('undone')).toEqual([]);
        expect(await database.commit([advance('kept', 0), advance('kept', 1, 1)])).toEqual({ ok: true });
        await database.commit([{ sql: "UPDATE item SET revision = 0 WHERE id = 'kept'" }]);
      });
    });

    test('of twenty commits that want the same row, one wins', async () => {
      await database.commit([insert('contested')]);
      const attempts = Array.from({ length: 20 }, (_, index) =>
        database.commit([advance('contested', 0), insert(`winner ${index}`)]),
      );
      const outcomes = await Promise.all(attempts);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'rows')).toHaveLength(19);
      const winners = await database.query("SELECT id FROM item WHERE id LIKE 'winner%'");
      expect([await revisionOf('contested'), winners.length]).toEqual([1, 1]);
    });

    const up = (id: string): Statement => ({
      sql: 'UPDATE item SET revision = revision + 1 WHERE id = ?',
      parameters: [id],
      rows: 1,
    });

    test('twenty commits that count up all count', async () => {
      await database.commit([insert('counter')]);
      await Promise.all(Array.from({ length: 20 }, () => database.commit([up('counter')])));
      expect(await revisionOf('counter')).toBe(20);
    });

    test('commits that wait for each other are tried again', async () => {
      await database.commit([insert('left'), insert('right')]);
      const crossing = [
        [up('left'), up('right')],
        [up('right'), up('left')],
      ];
      await Promise.all([...crossing, ...crossing].map((statements) => database.commit(statements)));
      expect([await revisionOf('left'), await revisionOf('right')]).toEqual([4, 4]);
    });
  });
});

test.each([
  ['SELECT ?', 'SELECT $1'],
  ['INSERT INTO a VALUES (?, \'?\', "?", ?)', 'INSERT INTO a VALUES ($1, \'?\', "?", $2)'],
  ["SELECT 'it''s ?', ?", "SELECT 'it''s ?', $1"],
  ['SELECT 1', 'SELECT 1'],
])('%s becomes %s', (sql, numbered) => expect(numberedPlaceholders(sql)).toBe(numbered));
