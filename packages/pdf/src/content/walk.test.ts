import { expect, test } from 'vitest';
import { ContentWalk, type WalkState } from './walk.ts';

class Counted extends ContentWalk<WalkState> {
  beyond = 0;

  constructor() {
    super(
      { content: new Uint8Array(0), resources: undefined, state: { matrix: [1, 0, 0, 1, 0, 0] } },
      { dictionary: () => undefined } as never,
      {} as never,
    );
  }

  override isBeyond(): void {
    this.beyond += 1;
  }
}

test('512 states are put aside and no more, and what goes beyond is told', () => {
  const walk = new Counted();
  const moved = (x: number) => walk.set({ matrix: [1, 0, 0, 1, x, 0] });
  for (let depth = 1; depth <= 512; depth += 1) {
    walk.push();
    moved(depth);
  }
  expect(walk.beyond).toBe(0);
  walk.push();
  moved(1000);
  expect(walk.beyond).toBe(1);
  // The state that was not put aside cannot be taken back
  walk.pop();
  expect(walk.state.matrix[4]).toBe(511);
  for (let left = 511; left > 0; left -= 1) walk.pop();
  expect(walk.state.matrix[4]).toBe(0);
  walk.pop();
  expect(walk.state.matrix[4]).toBe(0);
});
