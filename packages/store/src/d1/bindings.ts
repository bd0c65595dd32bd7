/** What is used of a D1 binding of Cloudflare Workers. */
export interface D1Binding {
  prepare(sql: string): D1Statement;
  batch(statements: readonly D1Statement[]): Promise<readonly unknown[]>;
}

export interface D1Statement {
  bind(...values: readonly unknown[]): D1Statement;
  all(): Promise<{ readonly results: readonly Readonly<Record<string, unknown>>[] }>;
}

/** What is used of an R2 binding of Cloudflare Workers. */
export interface R2Binding {
  put(key: string, bytes: Uint8Array): Promise<unknown>;
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
  delete(key: string): Promise<void>;
}
