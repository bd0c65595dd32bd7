import { expect, test } from 'vitest';
import { disagreements } from '../../test/agreement.ts';

test('10,000 random pages: what the renderer draws is refused, and what it does not draw is let through', async () => {
  const { found, drawn, hidden } = await disagreements(10_000, 77);
  expect(found).toEqual([]);
  expect(Math.min(drawn, hidden)).toBeGreaterThan(2000);
});
