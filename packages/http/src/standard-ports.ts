import type { CalendarDate } from '@rappen/core/date';
import { memoryLoginThrottle } from './accounts/login-throttle.ts';
import type { EbillPorts } from './ebill/service.ts';
import { memoryKeyUse } from './key-use.ts';
import { rememberedKeys } from './keys.ts';
import type { Clock, CodeReader, DocumentationFiles, Ports, ServiceStore, WebFiles } from './ports.ts';
import { memoryRateLimiter, memoryWrongKeys, type RateLimits } from './rate-limit.ts';
import { swissDay } from './swiss-day.ts';

/** What differs between runtimes; the rest of the ports is made of web standards. */
export interface RuntimeParts {
  readonly store: ServiceStore;
  /** Without: no limit. */
  readonly rateLimits?: RateLimits | undefined;
  /** The host under which people reach the service, where a proxy hides it. */
  readonly ownHosts?: readonly string[] | undefined;
  /** Without: this deployment submits no eBills. */
  readonly ebill?: EbillPorts | undefined;
  readonly codes: CodeReader;
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
  const write = (entry: Readonly<Record<string, unknown>>) =>
    parts.writeLine(JSON.stringify({ time: new Date().toISOString(), ...entry }));
  return {
    keys: rememberedKeys(parts.store.keys, clock.now),
    resources: parts.store.resources,
    rates: parts.rateLimits && memoryRateLimiter(clock, parts.rateLimits),
    wrongKeys: parts.rateLimits && memoryWrongKeys(),
    keyUse: memoryKeyUse(parts.store.keys, clock),
    accounts: parts.store.accounts && {
      store: parts.store.accounts,
      logins: memoryLoginThrottle(),
      ownHosts: parts.ownHosts ?? [],
    },
    ebill: parts.ebill,
    readiness: parts.store,
    clock,
    ids: { request: () => crypto.randomUUID() },
    codes: parts.codes,
    documentation: parts.documentation,
    web: parts.web,
    log: {
      request: (entry) => write({ level: 'info', event: 'request', ...entry }),
      fault: (requestId, error) =>
        write({
          level: 'error',
          event: 'fault',
          requestId,
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    },
  };
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
