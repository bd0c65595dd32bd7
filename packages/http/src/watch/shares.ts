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
const isLongest = (what: string): boolean => what.startsWith('longest');

/** What one customer had of the service in the last minutes. */
export type ShareUse = Readonly<Record<Counted, number>> & {
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
  let minutes: { readonly number: number; readonly owners: Map<string, Record<Counted, number>> }[] = [];

  function ownersNow(): Map<string, Record<Counted, number>> {
    const number = Math.floor(now() / minute);
    const last = minutes.at(-1);
    if (last !== undefined && last.number >= number) return last.owners;
    const owners = new Map<string, Record<Counted, number>>();
    minutes = [...minutes.filter((one) => one.number > number - minutesTold), { number, owners }];
    return owners;
  }

  function useOf(owner: string): Record<Counted, number> {
    const owners = ownersNow();
    const found = owners.get(owner);
    if (found !== undefined) return found;
    if (owners.size >= ownersMax && owner !== others) return useOf(others);
    const made = Object.fromEntries(counted.map((what) => [what, 0])) as Record<Counted, number>;
    owners.set(owner, made);
    return made;
  }

  return {
    answered(owner, { status, bodyBytes }) {
      const use = useOf(nameOf(owner ?? ''));
      use.requests += 1;
      use.bodyBytes += bodyBytes;
      if (status === 429 || status === 503) use.refused += 1;
    },
    worked(owner, { workingMilliseconds, waitingMilliseconds }) {
      const use = useOf(nameOf(owner));
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

function seriesOf(owner: string, use: Readonly<Record<Counted, number>>): MeasuredSeries[] {
  return counted.map((what) => ({ labels: [owner, what], value: use[what], counts: [] }));
}

/** What an operator is told of shares. */
export interface SharesTold {
  readonly minutes: number;
  /** How much of the time of the threads the first one had, from 0 to 1. */
  readonly largestShare: number;
  readonly customers: readonly ShareUse[];
}

/** Puts together what several processes have counted: those who had most of the threads first, then of bodies and requests. */
export async function sharesTold(all: readonly MeasuredFigures[]): Promise<SharesTold> {
  const used = new Map<string, Record<Counted, number>>();
  for (const { labels, value } of all.flatMap(({ shares = [] }) => shares)) {
    const [owner = '', what] = labels as readonly [string, Counted];
    const use = used.get(owner) ?? (Object.fromEntries(counted.map((one) => [one, 0])) as Record<Counted, number>);
    used.set(owner, use);
    use[what] = isLongest(what) ? Math.max(use[what], value) : use[what] + value;
  }
  const sorted = [...used].sort(
    ([, one], [, other]) =>
      other.threadMilliseconds - one.threadMilliseconds ||
      other.bodyBytes - one.bodyBytes ||
      other.requests - one.requests,
  );
  const threads = sorted.reduce((sum, [, { threadMilliseconds }]) => sum + threadMilliseconds, 0);
  const first = sorted[0]?.[1].threadMilliseconds ?? 0;
  const customers = await Promise.all(
    sorted
      .slice(0, limits.sharesListedMax)
      .map(async ([owner, use]) => ({ customer: await customerOf(owner), ...rounded(use) })),
  );
  return { minutes: minutesTold, largestShare: threads === 0 ? 0 : first / threads, customers };
}

function rounded(use: Readonly<Record<Counted, number>>): Record<Counted, number> {
  return Object.fromEntries(counted.map((what) => [what, Math.round(use[what])])) as Record<Counted, number>;
}

function customerOf(name: string): Promise<string> | string {
  return name.startsWith('owner ') ? customerIdOf(name.slice('owner '.length)) : name;
}

/** The id under which an operator is told of the owner of keys. */
export async function customerIdOf(owner: string): Promise<string> {
  return (await sha256Of(new TextEncoder().encode(owner))).slice(0, idLength);
}
