/** What the transport has to know of an operation; the generated table has a row for each. */
export interface Operation {
  readonly method: string;
  /** Names in braces stand for parts of the path. */
  readonly path: string;
  readonly query?: readonly string[];
  /** Those of the query whose value is sent as JSON. */
  readonly json?: readonly string[];
  /** Options that are sent as headers, with the names of these. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Media types that a body may have. */
  readonly bodies?: readonly string[];
  /** Media types that the answer may be asked for as; the first unless asked. */
  readonly formats: readonly string[];
  /** A second sending does no harm: it computes the same, or its key tells that it is the second. */
  readonly isRepeatable?: boolean;
}

/** What a caller may say of any call. */
export interface CallOptions {
  /** Ends the call, and the waiting between two attempts; what it is aborted with is thrown. */
  signal?: AbortSignal | undefined;
  /** For each attempt, instead of that of the client. */
  timeoutMilliseconds?: number | undefined;
  /** How often what failed is sent again, instead of that of the client. */
  retries?: number | undefined;
  /** Called with what a success says in its headers, such as `X-Layout-Warnings` or `Idempotency-Replayed`. */
  onHeaders?: ((headers: Headers) => void) | undefined;
}

/** A call as the methods hand it over. */
export interface Call {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly options?: CallOptions | undefined;
}

/** Everything that a caller may have said, by name. */
export type AnyOptions = CallOptions & {
  readonly format?: string;
  readonly contentType?: string;
  readonly idempotencyKey?: string;
} & Readonly<Record<string, unknown>>;
