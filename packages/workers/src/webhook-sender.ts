import {
  bodyStartOf,
  failureOf,
  type HookUrlRules,
  judgeHookUrl,
  retryAfterSecondsOf,
  type WebhookSender,
} from '@rappen/http';

/**
 * Sends webhooks by the platform's `fetch`. Workers cannot see what a name stands for: the address is judged as it is written,
 * and that nothing private is reached is the platform's own rule. Redirects are answers like others.
 */
export function webhookSender(rules: HookUrlRules = {}): WebhookSender {
  return {
    async send({ url, headers, body, timeoutMilliseconds }) {
      const judged = judgeHookUrl(url, rules);
      if (!judged.ok) return { failure: 'URL_NOT_ALLOWED' };
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      try {
        const answer = await fetch(judged.value, { method: 'POST', headers, body, redirect: 'manual', signal });
        return {
          status: answer.status,
          retryAfterSeconds: retryAfterSecondsOf(answer.headers.get('retry-after'), Date.now()),
          bodyStart: answer.body === null ? '' : await bodyStartOf(answer.body),
        };
      } catch (error) {
        return { failure: failureOf(error) };
      }
    },
  };
}
