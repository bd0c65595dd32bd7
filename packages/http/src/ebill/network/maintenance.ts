import { type Instant, instantOf } from '../../instant.ts';
import { limits } from '../../limits.ts';
import type { MaintenanceWindow } from '../../ports/ebill/service.ts';

/** An instant of RFC 3339 with its zone. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * The windows of a text such as `2026-12-01T22:00:00Z/2026-12-02T01:00:00+01:00`, with commas between them (RFC 3339, 5.6; the
 * slash of ISO 8601). Undefined: it cannot be read, has too many, or one that ends before it begins.
 */
export function readMaintenanceWindows(text: string): readonly MaintenanceWindow[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length > limits.maintenanceWindowsMax) return undefined;
  const windows = parts.map(windowOf);
  return windows.every((window) => window !== undefined) ? windows : undefined;
}

function windowOf(text: string): MaintenanceWindow | undefined {
  const [from, to, ...rest] = text.split('/').map(instantIn);
  return from !== undefined && to !== undefined && rest.length === 0 && from < to ? { from, to } : undefined;
}

function instantIn(text: string): Instant | undefined {
  const milliseconds = instant.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : instantOf(milliseconds);
}
