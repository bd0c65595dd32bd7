import type { QueueBatch } from './queue.ts';
import { type Environment, startServer, type WorkerService } from './serve.ts';

let service: WorkerService | undefined;

/** The platform object that lets work continue after a response, or without one. */
interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The Worker. Without a usable RAPPEN_API_KEY it answers 503 to everything. Deliveries are sent after the requests that cause
 * them, through a queue if one is bound; the schedule does the rest when it is due.
 */
const worker: {
  fetch(request: Request, environment: Environment, context: Context): Promise<Response>;
  queue(batch: QueueBatch, environment: Environment): Promise<void>;
  scheduled(event: unknown, environment: Environment, context: Context): Promise<void>;
} = {
  async fetch(request, environment, context) {
    const running = await serviceOf(environment);
    if ('errors' in running) return notConfigured(running.errors);
    const answer = running.fetch(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // From the beginning: the platform ends a call whose client has gone, in the middle of whatever others wait for
    context.waitUntil(answer.then(() => (isRead ? undefined : running.passOn())).finally(running.flushTraces));
    return answer;
  },
  async queue(batch, environment) {
    const running = await serviceOf(environment);
    if ('errors' in running) throw new Error(running.errors.join('\n'));
    await running.consume(batch).finally(running.flushTraces);
  },
  async scheduled(_event, environment, context) {
    const running = await serviceOf(environment);
    if ('errors' in running) return;
    const work = Promise.all([running.work(), running.runScheduledTasks()]);
    context.waitUntil(work.finally(running.flushTraces));
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
