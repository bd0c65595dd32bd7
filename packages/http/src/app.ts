import { writeJson } from '@rappen/core/json';
import { type Problem, problem } from '@rappen/core/problem';
import { type ProfileName, profileAt, profiles } from '@rappen/core/swiss-qr';
import { Hono } from 'hono';
import { admit } from './admission.ts';
import { type Answer, type AnswerBody, plainWording, problemBody, refused, text, type Wording } from './answer.ts';
import { documentationRoutes } from './documentation.ts';
import { connectRouteOf } from './ebill/connect/routes.ts';
import { ebillRoutes } from './ebill/routes.ts';
import { ebillWordingOf, isEbillPath } from './ebill/wording.ts';
import type { ErrorBody } from './error-body.ts';
import type { Ports } from './ports.ts';
import { qrRoutes } from './qr/routes.ts';
import { readQuery } from './query.ts';
import type { Call, Route } from './route.ts';
import { streamOf } from './stream.ts';
import { webRoutes } from './web-files.ts';

/** Both services as one function from a request to an answer. */
export interface App {
  fetch(request: Request, client?: Client): Promise<Response>;
}

/** What an adapter knows of who sent a request. */
export interface Client {
  /** As `clientAddressOf` gives it. */
  readonly address?: string | undefined;
}

/** Every operation, in the order of the API document. */
export const routes: readonly Route[] = [...qrRoutes, ...ebillRoutes];

/** Builds the application on its ports. It holds no state of its own. */
export function createApp(ports: Ports): App {
  const router = new Hono<{ Bindings: Client }>();
  const all = [...routes, ...webRoutes, ...documentationRoutes(routes), ...healthRoutes(ports)];
  for (const route of all) {
    // The router gives HEAD to what serves GET
    const method = route.method === 'HEAD' ? 'GET' : route.method;
    router.on(method, route.path, ({ req, env }) =>
      route.method === 'HEAD' && req.raw.method !== 'HEAD'
        ? refuse(req.raw, all, ports)
        : serve(route, req.raw, req.param(), ports, env),
    );
  }
  router.onError((error) => {
    throw error;
  });
  router.notFound(({ req, env }) => {
    const method = connectRouteOf(req.raw);
    return method === undefined ? refuse(req.raw, all, ports) : serve(method, req.raw, {}, ports, env);
  });
  return {
    async fetch(request, client = {}) {
      const started = performance.now();
      const requestId = requestIdOf(request, ports);
      let answer: Response;
      try {
        answer = await router.fetch(request, client);
      } catch (error) {
        ports.log.fault(requestId, error);
        answer = fault(requestId, wordingOf(request));
      }
      log(request, answer.status, requestId, codesOf.get(answer), started, ports);
      return answer;
    },
  };
}

function healthRoutes(ports: Ports): readonly Route[] {
  const route = (path: string, summary: string, handle: Route['handle']): Route => ({
    method: 'GET',
    path,
    group: 'Health',
    summary,
    needsKey: false,
    answers: { 'text/plain': 'text' },
    refusals: [],
    handle,
  });
  return [
    route('/livez', 'The process runs', () => text('ok')),
    route('/readyz', 'The process can serve requests', async ({ request }) => {
      try {
        await ports.readiness.check();
        return text('ok');
      } catch (error) {
        ports.log.fault(requestIdOf(request, ports), error);
        return refused([problem('STORAGE_UNAVAILABLE', [])]);
      }
    }),
  ];
}

type Parameters = Readonly<Record<string, string>>;

async function serve(
  route: Route,
  request: Request,
  parameters: Parameters,
  ports: Ports,
  { address }: Client,
): Promise<Response> {
  const { problems, headers, ...caller } = await admit(route, request, ports, address);
  const answer =
    problems.length > 0
      ? refused(problems)
      : await answerOf(route, request, parameters, { ...caller, clientAddress: address }, ports);
  return respond(answer, request, ports, headers);
}

async function answerOf(
  route: Route,
  request: Request,
  parameters: Parameters,
  caller: Pick<Call, 'key' | 'session' | 'clientAddress'>,
  ports: Ports,
): Promise<Answer> {
  const { searchParams } = new URL(request.url);
  const { values, problems } = readQuery(route.readsQuery ? undefined : route.query, searchParams);
  if (problems.length > 0) return refused(problems, Object.fromEntries(searchParams));
  const named = values['profile'] as ProfileName | undefined;
  const profile = named === undefined ? profileAt(ports.clock.today()) : profiles[named];
  const requestId = requestIdOf(request, ports);
  return route.handle({ ...caller, request, requestId, query: values, parameters, profile, ports });
}

function refuse(request: Request, all: readonly Route[], ports: Ports): Response {
  const { pathname } = new URL(request.url);
  const successor = successorOf(pathname, all);
  if (successor !== undefined) {
    const link = `<${successor}>; rel="successor-version"`;
    return respond({ problems: [problem('ROUTE_GONE', [])], headers: { link } }, request, ports);
  }
  const exact = all.filter(({ path }) => path === pathname);
  const found = exact.length > 0 ? exact : all.filter((route) => isAt(route, pathname));
  const allowed = [...new Set(found.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  if (allowed.length === 0) return respond({ problems: [problem('NOT_FOUND', [])] }, request, ports);
  return respond(
    {
      problems: [problem('METHOD_NOT_ALLOWED', [], { allowed: allowed.join(', ') })],
      headers: { allow: allowed.join(', ') },
    },
    request,
    ports,
  );
}

/** Where an address of version 1, or one without a version, stands in version 2. */
function successorOf(pathname: string, all: readonly Route[]): string | undefined {
  if (/^\/v1(?:\/|$)/.test(pathname)) return pathname.replace('/v1', '/v2');
  const inVersion2 = `/v2${pathname}`;
  return all.some((route) => isAt(route, inVersion2)) ? inVersion2 : undefined;
}

function isAt({ path }: Route, pathname: string): boolean {
  const given = pathname.split('/');
  const parts = path.split('/');
  const fits = (part: string, index: number) => (part.startsWith(':') ? given[index] !== '' : part === given[index]);
  return parts.length === given.length && parts.every(fits);
}

/** Carries the codes of an answer to the log; never leaves the process. */
const codesOf = new WeakMap<Response, readonly Problem['code'][]>();

/** All headers are given at once: servers send such a response without taking it apart. */
function respond(
  answer: Answer,
  request: Request,
  ports: Ports,
  more: Readonly<Record<string, string>> = {},
): Response {
  const requestId = requestIdOf(request, ports);
  const headersOf = (type: string, body: AnswerBody) => ({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-type': type,
    'x-request-id': requestId,
    ...lengthOf(body, request),
    ...answer.headers,
    ...more,
  });
  if (!('problems' in answer)) {
    const { body, status = 200, type } = answer;
    const onFault = (error: unknown) => ports.log.fault(requestId, error);
    // These have no body by definition, and a response refuses to be given one
    if (status === 204 || status === 304) {
      const { 'content-type': _type, ...headers } = headersOf(type, body);
      return new Response(null, { status, headers });
    }
    const sent = isMadeWhileSent(body) ? streamOf(body, onFault) : body;
    return new Response(sent, { status, headers: headersOf(type, body) });
  }
  const wording = wordingOf(request);
  const { status, body } = problemBody(answer, requestId, wording);
  const headers = { ...wording.headersOf(status), ...headersOf('application/json', body) };
  const response = new Response(body, { status, headers });
  codesOf.set(
    response,
    answer.problems.map((found) => found.code),
  );
  return response;
}

function isMadeWhileSent(body: AnswerBody): body is Generator<Uint8Array> {
  return typeof body === 'object' && 'next' in body;
}

/** For HEAD, whose body is dropped on its way: what GET would have sent. Servers count all other bodies themselves. */
function lengthOf(body: AnswerBody, request: Request): Readonly<Record<string, string>> {
  if (request.method !== 'HEAD' || isMadeWhileSent(body)) return {};
  return { 'content-length': String(typeof body === 'string' ? new TextEncoder().encode(body).length : body.length) };
}

function wordingOf(request: Request): Wording {
  const { pathname } = new URL(request.url);
  return isEbillPath(pathname) ? ebillWordingOf(pathname) : plainWording;
}

function fault(requestId: string, { faultCode: code }: Wording): Response {
  const message = 'The request could not be served: this is our fault, and has been recorded under its id';
  const body: ErrorBody = { status: 500, message, fieldErrors: [], code, requestId };
  return new Response(writeJson({ ...body }), {
    status: 500,
    headers: { 'content-type': 'application/json', 'x-request-id': requestId },
  });
}

/** The caller's own id where it is a plain word, so that both sides can find the request; else one of ours. */
const requestIds = new WeakMap<Request, string>();

function requestIdOf(request: Request, ports: Ports): string {
  const known = requestIds.get(request);
  if (known !== undefined) return known;
  const given = request.headers.get('x-request-id') ?? request.headers.get('x-correlation-id');
  const id = given !== null && /^[A-Za-z0-9._:-]{1,64}$/.test(given) ? given : ports.ids.request();
  requestIds.set(request, id);
  return id;
}

function log(
  request: Request,
  status: number,
  requestId: string,
  codes: readonly Problem['code'][] = [],
  started: number,
  ports: Ports,
): void {
  ports.log.request({
    requestId,
    method: request.method,
    path: new URL(request.url).pathname,
    status,
    milliseconds: Math.round(performance.now() - started),
    codes,
  });
}
