import { attempt } from '../model/kind.ts';
import { leaf } from '../model/leaf.ts';
import type { Reading } from '../model/reading.ts';
import type { Leaf } from '../model/shape.ts';
import { wrong } from './caller.ts';

/** A text. Reports `TYPE`. */
export const text: Leaf<string> = /* @__PURE__ */ leaf({}, (node, reading) =>
  typeof node === 'string' ? node : wrong(reading, 'text', node),
);

/**
 * A decimal as its text: a number is taken digit by digit as it is printed, nothing is rounded. One that is printed with an exponent
 * keeps it, for the rules to refuse. Reports `TYPE`.
 */
export const decimal: Leaf<number | string> = /* @__PURE__ */ leaf({}, (node, reading) => {
  if (typeof node === 'string') return node;
  return typeof node === 'number' && Number.isFinite(node) ? String(node) : wrong(reading, 'a number or text', node);
});

/** True or false. Reports `TYPE`. */
export const flag: Leaf<boolean> = /* @__PURE__ */ leaf({}, (node, reading) =>
  typeof node === 'boolean' ? node : wrong(reading, 'true or false', node),
);

/** Bytes of a file. Reports `TYPE`. */
export const bytes: Leaf<Uint8Array> = /* @__PURE__ */ leaf({}, (node, reading) =>
  isBytes(node) ? node : wrong(reading, 'a Uint8Array', node),
);

/** Whether it is bytes; a proxy that throws when it is looked at is none. */
export function isBytes(value: unknown): value is Uint8Array {
  return attempt(() => value instanceof Uint8Array) ?? false;
}

/** A value that its function reads. */
/* @__NO_SIDE_EFFECTS__ */
export function given<T>(): Leaf<T> {
  return leaf({}, (node) => node as T);
}

/** One of these texts or numbers, and nothing else. Reports `INVALID_ENUM`. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const V extends readonly (string | number)[]>(values: V): Leaf<V[number]> {
  return leaf({}, (node, reading) =>
    values.includes(node as V[number])
      ? (node as V[number])
      : reading.report('INVALID_ENUM', { allowed: values.map(shown).join(', ') }),
  );
}

/** A finite number from `min` to `max`. Reports `TYPE`. */
export function readNumber(reader: Reading, node: unknown, min: number, max: number): number | undefined {
  if (typeof node === 'number' && node >= min && node <= max) return node;
  const expected = `a number from ${min} to ${max}`;
  if (typeof node !== 'number') return wrong(reader, expected, node);
  return reader.report('TYPE', { expected, found: String(node) });
}

/** Shows line ends as escapes. */
function shown(value: string | number): string {
  return String(value).replaceAll('\r', '\\r').replaceAll('\n', '\\n');
}
