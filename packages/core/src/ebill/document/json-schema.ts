import type { BusinessCaseType } from '../business-case.ts';
import { limits } from '../limits.ts';
import { type Field, type Shape, vocabulary } from './vocabulary.ts';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * The JSON Schema of what a request of this type may hold under `businessCase`: names, order, required fields, bounds and forms.
 * Rules between fields, and those that depend on the day, are not in it. Made from the vocabulary that judges documents.
 */
export function businessCaseJsonSchema(type: BusinessCaseType): JsonSchema {
  return schemaOf(vocabulary[type]);
}

function schemaOf(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(shape.fields.map((field) => [field.name, describedSchemaOf(field)])),
        required: shape.fields.filter((field) => field.required).map((field) => field.name),
        additionalProperties: false,
      };
    case 'list':
      return { type: 'array', items: schemaOf(shape.entry), minItems: shape.countMin, maxItems: shape.countMax };
    case 'text':
      return { type: 'string', minLength: shape.lengthMin, maxLength: shape.lengthMax };
    case 'code':
      return { type: 'string', pattern: shape.pattern.source };
    case 'choice':
      return { type: 'string', enum: shape.values, ...withDefault(shape.otherwise) };
    case 'boolean':
      return { type: 'boolean', ...withDefault(shape.otherwise) };
    case 'currency':
      return { type: 'string', pattern: '^[A-Z]{3}$' };
    case 'country':
      return { type: 'string', pattern: '^[A-Z]{2}$' };
    case 'emailAddress':
      return { type: 'string', format: 'email', minLength: 1, maxLength: limits.emailAddressLengthMax };
    case 'iban':
      return { type: 'string', minLength: limits.ibanLength, maxLength: limits.ibanLength };
    case 'reference':
      return { type: 'string', maxLength: limits.referenceStructuredLengthMax };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'amountValue':
      return { type: ['number', 'string'], minimum: -Number(limits.amountMax), maximum: Number(limits.amountMax) };
    case 'percentage':
      return { type: ['number', 'string'], minimum: 0, maximum: limits.percentageMax };
  }
}

function describedSchemaOf({ shape, description }: Field): JsonSchema {
  return { ...schemaOf(shape), description };
}

function withDefault(value: string | boolean | undefined): JsonSchema {
  return value === undefined ? {} : { default: value };
}
