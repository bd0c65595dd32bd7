import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks a server two small things every 20 ms, in a thread that has nothing else to do, and tells how long the answers took. */

const { url, key } = workerData as { readonly url: string; readonly key: string };
const agent = new Agent({ keepAlive: true });
const everyMilliseconds = 20;
let worst: Record<string, number> = {};
let counts = { asked: 0, answered: 0 };

function ask(name: string, path: string, body?: string): void {
  const start = performance.now();
  counts.asked += 1;
  const headers = body === undefined ? {} : { 'content-type': 'text/plain', 'x-api-key': key };
  const sent = request(url + path, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
    answer.resume();
    answer.on('end', () => {
      counts.answered += 1;
      worst[name] = Math.max(worst[name] ?? 0, performance.now() - start);
    });
  });
  sent.on('error', (error) => {
    worst[`${name}: ${error.message}`] = performance.now() - start;
  });
  sent.end(body);
}

setInterval(() => {
  ask('/livez', '/livez');
  ask('/v2/iban/validate', '/v2/iban/validate', 'CH5204835012345671000');
}, everyMilliseconds);

parentPort?.on('message', (message: 'forget' | 'tell') => {
  if (message === 'tell') parentPort?.postMessage({ worst, ...counts });
  worst = {};
  counts = { asked: 0, answered: 0 };
});
