import type { JsonValue } from '../json/write.ts';
import type { Reading } from './reading.ts';
import type { JsonSchema, Leaf } from './shape.ts';

export interface LeafOptions<T> {
  /** Which texts stand for an absent value. */
  readonly isBlank?: ((text: string) => boolean) | undefined;
  /** Whether blanks in it mean something, also in XML. */
  readonly isFreeText?: boolean | undefined;
  /** Whether each text is its own value: `read` would return it as it is, and report nothing. */
  readonly takesAnyText?: boolean | undefined;
  /** How the value is printed in JSON; as it is unless given. */
  readonly write?: ((value: T) => JsonValue) | undefined;
}

/** A value without fields that a standard reads in its own way. */
/* @__NO_SIDE_EFFECTS__ */
export function leaf<T>(
  schema: JsonSchema,
  read: (node: unknown, reading: Reading) => T | undefined,
  options: LeafOptions<T> = {},
): Leaf<T> {
  const { isBlank, isFreeText = false, takesAnyText = false, write = asItIs } = options;
  return {
    kind: 'leaf',
    keywords: {},
    schema,
    isBlank,
    isFreeText,
    takesAnyText,
    read,
    write: write as Leaf<T>['write'],
  };
}

function asItIs(value: unknown): JsonValue {
  return value as JsonValue;
}
