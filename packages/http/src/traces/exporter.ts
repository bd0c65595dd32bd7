import type { SpanFacts } from '../ports/traces.ts';
import { type FinishedSpan, otlpRequest } from './otlp.ts';

/** Bounds of what waits for a collector. */
export const exportLimits = {
  spansMax: 4096,
  spansPerRequestMax: 512,
  pauseMilliseconds: 5000,
  longestPauseMilliseconds: 60_000,
  endMilliseconds: 1000,
  /** On top of the patience with a collector: a run that takes longer was ended with the call that began it. */
  deadMilliseconds: 5000,
} as const;

/** A collector, and how it is asked. */
export interface ExporterSettings {
  /** Where spans are posted. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMilliseconds: number;
}

export interface ExporterParts extends ExporterSettings {
  readonly resource: SpanFacts;
  readonly version: string;
  /** Whether it sends by itself. Where a process is frozen between requests, whoever serves them calls `flush`. */
  readonly sendsByItself: boolean;
  /** Told once when the collector begins to fail, with why, and once when it is back. */
  readonly onChange?: ((why: string | undefined) => void) | undefined;
}

/** Sends spans to a collector. */
export interface Exporter {
  /** Never waits. What there is no room for is dropped. */
  add(span: FinishedSpan): void;
  dropped(): number;
  flush(): Promise<void>;
  end(): Promise<void>;
}

type Sent = 'taken' | 'refused' | 'later';

/** Statuses after which the same request may be sent again (OTLP/HTTP, "Failures"). */
const laterStatuses = [429, 502, 503, 504];

/**
 * Sends spans in batches, one request at a time. A collector that does not answer is asked again after growing pauses; until
 * then what comes is kept as far as there is room. What a collector refuses is dropped.
 */
export function otlpExporter(parts: ExporterParts): Exporter {
  const { url, headers, resource, version, timeoutMilliseconds, sendsByItself, onChange } = parts;
  let waiting: FinishedSpan[] = [];
  let underWay = 0;
  let dropped = 0;
  let failures = 0;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  /** When the last request began. */
  let begunAt = 0;
  const ending = new AbortController();

  function sendLater(milliseconds: number): void {
    if (!sendsByItself || isEnded || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void flush();
    }, milliseconds);
    // On Node and Deno it would keep a process for nothing else
    (timer as { readonly unref?: () => void }).unref?.();
  }

  function pause(): number {
    return Math.min(exportLimits.pauseMilliseconds * 2 ** failures, exportLimits.longestPauseMilliseconds);
  }

  /** One run at a time; who comes while one is under way waits for that. */
  function flush(): Promise<void> {
    const isDead = performance.now() - begunAt > timeoutMilliseconds + exportLimits.deadMilliseconds;
    if (sending !== undefined && !isDead) return sending;
    dropped += underWay;
    underWay = 0;
    const own = sendWaiting().finally(() => {
      if (sending === own) sending = undefined;
      if (waiting.length > 0) sendLater(pause());
    });
    sending = own;
    return own;
  }

  async function sendWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, exportLimits.spansPerRequestMax);
      waiting = waiting.slice(batch.length);
      underWay = batch.length;
      begunAt = performance.now();
      const sent = await send(batch);
      underWay = 0;
      if (sent === 'refused') dropped += batch.length;
      if (sent === 'later') {
        waiting = [...batch, ...waiting];
        return;
      }
    }
  }

  async function send(batch: readonly FinishedSpan[]): Promise<Sent> {
    const { sent, why } = await post(batch);
    if (why !== undefined && failures === 0) onChange?.(why);
    if (why === undefined && failures > 0) onChange?.(undefined);
    failures = why === undefined ? 0 : failures + 1;
    return sent;
  }

  async function post(batch: readonly FinishedSpan[]): Promise<{ readonly sent: Sent; readonly why?: string }> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: otlpRequest(batch, resource, version),
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMilliseconds), ending.signal]),
      });
      const text = await answer.text();
      if (answer.ok) {
        const rejected = rejectedIn(text);
        dropped += Math.min(rejected, batch.length);
        return { sent: 'taken' };
      }
      const sent = laterStatuses.includes(answer.status) ? 'later' : 'refused';
      return { sent, why: `status ${answer.status}` };
    } catch (error) {
      return { sent: 'later', why: error instanceof Error ? error.name : 'no answer' };
    }
  }

  return {
    add(span) {
      if (isEnded || waiting.length + underWay >= exportLimits.spansMax) {
        dropped += 1;
        return;
      }
      waiting.push(span);
      const isFull = waiting.length >= exportLimits.spansPerRequestMax && sending === undefined && failures === 0;
      if (isFull && sendsByItself) void flush();
      else sendLater(pause());
    },
    dropped: () => dropped,
    flush,
    async end() {
      if (isEnded) return;
      clearTimeout(timer);
      const late = setTimeout(() => ending.abort(), exportLimits.endMilliseconds);
      await flush();
      isEnded = true;
      clearTimeout(late);
      clearTimeout(timer);
      dropped += waiting.length;
      waiting = [];
    },
  };
}

/** How many spans of a request the collector did not take although it took the request. */
function rejectedIn(text: string): number {
  try {
    const { partialSuccess } = JSON.parse(text) as { partialSuccess?: { rejectedSpans?: unknown } | null };
    const count = Number(partialSuccess?.rejectedSpans ?? 0);
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}
