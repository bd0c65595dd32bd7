import { type Api, apiOf, type Member, type Operation, type Shape } from './model.ts';
import { bodiesOf, feedOf, formatsOf, isRepeatable, optionsOf, placesOf, sentencesOf } from './wording.ts';

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function docOf(text: string, indent: string): string {
  return text === '' ? '' : `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;
}

function typeOf(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
    case 'base64':
      return 'string';
    case 'choice':
      return shape.values.map(quoted).join(' | ');
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'any':
      return 'unknown';
    case 'bytes':
      return 'FileInput';
    case 'list':
      return `readonly ${inBrackets(shape.item)}[]`;
    case 'map':
      return `Readonly<Record<string, ${typeOf(shape.value)}>>`;
    case 'named':
      return shape.name;
    case 'object':
      return `{ ${shape.members.map((member) => `${headOf(member)} ${typeOfMember(member)}`).join('; ')} }`;
    case 'union':
      return [...new Set(Object.values(shape.cases))].join(' | ');
    case 'nullable':
      return `${typeOf(shape.of)} | null`;
  }
}

function inBrackets(shape: Shape): string {
  const type = typeOf(shape);
  return / \| |^readonly /.test(type) ? `(${type})` : type;
}

const headOf = ({ name, isRequired }: Pick<Member, 'name' | 'isRequired'>): string =>
  `${keyOf(name)}${isRequired ? '' : '?'}:`;

const typeOfMember = ({ shape, isRequired }: Pick<Member, 'shape' | 'isRequired'>): string =>
  isRequired || shape.kind === 'any' ? typeOf(shape) : `${typeOf(shape)} | undefined`;

function membersOf(members: readonly (Member & { readonly option?: string })[]): string {
  return members
    .map((member) => {
      const name = member.option ?? member.name;
      return `${docOf(sentencesOf(member.description), '  ')}  ${headOf({ ...member, name })} ${typeOfMember(member)};\n`;
    })
    .join('');
}

function printedTypes({ types }: Api): string {
  return types
    .map(({ name, description, shape }) => {
      const doc = docOf(sentencesOf(description), '');
      if (shape.kind === 'object') return `${doc}export interface ${name} {\n${membersOf(shape.members)}}\n`;
      return `${doc}export type ${name} = ${typeOf(shape)};\n`;
    })
    .join('\n');
}

function printedEvents({ events }: Api): string {
  const rows = Object.entries(events).map(([name, type]) => `  ${quoted(name)}: ${type};\n`);
  return `/** What is posted to a webhook, by the name of the event. */
export interface WebhookEvents {
${rows.join('')}}

/** What is posted to a webhook: \`eventName\` says which it is. */
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];
`;
}

const listOf = (names: readonly string[]): string => `[${names.map(quoted).join(', ')}]`;

/** What the transport has to know of an operation. */
function rowOf(operation: Operation): string {
  const options = optionsOf(operation);
  const ofPlace = (place: string) => options.filter((one) => one.place === place);
  const headers = ofPlace('header').map(({ option, name }) => `${option}: ${quoted(name)}`);
  const query = ofPlace('query').map(({ name }) => name);
  const json = options.filter(({ isJson }) => isJson).map(({ name }) => name);
  const members = [
    `method: ${quoted(operation.method)}`,
    `path: ${quoted(operation.path)}`,
    ...(query.length > 0 ? [`query: ${listOf(query)}`] : []),
    ...(json.length > 0 ? [`json: ${listOf(json)}`] : []),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(operation.body ? [`bodies: ${listOf(bodiesOf(operation).map(({ type }) => type))}`] : []),
    `formats: ${listOf(formatsOf(operation).map(({ type }) => type))}`,
    ...(isRepeatable(operation) ? ['isRepeatable: true'] : []),
  ];
  return `  ${operation.id}: { ${members.join(', ')} },\n`;
}

function bodyTypeOf(operation: Operation): string {
  const types = bodiesOf(operation).map(({ type, shape }) => {
    if (type === 'application/xml') return 'string';
    return shape.kind === 'bytes' ? 'Bytes' : typeOf(shape);
  });
  return [...new Set(types)].join(' | ');
}

function answerTypeOf({ type, shape }: { readonly type: string; readonly shape: Shape }): string {
  if (type === 'application/json') return typeOf(shape);
  return shape.kind === 'bytes' ? 'Uint8Array<ArrayBuffer>' : 'string';
}

/** A body may be of several types that only the caller tells apart. */
const hasContentType = (operation: Operation): boolean =>
  bodiesOf(operation).filter(({ shape }) => shape.kind === 'bytes').length > 1;

function printedOptions(operation: Operation): string {
  const options = optionsOf(operation);
  const contentType = hasContentType(operation)
    ? `  /** What the body is. */\n  contentType: ${bodiesOf(operation)
        .map(({ type }) => quoted(type))
        .join(' | ')};\n`
    : '';
  if (options.length === 0 && contentType === '') return '';
  return `/** Options of \`${operation.id}\`. */\nexport interface ${capital(operation.id)}Options extends CallOptions {\n${membersOf(options)}${contentType}}\n\n`;
}

function printedFormats(operation: Operation): string {
  const formats = formatsOf(operation);
  if (formats.length < 2) return '';
  const rows = formats.map((one) => `  ${quoted(one.type)}: ${answerTypeOf(one)};\n`);
  return `/** What \`${operation.id}\` answers with, by the format that it is asked for. */\nexport interface ${capital(operation.id)}Formats {\n${rows.join('')}}\n\n`;
}

function printedMethod(operation: Operation): string {
  const { id, summary, description, body } = operation;
  const places = placesOf(operation);
  const formats = formatsOf(operation);
  const [first] = formats;
  const hasOptions = printedOptions(operation) !== '';
  const isAsked = hasContentType(operation) || optionsOf(operation).some(({ isRequired }) => isRequired);
  const several = formats.length > 1;
  const options = `${hasOptions ? `${capital(id)}Options` : 'CallOptions'}${several ? ' & { format?: F | undefined }' : ''}`;
  const parameters = [
    ...places.map(({ name }) => `${name}: string | number`),
    ...(body ? [`body${body.isRequired ? '' : '?'}: ${bodyTypeOf(operation)}`] : []),
    `options${isAsked ? '' : '?'}: ${options}`,
  ];
  const answer = first === undefined ? 'void' : several ? `${capital(id)}Formats[F]` : answerTypeOf(first);
  const type = several ? `<F extends keyof ${capital(id)}Formats = ${quoted(first?.type ?? '')}>` : '';
  const sent = [...(places.length > 0 ? [`path: { ${places.map(({ name }) => name).join(', ')} }`] : [])];
  const call = [...sent, ...(body ? ['body'] : []), 'options'].join(', ');
  const doc = docOf(sentencesOf(summary, description), '  ');
  const method = `${doc}  ${id}${type}(${parameters.join(', ')}): Promise<${answer}> {\n    return this.send(operations.${id}, { ${call} });\n  }\n`;
  const feed = feedOf(operation);
  if (feed === undefined) return method;
  const docOfFeed = docOf(
    `${sentencesOf(summary)} Goes through them, page after page, from \`after\` or the oldest; \`isFollowing\` waits for more.`,
    '  ',
  );
  return `${method}
${docOfFeed}  ${feed.name}(options?: FeedOptions): AsyncGenerator<${typeOf(feed.event)}, void, undefined> {
    return this.follow(operations.${id}, options);
  }
`;
}

/** The types and methods of the TypeScript client. */
export function typescriptClient(version: string, api: Api = apiOf()): string {
  const { operations } = api;
  return `// Made of the API document by npm run generate: not to be changed by hand.
import type { Bytes, FileInput } from './body.ts';
import type { FeedOptions } from './feed.ts';
import type { Call, CallOptions, Operation } from './operation.ts';

/** Version of the API document that this client was made of. */
export const API_VERSION = ${quoted(api.version)};

/** Version of this client. */
export const CLIENT_VERSION = ${quoted(version)};

${printedTypes(api)}
${printedEvents(api)}
/** How each operation is sent. */
export const operations = {
${operations.map(rowOf).join('')}} as const satisfies Readonly<Record<string, Operation>>;

${operations.map(printedOptions).join('')}${operations.map(printedFormats).join('')}/** One method for each operation of the API. */
export abstract class Operations {
  protected abstract send<T>(operation: Operation, call: Call): Promise<T>;
  protected abstract follow<T>(operation: Operation, options: FeedOptions | undefined): AsyncGenerator<T, void, undefined>;

${operations.map(printedMethod).join('\n')}}
`;
}
