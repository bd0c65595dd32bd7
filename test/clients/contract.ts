import { openApiDocument, routes } from '@rappen/http';

type Json = Readonly<Record<string, unknown>>;

const silent = ['description', 'summary', 'example', 'examples', 'x-problem-codes'];

/** What the API document promises to programs: the document without what only people read. */
export function contractOf(): Json {
  return without(openApiDocument(routes)) as Json;
}

function without(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one));
  if (typeof value !== 'object' || value === null) return value;
  // Members of `properties` are names of fields, whatever they are called
  const kept = Object.entries(value).filter(([name]) => isNamed || !silent.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, without(inner, name === 'properties' && !isNamed)]));
}
