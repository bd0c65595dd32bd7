import { readFileSync } from 'node:fs';
import { namedBy, operationFiles } from './java-operations.ts';
import { choiceFile, type OneOf, oneOfFile, recordFiles } from './java-types.ts';
import type { Choices, JavaFile } from './java-words.ts';
import { apiOf, type Shape, type Type } from './model.ts';

/** The version that all packages have, and the client with them. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
/** What is written by hand and names the version: the version follows each of these. */
const versioned: Readonly<Record<string, RegExp>> = {
  'clients/java/pom.xml': /(<artifactId>rappen-client<\/artifactId>\s*<version>)[\d.]+/g,
  'clients/java/README.md': /(<artifactId>rappen-client<\/artifactId>\s*<version>|ch\.rappen:rappen-client:)[\d.]+/g,
};

/** What is written by hand of the Java client, with the version of all packages. */
export function javaVersions(): readonly (readonly [path: string, make: () => string])[] {
  return Object.entries(versioned).map(([path, place]) => {
    const make = () => readFileSync(path, 'utf8').replace(place, (_all, before: string) => before + version);
    return [path, make] as const;
  });
}

/** The Java sources that say what the API document says. */
export function javaFiles(): readonly JavaFile[] {
  const api = apiOf();
  const types = new Map(api.types.map((type) => [type.name, type]));
  const choices: Choices = new Map();
  const methods = operationFiles(api.operations, types, choices, { client: version, api: api.version });
  const named = api.operations.map((operation) => namedBy(operation, types));
  const sent = reachable(
    named.flatMap((one) => one.sent.map(({ shape }) => shape)),
    types,
  );
  const events = Object.values(api.events).map((name): Shape => ({ kind: 'named', name }));
  const got = named.flatMap((one) => one.got.map(({ shape }) => shape));
  const used = reachable([...got, ...events, { kind: 'named', name: 'EbillError' }], types);
  const wanted = api.types.filter(({ name }) => sent.has(name) || used.has(name));
  const oneOfs: OneOf[] = [
    ...wanted.flatMap(({ name, description, shape }) =>
      shape.kind === 'union' ? [{ name, description, by: shape.by, cases: shape.cases }] : [],
    ),
    {
      name: 'WebhookEvent',
      description: 'What a webhook is sent; an event that a later version adds is an Unknown.',
      by: 'eventName',
      cases: api.events,
    },
  ];
  const records = recordFiles(wanted, sent, oneOfs, choices);
  const printed = [...choices].map(([name, values]) => choiceFile(name, values));
  return [...methods, ...records, ...oneOfs.map(oneOfFile), ...printed].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The names of all types in some shapes, and in the types that these name. */
function reachable(shapes: readonly Shape[], types: ReadonlyMap<string, Type>): Set<string> {
  const found = new Set<string>();
  const look = (shape: Shape): void => {
    const type = shape.kind === 'named' && !found.has(shape.name) ? types.get(shape.name) : undefined;
    if (type !== undefined) found.add(type.name);
    for (const inner of type === undefined ? partsOf(shape) : [type.shape]) look(inner);
  };
  for (const shape of shapes) look(shape);
  return found;
}

function partsOf(shape: Shape): readonly Shape[] {
  switch (shape.kind) {
    case 'list':
      return [shape.item];
    case 'nullable':
      return [shape.of];
    case 'object':
      return shape.members.map((member) => member.shape);
    case 'union':
      return Object.values(shape.cases).map((name) => ({ kind: 'named', name }));
    default:
      return [];
  }
}
