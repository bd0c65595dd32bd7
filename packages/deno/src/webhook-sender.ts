import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import {
  bodyStartOf,
  failureOf,
  type GuardedSenderOptions,
  guardedLookup,
  judgeHookUrl,
  type Resolve,
  retryAfterSecondsOf,
  type WebhookSender,
} from '@rappen/http';

/**
 * Sends webhooks by Deno's version of Node's HTTP client, since `fetch` cannot be told what to connect to. Each attempt has a
 * connection of its own, to an address that was judged when the name was looked up. Redirects are answers like others.
 * Throws when the process may not use the network.
 */
export function webhookSender(options: GuardedSenderOptions = {}): WebhookSender {
  const { resolve = resolveAll, certificateAuthorities: ca, ...rules } = options;
  const guarded = guardedLookup(resolve, rules);
  // Made here, since the client's own way to a secure connection needs more permissions than the network
  const connect = ({ protocol, hostname, port }: URL) => {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    return protocol === 'https:'
      ? connectSecure({ host, port: Number(port || 443), lookup: guarded, servername: host, ...(ca && { ca }) })
      : connectPlain({ host, port: Number(port || 80), lookup: guarded });
  };
  return {
    async send({ url, headers, body, timeoutMilliseconds }) {
      const judged = judgeHookUrl(url, rules);
      if (!judged.ok) return { failure: 'URL_NOT_ALLOWED' };
      const target = new URL(judged.value);
      const request = target.protocol === 'https:' ? requestSecure : requestPlain;
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const createConnection = () => connect(target);
      try {
        const answer = await new Promise<IncomingMessage>((taken, failed) => {
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

const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });
