import type { JsonValue } from '../json/write.ts';
import { anyShapeOf, type Shape } from './shape.ts';

/** A value as `writeJson` prints it: members in the order of the shape, numbers to the digit, what is absent left out. */
export function writeValue<T>(shape: Shape<T>, value: T): JsonValue {
  return written(shape, value) ?? null;
}

function written(of: Shape<unknown>, value: unknown): JsonValue | undefined {
  if (value === undefined || value === null) return value;
  const shape = anyShapeOf(of);
  switch (shape.kind) {
    case 'leaf':
      return shape.write(value as never);
    case 'list':
      return (value as readonly unknown[]).map((entry) => written(shape.entry, entry) ?? null);
    case 'union': {
      const variant = shape.variants[(value as Record<string, string>)[shape.tag] as string];
      return variant && written(variant, value);
    }
    case 'object': {
      const record = value as Readonly<Record<string, unknown>>;
      const members: Record<string, JsonValue | undefined> = {};
      for (const [name, member] of shape.members) {
        // Only own members count, as in reading: every object inherits a constructor
        if (!member.isImplied && Object.hasOwn(record, name)) members[name] = written(member.shape, record[name]);
      }
      return members;
    }
  }
}
