import type { Load } from '../ports/ports.ts';

/** Milliseconds that the thread may go on with what arrived in one turn. Whoever is refused has waited for about one turn. */
const turnMilliseconds = 34;
/** How many requests may begin in a turn: at first, and within which bounds that number adapts. A few may always. */
const roomFirst = 220;
const roomMin = 15;
const roomMax = 1_500;

/** Requests of each customer that begin in a turn although it is full, and of all of them: who asks little is not refused for others. */
const overtakingMax = 16;
const overtakingOfAllMax = 64;
/** Milliseconds for which a customer counts as one of those who ask. */
const activeMilliseconds = 1_000;
/** How many are known to ask. */
const sharesMax = 1_000;

/**
 * Lets as many requests begin as the thread that serves can answer soon. A turn is what the thread does between two looks at its
 * connections: where more arrives than it can answer, turns grow longer, and everybody waits for all others. So the number of
 * requests that may begin in a turn is cut down by as much as a turn was too long, and grows again by an eighth while turns are
 * short and the number was reached. Customers who ask at the same time have equal parts of it, and some requests of each begin in any
 * case; whoever is not known, however many they are, has one part together. `afterTurn` runs work at the end of the turn; `now` tells
 * milliseconds.
 */
export function turnLoad(afterTurn: (work: () => void) => void, now: () => number): Load {
  let room = roomFirst;
  let begun = 0;
  let overtaken = 0;
  let startedAt: number | undefined;
  const begunOf = new Map<string, number>();
  /** When each last asked. */
  const askedAt = new Map<string, number>();

  function endTurn(): void {
    const at = now();
    const length = at - (startedAt ?? at);
    const isReached = begun >= room || [...begunOf.values()].some((own) => own >= partOf());
    if (length > turnMilliseconds) room = Math.max(roomMin, Math.floor((room * turnMilliseconds) / length));
    else if (isReached) room = Math.min(roomMax, room + Math.ceil(room / 8));
    startedAt = undefined;
    begun = 0;
    overtaken = 0;
    begunOf.clear();
    for (const [share, last] of askedAt) if (at - last > activeMilliseconds) askedAt.delete(share);
  }

  function partOf(): number {
    return Math.max(roomMin, Math.floor(room / Math.max(1, askedAt.size)));
  }

  function note(share: string, at: number): void {
    if (askedAt.size < sharesMax || askedAt.has(share)) askedAt.set(share, at);
  }

  return {
    admits(share) {
      const name = share ?? '';
      const at = now();
      if (startedAt === undefined) {
        startedAt = at;
        afterTurn(endTurn);
      }
      const own = begunOf.get(name) ?? 0;
      if (own === 0) note(name, at);
      const isLate = begun >= roomMin && at - startedAt > turnMilliseconds;
      if (begun >= room || isLate || own >= partOf()) {
        if (share === undefined || own >= overtakingMax || overtaken >= overtakingOfAllMax) return false;
        overtaken += 1;
      } else begun += 1;
      begunOf.set(name, own + 1);
      return true;
    },
  };
}
