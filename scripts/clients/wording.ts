import type { Content, Operation, Parameter, Shape } from './model.ts';

/** What the clients of all languages say alike: which calls may be repeated, what options are called, what is answered. */

/** What a POST of the QR service keeps, it keeps under a name: a second one replaces it by the same. */
export function isRepeatable({ method, path, takesKey }: Operation): boolean {
  return method !== 'POST' || takesKey || path.startsWith('/v2/');
}

const optionNames: Readonly<Record<string, string>> = {
  'X-Biller': 'biller',
  'Idempotency-Key': 'idempotencyKey',
  'x-filename': 'filename',
  'x-anomaly-detection': 'anomalyDetection',
  Prefer: 'prefer',
};

/** What the caller says besides path and body, each with the name of its option; the format is asked for by `Accept`. */
export function optionsOf({ parameters }: Operation): readonly (Parameter & { readonly option: string })[] {
  // A client keeps no answers, so that none is compared with
  const left = ['format', 'If-None-Match'];
  return parameters
    .filter(({ name, place }) => place !== 'path' && !left.includes(name))
    .map((one) => {
      const option = one.place === 'header' ? optionNames[one.name] : one.name;
      if (option === undefined) throw new Error(`The header ${one.name} has no name as an option`);
      return { ...one, option };
    });
}

/** What stands in the path, in its order. */
export function placesOf({ parameters }: Operation): readonly Parameter[] {
  return parameters.filter(({ place }) => place === 'path');
}

/** What an answer may be asked for as; the first unless asked. */
export function formatsOf({ answers }: Operation): readonly Content[] {
  const verdict = answers.find(({ shape }) => shape.kind === 'boolean');
  // The text of a verdict says the same; several parts come of an option, not of a format
  return verdict ? [verdict] : answers.filter(({ type }) => type !== 'multipart/mixed');
}

/** The bodies that a client sends: a form where it may be one. */
export function bodiesOf({ body }: Operation): readonly Content[] {
  const form = body?.contents.filter(({ type }) => type === 'multipart/form-data') ?? [];
  return form.length > 0 ? form : (body?.contents ?? []);
}

/** Of an operation that lists a feed: the shape of one event, and the name of what goes through it. */
export function feedOf({ id, tag, answers }: Operation): { readonly name: string; readonly event: Shape } | undefined {
  const [answer] = answers;
  const [, events] = /^list(\w+)s$/.exec(id) ?? [];
  if (tag !== 'Events' || events === undefined || answer?.shape.kind !== 'list') return undefined;
  return { name: `each${events}`, event: answer.shape.item };
}

/** Sentences of the document as one text. */
export function sentencesOf(...texts: readonly (string | undefined)[]): string {
  const said = texts.filter((text) => text !== undefined && text !== '').map((text) => String(text).trim());
  const distinct = said.filter((text, index) => said.findIndex((other) => sameSentence(other, text)) === index);
  return distinct.map((text) => (/[.!?:]$/.test(text) ? text : `${text}.`)).join(' ');
}

const sameSentence = (one: string, other: string): boolean => one.replace(/\.$/, '') === other.replace(/\.$/, '');
