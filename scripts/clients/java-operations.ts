import {
  type Choices,
  capital,
  type JavaFile,
  javadoc,
  javadocText,
  javaFile,
  javaName,
  lower,
  typeOf,
  unboxed,
} from './java-words.ts';
import type { Content, Operation, Parameter, Type } from './model.ts';

const packageName = 'ch.rappen.client';

/** One argument of a method, and how it gets into the call. */
interface Argument {
  readonly type: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly call?: string;
}

/** Sets of options that several operations have get the name of the first of them, or this one. */
const optionNames: Readonly<Record<string, string>> = {
  exampleReminder: 'ExampleOptions',
  submitPdf: 'SubmissionOptions',
  releaseBusinessCases: 'OnceOptions',
  listBusinessCaseStatusEvents: 'NetworkEventsOptions',
  listProcessingStatusEvents: 'ProcessingStatusEventsOptions',
};

/** What is kept elsewhere: the biller with the client, and answers are not, so that none can be unchanged. */
const isElsewhere = ({ name }: Parameter): boolean => name === 'X-Biller' || name === 'If-None-Match';

/** Without an invoice there is nothing to draw; and what a body may say as well is to be said by the parameter. */
const isNeeded = ({ isRequired, isJson, place }: Parameter, { body }: Operation): boolean =>
  isRequired || isJson || (place === 'query' && body?.isRequired === false);

/** A POST of the QR service only computes, but for this one; `/api/v1` has keys for what is to be done once. */
const isRepeatable = ({ id, method, path }: Operation): boolean =>
  method !== 'POST' || (path.startsWith('/v2/') && id !== 'saveResource');

/** What the client sends of a request that may come in several media types: the first, or any file. */
function sentContent({ body }: Operation): Content | undefined {
  return body?.isRequired ? body.contents[0] : undefined;
}

/** The types that callers make and those that they get, as the methods name them. */
export function namedBy(operation: Operation, types: ReadonlyMap<string, Type>): { sent: Content[]; got: Content[] } {
  const sent = sentContent(operation);
  const inForm =
    sent?.type === 'multipart/form-data' ? membersOf(sent, types).map(({ shape }) => ({ type: '', shape })) : [sent];
  const asJson = operation.parameters.filter(({ isJson }) => isJson).map(({ shape }) => ({ type: '', shape }));
  return {
    sent: [...inForm.filter((one) => one !== undefined), ...asJson],
    got: operation.answers.filter(({ type }) => type === 'application/json'),
  };
}

function membersOf({ shape }: Content, types: ReadonlyMap<string, Type>) {
  const form = shape.kind === 'named' ? types.get(shape.name)?.shape : shape;
  if (form?.kind !== 'object') throw new Error('A form has members');
  return form.members;
}

function bodyArguments(operation: Operation, types: ReadonlyMap<string, Type>, choices: Choices): Argument[] {
  const content = sentContent(operation);
  if (content === undefined) return [];
  const { type, shape } = content;
  if (type === 'multipart/form-data')
    return membersOf(content, types).map(({ name, description, shape }) => ({
      type: shape.kind === 'bytes' ? 'Upload' : typeOf(shape, name, choices),
      name,
      description,
      call: `.part("${name}", ${name})`,
    }));
  if (shape.kind === 'bytes') {
    const isAnyFile = operation.body?.contents.every((one) => one.shape.kind === 'bytes' && one.type !== type) ?? false;
    const isOneOfFiles = (operation.body?.contents.filter((one) => one.shape.kind === 'bytes').length ?? 0) > 1;
    if (isAnyFile || isOneOfFiles)
      return [{ type: 'Upload', name: 'file', description: 'the file', call: '.file(file)' }];
    return [{ type: 'byte[]', name: 'pdf', description: 'the PDF', call: `.body("${type}", pdf)` }];
  }
  if (type === 'text/plain') return [{ type: 'String', name: 'text', description: 'the text', call: '.text(text)' }];
  const java = typeOf(shape, 'body', choices);
  const name =
    shape.kind === 'list'
      ? `${lower(typeOf(shape.item, 'body', choices))}s`
      : java.endsWith('Request')
        ? 'request'
        : lower(java);
  return [{ type: java, name, description: 'what is asked for', call: `.json(${name})` }];
}

/** How a method answers: the name of the method, its type, the media types it accepts, and how it reads the answer. */
interface Reading {
  readonly suffix: string;
  readonly type: string;
  readonly accept: string;
  readonly read: string;
  readonly says?: string;
}

function readingsOf({ answers }: Operation, choices: Choices): Reading[] {
  if (answers.length === 0) return [{ suffix: '', type: 'void', accept: '*/*', read: '' }];
  const json = answers.find(({ type }) => type === 'application/json');
  // Whether something is valid is said in both ways: a truth is easier to ask
  if (json?.shape.kind === 'boolean') return [readingOf(json, '', choices)];
  if (answers.length > 1 && json === undefined)
    return [{ suffix: '', type: 'byte[]', accept: '*/*', read: '.bytes()', says: 'the file' }];
  return answers.map((content, index) =>
    readingOf(content, index === 0 ? '' : `As${capital(content.type.split('/')[1] ?? '')}`, choices),
  );
}

function readingOf({ type: accept, shape }: Content, suffix: string, choices: Choices): Reading {
  if (accept !== 'application/json')
    return shape.kind === 'bytes'
      ? { suffix, accept, type: 'byte[]', read: '.bytes()', says: 'the file' }
      : { suffix, accept, type: 'String', read: '.text()', says: 'the text' };
  const says = 'the answer';
  if (shape.kind === 'list') {
    const item = typeOf(shape.item, 'item', choices);
    return { suffix, accept, type: `List<${item}>`, read: `.list(${item}.class)`, says: 'all of them' };
  }
  if (shape.kind === 'boolean')
    return { suffix, accept, type: 'boolean', read: '.json(Boolean.class)', says: 'whether it is' };
  const type = typeOf(shape, 'answer', choices);
  return { suffix, accept, type, read: `.json(${type}.class)`, says };
}

/** Prints the class with a method for every operation, and the options that these take. */
export function operationFiles(
  operations: readonly Operation[],
  types: ReadonlyMap<string, Type>,
  choices: Choices,
  versions: { readonly client: string; readonly api: string },
): JavaFile[] {
  const options = new Map<string, { readonly name: string; readonly members: readonly Parameter[] }>();
  const optionsOf = (operation: Operation): string | undefined => {
    const { id, parameters } = operation;
    const members = parameters.filter((one) => !isNeeded(one, operation) && !isElsewhere(one));
    if (members.length === 0) return undefined;
    const key = members.map(({ name, place, shape }) => `${place} ${name} ${JSON.stringify(shape)}`).join();
    const known = options.get(key) ?? {
      name: optionNames[id] ?? `${capital(id).replace('ByQuery', '')}Options`,
      members,
    };
    options.set(key, known);
    return known.name;
  };
  const methods = operations.flatMap((operation) => [
    ...readingsOf(operation, choices).flatMap((reading) =>
      methodsOf(operation, reading, optionsOf(operation), bodyArguments(operation, types, choices), choices),
    ),
    ...feedOf(operation, optionsOf(operation)),
  ]);
  const code = `/** A method for each operation of the API. */
public abstract class Operations {
    /** The version of the API document that this client was made from. */
    public static final String API_VERSION = "${versions.api}";

    static final String USER_AGENT = "rappen-client-java/${versions.client} (api ${versions.api})";

    Operations() {}

    abstract Received send(Call call);

${methods.join('\n')}}
`;
  return [
    javaFile(packageName, 'Operations', code, ['ch.rappen.client.model.*']),
    ...[...options.values()].map(({ name, members }) => optionsFile(name, members, choices)),
  ];
}

function methodsOf(
  operation: Operation,
  reading: Reading,
  options: string | undefined,
  body: readonly Argument[],
  choices: Choices,
): string[] {
  const { id, method, path, parameters, takesKey } = operation;
  const required = parameters.filter((one) => isNeeded(one, operation));
  const ofParameters = required.map((one): Argument => {
    const name = javaName(one.name);
    const value = one.isJson ? `Call.jsonOf(${name})` : name;
    return {
      type: unboxed(typeOf(one.shape, one.name, choices)),
      name,
      description: one.description,
      ...(one.place !== 'path' && { call: `.${one.place}("${one.name}", ${value})` }),
    };
  });
  const inPath = required.filter(({ place }) => place === 'path').map(({ name }) => `, ${javaName(name)}`);
  const all = [...ofParameters, ...body];
  const calls = [
    ...all.flatMap(({ call }) => call ?? []),
    `.accept("${reading.accept}")`,
    ...(parameters.some(({ name }) => name === 'X-Biller') ? ['.ofBiller()'] : []),
    ...(options === undefined ? [] : ['.with(options)']),
    ...(takesKey ? ['.once()'] : isRepeatable(operation) ? ['.repeatable()'] : []),
  ];
  const call = `send(new Call("${method}", "${path.replace(/\{\w+\}/g, '{}')}"${inPath.join('')})${calls.map((one) => `\n            ${one}`).join('')})`;
  const isVoid = reading.type === 'void';
  const name = `${id}${reading.suffix}`;
  const describe = (more: readonly string[]) =>
    javadoc(
      [
        `${javadocText(operation.summary)}.`,
        operation.description === undefined || operation.description === `${operation.summary}.`
          ? undefined
          : `<p>${javadocText(operation.description)}`,
        ...all.map((one) => `@param ${one.name} ${javadocText(one.description ?? `the ${one.name}`)}`),
        ...more,
        ...(isVoid ? [] : [`@return ${reading.says}`]),
      ],
      '    ',
    );
  const signature = (more: readonly string[]) =>
    `    public ${reading.type} ${name}(${[...all.map((one) => `${one.type} ${one.name}`), ...more].join(', ')}) {\n`;
  const whole = `${isVoid ? '' : 'return '}${call}${reading.read};\n    }\n`;
  if (options === undefined) return [`${describe([])}${signature([])}        ${whole}`];
  const names = [...all.map((one) => one.name), 'null'].join(', ');
  return [
    `${describe([])}${signature([])}        ${isVoid ? '' : 'return '}${name}(${names});\n    }\n`,
    `${describe(['@param options what else may be said'])}${signature([`${options} options`])}        ${whole}`,
  ];
}

/** A page of events is no end in itself: all of them, in their order. */
function feedOf({ id, summary, answers, parameters }: Operation, options: string | undefined): string[] {
  const [{ shape } = { shape: undefined }] = answers;
  if (!parameters.some(({ name }) => name === 'lastEventId') || shape?.kind !== 'list') return [];
  if (shape.item.kind !== 'named' || options === undefined) throw new Error(`${id} is no feed`);
  const { name } = shape.item;
  return [
    `${javadoc([`${javadocText(summary)}, page after page.`, '@return the feed, from the oldest event on'], '    ')}    public Feed<${name}> ${lower(id.replace(/^list/, ''))}() {
        return new Feed<>(
            page -> ${id}(new ${options}().lastEventId(page.lastEventId()).since(page.since()).limit(page.limit())),
            ${name}::id);
    }
`,
  ];
}

function optionsFile(name: string, members: readonly Parameter[], choices: Choices): JavaFile {
  const all = members.map((one) => ({ ...one, java: javaName(one.name), type: typeOf(one.shape, one.name, choices) }));
  const setters = all.map(
    ({ java, type, description }) =>
      `${javadoc([`${javadocText(description ?? `The ${java}`).replace(/\.?$/, '.')}`, `@param ${java} null for the default`, '@return this'], '    ')}    public ${name} ${java}(${type} ${java}) {
        this.${java} = ${java};
        return this;
    }
`,
  );
  const code = `/** What an operation may be told besides what it needs; what is not set is left to the service. */
public final class ${name} extends Options {
${all.map(({ type, java }) => `    private ${type} ${java};\n`).join('')}
    /** Nothing set. */
    public ${name}() {}

${setters.join('\n')}
    @Override
    void addTo(Call call) {
        call${all.map(({ place, name, java }) => `.${place}("${name}", ${java})`).join('\n            ')};
    }
}
`;
  return javaFile(
    packageName,
    name,
    code,
    choicesIn(
      all.map(({ type }) => type),
      choices,
    ),
  );
}

const choicesIn = (names: readonly string[], choices: Choices): string[] =>
  [...new Set(names)].filter((name) => choices.has(name)).map((name) => `${packageName}.model.${name}`);
