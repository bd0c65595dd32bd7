import {
  anyText,
  code,
  jsonSchemaOf,
  type Member,
  memberSchemaOf,
  type ObjectShape,
  openObject,
  optional,
  required,
  type Shape,
} from '@rappen/core/model';
import { errorModel } from '../answer/error-body.ts';
import { isJsonText } from '../route/query.ts';
import type { AnswerDescription, Route, Texts } from '../route/route.ts';

type Json = Record<string, unknown>;

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
  429: 'The key has sent too many requests; Retry-After says when to try again',
  503: 'The service, or what it needs, is busy or cannot be reached: try again in a moment',
};

/** Headers that every answer has, those that an answer to a key may have, and that of 429. */
const everyHeader = openObject({
  'X-Request-Id': required(anyText(), 'Id of the request: as sent by the caller, or generated'),
});
const rateHeader = openObject({
  'RateLimit-Policy': optional(anyText(), 'Requests allowed, and the seconds they are counted over'),
  RateLimit: optional(anyText(), 'How many requests are left, and seconds until the limit resets'),
});
const retryHeader = openObject({
  'Retry-After': required(code(/^[0-9]+$/, 'digits'), 'Seconds until it is worth trying again'),
});

/** The parts that descriptions of operations refer to, by name; they are collected while these are made. */
interface Components {
  readonly schemas: Json;
  readonly headers: Json;
}

/** The JSON Schema of a shape; its named parts are put into the components. */
type Describe = (shape: Shape<unknown>) => Json;

const keySecurity = [{ header: [] }, { query: [] }];

/** The OpenAPI 3.1 document of a route table. */
export function openApiDocument(routes: readonly Route[]): Json {
  const components: Components = { schemas: {}, headers: {} };
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rappen',
      version: '2.0',
      description: 'Create, validate, read and print Swiss QR-bills; submit electronic bills.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: keySecurity,
    tags: [...new Set(routes.map((route) => route.group))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        header: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        query: { type: 'apiKey', in: 'query', name: 'api_key' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-sid',
          description: 'Of Session.login; requests that change something also need the header X-CSRF-Token',
        },
      },
      headers: sorted(components.headers),
      schemas: sorted(components.schemas),
    },
  };
}

function sorted(parts: Json): Json {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** How to be admitted, where it is not as the document says for all. */
function securityOf({ keyInHeaderOnly = false, leastRole }: Route): { readonly security?: readonly Json[] } {
  if (!keyInHeaderOnly && leastRole === undefined) return {};
  const keys = keyInHeaderOnly ? [{ header: [] }] : keySecurity;
  return { security: leastRole === undefined ? keys : [...keys, { session: [] }] };
}

function operationOf(route: Route, components: Components): Json {
  const schema = (shape: Shape<unknown>) => jsonSchemaOf(shape, components.schemas);
  const headers = (...own: readonly (ObjectShape<Texts> | undefined)[]) => headersOf(route, own, components);
  const refusals = Object.fromEntries(
    refusalsOf(route).map((status) => [
      status,
      {
        description: meanings[status],
        headers: headers(status === 429 ? retryHeader : undefined, route.refusal?.headers[status]),
        // What is asked by HEAD has no body
        ...(route.method !== 'HEAD' && { content: refusalContent(route, status, schema) }),
      },
    ]),
  );
  return {
    operationId: operationIdOf(route),
    tags: [route.group],
    summary: route.summary,
    ...(route.description && { description: route.description }),
    ...(route.needsKey ? securityOf(route) : { security: [] }),
    ...((route.query || route.headers || route.parameters) && { parameters: parametersOf(route, components) }),
    ...(route.body && { requestBody: requestBodyOf(route, route.body, schema) }),
    responses: {
      [route.status ?? 200]: { ...successOf(route, schema), headers: headers(route.answerHeaders) },
      ...(route.mayBeNotModified && { 304: { description: meanings[304], headers: headers(route.answerHeaders) } }),
      ...refusals,
    },
  };
}

function requestBodyOf(
  { bodyIsOptional = false, nullIsAbsent = false, otherBodies = [] }: Route,
  body: Body,
  schema: Describe,
): Json {
  const ofBody: Describe = (shape) => (nullIsAbsent ? withNulls(schema(shape)) : schema(shape));
  const contents = [body, ...otherBodies].map((one) => bodyContent(one, ofBody));
  return { required: !bodyIsOptional, content: Object.assign({}, ...contents) };
}

/** A schema whose members, where they need not be there, may be null. */
function withNulls(schema: Json): Json {
  const {
    properties,
    required = [],
    items,
  } = schema as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
    readonly items?: Json;
  };
  const members = Object.entries(properties ?? {}).map(([name, member]) => {
    const own = withNulls(member);
    return [name, required.includes(name) || 'anyOf' in own ? own : { anyOf: [own, { type: 'null' }] }];
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(members) }),
    ...(items && { items: withNulls(items) }),
  };
}

function successOf({ status = 200, answers }: Route, schema: Describe): Json {
  const types = Object.entries(answers);
  const content = Object.fromEntries(types.map(([type, kind]) => [type, answerOf(kind, schema)]));
  return { description: meanings[status], ...(types.length > 0 && { content }) };
}

function parametersOf({ parameters = {}, query, headers }: Route, { schemas }: Components): Json[] {
  return [
    ...Object.entries(parameters).map(([name, { description, example, shape = anyText() }]) => {
      return { name, in: 'path', description, required: true, schema: jsonSchemaOf(shape, schemas), example };
    }),
    ...(query?.members ?? []).map(([name, member]) => {
      const { shape } = member;
      const { schema, ...parameter } = partOf(member, schemas);
      if (!isJsonText(shape)) return { name, in: 'query', ...parameter, schema };
      const content = { schema: jsonSchemaOf(shape.content, schemas), example: shape.example };
      return { name, in: 'query', ...parameter, content: { 'application/json': content } };
    }),
    ...(headers?.members ?? []).map(([name, member]) => ({ name, in: 'header', ...partOf(member, schemas) })),
  ];
}

/** What OpenAPI says of a parameter or a header beside its schema stands in the schema of other members. */
function partOf(member: Member, schemas: Json) {
  const { description, ...schema } = memberSchemaOf(member, schemas);
  return { description, required: member.isAsked, schema };
}

/** The headers of an answer, each described once for all operations. */
function headersOf(
  { needsKey }: Route,
  own: readonly (ObjectShape<Texts> | undefined)[],
  components: Components,
): Json {
  const members = [everyHeader, needsKey ? rateHeader : undefined, ...own].flatMap((shape) => shape?.members ?? []);
  for (const [name, member] of members) components.headers[name] = partOf(member, components.schemas);
  return Object.fromEntries(members.map(([name]) => [name, { $ref: `#/components/headers/${name}` }]));
}

type Body = NonNullable<Route['body']>;

function bodyContent(body: Body, schema: Describe): Json {
  if ('types' in body) {
    const schemaOfType = (type: string): Json => ({ type: 'string', contentMediaType: type, minLength: 1 });
    return Object.fromEntries(body.types.map((type) => [type, { schema: schemaOfType(type) }]));
  }
  return {
    [body.type]: { schema: schema(body.shape), ...(body.example !== undefined && { example: body.example }) },
  };
}

/** Every key can lack a scope or come too often. */
function refusalsOf({ needsKey, refusals }: Route): readonly number[] {
  return needsKey ? [...refusals, 403, 429] : refusals;
}

/** Verdicts in text are refused in text; all else has the error body. */
function refusalContent(route: Route, status: number, schema: Describe): Json {
  const error = schema(route.refusal?.body ?? errorModel);
  const isVerdict = status === 422 && Object.hasOwn(route.answers, 'text/plain') && route.path.endsWith('/validate');
  return { 'application/json': { schema: error }, ...(isVerdict && { 'text/plain': { schema: { type: 'string' } } }) };
}

function answerOf(described: AnswerDescription, schema: Describe): Json {
  if (described === 'binary') return {};
  if (described === 'text') return { schema: { type: 'string' } };
  return { schema: isOneOfSeveral(described) ? { anyOf: described.map(schema) } : schema(described) };
}

function isOneOfSeveral(described: Shape<unknown> | readonly Shape<unknown>[]): described is readonly Shape<unknown>[] {
  return Array.isArray(described);
}

/** `POST /v2/swiss-qr-code/parseAll` → `postSwissQrCodeParseAll`. */
function operationIdOf(route: Route): string {
  const words = route.path.split(/[/:-]/).filter((word) => !['', 'v2', 'api', 'v1'].includes(word));
  return route.method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
