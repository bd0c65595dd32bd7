import type { QueueBatch } from './queue.ts';
import { type Environment, startServer, type WorkerService } from './serve.ts';

let service: WorkerService | undefined;

/** What the platform hands over to let work go on after an answer. */
interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The Worker. Without a usable RAPPEN_API_KEY it answers 503 to everything. Deliveries go out behind the requests that bring
 * them, by way of a queue where one is bound, and whatever waits for its time by the schedule.
 */
const worker: {
  fetch(request: Request, environment: Environment, context: Context): Promise<Response>;
  queue(batch: QueueBatch, environment: Environment): Promise<void>;
  scheduled(event: unknown, environment: Environment, context: Context): Promise<void>;
} = {
  async fetch(request, environment, context) {
    const running = await serviceOf(environment);
    if ('errors' in running) return notConfigured(running.errors);
    const answer = await running.fetch(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') context.waitUntil(running.passOn());
    return answer;
  },
  async queue(batch, environment) {
    const running = await serviceOf(environment);
    if ('errors' in running) throw new Error(running.errors.join('\n'));
    await running.consume(batch);
  },
  async scheduled(_event, environment, context) {
    const running = await serviceOf(environment);
    if ('errors' in running) return;
    context.waitUntil(running.work());
    context.waitUntil(running.doDuties());
  },
};

async function serviceOf(environment: Environment): Promise<WorkerService | { readonly errors: readonly string[] }> {
  if (service !== undefined) return service;
  const started = await startServer(environment, (line) => console.log(line));
  if (!('errors' in started)) service = started;
  return started;
}

function notConfigured(errors: readonly string[]): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${errors.join('\n')}\n`, { status: 503, headers });
}

export default worker;
