import { writeJson } from '@rappen/core/json';
import { type ProfileName, profileAt, profiles } from '@rappen/core/swiss-qr';
import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { admit } from './admission/admission.ts';
import { knownCallers } from './admission/known-callers.ts';
import { type Answer, refused, text, type Wording } from './answer/answer.ts';
import type { ErrorBody } from './answer/error-body.ts';
import { type PrintedAnswer, printedAnswer } from './answer/printed.ts';
import { streamOf } from './answer/stream.ts';
import { connectRoutes, unknownConnectRoute } from './connect/routes.ts';
import { wordingOf as wordingOfPath } from './ebill/operation/wording.ts';
import { ebillRoutes } from './ebill/routes.ts';
import { documentationRoutes } from './pages/documentation.ts';
import { webRoutes } from './pages/web-files.ts';
import type { Ports } from './ports/ports.ts';
import { ServiceBusy } from './ports/service-busy.ts';
import { StoreUnavailable } from './ports/store-unavailable.ts';
import type { Span } from './ports/traces.ts';
import { type Problem, problem } from './problems/index.ts';
import { qrRoutes } from './qr/routes.ts';
import { type ApiKey, anonymous } from './rights/api-key.ts';
import { readQuery } from './route/query.ts';
import type { Call, Route } from './route/route.ts';
import { routeId } from './route/route-id.ts';
import { takeRoomForBody } from './work/body-room.ts';
import { serveLongWork } from './work/serve-call.ts';

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
export const routes: readonly Route[] = [...qrRoutes, ...ebillRoutes, ...connectRoutes];

/** Builds the application on its ports. It holds no state of its own. */
export function createApp(ports: Ports): App {
  const all = [...routes, unknownConnectRoute, ...webRoutes, ...documentationRoutes(routes), ...healthRoutes(ports)];
  const inAnyCase = new Map(all.filter((route) => route.isInAnyCase).map((route) => [keyInAnyCase(route), route.path]));
  const router = new Hono<{ Bindings: Client }>({
    getPath(request) {
      const path = getPath(request);
      return inAnyCase.get(keyInAnyCase({ method: request.method, path })) ?? path;
    },
  });
  for (const route of all) {
    // The router gives HEAD to what serves GET
    const method = route.method === 'HEAD' ? 'GET' : route.method;
    router.on(method, route.path, ({ req, env }) => {
      const span = spans.get(req.raw);
      span?.rename(`${req.raw.method} ${route.path}`);
      span?.set({ 'http.route': route.path });
      const own = span && ports.traces ? ports.traces.within(ports, span) : ports;
      return route.method === 'HEAD' && req.raw.method !== 'HEAD'
        ? refuse(req.raw, all, ports)
        : serve(route, req.raw, req.param(), own, env);
    });
  }
  router.onError((error) => {
    throw error;
  });
  const overloaded = overloadAnswers(ports);
  const known = knownCallers(() => performance.now());
  router.notFound(({ req }) => refuse(req.raw, all, ports));
  return {
    async fetch(request, client = {}) {
      const started = performance.now();
      const owner = ports.load && known.ownerOf(request);
      if (ports.load?.admits(owner) === false && !isForSupervisors(request)) return overloaded(request, started, owner);
      const requestId = requestIdOf(request, ports);
      beginSpan(request, requestId, ports);
      let answer: Response;
      try {
        answer = await router.fetch(request, client);
      } catch (error) {
        const busy = error instanceof ServiceBusy ? serviceBusy : undefined;
        if (busy === undefined) ports.log.fault(requestId, error);
        const refusal = error instanceof StoreUnavailable ? noStorage : busy;
        answer =
          refusal === undefined
            ? fault(requestId, wordingOf(request))
            : respond(printed(refusal, request, ports), request, ports);
      }
      const caller = callers.get(request);
      if (ports.load !== undefined && caller !== undefined) known.letIn(request, caller.owner);
      log(request, answer, client, started, ports);
      return answer;
    },
  };
}

/** What tells whether the process is well is answered also where nothing else is. */
function isForSupervisors(request: Request): boolean {
  return forSupervisors.includes(getPath(request));
}

/** Refusals that cost next to nothing: they are counted, and told in the log once a second. */
function overloadAnswers(ports: Ports): (request: Request, started: number, owner: string | undefined) => Response {
  let count = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  return (request, started, owner) => {
    const now = performance.now();
    const [service, method] = [serviceOf(getPath(request)), methodOf(request.method)];
    ports.watch?.answered({
      service,
      method,
      status: 503,
      seconds: (now - started) / 1000,
      owner,
      code: 'SERVICE_BUSY',
    });
    count += 1;
    if (now - toldAt >= 1_000) {
      ports.log.overload(count);
      count = 0;
      toldAt = now;
    }
    return respond(printed(serviceBusy, request, ports), request, ports);
  };
}

/** The store cannot serve now: every request may be told so, and when to come again. */
const noStorage = refused([problem('STORAGE_UNAVAILABLE', [])]);
/** There is too much to do. */
const serviceBusy = refused([problem('SERVICE_BUSY', [])]);

function keyInAnyCase({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path.toLowerCase()}`;
}

function healthRoutes(ports: Ports): readonly Route[] {
  const route = (path: string, summary: string, handle: Route['handle']): Route => ({
    id: routeId(path),
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
    route('/metrics', 'Figures for Prometheus', async ({ request }) => {
      if (ports.watch === undefined) return refused([problem('NOT_FOUND', [])]);
      const figures = await ports.watch.metrics(bearerOf(request));
      if (figures === undefined) return refused([problem('API_KEY_INVALID', [])]);
      return { body: figures, type: 'text/plain; version=0.0.4; charset=utf-8' };
    }),
    route('/shares', 'Who had how much of the service lately, for operators', async ({ request }) => {
      if (ports.watch?.shares === undefined) return refused([problem('NOT_FOUND', [])]);
      const told = await ports.watch.shares(bearerOf(request));
      if (told === undefined) return refused([problem('API_KEY_INVALID', [])]);
      return { body: `${JSON.stringify(told)}\n`, type: 'application/json' };
    }),
    route('/livez', 'The process runs', () => text('ok')),
    route('/readyz', 'The process can serve requests', async ({ request }) => {
      try {
        await ports.readiness.check();
        // Who watches the service learns more than those who only ask for it
        const networks = await ports.watch?.networks?.(bearerOf(request));
        if (networks === undefined) return text('ok');
        return { body: `${JSON.stringify({ store: 'ok', networks })}\n`, type: 'application/json' };
      } catch (error) {
        ports.log.fault(requestIdOf(request, ports), error);
        return noStorage;
      }
    }),
  ];
}

/** What whoever watches the service shows. */
function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
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
  if (caller.key !== anonymous) callers.set(request, caller.key);
  const answer =
    problems.length > 0
      ? printed(refused(problems), request, ports)
      : await answerOf(route, request, parameters, { ...caller, clientAddress: address }, ports);
  return respond(answer, request, ports, headers);
}

function printed(answer: Answer, request: Request, ports: Ports): PrintedAnswer {
  return printedAnswer(answer, requestIdOf(request, ports), wordingOf(request));
}

async function answerOf(
  route: Route,
  request: Request,
  parameters: Parameters,
  caller: Pick<Call, 'key' | 'session' | 'clientAddress'>,
  ports: Ports,
): Promise<PrintedAnswer> {
  const print = (answer: Answer) => printed(answer, request, ports);
  const { searchParams } = new URL(request.url);
  const { values, problems } = readQuery(route.readsQuery ? undefined : route.query, searchParams);
  if (problems.length > 0) return print(refused(problems, Object.fromEntries(searchParams)));
  const named = values['profile'] as ProfileName | undefined;
  const profile = named === undefined ? profileAt(ports.clock.today()) : profiles[named];
  const requestId = requestIdOf(request, ports);
  const call: Call = { ...caller, request, requestId, query: values, parameters, profile, ports };
  const giveBack = takeRoomForBody(route, call);
  if (giveBack === undefined) return print(serviceBusy);
  try {
    return (await serveLongWork(route, call, print)) ?? print(await route.handle(call));
  } finally {
    giveBack();
  }
}

function refuse(request: Request, all: readonly Route[], ports: Ports): Response {
  const { pathname } = new URL(request.url);
  const sent = (answer: Answer) => respond(printed(answer, request, ports), request, ports);
  const successor = successorOf(pathname, all);
  if (successor !== undefined) {
    const link = `<${successor}>; rel="successor-version"`;
    return sent({ problems: [problem('ROUTE_GONE', [])], headers: { link } });
  }
  const exact = all.filter(({ path }) => path === pathname);
  const found = exact.length > 0 ? exact : all.filter((route) => isAt(route, pathname));
  const allowed = [...new Set(found.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  if (allowed.length === 0) return sent({ problems: [problem('NOT_FOUND', [])] });
  return sent({
    problems: [problem('METHOD_NOT_ALLOWED', [], { allowed: allowed.join(', ') })],
    headers: { allow: allowed.join(', ') },
  });
}

/** The address in version 2 of one of version 1 or without a version. */
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
  { status, headers, cookies = [], body, codes }: PrintedAnswer,
  request: Request,
  ports: Ports,
  more: Readonly<Record<string, string>> = {},
): Response {
  const onFault = (error: unknown) => ports.log.fault(requestIdOf(request, ports), error);
  const sent = isMadeWhileSent(body) ? streamOf(body, onFault) : bytesOfLong(body);
  const response = new Response(sent, { status, headers: { ...lengthOf(body, request), ...headers, ...more } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  if (codes.length > 0) codesOf.set(response, codes);
  return response;
}

const encoder = new TextEncoder();
/** From this length on the bytes of a text are sent sooner than a text is. */
const longTextLength = 4_000;

function bytesOfLong<B>(body: B): B | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' && body.length >= longTextLength ? encoder.encode(body) : body;
}

function isMadeWhileSent(body: PrintedAnswer['body']): body is Generator<Uint8Array> {
  return typeof body === 'object' && body !== null && 'next' in body;
}

/** For HEAD, whose body is dropped on its way: what GET would have sent. Servers count all other bodies themselves. */
function lengthOf(body: PrintedAnswer['body'], request: Request): Readonly<Record<string, string>> {
  if (request.method !== 'HEAD' || body === null) return {};
  if (typeof body === 'string') return { 'content-length': String(new TextEncoder().encode(body).length) };
  return body instanceof Uint8Array ? { 'content-length': String(body.length) } : {};
}

function wordingOf(request: Request): Wording {
  const { pathname } = new URL(request.url);
  return wordingOfPath(pathname);
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

/** The span of a request, where there are traces. */
const spans = new WeakMap<Request, Span>();

/** What only asks how the service is would fill a collector. */
const forSupervisors = ['/livez', '/readyz', '/metrics', '/shares'];

function beginSpan(request: Request, requestId: string, { traces }: Ports): void {
  if (traces === undefined || forSupervisors.includes(new URL(request.url).pathname)) return;
  const method = methodOf(request.method);
  const facts = { 'http.request.method': method, 'rappen.request_id': requestId };
  spans.set(request, traces.begin(method, 'server', facts, request.headers.get('traceparent')));
}

/** Who a request turned out to come from, for the log. */
const callers = new WeakMap<Request, ApiKey>();

function log(request: Request, answer: Response, { address }: Client, started: number, ports: Ports): void {
  const { pathname: path } = new URL(request.url);
  const { method } = request;
  const { status } = answer;
  const milliseconds = performance.now() - started;
  const key = callers.get(request);
  const span = spans.get(request);
  span?.set({ 'http.response.status_code': status, 'rappen.biller': key?.owner });
  span?.end(status >= 500);
  const codes = codesOf.get(answer) ?? [];
  ports.watch?.answered({
    service: serviceOf(path),
    method: methodOf(method),
    status,
    seconds: milliseconds / 1000,
    owner: key?.owner,
    bodyBytes: Number(request.headers.get('content-length') ?? 0) || 0,
    code: codes[0],
  });
  ports.log.request({
    requestId: requestIdOf(request, ports),
    method,
    path,
    status,
    milliseconds: Math.round(milliseconds),
    biller: key?.owner,
    key: key?.id,
    address,
    codes,
  });
}

/** The first word of an address, where it is one that there is. */
function serviceOf(path: string): string {
  const word = /^\/(v2|api|connect|docs|assets)\//.exec(path)?.[1];
  return word ?? 'other';
}

/** Anybody may invent a method. */
function methodOf(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].includes(method) ? method : 'other';
}
