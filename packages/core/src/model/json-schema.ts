import { anyShapeOf, type JsonSchema, type Member, type Shape } from './shape.ts';

/** Where the named parts of a document are put; they are referred to as `#/components/schemas/…`. */
export interface SchemaParts {
  readonly schemas: Record<string, unknown>;
  /** What unnamed objects are called: after the first place where they stand. */
  readonly names: Map<Shape<unknown>, string>;
}

/**
 * The JSON Schema (draft 2020-12) of the documents that a shape reads: names, order, required members, bounds and forms. Null in
 * place of a member stands for its absence, and is not said. With `parts`, objects with names are put there; given a
 * `place`, so are those without, which get names from it. Otherwise all stand in place.
 */
export function jsonSchemaOf(of: Shape<unknown>, parts?: SchemaParts, place?: string): JsonSchema {
  const name = parts && nameOf(of, parts, place);
  if (parts === undefined || name === undefined) return ownSchemaOf(of, parts, place);
  if (!Object.hasOwn(parts.schemas, name)) {
    // Before its parts: a shape may lead back to itself
    parts.schemas[name] = {};
    parts.schemas[name] = ownSchemaOf(of, parts, place && name);
  }
  return { $ref: `#/components/schemas/${name}` };
}

function nameOf(of: Shape<unknown>, { schemas, names }: SchemaParts, place: string | undefined): string | undefined {
  if (of.name !== undefined) return of.name;
  if (place === undefined || (of.kind !== 'object' && of.kind !== 'union')) return undefined;
  const known = names.get(of);
  if (known !== undefined) return known;
  let name = place;
  for (let count = 2; Object.hasOwn(schemas, name); count++) name = `${place}${count}`;
  names.set(of, name);
  return name;
}

function ownSchemaOf(of: Shape<unknown>, parts: SchemaParts | undefined, place: string | undefined): JsonSchema {
  const shape = anyShapeOf(of);
  switch (shape.kind) {
    case 'leaf':
      return { ...shape.schema, ...shape.keywords };
    case 'list': {
      const { countMin, countMax } = shape;
      return {
        type: 'array',
        items: jsonSchemaOf(shape.entry, parts, place && singular(place)),
        ...(countMin > 0 && { minItems: countMin }),
        ...(countMax < Number.POSITIVE_INFINITY && { maxItems: countMax }),
        ...shape.keywords,
      };
    }
    case 'union': {
      const variants = Object.entries(shape.variants).map(
        ([kind, variant]) => [kind, jsonSchemaOf(variant, parts, place && inner(place, kind))] as const,
      );
      const mapping = Object.fromEntries(variants.map(([kind, { $ref }]) => [kind, $ref]));
      return {
        oneOf: variants.map(([, schema]) => schema),
        ...(parts && { discriminator: { propertyName: shape.tag, mapping } }),
        ...shape.keywords,
      };
    }
    case 'object': {
      const members = shape.members.filter(([, { isImplied }]) => !isImplied);
      const names = members.filter(([, { isAsked }]) => isAsked).map(([name]) => name);
      return {
        type: 'object',
        properties: Object.fromEntries(
          members.map(([name, member]) => [name, memberSchemaOf(member, parts, place && inner(place, name))]),
        ),
        ...(names.length > 0 && { required: names }),
        ...(!shape.isOpen && { additionalProperties: false }),
        ...shape.keywords,
      };
    }
  }
}

/** `Bodies` as `Body`, `Rates` as `Rate`. */
function singular(place: string): string {
  return place.endsWith('ies') ? `${place.slice(0, -3)}y` : place.replace(/s$/, '');
}

/** `Bill` and `totalAmount` as `BillTotalAmount`. */
function inner(place: string, name: string): string {
  const word = name.replace(/[^A-Za-z0-9]+/g, '');
  return place + word.charAt(0).toUpperCase() + word.slice(1);
}

/** The same for a member, with what its object says of it. */
export function memberSchemaOf(
  { shape, keepsNull, keywords }: Member,
  parts?: SchemaParts,
  place?: string,
): JsonSchema {
  const schema = jsonSchemaOf(shape, parts, place);
  return { ...(keepsNull ? orNull(schema) : schema), ...keywords };
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: words, const: word } = schema;
  if (typeof type !== 'string' || word !== undefined) return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(Array.isArray(words) && { enum: [...words, null] }) };
}
