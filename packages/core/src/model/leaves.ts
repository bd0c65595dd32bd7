import { type CalendarDate, parseCalendarDate } from '../date/calendar-date.ts';
import { decimalTextOf, ExactNumber, type JsonValue } from '../json/write.ts';
import { type LeafOptions, leaf } from './leaf.ts';
import { isRecord, kindOf, type Reading } from './reading.ts';
import type { JsonSchema, Leaf } from './shape.ts';

/** A leaf that is a text: `validate` gets the text. Reports `TYPE`, and what `validate` reports. */
/* @__NO_SIDE_EFFECTS__ */
export function textLeaf<T>(
  schema: JsonSchema,
  validate: (text: string, reading: Reading) => T | undefined,
  options: LeafOptions<T> = {},
): Leaf<T> {
  return leaf(
    { type: 'string', ...schema },
    (node, reading) =>
      typeof node === 'string'
        ? validate(node, reading)
        : reading.report('TYPE', { expected: 'text', found: kindOf(node) }),
    options,
  );
}

/** Any value, as it is. */
export const anything: Leaf<unknown> = leaf({}, (node) => node);

/** Any text; the keywords document what the rules ask of it. Reports `TYPE`. */
/* @__NO_SIDE_EFFECTS__ */
export function anyText(schema: JsonSchema = {}): Leaf<string> {
  return leaf(
    { type: 'string', ...schema },
    (node, reading) =>
      typeof node === 'string' ? node : reading.report('TYPE', { expected: 'text', found: kindOf(node) }),
    { takesAnyText: true },
  );
}

/** Any value, printed as it is. */
export const anyJson: Leaf<JsonValue> = leaf({}, (node) => node as JsonValue);

/** Any object, printed as it is: what is in it is read elsewhere. Reports `TYPE`. */
export const anyObject: Leaf<Readonly<Record<string, unknown>>> = leaf({ type: 'object' }, (node, reading) =>
  isRecord(node) ? node : reading.report('TYPE', { expected: 'an object', found: kindOf(node) }),
);

/** Null and nothing else: the answer of what only does something. Reports `TYPE`. */
export const nothing: Leaf<null> = leaf({ type: 'null' }, (node, reading) =>
  node === null ? null : reading.report('TYPE', { expected: 'null', found: kindOf(node) }),
);

/** Any number of JSON; the keywords document what the rules ask of it. Reports `TYPE`. */
/* @__NO_SIDE_EFFECTS__ */
export function anyNumber(schema: JsonSchema = {}): Leaf<number> {
  return leaf({ type: 'number', ...schema }, (node, reading) => {
    const number = node instanceof ExactNumber ? Number(node.text) : node;
    return typeof number === 'number' ? number : reading.report('TYPE', { expected: 'a number', found: kindOf(node) });
  });
}

/** Type and bounds of whole numbers, and for generators of clients the size of integer that holds them. */
export function wholeNumberSchema(minimum: number, maximum: number): JsonSchema {
  return { type: 'integer', format: maximum < 2 ** 31 ? 'int32' : 'int64', minimum, maximum };
}

/** A whole number of JSON, at most 2^53 either way; as `anyNumber`. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber({
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
} = {}): Leaf<number> {
  return leaf(wholeNumberSchema(minimum, maximum), (node, reading) => {
    const number = node instanceof ExactNumber ? Number(node.text) : node;
    return typeof number === 'number' && Number.isSafeInteger(number)
      ? number
      : reading.report('TYPE', { expected: 'a whole number', found: kindOf(node) });
  });
}

/** A decimal number by its text, such as `50.00`: printed in JSON to the digit, never a float. Reports `TYPE`. */
export const exactNumber: Leaf<string> = leaf<string>(
  { type: 'number' },
  (node, reading) => {
    if (node instanceof ExactNumber) return node.text;
    if (typeof node === 'number') return decimalTextOf(node);
    return reading.report('TYPE', { expected: 'a number', found: kindOf(node) });
  },
  { write: (value) => new ExactNumber(value) },
);

/** A text of this form; `form` says in words what the pattern asks for. Reports `TYPE`, `PATTERN`. */
/* @__NO_SIDE_EFFECTS__ */
export function code(pattern: RegExp, form: string): Leaf<string> {
  return textLeaf({ pattern: pattern.source }, (text, reading) =>
    pattern.test(text) ? text : reading.report('PATTERN', { form }),
  );
}

const base64Piece = 1 << 16;

/**
 * A text of Base64 characters, filled up or not, of any length. Reports `TYPE`, `PATTERN`. It is looked at in pieces: an expression needs stack for
 * each character that it repeats over, and fails by megabytes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function base64Text(): Leaf<string> {
  return textLeaf({ pattern: '^[0-9A-Za-z+/]+={0,2}$' }, (text, reading) => {
    const end = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
    let isBase64 = end > 0;
    for (let at = 0; isBase64 && at < end; at += base64Piece)
      isBase64 = /^[0-9A-Za-z+/]+$/.test(text.slice(at, Math.min(end, at + base64Piece)));
    return isBase64 ? text : reading.report('PATTERN', { form: 'Base64' });
  });
}

/** One of these words. Reports `TYPE`, `INVALID_ENUM`. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const W extends readonly string[]>(words: W): Leaf<W[number]> {
  const known = new Map<string, W[number]>(words.map((word) => [word, word]));
  return textLeaf({ enum: words }, (text, reading) => {
    return known.get(text) ?? reading.report('INVALID_ENUM', { allowed: words.join(', ') });
  });
}

/** This very word. Reports `TYPE`, `INVALID_ENUM`. */
/* @__NO_SIDE_EFFECTS__ */
export function constant<const W extends string>(word: W): Leaf<W> {
  return textLeaf({ const: word }, (text, reading) =>
    text === word ? word : reading.report('INVALID_ENUM', { allowed: word }),
  );
}

/** True or false. In texts of XML and forms, 1 and 0 are words for them too (XML Schema, boolean). Reports `TYPE`. */
export const boolean: Leaf<boolean> = leaf({ type: 'boolean' }, (node, reading) => {
  if (typeof node === 'boolean') return node;
  if (reading.isText && (node === 'true' || node === '1')) return true;
  if (reading.isText && (node === 'false' || node === '0')) return false;
  return reading.report('TYPE', { expected: 'true or false', found: kindOf(node) });
});

/** As `Date` and RFC 3339, 5.6 write instants, with an offset: `2026-11-21T09:53:31.814Z`. */
const instantForm =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** An instant with its offset from UTC, as text. Reports `TYPE`, `PATTERN`. Source: RFC 3339, 5.6. */
export const instant: Leaf<string> = textLeaf({ format: 'date-time' }, (text, reading) => {
  const day = instantForm.exec(text)?.[1];
  if (day !== undefined && parseCalendarDate(day).ok) return text;
  return reading.report('PATTERN', { form: 'an instant such as 2026-11-21T09:53:31Z' });
});

/** A day of the calendar, yyyy-mm-dd. Reports `TYPE`, `DATE_FORMAT`, `DATE_UNKNOWN_DAY`. Source: ISO 8601. */
export const date: Leaf<CalendarDate> = textLeaf({ format: 'date' }, (text, reading) => {
  const parsed = parseCalendarDate(text);
  return parsed.ok ? parsed.value : reading.take(parsed.problems[0]);
});
