import { equalInConstantTime } from '../accounts/constant-time.ts';
import type { ServiceStore, Traces } from '../ports/ports.ts';
import type {
  FiguresOfProcess,
  LongReads,
  MeasuredFigures,
  NetworkState,
  ProcessFigures,
  StoreFigures,
  Waiting,
  Watch,
} from '../ports/watch.ts';
import { memoryMetrics, metricsText } from './metrics.ts';
import { largestShareOf, memoryShares, sharesTold } from './shares.ts';

/** What the figures come from. */
export interface WatchParts {
  /** What whoever asks for the figures has to say. */
  readonly key: string;
  readonly store: ServiceStore;
  readonly traces?: Pick<Traces, 'dropped'> | undefined;
  readonly process?: (() => Promise<ProcessFigures>) | undefined;
  /** Where several processes serve together: makes own figures known to them; what it returns asks for those of all. */
  readonly share?: ((own: () => Promise<MeasuredFigures>) => () => Promise<readonly FiguresOfProcess[]>) | undefined;
  readonly now: () => number;
}

/** Counts in the memory of this process, and asks the store and the process when somebody looks. */
export function prometheusWatch({ key, store, traces, process, share, now }: WatchParts): Watch {
  const counted = memoryMetrics();
  const shares = memoryShares(now);
  const own = async () => {
    const dropped = memoryMetrics();
    if (traces !== undefined) dropped.set('spansDropped', [], traces.dropped());
    const reads = readFigures(store.longReads?.());
    const rest = { ...dropped.measured(), ...reads, ...(await figuresOf(process)) };
    return { ...counted.measured(), ...shares.measured(), ...rest };
  };
  const ofAll = share?.(own) ?? (async () => [{ figures: await own() }]);
  return {
    answered({ service, method, status, seconds, owner, bodyBytes = 0, code }) {
      counted.add('requests', [service, method, String(status)]);
      counted.observe('requestSeconds', [service], seconds);
      if (bodyBytes > 0) counted.add('bodyBytes', [service], bodyBytes);
      if (code !== undefined && (status === 429 || status === 503)) counted.add('refusals', [code]);
      shares.answered(owner, { status, bodyBytes });
    },
    worked(owner, figures) {
      counted.add('workPieces', [figures.outcome]);
      counted.add('workSeconds', [], figures.workingMilliseconds / 1000);
      counted.observe('workWaiting', [], figures.waitingMilliseconds / 1000);
      shares.worked(owner, figures);
    },
    failed: (reason) => counted.add('faults', [reason]),
    called({ network, call, outcome, seconds }) {
      counted.add('networkCalls', [network, call, outcome]);
      counted.observe('networkSeconds', [network], seconds);
    },
    heard(network, fault) {
      if (fault !== undefined) counted.add('networkFaults', [network, namedFaults.includes(fault) ? fault : 'other']);
      counted.set('networkFailing', [network], fault === undefined ? 0 : 1);
    },
    async networks(token) {
      if (token === undefined || !equalInConstantTime(key, token)) return undefined;
      const [all, figures] = await Promise.all([ofAll(), store.figures?.(now()).catch(() => undefined)]);
      return networkStates(
        all.map((one) => one.figures),
        figures?.networks ?? [],
        now(),
      );
    },
    async metrics(token) {
      if (token === undefined || !equalInConstantTime(key, token)) return undefined;
      const all = await ofAll();
      return metricsText([{ figures: await figuresOfStore(store, now()) }, { figures: figuresOfShares(all) }, ...all]);
    },
    async shares(token) {
      if (token === undefined || !equalInConstantTime(key, token)) return undefined;
      return sharesTold((await ofAll()).map(({ figures }) => figures));
    },
  };
}

/** Reasons that have a label of their own; others would be without end. */
const namedFaults = ['sign-in', 'sender', 'mailbox'];

/** How each network is that was called, or has something to do. */
function networkStates(
  processes: readonly MeasuredFigures[],
  waiting: StoreFigures['networks'],
  now: number,
): readonly NetworkState[] {
  const failing = processes.flatMap((figures) => figures['networkFailing'] ?? []);
  const names = new Set([...waiting.map(({ network }) => network), ...failing.flatMap(({ labels }) => labels)]);
  return [...names].sort().map((network) => {
    const own = waiting.find((one) => one.network === network) ?? { count: 0 };
    const heard = failing.filter(({ labels }) => labels[0] === network);
    return {
      network,
      waiting: own.count,
      oldestSeconds: Math.round(secondsSince(own, now)),
      ...(heard.length > 0 && { isFailing: heard.some(({ value }) => value === 1) }),
    };
  });
}

function figuresOfShares(all: readonly { readonly figures: MeasuredFigures }[]): MeasuredFigures {
  const metrics = memoryMetrics();
  metrics.set('largestShare', [], largestShareOf(all.map(({ figures }) => figures)));
  return metrics.measured();
}

function readFigures(reads: LongReads | undefined): MeasuredFigures {
  const metrics = memoryMetrics();
  if (reads === undefined) return {};
  metrics.add('longReads', ['done'], reads.done);
  metrics.add('longReads', ['refused'], reads.refused);
  metrics.add('longReadSeconds', [], reads.seconds);
  metrics.set('longReadsWaiting', [], reads.waiting);
  return metrics.measured();
}

async function figuresOfStore(store: ServiceStore, now: number): Promise<MeasuredFigures> {
  const metrics = memoryMetrics();
  const isReady = await store.check().then(
    () => true,
    () => false,
  );
  metrics.set('storeReady', [], isReady ? 1 : 0);
  const figures = isReady ? await store.figures?.(now).catch(() => undefined) : undefined;
  if (figures === undefined) return metrics.measured();
  const { outbox, networks, deliveries, webhooks } = figures;
  for (const { network, ...waiting } of networks) {
    metrics.set('networkWaiting', [network], waiting.count);
    metrics.set('networkWaitingSeconds', [network], secondsSince(waiting, now));
  }
  metrics.set('outboxWaiting', [], outbox.count);
  metrics.set('outboxSeconds', [], secondsSince(outbox, now));
  metrics.set('webhooksWaiting', [], deliveries.count);
  metrics.set('webhookSeconds', [], secondsSince(deliveries, now));
  for (const [state, count] of Object.entries(webhooks)) metrics.set('webhooks', [state], count);
  return metrics.measured();
}

/** What a process knows of itself, as figures. */
export async function figuresOf(process: (() => Promise<ProcessFigures>) | undefined): Promise<MeasuredFigures> {
  const known = await process?.();
  if (known === undefined) return {};
  const metrics = memoryMetrics();
  metrics.set('cpuSeconds', [], known.cpuSeconds);
  metrics.set('residentBytes', [], known.residentBytes);
  metrics.set('startTime', [], known.startSeconds);
  if (known.eventLoopSeconds !== undefined) metrics.set('eventLoopSeconds', [], known.eventLoopSeconds);
  if (known.diskFreeBytes !== undefined) metrics.set('diskFreeBytes', [], known.diskFreeBytes);
  return metrics.measured();
}

/** How long the oldest has waited; what is due later has not. */
function secondsSince({ oldestAt }: Waiting, now: number): number {
  return oldestAt === undefined ? 0 : Math.max(0, (now - Date.parse(oldestAt)) / 1000);
}
