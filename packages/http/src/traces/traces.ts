import type { Traces } from '../ports/ports.ts';
import type { Span, SpanFacts, SpanKind } from '../ports/traces.ts';
import { type Exporter, type ExporterSettings, otlpExporter } from './exporter.ts';
import { isSampled, type SamplerSettings } from './sampler.ts';
import { newId, readTraceparent, type TraceContext, writeTraceparent } from './trace-context.ts';
import { tracedPorts, tracedSender } from './traced-ports.ts';

/** What an operator has set about traces. */
export interface TraceSettings extends ExporterSettings {
  readonly serviceName: string;
  readonly sampler: SamplerSettings;
}

/** What a runtime brings for them. */
export interface TraceParts {
  readonly settings: TraceSettings;
  readonly version: string;
  /** Whether spans are sent while nothing else is done; if not, `flush` sends them. */
  readonly sendsByItself: boolean;
  readonly onChange?: ((why: string | undefined) => void) | undefined;
}

/** Traces for a collector that understands OTLP over HTTP in JSON. */
export function otlpTraces({ settings, version, sendsByItself, onChange }: TraceParts): Traces {
  const { serviceName, sampler, ...collector } = settings;
  const resource = {
    'service.name': serviceName,
    'service.version': version,
    'service.instance.id': crypto.randomUUID(),
  };
  const exporter = otlpExporter({ ...collector, resource, version, sendsByItself, onChange });
  return {
    begin(name, kind, facts, traceparent) {
      const parent = traceparent ? readTraceparent(traceparent) : undefined;
      const traceId = parent?.traceId ?? newId(16);
      const context = { traceId, spanId: newId(8), isSampled: isSampled(sampler, traceId, parent) };
      return spanOf(exporter, context, parent?.spanId, name, kind, facts);
    },
    within: tracedPorts,
    sending: tracedSender,
    dropped: exporter.dropped,
    flush: exporter.flush,
    end: exporter.end,
  };
}

function spanOf(
  exporter: Exporter,
  context: TraceContext,
  parentSpanId: string | undefined,
  firstName: string,
  kind: SpanKind,
  facts: SpanFacts = {},
): Span {
  const beganAt = now();
  let name = firstName;
  let known = facts;
  let isOver = false;
  return {
    traceparent: writeTraceparent(context),
    child(childName, childKind, childFacts) {
      const spanId = newId(8);
      return spanOf(exporter, { ...context, spanId }, context.spanId, childName, childKind, childFacts);
    },
    set(more) {
      known = { ...known, ...more };
    },
    rename(better) {
      name = better;
    },
    end(hasFailed = false) {
      if (isOver) return;
      isOver = true;
      if (!context.isSampled) return;
      const { traceId, spanId } = context;
      exporter.add({ traceId, spanId, parentSpanId, name, kind, beganAt, endedAt: now(), facts: known, hasFailed });
    },
  };
}

/** Milliseconds since 1970 by a clock that only goes forward. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
