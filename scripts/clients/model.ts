import { openApiDocument, routes } from '@rappen/http';

/** What a value of the API may be, as a client writes it in its own language. */
export type Shape =
  | { readonly kind: 'text'; readonly format?: 'date' | 'date-time' | 'email' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'integer'; readonly size: 32 | 64 }
  | { readonly kind: 'number' | 'boolean' | 'any' | 'bytes' | 'base64' }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'map'; readonly value: Shape }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'object'; readonly members: readonly Member[] }
  | { readonly kind: 'union'; readonly by: string; readonly cases: Readonly<Record<string, string>> }
  | { readonly kind: 'nullable'; readonly of: Shape };

export interface Member {
  readonly name: string;
  readonly description?: string;
  readonly isRequired: boolean;
  readonly shape: Shape;
}

export interface Type {
  readonly name: string;
  readonly description?: string;
  readonly shape: Shape;
}

export interface Parameter extends Member {
  readonly place: 'path' | 'query' | 'header';
  /** Whether its value is sent as JSON. */
  readonly isJson: boolean;
}

/** One media type of a body or an answer, such as `application/json`. */
export interface Content {
  readonly type: string;
  readonly shape: Shape;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly isRequired: boolean; readonly contents: readonly Content[] } | undefined;
  /** What a success answers with; none where there is no body. */
  readonly answers: readonly Content[];
  /** A second sending with the same key is answered as the first was, so that it may be repeated. */
  readonly takesKey: boolean;
}

export interface Api {
  readonly version: string;
  readonly operations: readonly Operation[];
  /** Every type that an operation or a webhook names, and those that they name, by name. */
  readonly types: readonly Type[];
  /** What is posted to a webhook, by the type of the event. */
  readonly events: Readonly<Record<string, string>>;
}

// biome-ignore lint/suspicious/noExplicitAny: the document is checked by its own tests, and a client that is wrong does not compile
type Json = Readonly<Record<string, any>>;

const pointerTo = '#/components/schemas/';

/**
 * The API of billers and of QR-bills (`/v2` and `/api/v1`) in the words that clients are printed from. The methods of the
 * pages (`/connect`) are none of theirs: they want a person who has signed in.
 */
export function apiOf(document: Json = openApiDocument(routes) as Json): Api {
  const operations = Object.entries<Json>(document.paths)
    .filter(([path]) => !path.startsWith('/connect/'))
    .flatMap(([path, methods]) =>
      Object.entries<Json>(methods)
        .filter(([, operation]) => operation.operationId !== undefined)
        .map(([method, operation]) => operationOf(path, method, operation)),
    );
  const events = Object.fromEntries(
    Object.entries<Json>(document.webhooks).map(([type, { post }]) => {
      const { $ref } = post.requestBody.content['application/json'].schema;
      return [type, nameOf($ref)];
    }),
  );
  const schemas: Json = document.components.schemas;
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const inner of namesIn(schemas[name])) use(inner);
  };
  for (const [path, methods] of Object.entries(document.paths))
    if (!path.startsWith('/connect/')) for (const name of namesIn(methods)) use(name);
  for (const name of Object.values(events)) use(name);
  const types = [...used].sort().map((name) => ({
    name,
    description: schemas[name].description,
    shape: shapeOf(schemas[name]),
  }));
  return { version: document.info.version, operations, types, events };
}

function operationOf(path: string, method: string, operation: Json): Operation {
  const parameters = ((operation.parameters ?? []) as Json[]).map((one) => ({
    name: one.name,
    place: one.in,
    description: one.description,
    isRequired: one.required === true,
    isJson: one.content !== undefined,
    shape: shapeOf(one.schema ?? one.content['application/json'].schema),
  }));
  const success = Object.entries<Json>(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const contentsOf = (content: Json = {}): Content[] =>
    Object.entries<Json>(content).map(([type, { schema }]) => ({ type, shape: shapeOf(schema ?? {}) }));
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    summary: operation.summary ?? '',
    description: operation.description,
    parameters,
    body: operation.requestBody && {
      isRequired: operation.requestBody.required === true,
      contents: contentsOf(operation.requestBody.content),
    },
    // Another name of the file before it, for generators that know no type but this one
    answers: contentsOf(success?.content).filter(({ type }) => type !== 'application/octet-stream'),
    takesKey: parameters.some((one) => one.name === 'Idempotency-Key'),
  };
}

function shapeOf(schema: Json): Shape {
  if (schema.$ref) return { kind: 'named', name: nameOf(schema.$ref) };
  if (schema.discriminator)
    return {
      kind: 'union',
      by: schema.discriminator.propertyName,
      cases: Object.fromEntries(
        Object.entries<string>(schema.discriminator.mapping).map(([value, ref]) => [value, nameOf(ref)]),
      ),
    };
  if (Array.isArray(schema.anyOf)) {
    const [of, ...others] = schema.anyOf.filter((one: Json) => one.type !== 'null').map(shapeOf);
    if (of === undefined || others.length > 0) throw new Error(`No client has a word for ${JSON.stringify(schema)}`);
    return { kind: 'nullable', of };
  }
  if (Array.isArray(schema.type)) {
    const [type] = schema.type.filter((one: string) => one !== 'null');
    return { kind: 'nullable', of: shapeOf({ ...schema, type }) };
  }
  if (schema.const !== undefined) return { kind: 'choice', values: [schema.const] };
  if (schema.enum) return { kind: 'choice', values: schema.enum };
  switch (schema.type) {
    case undefined:
      return { kind: 'any' };
    case 'string':
      if (schema.format === 'binary') return { kind: 'bytes' };
      return schema.contentEncoding === 'base64' ? { kind: 'base64' } : { kind: 'text', format: schema.format };
    case 'integer':
      return { kind: 'integer', size: schema.format === 'int32' ? 32 : 64 };
    case 'number':
    case 'boolean':
      return { kind: schema.type };
    case 'array':
      return { kind: 'list', item: shapeOf(schema.items) };
    case 'object': {
      if (schema.properties === undefined)
        return {
          kind: 'map',
          value: shapeOf(typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}),
        };
      return {
        kind: 'object',
        members: Object.entries<Json>(schema.properties).map(([name, inner]) => ({
          name,
          description: inner.description,
          isRequired: schema.required?.includes(name) ?? false,
          shape: shapeOf(inner),
        })),
      };
    }
    default:
      throw new Error(`No client has a word for ${JSON.stringify(schema)}`);
  }
}

const nameOf = (pointer: string): string => pointer.slice(pointerTo.length);

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => {
    if (typeof inner === 'string') return inner.startsWith(pointerTo) ? [nameOf(inner)] : [];
    return namesIn(inner);
  });
}
