import { ciiSchema } from './cii.generated.ts';
import { ublSchema } from './ubl.generated.ts';

/** One line of a type: an element, and how often it stands. */
export interface SchemaPart {
  readonly name: string;
  /** Its place among the others. */
  readonly at: number;
  readonly namespace: string;
  readonly isNeeded: boolean;
  readonly isMany: boolean;
  /** Whether a newer release alone has it, or lets it stand as often as one likes. */
  readonly newer: 'element' | 'number' | undefined;
  readonly type: SchemaType;
}

/** What a text is; `any` may hold whatever elements. */
export type TextKind = 'text' | 'decimal' | 'boolean' | 'date' | 'dateTime' | 'time' | 'binary' | 'language' | 'any';

interface SchemaAttribute {
  readonly kind: TextKind;
  readonly isNeeded: boolean;
}

/** What stands in an element: elements, or a text. */
export interface SchemaType {
  /** Undefined: elements. */
  readonly kind: TextKind | undefined;
  readonly isChoice: boolean;
  readonly parts: readonly SchemaPart[];
  readonly byName: ReadonlyMap<string, SchemaPart>;
  readonly attributes: ReadonlyMap<string, SchemaAttribute>;
}

const unece = 'urn:un:unece:uncefact:data:standard:';
const oasis = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** The namespace of elements: by a mark behind the name of the type that they stand in, or else by what they hold. */
type Namespaces = Readonly<Record<'rsm' | 'udt' | 'qdt' | 'elements' | 'text' | 'any', string>>;

const ciiAggregates = `${unece}ReusableAggregateBusinessInformationEntity:100`;
const ciiNamespaces: Namespaces = {
  rsm: `${unece}CrossIndustryInvoice:100`,
  udt: `${unece}UnqualifiedDataType:100`,
  qdt: `${unece}QualifiedDataType:100`,
  elements: ciiAggregates,
  text: ciiAggregates,
  any: ciiAggregates,
};
const ublNamespaces: Namespaces = {
  rsm: '',
  udt: '',
  qdt: '',
  elements: `${oasis}CommonAggregateComponents-2`,
  text: `${oasis}CommonBasicComponents-2`,
  any: `${oasis}CommonExtensionComponents-2`,
};

const noAttributes: SchemaType['attributes'] = new Map();
const noParts: SchemaType['byName'] = new Map();

/**
 * A schema as a text: `. NAME KIND ATTRIBUTES : WORDS` is a kind of texts, for elements whose names end in one of the words; an
 * element has the type that its name ends in, or else `= TYPE NAMES`; any other line a type, with its elements in their order. `?` none or one, `*` any number,
 * `+` at least one; `^` it stands in a newer release only, `~` as often as one likes there; `Name:Type` where it is another type than the name has elsewhere; `|` behind the name of a type: one of its elements.
 */
class Schema {
  private readonly lines = new Map<string, string>();
  private readonly typeNames = new Map<string, string>();
  private readonly words = new Map<string, string>();
  private readonly made = new Map<string, SchemaType>();
  private readonly namespaces: Namespaces;

  constructor(text: string, namespaces: Namespaces) {
    this.namespaces = namespaces;
    for (const line of text.split('\n')) {
      const [first = '', name = '', ...rest] = line.split(' ');
      if (first === '=') for (const one of rest) this.typeNames.set(one, name);
      else if (first === '.') this.addKind(name, rest);
      else if (first !== '') this.lines.set(first.replace('|', ''), line);
    }
  }

  private addKind(name: string, [kind = '', ...rest]: readonly string[]): void {
    const end = rest.indexOf(':');
    for (const word of rest.slice(end + 1)) this.words.set(word, name);
    const attributes = rest.slice(0, end).map((one) => {
      const [, key = '', of = 'text', needed] = /^(\w+)(?::(\w+))?(!)?$/.exec(one) ?? [];
      return [key, { kind: of as TextKind, isNeeded: needed !== undefined }] as const;
    });
    const type = {
      kind: kind as TextKind,
      isChoice: false,
      parts: [],
      byName: noParts,
      attributes: new Map(attributes),
    };
    this.made.set(name, type);
  }

  /** A type, put together when it is first needed. */
  type(name: string): SchemaType {
    const known = this.made.get(name);
    if (known !== undefined) return known;
    const [head = '', ...rest] = (this.lines.get(name) ?? '').split(' ');
    const mark = name.split('/')[1] as keyof Namespaces | undefined;
    const parts = rest.map((one, at) => this.part(one, at, mark));
    const byName = new Map(parts.map((part) => [part.name, part]));
    const type = { kind: undefined, isChoice: head.endsWith('|'), parts, byName, attributes: noAttributes };
    this.made.set(name, type);
    return type;
  }

  private part(text: string, at: number, mark: keyof Namespaces | undefined): SchemaPart {
    const [, name = '', own, number = '', newer] = /^(\w+)(?::([\w/]+))?([?*+]?)([~^]?)$/.exec(text) ?? [];
    const typeName = own ?? this.typeNames.get(name) ?? this.usualType(name);
    const typeOf = (): SchemaType => this.type(typeName);
    const held = this.lines.has(typeName) ? 'elements' : typeOf().kind === 'any' ? 'any' : 'text';
    return {
      name,
      at,
      namespace: this.namespaces[mark ?? held],
      isNeeded: number === '' || number === '+',
      isMany: number === '*' || number === '+',
      newer: newer === '^' ? 'element' : newer === '~' ? 'number' : undefined,
      get type() {
        return typeOf();
      },
    };
  }

  /** The type that the name ends in, or the kind of text that its last word tells. */
  private usualType(name: string): string {
    for (const { index } of name.matchAll(/[A-Z]/g)) {
      const end = name.slice(index);
      if (this.lines.has(end)) return end;
    }
    return this.words.get(/[A-Z][a-z]*$|[A-Z]+$/.exec(name)?.[0] ?? '') ?? '';
  }
}

const schemas = new Map<string, Schema>();

function schemaOf(syntax: 'CII' | 'UBL'): Schema {
  const schema =
    schemas.get(syntax) ??
    (syntax === 'CII' ? new Schema(ciiSchema, ciiNamespaces) : new Schema(ublSchema, ublNamespaces));
  schemas.set(syntax, schema);
  return schema;
}

/** What stands in the root element of an e-invoice; undefined where it is none of CII or UBL. */
export function rootType(name: string, namespace: string): SchemaType | undefined {
  if (name === 'CrossIndustryInvoice' && namespace === ciiNamespaces.rsm) return schemaOf('CII').type(`${name}/rsm`);
  const isUbl = (name === 'Invoice' || name === 'CreditNote') && namespace === `${oasis}${name}-2`;
  return isUbl ? schemaOf('UBL').type(name) : undefined;
}
