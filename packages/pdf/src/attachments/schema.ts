import { pdfaExtension, pdfaProperty, pdfaSchema } from '../metadata/namespaces.ts';
import type { XmpProperty, XmpValue } from '../metadata/packet.ts';
import { property } from '../metadata/properties.ts';

/** Properties of a vocabulary of its own for a document's XMP packet (ISO 19005-3, 6.6.2.3). */
export interface XmpSchema {
  readonly namespace: string;
  readonly prefix: string;
  readonly description: string;
  /** All texts. */
  readonly properties: readonly { readonly name: string; readonly description: string; readonly value: string }[];
}

/** The properties with those of a schema and its description; what the same vocabulary said before is replaced. */
export function withSchema(properties: readonly XmpProperty[], schema: XmpSchema): readonly XmpProperty[] {
  const others = properties.filter(({ namespace }) => namespace !== schema.namespace && namespace !== pdfaExtension[0]);
  const described = properties
    .filter(({ namespace }) => namespace === pdfaExtension[0])
    .flatMap(({ value }) => (value.kind === 'list' ? value.items : []))
    .filter((item) => !describes(item, schema.namespace));
  const schemas: XmpValue = { kind: 'list', list: 'Bag', items: [...described, description(schema)] };
  return [
    ...others,
    property(pdfaExtension, 'schemas', schemas),
    ...schema.properties.map(({ name, value }) => property([schema.namespace, schema.prefix], name, value)),
  ];
}

function describes(value: XmpValue, namespace: string): boolean {
  if (value.kind !== 'structure') return false;
  return value.fields.some(
    ({ name, value: field }) => name === 'namespaceURI' && field.kind === 'text' && field.text === namespace,
  );
}

function description(schema: XmpSchema): XmpValue {
  const properties = schema.properties.map(
    ({ name, description: text }): XmpValue => ({
      kind: 'structure',
      fields: [
        property(pdfaProperty, 'name', name),
        property(pdfaProperty, 'valueType', 'Text'),
        property(pdfaProperty, 'category', 'external'),
        property(pdfaProperty, 'description', text),
      ],
    }),
  );
  return {
    kind: 'structure',
    fields: [
      property(pdfaSchema, 'schema', schema.description),
      property(pdfaSchema, 'namespaceURI', schema.namespace),
      property(pdfaSchema, 'prefix', schema.prefix),
      property(pdfaSchema, 'property', { kind: 'list', list: 'Seq', items: properties }),
    ],
  };
}
