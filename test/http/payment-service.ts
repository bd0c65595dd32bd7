import { expect } from 'vitest';
import { undeclared } from './declared-answers.ts';
import { recordExchange } from './example-recorder.ts';
import { formOf } from './payment-bodies.ts';
import { apiKey, type ErrorBody } from './server.ts';

export interface Finding {
  readonly fieldName: string;
  readonly code: string;
}

interface Received {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly headers: Headers;
}

/** Asks the operations on payments of a server. Each answer must be as its operation declares it. */
export function paymentService(server: { readonly url: string }) {
  async function ask(operation: string, init: RequestInit, query = ''): Promise<Received> {
    const target = `/v2/payments/${operation}`;
    const given = (init.headers ?? {}) as Record<string, string>;
    // The server is in this thread: it could end an idle connection in the moment in which it is used
    const headers = { 'x-api-key': apiKey, connection: 'close', ...given };
    const response = await fetch(`${server.url}${target}${query}`, { ...init, method: 'POST', headers });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    // Examples are of what is right
    if (response.ok && !text.startsWith('{"valid":false')) {
      const sent = typeof init.body === 'string' ? init.body : undefined;
      const sentType = given['content-type'];
      recordExchange({ method: 'POST', path: target, sentType, sent, answerType: type, answer: text });
    }
    if (type.startsWith('application/json')) expect(undeclared('POST', target, response.status, text)).toBeUndefined();
    return { status: response.status, type, text, headers: response.headers };
  }
  return {
    ask,
    askJson: (operation: string, body: unknown, query = '', accept = '*/*') =>
      ask(
        operation,
        {
          headers: { 'content-type': 'application/json', accept },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        query,
      ),
    askForm: (operation: string, parts: Parameters<typeof formOf>[0], query = '', accept = '*/*') =>
      ask(operation, { headers: { accept }, body: formOf(parts) }, query),
    askXml: (operation: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/xml') =>
      ask(operation, { headers: { 'content-type': type }, body }),
  };
}

export const jsonOf = ({ text }: { readonly text: string }) => JSON.parse(text);

export const codesOf = (found: readonly Finding[]) => found.map(({ fieldName, code }) => [fieldName, code]);

/** Places and codes of a refusal. */
export const errorsOf = (answer: { readonly text: string }) => codesOf((jsonOf(answer) as ErrorBody).fieldErrors);
