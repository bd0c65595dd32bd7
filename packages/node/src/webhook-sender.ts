import { lookup } from 'node:dns/promises';
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
import { Client } from 'undici';

/**
 * Sends webhooks by undici. Each attempt has a connection of its own, to an address that was judged when the name was looked
 * up. Redirects are answers like others.
 */
export function webhookSender(options: GuardedSenderOptions = {}): WebhookSender {
  const { resolve = resolveAll, certificateAuthorities: ca, ...rules } = options;
  const connect = { lookup: guardedLookup(resolve, rules), ...(ca !== undefined && { ca }) };
  return {
    async send({ url, headers, body, timeoutMilliseconds }) {
      const judged = judgeHookUrl(url, rules);
      if (!judged.ok) return { failure: 'URL_NOT_ALLOWED' };
      const { origin, pathname, search } = new URL(judged.value);
      const client = new Client(origin, { connect, pipelining: 0 });
      // The timeout of a request would not be heard while the name is looked up and the connection made
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        void client.destroy();
      }, timeoutMilliseconds);
      try {
        const answer = await client.request({ method: 'POST', path: pathname + search, headers, body });
        const retryAfter = [answer.headers['retry-after']].flat()[0];
        return {
          status: answer.statusCode,
          retryAfterSeconds: retryAfterSecondsOf(retryAfter, Date.now()),
          bodyStart: await bodyStartOf(answer.body),
        };
      } catch (error) {
        return { failure: isLate ? 'TIMED_OUT' : failureOf(error) };
      } finally {
        clearTimeout(timer);
        await client.destroy();
      }
    },
  };
}

const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });
