import { openApiDocument, routes } from '@rappen/http';
import { writePage } from './collect.ts';
import { anchorOf, cell, codeCell, type Json, schemaTable, typeText } from './schema-text.ts';

interface Parameter extends Json {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Json;
  readonly content?: Readonly<Record<string, Content>>;
}

interface Content {
  readonly schema: Json;
  readonly example?: unknown;
}

interface Operation extends Json {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Record<string, Content> }>
  >;
  readonly 'x-problem-codes'?: readonly string[];
}

interface ApiDocument {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

/** A page of the reference, for the list at the side. */
export interface ReferencePage {
  readonly text: string;
  readonly page: string;
}

/** Longest example that is shown, in characters; the service has them all at /docs. */
const exampleMax = 6000;

/** Writes the API reference from the document that the service itself serves: a page for each group, one for all schemas. */
export function writeApiReference(folder: string): readonly ReferencePage[] {
  const document = openApiDocument(routes) as unknown as ApiDocument;
  const pages = document.tags.map(({ name, description = '' }) => {
    const operations = [...operationsOf(document.paths), ...operationsOf(document.webhooks)].filter(({ operation }) =>
      operation.tags.includes(name),
    );
    const page = `api/${anchorOf(name)}`;
    const list = operations.map(
      ({ method, path, operation }) =>
        `| [${cell(operation.summary)}](#${operation.operationId}) | \`${method} ${path}\` |`,
    );
    const text = `# ${name}\n\n${description}\n\n| Operation | Call |\n| --- | --- |\n${list.join('\n')}\n\n${operations.map(operationText).join('\n')}`;
    writePage(folder, page, text);
    return { text: name, page, count: operations.length };
  });
  const rows = pages.map(({ text, page, count }) => `| [${text}](${page.slice(4)}.md) | ${count} |`);
  writePage(
    folder,
    'api/index',
    `# API reference\n\n${document.info.description}\n\nMade from the OpenAPI document of the service, which serves it at \`/openapi.json\` and, to try the operations, at \`/docs\`.\n\n| Group | Operations |\n| --- | --: |\n${rows.join('\n')}\n\n[All schemas](schemas.md) · [every problem code](../rules.md)\n\n${statusTable(operationsOf(document.paths))}`,
  );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => {
    const description = typeof schema['description'] === 'string' ? `${cell(schema['description'])}\n\n` : '';
    return `## ${name} {#${anchorOf(name)}}\n\n${description}${schemaTable(schema)}`;
  });
  writePage(folder, 'api/schemas', `# Schemas\n\nMembers with * are required.\n\n${schemas.join('\n')}`);
  return [...pages.map(({ text, page }) => ({ text, page })), { text: 'Schemas', page: 'api/schemas' }];
}

interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function operationsOf(paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>): Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function operationText({ method, path, operation }: Placed): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const codes = operation['x-problem-codes'] ?? [];
  return [
    `## ${cell(summary)} {#${operationId}}`,
    `<p class="operation"><span class="method">${method}</span> <code>${path}</code></p>`,
    description === undefined ? '' : cell(description),
    parameters.length > 0 ? parametersText(parameters) : '',
    requestBody === undefined ? '' : bodyText(requestBody.content),
    isCallable(path) ? `\`\`\`sh\n${curlText(method, path, operation)}\n\`\`\`` : '',
    responsesText(responses),
    codes.length > 0
      ? `<details><summary>${codes.length} problem codes</summary>\n\n${codes.map(codeCell).join(' ')}. [What each means](../rules.md).\n\n</details>`
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** Webhooks are named, not called. */
function isCallable(path: string): boolean {
  return path.startsWith('/');
}

function parametersText(parameters: readonly Parameter[]): string {
  const rows = parameters.map((parameter) => {
    const { name, in: place, required, description = '' } = parameter;
    const schema = schemaOf(parameter);
    const byDefault = schema['default'] === undefined ? '' : `. Default: ${codeCell(String(schema['default']))}`;
    return `| ${codeCell(name)}${required ? ' \\*' : ''} | ${place} | ${typeText(schema)} | ${cell(description)}${byDefault} |`;
  });
  return `**Parameters**\n\n| Name | In | Type | Meaning |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
}

/** The schema of a parameter; one that is JSON text has it beneath its media type. */
function schemaOf({ schema, content = {} }: Parameter): Json {
  return schema ?? Object.values(content)[0]?.schema ?? {};
}

function bodyText(content: Readonly<Record<string, Content>>): string {
  const parts = Object.entries(content).map(([type, { schema, example }]) => {
    const members = '$ref' in schema || !('properties' in schema) ? typeText(schema) : `\n\n${schemaTable(schema)}`;
    const shown = example === undefined || typeof example === 'string' ? '' : `\n\n${exampleText(example)}`;
    return `**Body** \`${type}\`: ${members}${shown}`;
  });
  return parts.join('\n\n');
}

function exampleText(example: unknown): string {
  const json = JSON.stringify(example, null, 2);
  return json.length > exampleMax ? '' : `\`\`\`json\n${json}\n\`\`\``;
}

/** What is answered when all goes well as a table, refusals in one line: the first page says what their statuses mean. */
function responsesText(responses: Operation['responses']): string {
  const all = Object.entries(responses);
  const good = all.filter(([status]) => status < '4');
  const rows = good.map(([status, { description, content = {} }]) => {
    const bodies = Object.entries(content).map(([type, { schema }]) => `\`${type}\` ${typeText(schema)}`);
    return `| ${status} | ${cell(description)} | ${bodies.join('<br>')} |`;
  });
  const refusals = all.filter(([status]) => status >= '4').map(([status]) => `[${status}](index.md#statuses)`);
  const refused = refusals.length === 0 ? '' : `\n\nRefusals: ${refusals.join(' ')}`;
  const example = good
    .flatMap(([, { content = {} }]) => Object.values(content))
    .find((each) => each.example !== undefined && typeof each.example !== 'string')?.example;
  const shown = example === undefined ? '' : `\n\n${exampleText(example)}`;
  return `**Answers**\n\n| Status | Meaning | Body |\n| --- | --- | --- |\n${rows.join('\n')}${refused}${shown}`;
}

/** What each status of a refusal means, in the words of the document. */
function statusTable(operations: readonly Placed[]): string {
  const meanings = new Map(
    operations.flatMap(({ operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => status >= '4')
        .map(([status, { description }]) => [status, description] as const),
    ),
  );
  const rows = [...meanings].sort().map(([status, meaning]) => `| ${status} | ${cell(meaning)} |`);
  return `## Statuses\n\n| Status | Meaning |\n| --- | --- |\n${rows.join('\n')}\n`;
}

/** The call with curl: what is required, and the body from a file. */
function curlText(method: string, path: string, { parameters = [], requestBody, responses }: Operation): string {
  const query = parameters
    .filter((each) => each.in === 'query' && each.required)
    .map((each) => `${each.name}=${sample(each)}`);
  const headers = parameters
    .filter((each) => each.in === 'header' && each.required)
    .map((each) => `-H '${each.name}: ${sample(each)}'`);
  const url = `http://127.0.0.1:8080${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  const [type] = Object.keys(requestBody?.content ?? {});
  const body = type === undefined ? [] : bodyOptions(type, requestBody?.content[type]?.schema ?? {});
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => Object.keys(content));
  const file = answers[0] === undefined || /json|text|xml/.test(answers[0]) ? [] : ['-o answer'];
  const isPlain = method === 'GET' || (method === 'POST' && body.length > 0);
  return [
    'curl',
    ...(isPlain ? [] : [`-X ${method}`]),
    `-H 'X-API-Key: YOUR-KEY'`,
    ...headers,
    ...body,
    `'${url}'`,
    ...file,
  ].join(' ');
}

function bodyOptions(type: string, schema: Json): string[] {
  if (type !== 'multipart/form-data')
    return [`-H 'Content-Type: ${type}'`, `--data-binary @${type.includes('json') ? 'body.json' : 'body'}`];
  const required = (schema['required'] ?? ['file']) as string[];
  return required.map((name) => `-F '${name}=@${name === 'file' ? 'file.pdf' : name}'`);
}

function sample(parameter: Parameter): string {
  const schema = schemaOf(parameter);
  const [first] = (schema['enum'] ?? []) as unknown[];
  return String(first ?? schema['default'] ?? schema['example'] ?? `{${parameter.name}}`);
}
