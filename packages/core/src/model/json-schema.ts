import { anyShapeOf, type JsonSchema, type Member, type Shape } from './shape.ts';

/**
 * The JSON Schema (draft 2020-12) of the documents that a shape reads: names, order, required members, bounds and forms. Named
 * parts are put into `components`, where they are referred to as `#/components/schemas/…`; without it they stand in place.
 */
export function jsonSchemaOf(of: Shape<unknown>, components?: Record<string, unknown>): JsonSchema {
  const { name } = of;
  if (name === undefined || components === undefined) return ownSchemaOf(of, components);
  if (!Object.hasOwn(components, name)) {
    // Before its parts: a shape may lead back to itself
    components[name] = {};
    components[name] = ownSchemaOf(of, components);
  }
  return { $ref: `#/components/schemas/${name}` };
}

function ownSchemaOf(of: Shape<unknown>, components: Record<string, unknown> | undefined): JsonSchema {
  const shape = anyShapeOf(of);
  switch (shape.kind) {
    case 'leaf':
      return { ...shape.schema, ...shape.keywords };
    case 'list': {
      const { countMin, countMax } = shape;
      return {
        type: 'array',
        items: jsonSchemaOf(shape.entry, components),
        ...(countMin > 0 && { minItems: countMin }),
        ...(countMax < Number.POSITIVE_INFINITY && { maxItems: countMax }),
        ...shape.keywords,
      };
    }
    case 'union':
      return {
        oneOf: Object.values(shape.variants).map((variant) => jsonSchemaOf(variant, components)),
        ...shape.keywords,
      };
    case 'object': {
      const members = shape.members.filter(([, { isImplied }]) => !isImplied);
      const names = members.filter(([, { isAsked }]) => isAsked).map(([name]) => name);
      return {
        type: 'object',
        properties: Object.fromEntries(members.map(([name, member]) => [name, memberSchemaOf(member, components)])),
        ...(names.length > 0 && { required: names }),
        ...(!shape.isOpen && { additionalProperties: false }),
        ...shape.keywords,
      };
    }
  }
}

/** The same for a member, with what its object says of it. */
export function memberSchemaOf(member: Member, components?: Record<string, unknown>): JsonSchema {
  const schema = jsonSchemaOf(member.shape, components);
  return { ...(member.saysNull ? { anyOf: [schema, { type: 'null' }] } : schema), ...member.keywords };
}
