import { writeJson } from '@rappen/core/json';
import { type Problem, problem } from '@rappen/core/problem';
import { type ProfileName, profileAt, profiles } from '@rappen/core/swiss-qr';
import { Hono } from 'hono';
import { type Answer, problemBody } from './answer.ts';
import { documentationRoutes } from './documentation.ts';
import type { ApiKey, Ports } from './ports.ts';
import { qrRoutes } from './qr/routes.ts';
import { readQuery } from './query.ts';
import type { Route } from './route.ts';

/** Both services as one function from a request to an answer. */
export interface App {
  fetch(request: Request): Promise<Response>;
}

/** Every operation, in the order of the API document. */
export const routes: readonly Route[] = [...qrRoutes];

/** Builds the application on its ports. It holds no state of its own. */
export function createApp(ports: Ports): App {
  const router = new Hono();
  const all = [...routes, ...documentationRoutes(routes), ...healthRoutes];
  for (const route of all) {
    router.on(route.method, route.path, (context) => serve(route, context.req.raw, ports));
  }
  router.onError((error) => {
    throw error;
  });
  router.notFound((context) => refuse(context.req.raw, all, ports));
  return {
    async fetch(request) {
      const started = performance.now();
      const requestId = requestIdOf(request, ports);
      let answer: Response;
      try {
        answer = await router.fetch(request);
      } catch (error) {
        ports.log.fault(requestId, error);
        answer = fault(requestId);
      }
      return finish(request, answer, requestId, started, ports);
    },
  };
}

const healthRoutes: readonly Route[] = ['/livez', '/readyz'].map((path) => ({
  method: 'GET',
  path,
  group: 'Health',
  summary: path === '/livez' ? 'The process runs' : 'The process can serve requests',
  needsKey: false,
  answers: { 'text/plain': 'text' },
  refusals: [],
  handle: () => ({ body: 'ok', type: 'text/plain; charset=utf-8' }),
}));

async function serve(route: Route, request: Request, ports: Ports): Promise<Response> {
  const url = new URL(request.url);
  if (route.needsKey) {
    const key = await keyOf(request, url, ports);
    if ('code' in key) return respond({ problems: [key] }, request, ports);
  }
  const { values, problems } = readQuery(route.query, url.searchParams);
  if (problems.length > 0) return respond({ problems, input: Object.fromEntries(url.searchParams) }, request, ports);
  const named = values['profile'] as ProfileName | undefined;
  const profile = named === undefined ? profileAt(ports.clock.today()) : profiles[named];
  const answer = await route.handle({ request, query: values, profile, ports });
  return respond(answer, request, ports);
}

async function keyOf(request: Request, url: URL, ports: Ports): Promise<ApiKey | Problem> {
  const given = request.headers.get('x-api-key') || url.searchParams.get('api_key');
  if (given === null || given === '') return problem('key.missing', []);
  return (await ports.keys.find(given)) ?? problem('key.unknown', []);
}

function refuse(request: Request, all: readonly Route[], ports: Ports): Response {
  const { pathname } = new URL(request.url);
  const allowed = all.filter((route) => route.path === pathname).map((route) => route.method);
  if (allowed.length === 0) return respond({ problems: [problem('route.unknown', [])] }, request, ports);
  return respond(
    {
      problems: [problem('route.method', [], { allowed: allowed.join(', ') })],
      headers: { allow: allowed.join(', ') },
    },
    request,
    ports,
  );
}

/** Carries the codes of an answer to the log; never leaves the process. */
const codesOf = new WeakMap<Response, readonly Problem['code'][]>();

function respond(answer: Answer, request: Request, ports: Ports): Response {
  const common = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
  if (!('problems' in answer)) {
    return new Response(answer.body, {
      status: answer.status ?? 200,
      headers: { ...common, 'content-type': answer.type, ...lengthOf(answer.body, request), ...answer.headers },
    });
  }
  const { status, body } = problemBody(answer, requestIdOf(request, ports));
  const headers = { ...common, 'content-type': 'application/json', ...lengthOf(body, request), ...answer.headers };
  const response = new Response(body, { status, headers });
  codesOf.set(
    response,
    answer.problems.map((found) => found.code),
  );
  return response;
}

/** For HEAD, whose body is dropped on its way: what GET would have sent. Servers count all other bodies themselves. */
function lengthOf(body: string | Uint8Array, request: Request): Readonly<Record<string, string>> {
  if (request.method !== 'HEAD') return {};
  return { 'content-length': String(typeof body === 'string' ? new TextEncoder().encode(body).length : body.length) };
}

function fault(requestId: string): Response {
  const message = 'The request could not be served: this is our fault, and has been recorded under its id';
  const body = writeJson({ status: 500, message, fieldErrors: [], code: 'fault', requestId });
  return new Response(body, { status: 500, headers: { 'content-type': 'application/json' } });
}

/** The caller's own id where it is a plain word, so that both sides can find the request; else one of ours. */
const requestIds = new WeakMap<Request, string>();

function requestIdOf(request: Request, ports: Ports): string {
  const known = requestIds.get(request);
  if (known !== undefined) return known;
  const given = request.headers.get('x-request-id');
  const id = given !== null && /^[A-Za-z0-9._-]{1,64}$/.test(given) ? given : ports.ids.request();
  requestIds.set(request, id);
  return id;
}

function finish(request: Request, answer: Response, requestId: string, started: number, ports: Ports): Response {
  answer.headers.set('x-request-id', requestId);
  ports.log.request({
    requestId,
    method: request.method,
    path: new URL(request.url).pathname,
    status: answer.status,
    milliseconds: Math.round(performance.now() - started),
    codes: codesOf.get(answer) ?? [],
  });
  return answer;
}
