import {
  type GuardedSenderOptions,
  guardedLookup,
  type Lookup,
  type Resolve,
} from '../ebill/webhooks/guarded-lookup.ts';
import { validateHookUrl } from '../ebill/webhooks/hook-url.ts';
import { bodyStartOf, failureOf, retryAfterSecondsOf } from '../ebill/webhooks/sender.ts';
import type { WebhookSender } from '../ports/ebill/webhook-sender.ts';

/** What is used of the modules `dns/promises`, `net`, `tls`, `http` and `https`, which Node, Deno and Bun have alike. */
export interface SocketModules<Socket> {
  lookup(host: string, options: { all: true; verbatim: boolean }): ReturnType<Resolve>;
  connectPlain(options: ConnectOptions): Socket;
  connectSecure(options: ConnectOptions & { servername: string; ca?: string }): Socket;
  requestPlain(url: URL, options: RequestOptions<Socket>, answered: (answer: SocketAnswer) => void): SocketRequest;
  requestSecure(url: URL, options: RequestOptions<Socket>, answered: (answer: SocketAnswer) => void): SocketRequest;
}

interface ConnectOptions {
  host: string;
  port: number;
  lookup: Lookup;
}

interface RequestOptions<Socket> {
  method: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  createConnection: () => Socket;
}

interface SocketAnswer extends AsyncIterable<Uint8Array> {
  readonly statusCode?: number | undefined;
  readonly headers: { readonly 'retry-after'?: string | undefined };
}

interface SocketRequest {
  on(event: 'error', listener: (error: Error) => void): SocketRequest;
  end(body: string): unknown;
}

/**
 * Sends webhooks over sockets, since `fetch` cannot be told what to connect to. Each attempt has a connection of its own, to an
 * address that was checked when the name was looked up. Redirects are answers like others. Throws when the process may not use
 * the network.
 */
export function socketSender<Socket>(
  modules: SocketModules<Socket>,
  { resolve, certificateAuthorities: ca, ...rules }: GuardedSenderOptions = {},
): WebhookSender {
  const resolveAll: Resolve = (host) => modules.lookup(host, { all: true, verbatim: true });
  const lookup = guardedLookup(resolve ?? resolveAll, rules);
  // Made here, since the client's own way to a secure connection needs more permissions of Deno than the network
  const connect = ({ protocol, hostname, port }: URL) => {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    return protocol === 'https:'
      ? modules.connectSecure({ host, port: Number(port || 443), lookup, servername: host, ...(ca && { ca }) })
      : modules.connectPlain({ host, port: Number(port || 80), lookup });
  };
  return {
    async send({ url, headers, body, timeoutMilliseconds }) {
      const validated = validateHookUrl(url, rules);
      if (!validated.ok) return { failure: 'URL_NOT_ALLOWED' };
      const target = new URL(validated.value);
      const request = target.protocol === 'https:' ? modules.requestSecure : modules.requestPlain;
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const createConnection = () => connect(target);
      try {
        const answer = await new Promise<SocketAnswer>((taken, failed) => {
          request(target, { method: 'POST', headers, signal, createConnection }, taken).on('error', failed).end(body);
        });
        return {
          status: answer.statusCode ?? 0,
          retryAfterSeconds: retryAfterSecondsOf(answer.headers['retry-after'], Date.now()),
          bodyStart: await bodyStartOf(answer),
        };
      } catch (error) {
        if ((error as Error).name === 'NotCapable') throw error;
        return { failure: failureOf(error) };
      }
    },
  };
}
