import type { App } from '@rappen/http';
import { type Environment, startServer } from './serve.ts';

let app: App | undefined;

/** The Worker. Without a usable RAPPEN_API_KEY it answers 503 to everything. */
const worker: { fetch(request: Request, environment: Environment): Promise<Response> } = {
  async fetch(request, environment) {
    if (app === undefined) {
      const started = await startServer(environment, (line) => console.log(line));
      if ('errors' in started) return notConfigured(started.errors);
      app = started;
    }
    return app.fetch(request);
  },
};

function notConfigured(errors: readonly string[]): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${errors.join('\n')}\n`, { status: 503, headers });
}

export default worker;
