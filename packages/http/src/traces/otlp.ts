import type { SpanFacts, SpanKind } from '../ports/traces.ts';

/** A span that is over. */
export interface FinishedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  /** Milliseconds since 1970, with fractions. */
  readonly beganAt: number;
  readonly endedAt: number;
  readonly facts: SpanFacts;
  readonly hasFailed: boolean;
}

/** Numbers of `opentelemetry.proto.trace.v1`. */
const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 };
const errorStatus = 2;
const sampledFlag = 1;

/** The body of a request to a collector: an `ExportTraceServiceRequest` as OTLP/HTTP writes it in JSON (OTLP 1.5). */
export function otlpRequest(spans: readonly FinishedSpan[], resource: SpanFacts, version: string): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'rappen', version }, spans: spans.map(spanOf) }],
      },
    ],
  });
}

function spanOf({ traceId, spanId, parentSpanId, name, kind, beganAt, endedAt, facts, hasFailed }: FinishedSpan) {
  return {
    traceId,
    spanId,
    ...(parentSpanId && { parentSpanId }),
    flags: sampledFlag,
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanosecondsOf(beganAt),
    endTimeUnixNano: nanosecondsOf(Math.max(beganAt, endedAt)),
    attributes: attributesOf(facts),
    status: hasFailed ? { code: errorStatus } : {},
  };
}

/** Whole microseconds, as text: a number has no room for nanoseconds since 1970. */
function nanosecondsOf(milliseconds: number): string {
  return `${Math.round(milliseconds * 1000)}000`;
}

function attributesOf(facts: SpanFacts) {
  return Object.entries(facts).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: valueOf(value) }]));
}

function valueOf(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  // 64-bit whole numbers are text in the JSON of protocol buffers
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
