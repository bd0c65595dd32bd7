import type { XmpProperty, XmpValue } from '../metadata/packet.ts';
import { namespaces } from '../metadata/schemas.ts';

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
  const others = properties.filter(
    ({ namespace }) => namespace !== schema.namespace && namespace !== namespaces.pdfaExtension,
  );
  const described = properties
    .filter(({ namespace }) => namespace === namespaces.pdfaExtension)
    .flatMap(({ value }) => (value.kind === 'list' ? value.items : []))
    .filter((item) => !describes(item, schema.namespace));
  const schemas: XmpValue = { kind: 'list', list: 'Bag', items: [...described, description(schema)] };
  return [
    ...others,
    { namespace: namespaces.pdfaExtension, prefix: 'pdfaExtension', name: 'schemas', value: schemas },
    ...schema.properties.map(({ name, value }): XmpProperty => {
      return { namespace: schema.namespace, prefix: schema.prefix, name, value: { kind: 'text', text: value } };
    }),
  ];
}

function describes(value: XmpValue, namespace: string): boolean {
  if (value.kind !== 'structure') return false;
  return value.fields.some(
    ({ name, value: field }) => name === 'namespaceURI' && field.kind === 'text' && field.text === namespace,
  );
}

function description(schema: XmpSchema): XmpValue {
  const field = (prefix: 'pdfaSchema' | 'pdfaProperty', name: string, value: XmpValue | string): XmpProperty => {
    return {
      namespace: namespaces[prefix],
      prefix,
      name,
      value: typeof value === 'string' ? { kind: 'text', text: value } : value,
    };
  };
  const properties = schema.properties.map(
    ({ name, description: text }): XmpValue => ({
      kind: 'structure',
      fields: [
        field('pdfaProperty', 'name', name),
        field('pdfaProperty', 'valueType', 'Text'),
        field('pdfaProperty', 'category', 'external'),
        field('pdfaProperty', 'description', text),
      ],
    }),
  );
  return {
    kind: 'structure',
    fields: [
      field('pdfaSchema', 'schema', schema.description),
      field('pdfaSchema', 'namespaceURI', schema.namespace),
      field('pdfaSchema', 'prefix', schema.prefix),
      field('pdfaSchema', 'property', { kind: 'list', list: 'Seq', items: properties }),
    ],
  };
}
