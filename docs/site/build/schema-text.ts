/** A JSON value of the API document. */
export type Json = Record<string, unknown>;

/** Writes a text into a cell of a table: one line, no bars, nothing that is HTML. */
export function cell(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

/** Writes a value as code in a cell of a table. */
export function codeCell(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/** Says in a few words what a schema allows: its type, form and bounds. Named schemas are links to their table. */
export function typeText(schema: Json): string {
  if (typeof schema['$ref'] === 'string') return schemaLink(schema['$ref']);
  const choices = (schema['oneOf'] ?? schema['anyOf']) as Json[] | undefined;
  if (choices) return choices.map(typeText).join(' or ');
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => codeCell(String(value))).join(' ');
  if ('const' in schema) return codeCell(String(schema['const']));
  if (schema['type'] === 'array') return `list of ${typeText((schema['items'] ?? {}) as Json)}${bounds(schema)}`;
  const type = [schema['type'] ?? 'any'].flat().join(' or ');
  const format = typeof schema['format'] === 'string' ? `, ${schema['format']}` : '';
  return `${type}${format}${bounds(schema)}`;
}

function bounds(schema: Json): string {
  const between = (unit: string, min: unknown, max: unknown): string => {
    if (min === undefined && max === undefined) return '';
    if (max === undefined) return `, at least ${min}${unit}`;
    if (min === undefined) return `, at most ${max}${unit}`;
    return min === max ? `, ${min}${unit}` : `, ${min} to ${max}${unit}`;
  };
  return (
    (schema['minLength'] === 1 && schema['maxLength'] === undefined
      ? ', not empty'
      : between(' characters', schema['minLength'], schema['maxLength'])) +
    between(' entries', schema['minItems'], schema['maxItems']) +
    between('', schema['minimum'], schema['maximum'])
  );
}

function schemaLink(reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  return `[${name}](schemas.md#${anchorOf(name)})`;
}

/** The anchor of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The members of an object as a table; what a schema without members allows as a sentence. */
export function schemaTable(schema: Json): string {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  if (properties.length === 0) return `${typeText(schema)}\n`;
  const required = (schema['required'] ?? []) as string[];
  const rows = properties.map(([name, member]) => {
    const description = typeof member['description'] === 'string' ? cell(member['description']) : '';
    return `| ${codeCell(name)}${required.includes(name) ? ' \\*' : ''} | ${typeText(member)} | ${description} |`;
  });
  return `| Member | Type | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}
