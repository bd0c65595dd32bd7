import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from './clock.ts';
import { identifier, recipientNetIdOf } from './identifier.ts';
import { appended, emptyLog, itemsAfter, itemsOf, type Log } from './log.ts';
import { emptyTable, entriesOf, type Table, valueOf, withValue } from './table.ts';

describe('a table', () => {
  const keys = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('__proto__', 'constructor', ''));

  test('is a map that leaves the old one as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.option(fc.nat(), { nil: undefined }))), (steps) => {
        const map = new Map<string, number>();
        let table: Table<number> = emptyTable();
        for (const [key, value] of steps) {
          const before = table;
          const frozen = JSON.stringify(before);
          table = withValue(table, key, value);
          if (value === undefined) map.delete(key);
          else map.set(key, value);
          expect(JSON.stringify(before)).toBe(frozen);
          expect(valueOf(table, key)).toBe(value);
        }
        expect(table.size).toBe(map.size);
        expect(new Map(entriesOf(table))).toEqual(map);
        expect(JSON.parse(JSON.stringify(table))).toEqual(table);
      }),
    );
  });
});

describe('a log', () => {
  const logOf = (length: number, lengthMax = Infinity): Log<number> => {
    let log: Log<number> = emptyLog();
    for (let i = 0; i < length; i++) log = appended(log, i, lengthMax);
    return log;
  };

  test('is a list that leaves the old one as it was', () => {
    const short = logOf(700);
    const longer = appended(short, 700, 9_999);
    expect(itemsOf(short)).toHaveLength(700);
    expect(itemsOf(longer)).toEqual(Array.from({ length: 701 }, (_, index) => index));
  });

  test('gives what lies behind an item, page by page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1300 }),
        fc.integer({ min: -1, max: 1400 }),
        fc.nat(700),
        (length, cursor, limit) => {
          const list = Array.from({ length }, (_, index) => index);
          const expected = list.slice(cursor >= 0 && cursor < length ? cursor + 1 : 0).slice(0, limit);
          expect(itemsAfter(logOf(length), (item) => item === cursor, limit)).toEqual(expected);
        },
      ),
      { numRuns: 50 },
    );
    expect(itemsAfter(logOf(3), undefined, 2)).toEqual([0, 1]);
  });

  test('forgets the oldest page first', () => {
    const log = logOf(2000, 1024);
    expect(itemsOf(log).length).toBeLessThanOrEqual(1024);
    expect(itemsOf(log).at(-1)).toBe(1999);
  });
});

describe('an identifier', () => {
  test('has its form, follows from seed and number, and is never given twice', () => {
    expect(identifier('EVID', 'a', 1)).toMatch(/^EVID[0-9A-F]{32}$/);
    expect(identifier('BCID', 'a', 1)).toBe(identifier('BCID', 'a', 1));
    const ids = [...Array(20_000).keys()].map((number) => identifier('BCID', 'seed', number));
    expect(new Set(ids.map((id) => id.slice(0, 12))).size).toBe(ids.length);
    expect(identifier('BCID', 'b', 1)).not.toBe(identifier('BCID', 'a', 1));
    expect(identifier('EVID', 'a', 1).slice(4)).not.toBe(identifier('BCID', 'a', 1).slice(4));
  });

  test('of a recipient has 17 digits that leave 1 modulo 97', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = recipientNetIdOf(text);
        expect(id).toMatch(/^41\d{15}$/);
        expect(BigInt(id) % 97n).toBe(1n);
      }),
    );
  });
});

test('a day is the day of UTC', () => {
  fc.assert(
    fc.property(fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }), (at) => {
      expect(dayOf(at)).toBe(new Date(at).toISOString().slice(0, 10));
    }),
  );
});
