import {
  anyText,
  code,
  jsonSchemaOf,
  nothing,
  type ObjectShape,
  openObject,
  optional,
  required,
  type SchemaParts,
  type Shape,
} from '@rappen/core/model';
import { errorModel } from '../answer/error-body.ts';
import { anyFile } from '../answer/negotiation.ts';
import { isFormer, isJsonText } from '../route/query.ts';
import type { AnswerDescription, Route, Texts } from '../route/route.ts';
import { answerExample, bodyExample } from './examples.ts';
import { partOf } from './parts.ts';
import { problemCodesOf } from './problem-codes.ts';
import { securityOf } from './security.ts';

type Json = Record<string, unknown>;

/** The parts that descriptions of operations refer to, by name; they are collected while these are made. */
export interface Components extends SchemaParts {
  readonly headers: Json;
}

const meanings: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  204: 'Done; no content',
  304: 'The answer still matches If-None-Match',
  400: 'The request cannot be read',
  401: 'The API key is missing, unknown, expired or revoked',
  403: 'The API key or its owner may not do this',
  404: 'Nothing has this name or id',
  406: 'None of the requested media types is available',
  409: 'The request conflicts with another one that was or is being executed',
  410: 'The requested records are no longer kept',
  413: 'The body is too large',
  415: 'The content type is not supported',
  422: 'The content breaks a rule; every broken rule is listed',
  429: 'The key has sent too many requests; Retry-After tells you when to try again',
  503: 'The service, or what it needs, is busy or cannot be reached: try again in a moment',
};

/** Headers that every answer has, those that an answer to a key may have, and that of 429. */
const everyHeader = openObject({
  'X-Request-Id': required(anyText(), 'Id of the request: as sent by the caller, or generated'),
});
const rateHeader = openObject({
  'RateLimit-Policy': optional(anyText(), 'Requests allowed, and the period in seconds'),
  RateLimit: optional(anyText(), 'Requests left, and seconds until the limit resets'),
});
const retryHeader = openObject({
  'Retry-After': required(code(/^[0-9]+$/, 'digits'), 'Seconds to wait before trying again'),
});

/** A file, as generators of clients know one. */
const binary = { type: 'string', format: 'binary' } as const;

/** The description of the operation of a route; its named parts are put into `components`. */
export function operationOf(route: Route, components: Components): Json {
  const headers = (...own: readonly (ObjectShape<Texts> | undefined)[]) => headersOf(route, own, components);
  const refusals = refusalsOf(route).map((status) => [
    status,
    {
      description: meanings[status],
      headers: headers(status === 429 ? retryHeader : undefined, route.refusal?.headers[status]),
      // What is asked by HEAD has no body
      ...(route.method !== 'HEAD' && { content: refusalContent(route, status, components) }),
    },
  ]);
  const codes = problemCodesOf(route);
  return {
    operationId: route.id,
    tags: [route.group],
    summary: route.summary,
    description: route.description ?? `${route.summary}.`,
    ...securityOf(route),
    ...((route.query || route.headers || route.parameters) && { parameters: parametersOf(route, components) }),
    ...(route.body && { requestBody: requestBodyOf(route, route.body, components) }),
    responses: {
      [route.status ?? 200]: { ...successOf(route, components), headers: headers(route.answerHeaders) },
      ...(route.mayBeNotModified && { 304: { description: meanings[304], headers: headers(route.answerHeaders) } }),
      ...Object.fromEntries(refusals),
    },
    ...(codes.length > 0 && { 'x-problem-codes': codes }),
  };
}

function requestBodyOf(route: Route, body: Body, components: Components): Json {
  const { bodyIsOptional = false, otherBodies = [] } = route;
  const contents = [body, ...otherBodies].map((one) => bodyContent(route, one, components));
  return { required: !bodyIsOptional, content: Object.assign({}, ...contents) };
}

type Body = NonNullable<Route['body']>;

function bodyContent({ id }: Route, body: Body, components: Components): Json {
  if ('types' in body) return Object.fromEntries(body.types.map((type) => [type, { schema: binary }]));
  const example = body.example === undefined ? bodyExample(id, body.type) : { example: body.example };
  return { [body.type]: { schema: jsonSchemaOf(body.shape, components, `${capital(id)}Request`), ...example } };
}

function successOf({ id, status = 200, answers }: Route, components: Components): Json {
  const content = Object.entries(answers).map(([type, described]) => [
    type,
    { schema: answerSchema(described, `${capital(id)}Answer`, components), ...answerExample(id, type) },
  ]);
  // Generators of clients that know no other type for a file; before JSON, since they take the first that they know
  const [first, ...others] = content;
  const asFile = first !== undefined && Object.values(answers)[0] === 'binary' ? [[anyFile, { schema: binary }]] : [];
  const listed = first === undefined ? [] : [first, ...asFile, ...others];
  return { description: meanings[status], ...(listed.length > 0 && { content: Object.fromEntries(listed) }) };
}

function answerSchema(described: AnswerDescription, place: string, components: Components): Json {
  if (described === 'binary') return binary;
  if (described === 'text') return { type: 'string' };
  const [shape] = isOneOfSeveral(described) ? described : [described];
  // Many generators have no type for null alone
  if (shape === nothing) return { description: 'Always null' };
  return shape === undefined ? {} : jsonSchemaOf(shape, components, place);
}

function isOneOfSeveral(described: Shape<unknown> | readonly Shape<unknown>[]): described is readonly Shape<unknown>[] {
  return Array.isArray(described);
}

function parametersOf({ parameters = {}, query, headers }: Route, components: Components): Json[] {
  return [
    ...Object.entries(parameters).map(([name, { description, example, shape = anyText() }]) => {
      return { name, in: 'path', description, required: true, schema: jsonSchemaOf(shape, components), example };
    }),
    ...(query?.members ?? [])
      .filter(([, member]) => !isFormer(member))
      .map(([name, member]) => {
        const { shape } = member;
        const { schema, ...parameter } = partOf(member, components);
        if (!isJsonText(shape)) return { name, in: 'query', ...parameter, schema };
        const content = { schema: jsonSchemaOf(shape.content, components), example: shape.example };
        return { name, in: 'query', ...parameter, content: { 'application/json': content } };
      }),
    ...(headers?.members ?? []).map(([name, member]) => ({ name, in: 'header', ...partOf(member, components) })),
  ];
}

/** The headers of an answer, each described once for all operations. */
function headersOf(
  { needsKey }: Route,
  own: readonly (ObjectShape<Texts> | undefined)[],
  components: Components,
): Json {
  const members = [everyHeader, needsKey ? rateHeader : undefined, ...own].flatMap((shape) => shape?.members ?? []);
  for (const [name, member] of members) components.headers[name] = partOf(member, components);
  return Object.fromEntries(members.map(([name]) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Every key can lack a scope or come too often. */
function refusalsOf({ needsKey, refusals }: Route): readonly number[] {
  return needsKey ? [...refusals, 403, 429] : refusals;
}

/** Verdicts in text are refused in text; all else has the error body. */
function refusalContent(route: Route, status: number, components: Components): Json {
  const schema = jsonSchemaOf(route.refusal?.body ?? errorModel, components);
  const isVerdict = status === 422 && Object.hasOwn(route.answers, 'text/plain') && route.path.endsWith('/validate');
  return { 'application/json': { schema }, ...(isVerdict && { 'text/plain': { schema: { type: 'string' } } }) };
}

function capital(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
