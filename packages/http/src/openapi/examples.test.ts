import { expect, test } from 'vitest';
import { schemaFaults } from '../../../../test/json-schema.ts';
import { routes } from '../app.ts';
import { openApiDocument } from './document.ts';

type Json = Readonly<Record<string, unknown>>;

interface Content {
  readonly schema?: Json;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** Every request and answer in JSON of the document, with the examples of it. */
function contentsOf(node: unknown, path: string): readonly (readonly [path: string, content: Content])[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = Object.entries((node as { content?: Json }).content ?? {}).filter(([type]) => type.endsWith('json'));
  return [
    ...own.map(([, content]): readonly [string, Content] => [path, content as Content]),
    ...Object.entries(node).flatMap(([name, inner]) => contentsOf(inner, `${path} ${name}`)),
  ];
}

test('every example is as its schema says', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(routes))) as {
    paths: Json;
    components: { schemas: Json };
  };
  const faults: string[] = [];
  let count = 0;
  for (const [path, { schema = {}, example, examples = {} }] of contentsOf(document.paths, '')) {
    const all = [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)];
    for (const value of all) {
      count += 1;
      faults.push(...schemaFaults(value, schema, document.components.schemas).map((fault) => `${path}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
