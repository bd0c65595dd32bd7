import { limits } from '../limits.ts';
import type { Call, Route } from '../route/route.ts';

/** Bodies up to this length are not counted: so many connections as there may be hold little of them. */
const uncountedBytes = limits.bodyReadInPlaceBytesMax;

/**
 * Takes room for the body of a request that is answered where it arrives, before it is read: many callers that send slowly
 * would fill the memory together. What it returns gives the room back; undefined: there is none left. Long work takes its own.
 */
export function takeRoomForBody({ longWork }: Route, { request, key, ports }: Call): (() => void) | undefined {
  const bytes = longWork === undefined ? lengthOf(request) : 0;
  if (ports.work === undefined || bytes <= uncountedBytes) return () => {};
  return ports.work.takeRoom(key.owner, bytes);
}

/** What was declared, or the most that any body may have. */
function lengthOf(request: Request): number {
  const declared = request.headers.get('content-length');
  // To ask for the body itself would have the server make it ready
  if (declared === null && !request.headers.has('transfer-encoding')) return 0;
  return declared === null ? limits.ebillTextBodyBytesMax : Math.min(Number(declared), limits.ebillTextBodyBytesMax);
}
