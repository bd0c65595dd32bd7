import type { Load } from '../ports/ports.ts';

/** Milliseconds that the thread may go on with what arrived in one turn. Whoever is refused has waited for about one turn. */
const turnMilliseconds = 34;
/** How many requests may begin in a turn: at first, and within which bounds that number adapts. A few may always. */
const roomFirst = 220;
const roomMin = 15;
const roomMax = 1_500;

/**
 * Lets as many requests begin as the thread that serves can answer soon. A turn is what the thread does between two looks at its
 * connections: where more arrives than it can answer, turns grow longer, and everybody waits for all others. So the number of
 * requests that may begin in a turn is cut down by as much as a turn was too long, and grows again by an eighth while turns are
 * short and the number was reached. `afterTurn` runs work at the end of the turn; `now` tells milliseconds.
 */
export function turnLoad(afterTurn: (work: () => void) => void, now: () => number): Load {
  let room = roomFirst;
  let begun = 0;
  let startedAt: number | undefined;

  function endTurn(): void {
    const length = now() - (startedAt ?? now());
    if (length > turnMilliseconds) room = Math.max(roomMin, Math.floor((room * turnMilliseconds) / length));
    else if (begun >= room) room = Math.min(roomMax, room + Math.ceil(room / 8));
    startedAt = undefined;
    begun = 0;
  }

  return {
    admits() {
      if (startedAt === undefined) {
        startedAt = now();
        afterTurn(endTurn);
      }
      const isLate = begun >= roomMin && now() - startedAt > turnMilliseconds;
      if (begun >= room || isLate) return false;
      begun += 1;
      return true;
    },
  };
}
