import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { changed, requestOf } from '../../../../../test/ebill-cases.ts';
import { businessCaseTypes } from '../business-case.ts';
import { businessCaseJsonSchema } from './json-schema.ts';

/** Zod reads JSON Schema on its own account. */
const readerOf = (type: (typeof businessCaseTypes)[number]) =>
  z.fromJSONSchema(businessCaseJsonSchema(type) as Parameters<typeof z.fromJSONSchema>[0]);

describe.each(businessCaseTypes)('the JSON Schema of a %s', (type) => {
  const schema = readerOf(type);

  test('has room for its example', () => {
    const result = schema.safeParse(requestOf(type));
    expect(result.error?.issues ?? []).toEqual([]);
  });

  test.each<[path: string, value: unknown]>([
    ['referenceNumber', undefined],
    ['referenceNumber', 'x'.repeat(121)],
    ['totalAmount.currencyCode', 'chf'],
    ['billRecipient.name', 5],
    ['billRecipient.billRecipientNetId', 41010560425610],
    ['billRecipient.enterpriseIdentificationNumber', 'CHE-123.456.789'],
    ['workflow.vatRates.vatRate', []],
    ['extra', 1],
  ])('has no room for %s as %j', (path, value) => {
    expect(schema.safeParse(changed(requestOf(type), { [path]: value })).success).toBe(false);
  });
});

test('every field of every object says what it is', () => {
  const undescribed: string[] = [];
  const look = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties = {}, items } = schema as {
      properties?: Record<string, { description?: string }>;
      items?: unknown;
    };
    look(items, `${path}[]`);
    for (const [name, inner] of Object.entries(properties)) {
      if (!inner.description) undescribed.push(`${path}.${name}`);
      look(inner, `${path}.${name}`);
    }
  };
  for (const type of businessCaseTypes) look(businessCaseJsonSchema(type), type);
  expect(undescribed).toEqual([]);
});
