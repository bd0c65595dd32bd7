import { type Member, memberSchemaOf, type SchemaParts } from '@rappen/core/model';

/** What OpenAPI says of a parameter or a header beside its schema stands in the schema of other members. */
export function partOf(member: Member, parts: SchemaParts) {
  const { description, example, ...schema } = memberSchemaOf(member, parts);
  return { description, required: member.isAsked, schema, ...(example !== undefined && { example }) };
}
