import {
  dc,
  pdf,
  pdfaExtension,
  pdfaid,
  pdfaProperty,
  pdfaSchema,
  type Vocabulary,
  xmp,
  xmpMM,
  xmpRights,
} from './namespaces.ts';
import type { XmpProperty, XmpValue } from './packet.ts';

/** Kinds of values (XMP Specification of September 2005, chapter 4). */
type Kind = 'text' | 'uri' | 'mediaType' | 'date' | 'integer' | 'boolean' | 'languages' | 'bag' | 'seq' | 'dates';

/** Properties that need no description, as far as they are known here: others count as unknown. */
const predefined: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  __proto__: null as never,
  [dc[0]]: {
    __proto__: null as never,
    contributor: 'bag',
    coverage: 'text',
    creator: 'seq',
    date: 'dates',
    description: 'languages',
    format: 'mediaType',
    identifier: 'text',
    language: 'bag',
    publisher: 'bag',
    relation: 'bag',
    rights: 'languages',
    source: 'text',
    subject: 'bag',
    title: 'languages',
    type: 'bag',
  },
  [pdf[0]]: { __proto__: null as never, Keywords: 'text', PDFVersion: 'text', Producer: 'text' },
  [xmp[0]]: {
    __proto__: null as never,
    BaseURL: 'uri',
    CreateDate: 'date',
    CreatorTool: 'text',
    Identifier: 'bag',
    Label: 'text',
    MetadataDate: 'date',
    ModifyDate: 'date',
    Nickname: 'text',
  },
  [xmpMM[0]]: { __proto__: null as never, DocumentID: 'uri', InstanceID: 'uri', VersionID: 'text' },
  [xmpRights[0]]: {
    __proto__: null as never,
    Certificate: 'uri',
    Marked: 'boolean',
    Owner: 'bag',
    UsageTerms: 'languages',
    WebStatement: 'uri',
  },
  [pdfaid[0]]: { __proto__: null as never, part: 'integer', conformance: 'text', amd: 'text', corr: 'text' },
};

/** The prefixes that PDF/A prescribes. */
const prescribed: ReadonlyMap<string, string> = new Map([pdfaid, pdfaExtension, pdfaSchema, pdfaProperty]);

const mediaType = /^[-\w+.]+\/[-\w+.]+$/;
const date = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/;

/** Values of an extension schema's properties that can be checked. */
const extensionKinds: Readonly<Record<string, Kind>> = {
  __proto__: null as never,
  Text: 'text',
  URI: 'uri',
  URL: 'uri',
  Date: 'date',
  Integer: 'integer',
  Boolean: 'boolean',
  'bag Text': 'bag',
  'seq Text': 'seq',
  'Lang Alt': 'languages',
};

/** Properties that extension schemas describe (ISO 19005-3, 6.6.2.3): kinds by namespace and name. */
export type Extensions = ReadonlyMap<string, Kind>;

const keyOf = ({ namespace, name }: Pick<XmpProperty, 'namespace' | 'name'>): string => `${namespace} ${name}`;

/** The extension schemas of a packet; undefined when one is described in a way that is not understood. */
export function extensionsOf(properties: readonly XmpProperty[]): Extensions | undefined {
  const found = new Map<string, Kind>();
  for (const property of properties) {
    if (property.namespace !== pdfaExtension[0]) continue;
    const schemas = property.value;
    if (property.name !== 'schemas' || property.prefix !== 'pdfaExtension' || !isList(schemas, 'Bag')) return undefined;
    for (const schema of schemas.items) if (!addSchema(schema, found)) return undefined;
  }
  return found;
}

function addSchema(schema: XmpValue, found: Map<string, Kind>): boolean {
  const fields = fieldsOf(schema, pdfaSchema, ['schema', 'namespaceURI', 'prefix', 'property']);
  const namespace = textOf(fields?.get('namespaceURI'));
  const described = fields?.get('property');
  if (textOf(fields?.get('schema')) === undefined || textOf(fields?.get('prefix')) === undefined) return false;
  if (namespace === undefined || described === undefined || !isList(described, 'Seq')) return false;
  return described.items.every((item) => {
    const parts = fieldsOf(item, pdfaProperty, ['name', 'valueType', 'category', 'description']);
    const name = textOf(parts?.get('name'));
    const kind = extensionKinds[textOf(parts?.get('valueType')) ?? ''];
    const category = textOf(parts?.get('category'));
    const isWhole =
      (category === 'external' || category === 'internal') && textOf(parts?.get('description')) !== undefined;
    if (name === undefined || kind === undefined || !isWhole) return false;
    found.set(keyOf({ namespace, name }), kind);
    return true;
  });
}

/** The fields of a structure when they are all of one namespace and among these names. */
function fieldsOf(
  value: XmpValue,
  [namespace, prefix]: Vocabulary,
  names: readonly string[],
): ReadonlyMap<string, XmpValue> | undefined {
  if (value.kind !== 'structure') return undefined;
  const isKnown = value.fields.every(
    (field) => field.namespace === namespace && field.prefix === prefix && names.includes(field.name),
  );
  return isKnown ? new Map(value.fields.map((field) => [field.name, field.value])) : undefined;
}

function textOf(value: XmpValue | undefined): string | undefined {
  return value?.kind === 'text' && value.text !== '' ? value.text : undefined;
}

function isList(value: XmpValue, list: 'Bag' | 'Seq' | 'Alt'): value is XmpValue & { kind: 'list' } {
  return value.kind === 'list' && value.list === list;
}

/** Whether a property is known and its value of the right kind (6.6.2.3.1). */
export function isKnownProperty(property: XmpProperty, extensions: Extensions): boolean {
  if (property.namespace === pdfaExtension[0]) return true;
  const needed = prescribed.get(property.namespace);
  if (needed !== undefined && property.prefix !== needed) return false;
  const kind = predefined[property.namespace]?.[property.name] ?? extensions.get(keyOf(property));
  return kind !== undefined && isOfKind(property.value, kind);
}

function isOfKind(value: XmpValue, kind: Kind): boolean {
  if (value.kind === 'text') {
    if (value.language !== undefined) return false;
    if (kind === 'date') return date.test(value.text);
    if (kind === 'mediaType') return mediaType.test(value.text);
    if (kind === 'integer') return /^[+-]?\d+$/.test(value.text);
    if (kind === 'boolean') return value.text === 'True' || value.text === 'False';
    return kind === 'text' || kind === 'uri';
  }
  if (value.kind !== 'list' || !value.items.every((item) => item.kind === 'text')) return false;
  const texts = value.items as readonly (XmpValue & { kind: 'text' })[];
  if (kind === 'languages') return value.list === 'Alt' && texts.every(({ language }) => language !== undefined);
  if (texts.some(({ language }) => language !== undefined)) return false;
  if (kind === 'dates') return value.list === 'Seq' && texts.every(({ text }) => date.test(text));
  return (kind === 'bag' && value.list === 'Bag') || (kind === 'seq' && value.list === 'Seq');
}
