import { limits as documentLimits } from '@rappen/core/ebill';
import { ExactNumber } from '@rappen/core/json';
import {
  kindOf,
  type Leaf,
  type ListShape,
  leaf,
  list,
  type Reading,
  read,
  type Shape,
  textLeaf,
  wholeNumberSchema,
} from '@rappen/core/model';
import { failed, ok, type Result } from '@rappen/core/result';
import { limits } from '../limits.ts';
import { problem } from '../problems/index.ts';

/**
 * A value of a JSON body, read by a shape that is made of the pieces below: `REQUIRED`, `TYPE`, `INVALID_ENUM`, `SIZE`,
 * `CHARSET`, `PATTERN`, `UNKNOWN_FIELD`, `LIST_TOO_LONG`, in the order of the shape. A member that is null counts as absent, as in
 * a business case.
 */
export function readShape<T>(shape: Shape<T>, value: unknown): Result<T> {
  const found = read(shape, value, { entriesMax: limits.bodyEntriesMax });
  return found.ok ? ok(found.value) : failed(...found.problems);
}

/** Without the halves of characters, which are in no JSON Schema. */
const plainPattern = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$';
const linesPattern = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$';

/** A text of so many characters (Unicode code points), none of which is a control character or half of one. Reports `TYPE`, `SIZE`, `CHARSET`. */
export function sizedText(min: number, max: number): Leaf<string> {
  return boundedText(min, max, plainPattern, /[\p{Cc}\p{Cs}]/u);
}

/** The same for a text of lines, which may hold tabs. */
export function sizedLines(min: number, max: number): Leaf<string> {
  return boundedText(min, max, linesPattern, /(?![\t\r\n])[\p{Cc}\p{Cs}]/u);
}

function boundedText(min: number, max: number, pattern: string, forbidden: RegExp): Leaf<string> {
  // Counted only where there are halves, and a pair of them for each character could still be short enough
  const lengthOf = (text: string) =>
    text.length <= 2 * max && /[\ud800-\udfff]/.test(text) ? [...text].length : text.length;
  return textLeaf({ minLength: min, maxLength: max, pattern }, (text, reading) => {
    const length = lengthOf(text);
    if (length < min || length > max) return reading.take(problem('SIZE', [], { min, max }));
    return forbidden.test(text) ? reading.take(problem('CHARSET', [])) : text;
  });
}

/** A list of so many entries. Reports `SIZE`, and `REQUIRED` where it is absent. */
export function sizedList<E>(entry: Shape<E>, countMin: number, countMax: number): ListShape<readonly E[]> {
  const validateCount = (count: number, reading: Reading) => {
    if (count < countMin || count > countMax) reading.take(problem('SIZE', [], { min: countMin, max: countMax }));
  };
  return list(entry, { countMin, countMax, validateCount, absentIsEmpty: false });
}

/** The greatest id there is. */
export const int32Max = 2_147_483_647;

/** The text of a whole number from `min` to `max`, which is at most 15 digits long. Reports `TYPE`, `PATTERN`. */
export function numberText(min: number, max: number): Leaf<string> {
  return textLeaf(wholeNumberSchema(min, max), (text, reading) =>
    isBetween(text, min, max) ? text : reading.report('PATTERN', { form: formOf(min, max) }),
  );
}

/** The same as a number: in JSON a number, or its text. `3.0` is a whole number too (JSON Schema, 6.1.1). */
export function wholeNumberOf(min: number, max: number): Leaf<number> {
  return leaf(wholeNumberSchema(min, max), (node, reading) => {
    const text = node instanceof ExactNumber ? node.text.replace(/\.0+$/, '') : node;
    if (typeof text !== 'string') return reading.report('TYPE', { expected: 'a whole number', found: kindOf(node) });
    return isBetween(text, min, max) ? Number(text) : reading.report('PATTERN', { form: formOf(min, max) });
  });
}

function isBetween(text: string, min: number, max: number): boolean {
  return /^(?:0|[1-9][0-9]{0,14})$/.test(text) && Number(text) >= min && Number(text) <= max;
}

function formOf(min: number, max: number): string {
  return `a whole number from ${min} to ${max}`;
}

const emailForm =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** An e-mail address (HTML, "valid email address", with a dot in the domain). Reports `TYPE`, `PATTERN`. */
export const emailAddressText: Leaf<string> = textLeaf(
  { maxLength: documentLimits.emailAddressLengthMax, pattern: emailForm.source },
  (text, reading) =>
    text.length <= documentLimits.emailAddressLengthMax && emailForm.test(text)
      ? text
      : reading.report('PATTERN', { form: 'an e-mail address' }),
);
