import { type Environment, startServer, type WorkerService } from './serve.ts';

let service: WorkerService | undefined;

/** What the platform hands over to let work go on after an answer. */
interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The Worker. Without a usable RAPPEN_API_KEY it answers 503 to everything. Deliveries go out behind the requests that bring
 * them, and whatever waits for its time by the schedule.
 */
const worker: {
  fetch(request: Request, environment: Environment, context: Context): Promise<Response>;
  scheduled(event: { readonly scheduledTime: number }, environment: Environment, context: Context): Promise<void>;
} = {
  async fetch(request, environment, context) {
    const running = await serviceOf(environment);
    if ('errors' in running) return notConfigured(running.errors);
    const answer = await running.fetch(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') context.waitUntil(running.work());
    return answer;
  },
  async scheduled({ scheduledTime }, environment, context) {
    const running = await serviceOf(environment);
    if ('errors' in running) return;
    context.waitUntil(running.work());
    if (new Date(scheduledTime).getUTCMinutes() === 0) context.waitUntil(running.keepHouse());
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
