import {
  bodyStartOf,
  failureOf,
  type HookUrlRules,
  retryAfterSecondsOf,
  validateHookUrl,
  type WebhookSender,
} from '@rappen/http';

/**
 * Sends webhooks by the platform's `fetch`. Workers cannot resolve names: the address is validated as written,
 * and the platform itself blocks private addresses. Redirects are responses like any other.
 */
export function webhookSender(rules: HookUrlRules = {}): WebhookSender {
  return {
    async send({ url, headers, body, timeoutMilliseconds }) {
      const validated = validateHookUrl(url, rules);
      if (!validated.ok) return { failure: 'URL_NOT_ALLOWED' };
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      try {
        const answer = await fetch(validated.value, { method: 'POST', headers, body, redirect: 'manual', signal });
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
