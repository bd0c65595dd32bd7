import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { form, formOf, letter, mergeForm } from './hostile-forms.ts';

/**
 * Asks a server for small things, as a customer who has nothing to do with those who ask for much: whether it lives and an IBAN every
 * 20 ms, a slip on one page twice a second, a submission every second. Runs in a thread that has nothing else to do, and tells how
 * long the answers took.
 */

const { url, key } = workerData as { readonly url: string; readonly key: string };
const agent = new Agent({ keepAlive: true });

/** What was seen of one kind of question. */
export interface Seen {
  readonly milliseconds: number[];
  readonly refused: Record<string, number>;
}

let seen: Record<string, Seen> = {};

function ask(name: string, path: string, type = 'text/plain', body?: string | Uint8Array): void {
  const start = performance.now();
  const own: Seen = seen[name] ?? { milliseconds: [], refused: {} };
  seen[name] = own;
  const headers = body === undefined ? {} : { 'content-type': type, 'x-api-key': key, 'x-forwarded-for': '192.0.2.1' };
  const sent = request(url + path, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
    answer.resume();
    answer.on('end', () => {
      own.milliseconds.push(performance.now() - start);
      const status = answer.statusCode ?? 0;
      if (status >= 400) own.refused[status] = (own.refused[status] ?? 0) + 1;
    });
  });
  sent.on('error', (error) => {
    own.refused[error.message] = (own.refused[error.message] ?? 0) + 1;
    own.milliseconds.push(performance.now() - start);
  });
  sent.end(body);
}

const merge = mergeForm();
const page = letter();
let count = 0;

setInterval(() => {
  ask('/livez', '/livez');
  ask('IBAN', '/v2/iban/validate', 'text/plain', 'CH5204835012345671000');
}, 20);
setInterval(() => ask('merge', '/v2/pdf/merge?onPage=1', form, merge), 500);
setInterval(() => {
  count += 1;
  const path = '/api/v1/business-cases/bill/multipart?processingMode=STAGE&anomalyDetectionMode=SKIP';
  ask('submission', path, form, formOf(page, `W-${process.pid}-${count}`));
}, 1000);

parentPort?.on('message', (message: 'forget' | 'tell') => {
  if (message === 'tell') parentPort?.postMessage(seen);
  seen = {};
});
