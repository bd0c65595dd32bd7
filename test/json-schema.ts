type Json = Readonly<Record<string, unknown>>;

/** Keywords that say nothing about a value. */
const silent = [
  'description',
  'examples',
  'title',
  'format',
  'deprecated',
  'readOnly',
  'default',
  '$schema',
  'id',
  'discriminator',
  'contentEncoding',
  'contentMediaType',
];

/**
 * What of a value is not as a JSON Schema (2020-12) says, as lines of path and keyword; none where it fits. `schemas` are those that
 * `$ref` leads to. Throws on a keyword that it does not know, so that nothing passes unseen.
 */
export function schemaFaults(value: unknown, schema: Json, schemas: Json, path = '$'): string[] {
  const faults: string[] = [];
  const within = (inner: unknown, part: unknown, step: string) =>
    faults.push(...schemaFaults(inner, part as Json, schemas, `${path}${step}`));
  const fits = (part: unknown) => schemaFaults(value, part as Json, schemas, path).length === 0;
  for (const [keyword, wanted] of Object.entries(schema)) {
    const fault = (holds: boolean) => {
      if (!holds) faults.push(`${path} ${keyword}`);
    };
    const isText = typeof value === 'string';
    const isNumber = typeof value === 'number';
    const members = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
    switch (keyword) {
      case '$ref':
        within(value, schemas[String(wanted).split('/').at(-1) as string], '');
        break;
      case 'type':
        fault([wanted].flat().some((type) => isOfType(value, String(type))));
        break;
      case 'const':
        fault(value === wanted);
        break;
      case 'enum':
        fault((wanted as unknown[]).includes(value));
        break;
      case 'anyOf':
        fault((wanted as unknown[]).some(fits));
        break;
      case 'oneOf':
        fault((wanted as unknown[]).filter(fits).length === 1);
        break;
      case 'allOf':
        for (const part of wanted as unknown[]) within(value, part, '');
        break;
      case 'minimum':
        fault(!isNumber || value >= Number(wanted));
        break;
      case 'maximum':
        fault(!isNumber || value <= Number(wanted));
        break;
      case 'minLength':
        fault(!isText || [...value].length >= Number(wanted));
        break;
      case 'maxLength':
        fault(!isText || [...value].length <= Number(wanted));
        break;
      case 'pattern':
        fault(!isText || new RegExp(String(wanted), 'u').test(value));
        break;
      case 'minItems':
        fault(!Array.isArray(value) || value.length >= Number(wanted));
        break;
      case 'maxItems':
        fault(!Array.isArray(value) || value.length <= Number(wanted));
        break;
      case 'minProperties':
        fault(members === undefined || Object.keys(members).length >= Number(wanted));
        break;
      case 'maxProperties':
        fault(members === undefined || Object.keys(members).length <= Number(wanted));
        break;
      case 'items':
        if (Array.isArray(value)) for (const [index, item] of value.entries()) within(item, wanted, `[${index}]`);
        break;
      case 'required':
        if (members)
          for (const name of wanted as string[])
            if (!Object.hasOwn(members, name)) faults.push(`${path}.${name} required`);
        break;
      case 'properties':
        for (const [name, part] of Object.entries(wanted as Json))
          if (members && Object.hasOwn(members, name)) within(members[name], part, `.${name}`);
        break;
      case 'additionalProperties':
        for (const name of Object.keys(members ?? {}))
          if (wanted === false && !Object.hasOwn((schema['properties'] ?? {}) as Json, name))
            faults.push(`${path}.${name} ${keyword}`);
        break;
      default:
        if (!silent.includes(keyword)) throw new Error(`The keyword ${keyword} is not known here`);
    }
  }
  return faults;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
