import { ExactNumber, type JsonValue } from '../../json/write.ts';
import type { BusinessCase } from '../business-case.ts';
import { type Shape, vocabulary } from './vocabulary.ts';

/**
 * A business case as `writeJson` prints it and a request has it under `businessCase`: members in the order of the wire, amounts
 * as numbers with exactly two decimals, ids of 17 digits as texts, no `type`. `readJsonDocument` reads it back.
 */
export function businessCaseJson(businessCase: BusinessCase): JsonValue {
  return jsonOf(businessCase, vocabulary[businessCase.type]) as JsonValue;
}

/** Undefined where nothing stands; `writeJson` leaves that out. */
function jsonOf(value: unknown, shape: Shape): JsonValue | undefined {
  if (value === undefined) return undefined;
  switch (shape.kind) {
    case 'object': {
      const record = value as Readonly<Record<string, unknown>>;
      return Object.fromEntries(shape.fields.map((field) => [field.name, jsonOf(record[field.name], field.shape)]));
    }
    case 'list':
      return (value as readonly unknown[]).map((entry) => jsonOf(entry, shape.entry) ?? null);
    case 'amountValue':
    case 'percentage':
      return new ExactNumber(value as string);
    default:
      return value as string | boolean;
  }
}
