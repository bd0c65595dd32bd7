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

test('whoever comes next finds room, however many took what they could', () => {
  const room = new Room({ bytesMax: 128, ownerBytesMax: 64 });
  const takenBy = (owner: string) => {
    let taken = 0;
    while (room.take(owner, 1) !== undefined) taken += 1;
    return taken;
  };
  expect(['a', 'b', 'c', 'd'].map(takenBy)).toEqual([64, 32, 16, 8]);
  expect(room.take('e', 4)).toBeDefined();
});
