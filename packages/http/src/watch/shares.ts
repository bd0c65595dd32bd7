import { limits } from '../limits.ts';
import type { MeasuredFigures, MeasuredSeries } from '../ports/watch.ts';
import type { WorkFigures } from '../ports/work.ts';
import { sha256Of } from '../sha256.ts';

/** Minutes that are told; what is older is forgotten. */
const minutesTold = 5;
const minute = 60_000;
/** Customers counted by themselves in a minute; what comes beyond them is counted together. */
const ownersMax = 200;
/** How `others` and callers without a key are named; ids have only digits and letters a to f. */
const others = 'others';
const nobody = 'nobody';
const idLength = 12;

/** What is counted of each customer; the longest wait is not added up. */
const counted = [
  'requests',
  'refused',
  'bodyBytes',
  'pieces',
  'threadMilliseconds',
  'waitedMilliseconds',
  'longestWaitMilliseconds',
] as const;
type Counted = (typeof counted)[number];
type Use = Record<Counted, number>;
const useOf = (valueOf: (what: Counted) => number): Use =>
  Object.fromEntries(counted.map((what) => [what, valueOf(what)])) as Use;
const isLongest = (what: string): boolean => what.startsWith('longest');

/** What one customer had of the service in the last minutes. */
export type ShareUse = Readonly<Use> & {
  /** The beginning of the SHA-256 of the owner of the keys; `nobody` for callers without a key; never a name. */
  readonly customer: string;
};

/** Who had how much of the service lately. */
export interface Shares {
  /** A request of an owner was answered; undefined: of nobody known. */
  answered(owner: string | undefined, request: { readonly status: number; readonly bodyBytes: number }): void;
  /** A piece of long work of an owner is over. */
  worked(owner: string, figures: WorkFigures): void;
  /** As figures, to be put together with those of other processes. */
  measured(): MeasuredFigures;
}

/** Counts in the memory of this process, within a bound, minute by minute. */
export function memoryShares(now: () => number): Shares {
  let minutes: { readonly number: number; readonly owners: Map<string, Use> }[] = [];

  function ownersNow(): Map<string, Use> {
    const number = Math.floor(now() / minute);
    const last = minutes.at(-1);
    if (last !== undefined && last.number >= number) return last.owners;
    const owners = new Map<string, Use>();
    minutes = [...minutes.filter((one) => one.number > number - minutesTold), { number, owners }];
    return owners;
  }

  function ofOwner(owner: string): Use {
    const owners = ownersNow();
    const found = owners.get(owner);
    if (found !== undefined) return found;
    if (owners.size >= ownersMax && owner !== others) return ofOwner(others);
    const made = useOf(() => 0);
    owners.set(owner, made);
    return made;
  }

  return {
    answered(owner, { status, bodyBytes }) {
      const use = ofOwner(nameOf(owner ?? ''));
      use.requests += 1;
      use.bodyBytes += bodyBytes;
      if (status === 429 || status === 503) use.refused += 1;
    },
    worked(owner, { workingMilliseconds, waitingMilliseconds }) {
      const use = ofOwner(nameOf(owner));
      use.pieces += 1;
      use.threadMilliseconds += workingMilliseconds;
      use.waitedMilliseconds += waitingMilliseconds;
      use.longestWaitMilliseconds = Math.max(use.longestWaitMilliseconds, waitingMilliseconds);
    },
    measured() {
      ownersNow();
      return { shares: minutes.flatMap(({ owners }) => [...owners].flatMap(([owner, use]) => seriesOf(owner, use))) };
    },
  };
}

/** An owner of keys may be called anything: nobody else is called as what is counted together. */
function nameOf(owner: string): string {
  return owner === '' ? nobody : `owner ${owner}`;
}

function seriesOf(owner: string, use: Readonly<Use>): MeasuredSeries[] {
  return counted.map((what) => ({ labels: [owner, what], value: use[what], counts: [] }));
}

/** What an operator is told of shares. */
export interface SharesTold {
  readonly minutes: number;
  /** How much of the time of the threads the first one had, from 0 to 1. */
  readonly largestShare: number;
  readonly customers: readonly ShareUse[];
}

/** How much of the time of the threads the customer had who had most of it, from 0 to 1, over all processes. */
export function largestShareOf(all: readonly MeasuredFigures[]): number {
  const threads = [...usesOf(all).values()].map(({ threadMilliseconds }) => threadMilliseconds);
  const sum = threads.reduce((more, one) => more + one, 0);
  return sum === 0 ? 0 : Math.max(...threads) / sum;
}

/** Puts together what several processes have counted: those who had most of the threads first, then of bodies and requests. */
export async function sharesTold(all: readonly MeasuredFigures[]): Promise<SharesTold> {
  const sorted = [...usesOf(all)].sort(
    ([, one], [, other]) =>
      other.threadMilliseconds - one.threadMilliseconds ||
      other.bodyBytes - one.bodyBytes ||
      other.requests - one.requests,
  );
  const customers = await Promise.all(
    sorted.slice(0, limits.sharesListedMax).map(async ([owner, use]) => ({
      customer: await customerOf(owner),
      ...useOf((what) => Math.round(use[what])),
    })),
  );
  return { minutes: minutesTold, largestShare: largestShareOf(all), customers };
}

function usesOf(all: readonly MeasuredFigures[]): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  for (const { labels, value } of all.flatMap(({ shares = [] }) => shares)) {
    const [owner = '', what] = labels as readonly [string, Counted];
    const use = uses.get(owner) ?? useOf(() => 0);
    uses.set(owner, use);
    use[what] = isLongest(what) ? Math.max(use[what], value) : use[what] + value;
  }
  return uses;
}

function customerOf(name: string): Promise<string> | string {
  return name.startsWith('owner ') ? customerIdOf(name.slice('owner '.length)) : name;
}

/** The id under which an operator is told of the owner of keys. */
export async function customerIdOf(owner: string): Promise<string> {
  return (await sha256Of(new TextEncoder().encode(owner))).slice(0, idLength);
}
