import { type JsonSchema, jsonSchemaOf } from '../../model/index.ts';
import type { BusinessCaseType } from '../business-case-type.ts';
import { businessCaseModels } from '../model.ts';

/**
 * The JSON Schema of what a request of this type may hold under `businessCase`: names, order, required fields, bounds and forms.
 * Rules between fields, and those that depend on the day, are not in it.
 */
export function businessCaseJsonSchema(type: BusinessCaseType): JsonSchema {
  return jsonSchemaOf(businessCaseModels[type]);
}
