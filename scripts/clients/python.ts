import { type Api, apiOf, type Content, type Member, type Operation, type Shape } from './model.ts';
import { bodiesOf, feedOf, formatsOf, isRepeatable, optionsOf, placesOf, sentencesOf } from './wording.ts';

const quoted = (text: string): string => JSON.stringify(text);
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const keywords = ['from', 'class', 'global', 'import', 'in', 'is', 'not', 'pass', 'return', 'with', 'yield'];

/** A name of the document as Python writes it: `createPaymentPart` is `create_payment_part`. */
export function pythonName(name: string): string {
  return name
    .replaceAll('EBill', 'Ebill')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

const widthMax = 100;

/** A docstring, in lines that can be read. */
function docOf(text: string, indent: string): string {
  if (text === '') return '';
  const lines: string[] = [];
  let line = `${indent}"""`;
  for (const word of text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").split(/\s+/)) {
    const isFirst = line.endsWith('"""') || line === indent;
    if (!isFirst && line.length + word.length >= widthMax) {
      lines.push(line);
      line = indent + word;
    } else line += isFirst ? word : ` ${word}`;
  }
  lines.push(line);
  const [last = ''] = lines.slice(-1);
  const end = lines.length > 1 ? `\n${indent}"""` : `${last.endsWith('"') ? ' ' : ''}"""`;
  return `${lines.join('\n')}${end}\n`;
}

interface Types {
  /** Of all types, once they are printed. */
  readonly names: ReadonlySet<string>;
  readonly print: () => string;
  readonly typeOf: (shape: Shape, place: string) => string;
}

/** The types of one document: objects within others get names of their own, since Python has none without. */
function typesOf(api: Api): Types {
  const printed: string[] = [];
  const names = new Set(api.types.map(({ name }) => name));

  function typeOf(shape: Shape, place: string): string {
    switch (shape.kind) {
      case 'text':
      case 'base64':
        return 'str';
      case 'choice':
        return `Literal[${shape.values.map(quoted).join(', ')}]`;
      case 'integer':
        return 'int';
      case 'number':
        return 'Number';
      case 'boolean':
        return 'bool';
      case 'any':
        return 'Any';
      case 'bytes':
        return 'FileInput';
      case 'list':
        return `list[${typeOf(shape.item, place)}]`;
      case 'map':
        return `dict[str, ${typeOf(shape.value, place)}]`;
      case 'named':
        return shape.name;
      case 'object': {
        if (names.has(place)) throw new Error(`Two types are named ${place}`);
        names.add(place);
        printed.push(printedObject(place, '', shape.members));
        return place;
      }
      case 'union':
        return [...new Set(Object.values(shape.cases))].join(' | ');
      case 'nullable':
        return `${typeOf(shape.of, place)} | None`;
    }
  }

  function printedObject(name: string, description: string, members: readonly Member[]): string {
    const typed = members.map((member) => {
      const type = typeOf(member.shape, name + capital(member.name));
      return { ...member, type: member.isRequired ? type : `NotRequired[${type}]` };
    });
    if (typed.some((member) => keywords.includes(member.name))) {
      const rows = typed.map((member) => `        ${quoted(member.name)}: ${quoted(member.type)},\n`).join('');
      return `${name} = TypedDict(\n    ${quoted(name)},\n    {\n${rows}    },\n)\n`;
    }
    const rows = typed.map(
      (member) => `    ${member.name}: ${member.type}\n${docOf(sentencesOf(member.description), '    ')}`,
    );
    const body = docOf(description, '    ') + rows.join('');
    return `class ${name}(TypedDict):\n${body || '    pass\n'}`;
  }

  return {
    names,
    typeOf,
    print() {
      for (const { name, description, shape } of api.types) {
        if (shape.kind === 'object') printed.push(printedObject(name, sentencesOf(description), shape.members));
        else printed.push(`${name}: TypeAlias = ${quoted(typeOf(shape, name))}\n`);
      }
      return printed.join('\n\n');
    },
  };
}

type TypeOf = (shape: Shape, place: string) => string;

const constantOf = ({ id }: Operation): string => `_${pythonName(id).toUpperCase()}`;
const tupleOf = (values: readonly string[]): string =>
  `(${values.map(quoted).join(', ')}${values.length === 1 ? ',' : ''})`;

function rowOf(operation: Operation): string {
  const json = optionsOf(operation)
    .filter(({ isJson }) => isJson)
    .map(({ name }) => name);
  const bodies = bodiesOf(operation).map(({ type }) => type);
  const members = [
    quoted(operation.method),
    quoted(operation.path),
    `formats=${tupleOf(formatsOf(operation).map(({ type }) => type))}`,
    ...(bodies.length > 0 ? [`bodies=${tupleOf(bodies)}`] : []),
    ...(json.length > 0 ? [`json=${tupleOf(json)}`] : []),
    ...(isRepeatable(operation) ? ['is_repeatable=True'] : []),
    ...(operation.takesKey ? ['takes_key=True'] : []),
  ];
  return `${constantOf(operation)} = Operation(${members.join(', ')})\n`;
}

function answerTypeOf({ type, shape }: Content, typeOf: TypeOf, place: string): string {
  if (type === 'application/json') return typeOf(shape, place);
  return shape.kind === 'bytes' ? 'bytes' : 'str';
}

/** The body as a parameter, the same in every signature of the method. */
function bodyOf(operation: Operation, typeOf: TypeOf): string[] {
  if (!operation.body) return [];
  const types = bodiesOf(operation).map(({ type, shape }) => {
    if (type === 'application/xml') return 'str';
    return shape.kind === 'bytes' ? 'Bytes' : typeOf(shape, `${capital(operation.id)}Body`);
  });
  const type = [...new Set(types)].join(' | ');
  return [operation.body.isRequired ? `body: ${type}` : `body: ${type} | None = None`];
}

const callOptions = [
  'timeout_seconds: float | None = None',
  'retries: int | None = None',
  'on_headers: Callable[[Mapping[str, str]], None] | None = None',
];

function printedMethod(operation: Operation, typeOf: TypeOf): string {
  const { id, summary, description } = operation;
  const name = pythonName(id);
  const places = placesOf(operation).map((place) => pythonName(place.name));
  const options = optionsOf(operation).map((one) => ({ ...one, python: pythonName(one.option) }));
  const ofBytes = bodiesOf(operation).filter(({ shape }) => shape.kind === 'bytes');
  const asksType = ofBytes.length > 1;
  const positional = ['self', ...places.map((place) => `${place}: str | int`), ...bodyOf(operation, typeOf)];
  const named = [
    ...options.map(({ python, shape, isRequired }) => {
      const type = typeOf(shape, `${capital(id)}${capital(python)}`);
      return isRequired ? `${python}: ${type}` : `${python}: ${type} | None = None`;
    }),
    ...(asksType ? [`content_type: Literal[${ofBytes.map(({ type }) => quoted(type)).join(', ')}]`] : []),
  ];
  const groups = new Map<string, string[]>();
  for (const answer of formatsOf(operation)) {
    const type = answerTypeOf(answer, typeOf, `${capital(id)}Value`);
    groups.set(type, [...(groups.get(type) ?? []), answer.type]);
  }
  const several = formatsOf(operation).length > 1;
  const head = (format: string | undefined, answer: string) => {
    const parameters = [...positional, '*', ...named, ...(format === undefined ? [] : [format]), ...callOptions];
    return `    def ${name}(\n${parameters.map((one) => `        ${one},\n`).join('')}    ) -> ${answer}:`;
  };
  const literal = (formats: readonly string[]) => `Literal[${formats.map(quoted).join(', ')}]`;
  const first = quoted(formatsOf(operation)[0]?.type ?? '');
  const overloads = [...groups].map(([answer, formats], index) =>
    head(`format: ${literal(formats)}${index === 0 ? ` = ${first}` : ''}`, answer),
  );
  const [onlyAnswer = 'None', onlyFormats = []] = [...groups][0] ?? [];
  const ofPlace = (place: string) =>
    options.filter((one) => one.place === place).map((one) => `${quoted(one.name)}: ${one.python}`);
  const call = [
    constantOf(operation),
    ...(places.length > 0
      ? [`path={${placesOf(operation).map((one) => `${quoted(one.name)}: ${pythonName(one.name)}`)}}`]
      : []),
    ...(operation.body ? ['body=body'] : []),
    ...(ofPlace('query').length > 0 ? [`query={${ofPlace('query').join(', ')}}`] : []),
    ...(ofPlace('header').length > 0 ? [`headers={${ofPlace('header').join(', ')}}`] : []),
    ...(asksType ? ['content_type=content_type'] : []),
    ...(several ? ['format=format'] : []),
    'timeout_seconds=timeout_seconds',
    'retries=retries',
    'on_headers=on_headers',
  ];
  const doc = docOf(sentencesOf(summary, description), '        ');
  const sent = `self._send(\n${call.map((one) => `            ${one},\n`).join('')}        )`;
  const answer = groups.size > 1 ? 'Any' : onlyAnswer;
  const body =
    onlyAnswer === 'None'
      ? `${doc}        ${sent}\n`
      : `${doc}        answer: ${answer} = ${sent}\n        return answer\n`;
  if (groups.size > 1) {
    const declared = overloads.map((overload) => `    @overload\n${overload} ...\n\n`).join('');
    return `${declared}${head(`format: str = ${first}`, 'Any')}\n${body}`;
  }
  const format = several ? `format: ${literal(onlyFormats)} = ${first}` : undefined;
  return `${head(format, onlyAnswer)}\n${body}${printedFeed(operation, typeOf)}`;
}

function printedFeed(operation: Operation, typeOf: TypeOf): string {
  const feed = feedOf(operation);
  if (feed === undefined) return '';
  const doc = `${sentencesOf(operation.summary)} Goes through them, page after page, from the id \`after\` or the oldest; with \`follow\` it waits for more. Leave it by leaving the loop.`;
  return `
    def ${pythonName(feed.name)}(
        self,
        *,
        after: int | None = None,
        since: str | None = None,
        page_size: int | None = None,
        follow: bool = False,
        poll_seconds: float = 5,
        biller: str | None = None,
        ${callOptions.join(',\n        ')},
    ) -> Iterator[${typeOf(feed.event, '')}]:
${docOf(doc, '        ')}        return self._follow(
            ${constantOf(operation)},
            after=after,
            since=since,
            page_size=page_size,
            follow=follow,
            poll_seconds=poll_seconds,
            biller=biller,
            timeout_seconds=timeout_seconds,
            retries=retries,
            on_headers=on_headers,
        )
`;
}

/** The types and methods of the Python client. */
export function pythonClient(version: string, api: Api = apiOf()): string {
  const { names, print, typeOf } = typesOf(api);
  const types = print();
  const methods = api.operations.map((operation) => printedMethod(operation, typeOf)).join('\n');
  const events = Object.values(api.events).join(' | ');
  const exported = ['API_VERSION', 'CLIENT_VERSION', 'Number', 'Operations', 'WebhookEvent', ...names].sort();
  return `"""Types and operations. Made of the API document by npm run clients: not to be changed by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, overload

from ._body import Bytes, FileInput
from ._operation import Operation

__all__ = [
${exported.map((name) => `    ${quoted(name)},\n`).join('')}]

API_VERSION = ${quoted(api.version)}
"""Version of the API document that this client was made of."""

CLIENT_VERSION = ${quoted(version)}
"""Version of this client."""

Number: TypeAlias = Decimal | int
"""A number of JSON, with all its digits."""


${types}

WebhookEvent: TypeAlias = ${quoted(events)}
"""What is posted to a webhook: "eventName" says which it is."""

${api.operations.map(rowOf).join('')}

class Operations:
    """One method for each operation of the API."""

    def _send(
        self,
        operation: Operation,
        *,
        path: Mapping[str, str | int] | None = None,
        body: object = None,
        query: Mapping[str, object] | None = None,
        headers: Mapping[str, str | None] | None = None,
        content_type: str | None = None,
        format: str | None = None,
        timeout_seconds: float | None = None,
        retries: int | None = None,
        on_headers: Callable[[Mapping[str, str]], None] | None = None,
    ) -> Any:
        raise NotImplementedError

    def _follow(
        self,
        operation: Operation,
        *,
        after: int | None,
        since: str | None,
        page_size: int | None,
        follow: bool,
        poll_seconds: float,
        biller: str | None,
        timeout_seconds: float | None,
        retries: int | None,
        on_headers: Callable[[Mapping[str, str]], None] | None,
    ) -> Iterator[Any]:
        raise NotImplementedError

${methods}`;
}
