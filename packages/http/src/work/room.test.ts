import { expect, test } from 'vitest';
import { Room } from './room.ts';

test('each owner has a bound, and all of them together', () => {
  const room = new Room({ bytesMax: 100, ownerBytesMax: 60 });
  const first = room.take('a', 60);
  expect([first !== undefined, room.take('a', 1), room.take('b', 41)]).toEqual([true, undefined, undefined]);
  expect(room.take('b', 40)).toBeDefined();
  first?.();
  expect(room.take('a', 60)).toBeDefined();
});

test('room is given back once', () => {
  const room = new Room({ bytesMax: 100, ownerBytesMax: 100 });
  const first = room.take('a', 60);
  first?.();
  room.take('a', 60);
  first?.();
  expect(room.take('a', 60)).toBeUndefined();
});
