import { count } from '../../maps.ts';
import { ServiceBusy } from '../../ports/service-busy.ts';
import { Turns } from '../../turns.ts';

/** How much may be done with passwords at a time, in one process. */
export const passwordLimits = {
  /** People at the door, with a password that is tried or waits for it: the last one waits a few seconds. */
  attemptsMax: 32,
  /** Those of one address: an office that begins its day; the others are left to everybody else. */
  attemptsOfOneMax: 30,
  /** Places beside them for browsers that have signed in before: strangers never have these. */
  knownAttemptsMax: 8,
  /** Passwords that wait to be hashed, with those that people choose who are signed in. */
  waitingMax: 48,
} as const;

/** Whose password it is that is worked on. */
export interface Turn {
  /** The address of a client, or a biller: each has its turn. */
  readonly of: string;
  /** Signed in, or in a browser that has signed in before: every second turn is theirs, however many strangers wait. */
  readonly isKnown: boolean;
  /** Tells that nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Hashing a password takes a fifth of a second on purpose, of one of the few threads that a runtime has for all that is slow:
 * one is left to others wherever there are two cores.
 */
const atOnce = (globalThis.navigator?.hardwareConcurrency ?? 1) > 2 ? 2 : 1;

let running = 0;
const attempts = { strangers: 0, known: 0 };
const attemptsOf = new Map<string, number>();

/**
 * Takes a place at the door, before an attempt is counted: whoever is turned away has tried nothing. What it returns gives the
 * place back; undefined: there is none. `of`: the address, where it is known.
 */
export function takeAttempt(of: string | undefined): (() => void) | undefined {
  const own = of === undefined ? 0 : (attemptsOf.get(of) ?? 0);
  if (attempts.strangers >= passwordLimits.attemptsMax || own >= passwordLimits.attemptsOfOneMax) return undefined;
  attempts.strangers += 1;
  if (of !== undefined) count(attemptsOf, of, 1);
  return () => {
    attempts.strangers -= 1;
    if (of !== undefined) count(attemptsOf, of, -1);
  };
}

/** As `takeAttempt`, of the places that are for browsers that have signed in before. */
export function takeKnownAttempt(): (() => void) | undefined {
  if (attempts.known >= passwordLimits.knownAttemptsMax) return undefined;
  attempts.known += 1;
  return () => {
    attempts.known -= 1;
  };
}

interface Waiting {
  readonly owner: string;
  go(): void;
}

const strangers = new Turns<Waiting>();
const known = new Turns<Waiting>();
let wasKnown = false;

/** Those who are known and the strangers take turns, and among them each address. */
function nextWaiting(): Waiting | undefined {
  const [first, second] = wasKnown ? [strangers, known] : [known, strangers];
  return first.next(() => true) ?? second.next(() => true);
}

/** Does work on a password in its turn. Throws `ServiceBusy` where too much waits, and where the signal says that nobody does any more. */
export async function inTurn<T>(work: () => Promise<T>, turn: Turn = { of: '', isKnown: true }): Promise<T> {
  const waiting = turn.isKnown ? known : strangers;
  if (strangers.length + known.length >= passwordLimits.waitingMax) throw new ServiceBusy('Too many passwords wait');
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.add({ owner: turn.of, go: resolve }));
  else running += 1;
  wasKnown = turn.isKnown;
  try {
    if (turn.signal?.aborted === true) throw new ServiceBusy('Nobody waits for this password any more');
    return await work();
  } finally {
    const next = nextWaiting();
    // The turn is handed on: nobody comes in between
    if (next === undefined) running -= 1;
    else next.go();
  }
}
