import type { JsonValue } from '../../json/write.ts';
import { writeValue } from '../../model/index.ts';
import { type BusinessCase, businessCaseModels } from '../model.ts';

/**
 * A business case as `writeJson` prints it and a request has it under `businessCase`: members in the order of the wire, amounts
 * as numbers with exactly two decimals, ids of 17 digits as texts, no `type`. `readJsonDocument` reads it back.
 */
export function businessCaseJson(businessCase: BusinessCase): JsonValue {
  return writeValue<BusinessCase>(businessCaseModels[businessCase.type], businessCase);
}
