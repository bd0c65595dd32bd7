/** What of Node's modules is used here. */
declare module 'node:dns/promises' {
  export function lookup(
    host: string,
    options: { all: true; verbatim: boolean },
  ): Promise<{ address: string; family: number }[]>;
}

declare module 'node:net' {
  export interface Socket {
    destroy(): void;
  }
  export interface ConnectOptions {
    readonly host: string;
    readonly port: number;
    readonly lookup: (
      host: string,
      options: { readonly all?: boolean },
      done: (error: Error | null, address: string | { address: string; family: number }[], family?: number) => void,
    ) => void;
  }
  export function connect(options: ConnectOptions): Socket;
}

declare module 'node:tls' {
  import type { ConnectOptions, Socket } from 'node:net';
  export function connect(options: ConnectOptions & { readonly servername: string; readonly ca?: string }): Socket;
}

declare module 'node:http' {
  import type { Socket } from 'node:net';
  export interface IncomingMessage extends AsyncIterable<Uint8Array> {
    readonly statusCode?: number;
    readonly headers: Readonly<Record<'retry-after', string | undefined>>;
  }
  export interface ClientRequest {
    on(event: 'error', listener: (error: Error) => void): ClientRequest;
    end(body: string): void;
  }
  export interface RequestOptions {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
    readonly createConnection: () => Socket;
  }
  export function request(
    url: URL,
    options: RequestOptions,
    answered: (answer: IncomingMessage) => void,
  ): ClientRequest;
}

declare module 'node:https' {
  export { request } from 'node:http';
}
