import { anyText, code, list, openObject, optional, required, wholeNumber } from '@rappen/core/model';
import { describe, expect, test } from 'vitest';
import { text } from '../answer/answer.ts';
import { routes } from '../app.ts';
import { file } from '../body/file.ts';
import { flag, former, jsonParameter } from '../route/query.ts';
import type { Route } from '../route/route.ts';
import { openApiDocument } from './document.ts';

type Json = Record<string, unknown>;

const route = (more: Partial<Route>): Route => ({
  id: 'getThing',
  method: 'GET',
  path: '/api/v1/things/:id',
  group: 'Things',
  summary: 'A thing',
  needsKey: true,
  parameters: { id: { description: 'Its id', example: '1', shape: code(/^[0-9]+$/, 'digits') } },
  answers: { 'application/json': openObject({ id: required(wholeNumber()) }, { name: 'Thing' }) },
  refusals: [404],
  handle: () => text(''),
  ...more,
});

const described = (more: Partial<Route> = {}): { operation: Json; components: { schemas: Json; headers: Json } } => {
  const document = JSON.parse(JSON.stringify(openApiDocument([route(more)])));
  return { operation: Object.values<Json>(document.paths['/api/v1/things/{id}'])[0] as Json, ...document };
};

const entriesOf = (members: unknown) => Object.entries((members ?? {}) as Record<string, Json>);

describe('the API document', () => {
  test('describes parts by their names, and keeps members that are called id', () => {
    const { operation, components } = described();
    expect(operation['responses']).toMatchObject({
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
    });
    expect(components.schemas['Thing']).toMatchObject({ properties: { id: { type: 'integer' } }, required: ['id'] });
    expect(components.schemas['Thing']).not.toHaveProperty('id');
  });

  test('describes parameters of the path', () => {
    expect(described().operation['parameters']).toEqual([
      {
        name: 'id',
        in: 'path',
        description: 'Its id',
        required: true,
        schema: { type: 'string', pattern: '^[0-9]+$' },
        example: '1',
      },
    ]);
  });

  test('has the first of several shapes of an answer, and no former parameters, to which the others answer', () => {
    const thing = openObject({ id: required(wholeNumber()) });
    const { operation } = described({
      answers: { 'application/json': [list(thing), thing] },
      query: openObject({ whole: former(flag(false, 'All of it')) }),
    });
    expect(operation['responses']).toMatchObject({
      200: { content: { 'application/json': { schema: { type: 'array' } } } },
    });
    expect(operation['parameters']).toEqual([expect.objectContaining({ name: 'id' })]);
  });

  test('says what the text of a parameter must say as JSON; that null may stand for absent is no part of it', () => {
    const thing = openObject({ id: required(wholeNumber()), note: optional(anyText()) });
    const { operation, components } = described({
      query: openObject({ thing: jsonParameter(thing, { id: 1 }, 'A thing'), flag: flag(true, 'A flag') }),
      body: { type: 'application/json', shape: thing },
    });
    expect(operation['parameters']).toMatchObject([
      { name: 'id' },
      {
        name: 'thing',
        required: true,
        content: { 'application/json': { schema: { type: 'object' }, example: { id: 1 } } },
      },
      { name: 'flag', required: false, schema: { type: 'boolean', default: true } },
    ]);
    const schema = { $ref: '#/components/schemas/GetThingRequest' };
    expect(operation['requestBody']).toMatchObject({ content: { 'application/json': { schema } } });
    expect(components.schemas['GetThingRequest']).toMatchObject({ properties: { note: { type: 'string' } } });
  });

  test('describes files as binary, and names objects within objects after their places', () => {
    const inner = openObject({ size: required(wholeNumber()) });
    const shape = openObject({ file: required(file()), copies: required(list(inner)), copy: optional(inner) });
    const { operation, components } = described({
      body: { type: 'multipart/form-data', shape },
      otherBodies: [{ types: ['application/pdf'] }],
      answers: { 'application/pdf': 'binary' },
    });
    const binary = { schema: { type: 'string', format: 'binary' } };
    expect(operation['requestBody']).toMatchObject({ content: { 'application/pdf': binary } });
    const answered = { 'application/pdf': binary, 'application/octet-stream': binary };
    expect(operation['responses']).toMatchObject({ 200: { content: answered } });
    const part = { $ref: '#/components/schemas/GetThingRequestCopy' };
    expect(components.schemas['GetThingRequest']).toMatchObject({
      properties: { file: binary.schema, copies: { items: part }, copy: part },
    });
  });

  test('describes headers once, and which answers have them', () => {
    const answerHeaders = openObject({ ETag: required(anyText()), Link: optional(anyText()) });
    const refusal = { body: openObject({}), headers: { 404: openObject({ 'X-Why': required(anyText()) }) } };
    const { operation, components } = described({ answerHeaders, refusal, mayBeNotModified: true });
    const headers = Object.entries(operation['responses'] as Record<string, { headers: Json }>).map(
      ([status, response]) => [status, Object.keys(response.headers).join(' ')],
    );
    const every = 'X-Request-Id RateLimit-Policy RateLimit';
    expect(Object.fromEntries(headers)).toEqual({
      200: `${every} ETag Link`,
      304: `${every} ETag Link`,
      403: every,
      404: `${every} X-Why`,
      429: `${every} Retry-After`,
    });
    expect(components.headers).toMatchObject({ ETag: { required: true }, Link: { required: false } });
  });

  test('gives generators that know one type of a file alone the file, before JSON', () => {
    const { operation } = described({ answers: { 'application/pdf': 'binary', 'application/json': openObject({}) } });
    const { content } = (operation['responses'] as Record<string, { content: Json }>)[200] ?? { content: {} };
    expect(Object.keys(content)).toEqual(['application/pdf', 'application/octet-stream', 'application/json']);
  });

  test('marks what webhooks receive as nothing to call', () => {
    const { webhooks } = openApiDocument(routes) as { webhooks: Record<string, { post: Json }> };
    expect(Object.values(webhooks).filter(({ post }) => post['x-internal'] !== true)).toEqual([]);
  });

  test('gives answers to HEAD no body', () => {
    const { operation } = described({ method: 'HEAD', answers: {} });
    for (const response of Object.values(operation['responses'] as Json))
      expect(response).not.toHaveProperty('content');
  });

  test('of both services refers to nothing that is not there', () => {
    const document = JSON.parse(JSON.stringify(openApiDocument(routes)));
    const references = JSON.stringify(document).match(/"#\/components\/[^"]+"/g) ?? [];
    expect(references.length).toBeGreaterThan(100);
    for (const reference of new Set(references)) {
      const [kind = '', name = ''] = reference.slice('"#/components/'.length, -1).split('/');
      expect(document.components[kind]).toHaveProperty(name);
    }
  });

  describe('of both services', () => {
    const document = JSON.parse(JSON.stringify(openApiDocument(routes)));
    const operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation as Json] as const),
    );

    test('gives every operation a short id of its own, a tag with a description and a description', () => {
      const ids = operations.map(([, { operationId }]) => String(operationId));
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9_]{4,44}$/);
      expect(document.tags.filter(({ description }: Json) => description === undefined)).toEqual([]);
    });

    test('gives an example of every body and every answer that is no file', () => {
      const media = operations.flatMap(([name, { requestBody, responses }]) => {
        const bodies = entriesOf((requestBody as Json | undefined)?.['content']);
        const [success] = entriesOf(responses).filter(([status]) => status.startsWith('2'));
        const answers = entriesOf(success?.[1]['content']);
        return [...bodies, ...answers].map(([type, one]) => [`${name} ${type}`, type, one] as const);
      });
      const isText = (type: string) => /json|xml$|text|form-data/.test(type) && type !== 'image/svg+xml';
      const missing = media.filter(([, type, one]) => isText(type) && one['example'] === undefined);
      expect(missing.map(([name]) => name)).toEqual([]);
    });

    test('has nothing that generators of clients stumble over', () => {
      const stumbles: string[] = [];
      const look = (value: unknown, path: string): void => {
        if (typeof value !== 'object' || value === null) return;
        const { type, oneOf, anyOf, discriminator, contentMediaType } = value as Json;
        if (Array.isArray(type) && (type.length !== 2 || type[1] !== 'null')) stumbles.push(`${path}: ${type}`);
        if (contentMediaType !== undefined) stumbles.push(`${path}: contentMediaType`);
        if (oneOf !== undefined && discriminator === undefined) stumbles.push(`${path}: oneOf without discriminator`);
        if (Array.isArray(anyOf) && !anyOf.some((one) => one.type === 'null')) stumbles.push(`${path}: anyOf`);
        for (const [name, inner] of Object.entries(value)) if (name !== 'example') look(inner, `${path}/${name}`);
      };
      look(document, '');
      expect(stumbles).toEqual([]);
    });
  });
});
