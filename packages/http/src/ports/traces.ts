/** What a span says beside its name. Never personal data, bodies or keys: they leave the process. */
export type SpanFacts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Serves a request, asks another service, or neither. */
export type SpanKind = 'server' | 'client' | 'internal';

/** A piece of work as a trace shows it. */
export interface Span {
  /** What is handed on to others, as W3C Trace Context writes it. */
  readonly traceparent: string;
  /** Begins a piece of this piece. */
  child(name: string, kind: SpanKind, facts?: SpanFacts): Span;
  set(facts: SpanFacts): void;
  /** Another name, where the first one was given too early. */
  rename(name: string): void;
  /** Only the first call counts. */
  end(hasFailed?: boolean): void;
}
