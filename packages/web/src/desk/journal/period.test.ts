import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

test.each([
  ['month', '2024-02-29', '2024-02-01', '2024-02-29'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['quarter', '2026-11-26', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-02-01', '2025-10-01', '2025-12-31'],
  ['half', '2026-06-30', '2026-01-01', '2026-06-30'],
  ['lastHalf', '2026-06-30', '2025-07-01', '2025-12-31'],
  ['year', '2026-06-30', '2026-01-01', '2026-12-31'],
  ['lastYear', '2026-06-30', '2025-01-01', '2025-12-31'],
] as const)('%s of %s is %s to %s', (name, day, from, to) => {
  expect(periodOf(name, day)).toEqual({ from, to });
});
