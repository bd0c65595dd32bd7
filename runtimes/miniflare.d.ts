/** What we use of miniflare, so that types can be checked where it is not installed. */
declare module 'miniflare' {
  export type MiniflareOptions = Readonly<Record<string, unknown>>;
  export class Log {
    constructor(level: number);
  }
  export const LogLevel: { readonly WARN: number };
  export class Miniflare {
    constructor(options: MiniflareOptions);
    readonly ready: Promise<URL>;
    dispatchFetch(
      url: string,
      init?: {
        readonly method?: string;
        readonly headers?: Readonly<Record<string, string>>;
        readonly body?: string | Uint8Array;
      },
    ): Promise<Response>;
    getD1Database(name: string): Promise<unknown>;
    getR2Bucket(name: string): Promise<unknown>;
    getQueueProducer(
      name: string,
    ): Promise<{ sendBatch(messages: readonly { readonly body: unknown }[]): Promise<unknown> }>;
    dispose(): Promise<void>;
  }
}
