import { anyText, code, list, openObject, optional, required, wholeNumber } from '@rappen/core/model';
import { describe, expect, test } from 'vitest';
import { text } from '../answer/answer.ts';
import { routes } from '../app.ts';
import { flag, jsonParameter } from '../route/query.ts';
import type { Route } from '../route/route.ts';
import { openApiDocument } from './openapi.ts';

type Json = Record<string, unknown>;

const route = (more: Partial<Route>): Route => ({
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

  test('says of an answer with several shapes that it has one of them', () => {
    const thing = openObject({ id: required(wholeNumber()) });
    expect(described({ answers: { 'application/json': [thing, list(thing)] } }).operation['responses']).toMatchObject({
      200: { content: { 'application/json': { schema: { anyOf: [{ type: 'object' }, { type: 'array' }] } } } },
    });
  });

  test('says what the text of a parameter must say as JSON, and that a member may be null which need not be there', () => {
    const thing = openObject({ id: required(wholeNumber()), note: optional(anyText()) });
    const { operation } = described({
      query: openObject({ thing: jsonParameter(thing, { id: 1 }, 'A thing'), flag: flag(true, 'A flag') }),
      body: { type: 'application/json', shape: thing },
      nullIsAbsent: true,
    });
    expect(operation['parameters']).toMatchObject([
      { name: 'id' },
      {
        name: 'thing',
        required: true,
        content: { 'application/json': { schema: { type: 'object' }, example: { id: 1 } } },
      },
      { name: 'flag', required: false, schema: { type: 'string', enum: ['true', 'false'], default: 'true' } },
    ]);
    expect(operation['requestBody']).toMatchObject({
      content: {
        'application/json': { schema: { properties: { note: { anyOf: [{ type: 'string' }, { type: 'null' }] } } } },
      },
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
});
