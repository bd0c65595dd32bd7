import type { CalendarDate } from '@rappen/core/date';
import { guessing } from '../accounts/guessing.ts';
import { memoryKeyUse } from '../admission/key-use.ts';
import type { RateLimits } from '../admission/rate-limit.ts';
import { memoryFailures } from '../memory/failures.ts';
import type { Clock } from '../ports/clock.ts';
import type { CodeReader } from '../ports/code-reader.ts';
import type { EbillPorts } from '../ports/ebill/service.ts';
import type {
  AccountPorts,
  DocumentationFiles,
  Load,
  Ports,
  Retention,
  ServiceStore,
  Traces,
  WebFiles,
} from '../ports/ports.ts';
import { StoreUnavailable } from '../ports/store-unavailable.ts';
import type { Watch } from '../ports/watch.ts';
import type { LongWork } from '../ports/work.ts';
import { rememberedKeys } from '../rights/key-store.ts';
import { swissDay } from '../swiss-day.ts';
import { type Limiters, memoryLimiters } from './limiters.ts';

/** What differs between runtimes; the rest of the ports is made of web standards. */
export interface RuntimeParts {
  readonly store: ServiceStore;
  /** Without: no limit. */
  readonly rateLimits?: RateLimits | undefined;
  /** What counts instead of this process. */
  readonly limiters?: Limiters | undefined;
  /** The host under which people reach the service, where a proxy hides it. */
  readonly ownHosts?: readonly string[] | undefined;
  /** The address that links lead to, which the header Host of a request does not change. */
  readonly publicUrl?: string | undefined;
  /** Without: nobody gets invitations and links to a new password by mail. */
  readonly mail?: AccountPorts['mail'];
  /** Without: this deployment submits no eBills. */
  readonly ebill?: EbillPorts | undefined;
  readonly codes: CodeReader;
  /** Without: nobody watches. */
  readonly watch?: Watch | undefined;
  /** Without: all requests are taken. */
  readonly load?: Load | undefined;
  /** Without: things are kept as long as usual. */
  readonly retention?: Retention | undefined;
  /** Without: nothing is traced. */
  readonly traces?: Traces | undefined;
  /** Without: all work is done where the request is. */
  readonly work?: LongWork | undefined;
  readonly documentation: DocumentationFiles;
  /** Without: this deployment serves no web application. */
  readonly web?: WebFiles | undefined;
  /** The real one unless said. */
  readonly clock?: Clock | undefined;
  /** Writes one line of the log. */
  readonly writeLine: (line: string) => void;
}

/** Ports that every runtime with web standards shares: clock, ids, requests counted in memory, log as JSON lines. */
export function standardPorts(parts: RuntimeParts): Ports {
  const clock = parts.clock ?? { today: swissToday(), now: () => Date.now() };
  const { rates } = parts.limiters ?? memoryLimiters(parts.rateLimits, clock);
  const write = (entry: Readonly<Record<string, unknown>>) =>
    parts.writeLine(JSON.stringify({ time: new Date().toISOString(), ...entry }));
  const guesses = guessing(parts.store.accounts?.failures ?? memoryFailures());
  return {
    keys: rememberedKeys(parts.store.keys, clock.now),
    resources: parts.store.resources,
    rates,
    wrongKeys: parts.rateLimits && guesses,
    unfinished: new Set(),
    keyUse: memoryKeyUse(parts.store.keys, clock),
    accounts: parts.store.accounts && {
      store: parts.store.accounts,
      logins: guesses,
      ownHosts: parts.ownHosts ?? [],
      publicUrl: parts.publicUrl,
      mail: parts.mail,
    },
    ebill: parts.ebill,
    readiness: parts.store,
    clock,
    ids: { request: () => crypto.randomUUID() },
    codes: parts.codes,
    load: parts.load,
    work: parts.work,
    watch: parts.watch,
    traces: parts.traces,
    retention: parts.retention,
    documentation: parts.documentation,
    web: parts.web,
    log: {
      request: (entry) => write({ level: 'info', event: 'request', ...entry }),
      overload: (refused) => write({ level: 'warn', event: 'overload', refused }),
      fault(requestId, error) {
        parts.watch?.failed(error instanceof StoreUnavailable ? error.reason : 'other');
        write({ level: 'error', event: 'fault', requestId, ...faultOf(error) });
      },
    },
  };
}

/** Where an error comes from; of a store that cannot serve, which is no bug, only why. */
function faultOf(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof StoreUnavailable) return { error: error.message, reason: error.reason };
  return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** Tells the day anew each minute: days begin on whole ones. */
function swissToday(): () => CalendarDate {
  let minute = -1;
  let day = '' as CalendarDate;
  return () => {
    const now = Date.now();
    if (Math.floor(now / 60_000) !== minute) {
      minute = Math.floor(now / 60_000);
      day = swissDay(new Date(now));
    }
    return day;
  };
}
