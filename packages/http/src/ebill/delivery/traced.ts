import type { Ports } from '../../ports/ports.ts';
import type { SpanFacts } from '../../ports/traces.ts';

/** Work that no request waits for. */
interface BackgroundPiece {
  readonly name: string;
  readonly facts?: SpanFacts;
  /** Of what led to it. */
  readonly traceparent?: string | undefined;
}

/** Does work as a span of its own, where there are traces. What it throws is thrown. */
export async function traced<T>(
  ports: Ports,
  { name, facts, traceparent }: BackgroundPiece,
  work: (own: Ports) => Promise<T>,
): Promise<T> {
  const span = ports.traces?.begin(name, 'internal', facts, traceparent);
  if (span === undefined || ports.traces === undefined) return work(ports);
  let hasFailed = true;
  try {
    const done = await work(ports.traces.within(ports, span));
    hasFailed = false;
    return done;
  } finally {
    span.end(hasFailed);
  }
}
