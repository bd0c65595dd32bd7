import {
  type Choices,
  constantOf,
  isConstant,
  type JavaFile,
  javadoc,
  javadocText,
  javaFile,
  memberType,
  typeOf,
} from './java-words.ts';
import type { Member, Shape, Type } from './model.ts';

const packageName = 'ch.rappen.client.model';

/** A type that is one of several, by what one member says. */
export interface OneOf {
  readonly name: string;
  readonly description?: string | undefined;
  readonly by: string;
  readonly cases: Readonly<Record<string, string>>;
}

/** Prints records; `sent` are those that callers make, which have builders; `oneOfs` what some of them are a case of. */
export function recordFiles(
  types: readonly Type[],
  sent: ReadonlySet<string>,
  oneOfs: readonly OneOf[],
  choices: Choices,
): JavaFile[] {
  return types.flatMap(({ name, description, shape }) => {
    if (shape.kind !== 'object') return [];
    const parents = oneOfs.filter(({ cases }) => Object.values(cases).includes(name)).map((one) => one.name);
    const code = recordOf({ name, description, members: shape.members, parents, isSent: sent.has(name) }, choices, '');
    return [javaFile(packageName, name, code)];
  });
}

interface RecordType {
  readonly name: string;
  readonly description?: string | undefined;
  readonly members: readonly Member[];
  readonly parents: readonly string[];
  readonly isSent: boolean;
}

function recordOf(type: RecordType, choices: Choices, indent: string): string {
  const { name, description, members, parents, isSent } = type;
  const inner = `${indent}    `;
  const components = members.map((member) => `${inner}${memberType(member, choices)} ${member.name}`);
  const parts = members.flatMap(({ name, shape }) => {
    const object = objectIn(shape);
    return object === undefined
      ? []
      : [
          recordOf(
            { name: typeOf(object, name, choices), members: object.members, parents: [], isSent },
            choices,
            inner,
          ),
        ];
  });
  const body = [...parts, ...(isSent ? [builderOf(type, choices, inner)] : [])];
  const parameters = members.flatMap((member) =>
    member.description === undefined ? [] : [`@param ${member.name} ${javadocText(member.description)}`],
  );
  return [
    javadoc(
      [description === undefined ? undefined : `${javadocText(description).replace(/\.?$/, '.')}`, ...parameters],
      indent,
    ),
    `${indent}public record ${name}(\n${components.join(',\n')}\n${indent})`,
    parents.length > 0 ? ` implements ${parents.join(', ')}` : '',
    body.length > 0 ? ` {\n${body.join('\n')}${indent}}\n` : ' {}\n',
  ].join('');
}

function objectIn(shape: Shape): Extract<Shape, { kind: 'object' }> | undefined {
  if (shape.kind === 'list') return objectIn(shape.item);
  if (shape.kind === 'nullable') return objectIn(shape.of);
  return shape.kind === 'object' ? shape : undefined;
}

function builderOf({ name, members }: RecordType, choices: Choices, indent: string): string {
  const inner = `${indent}    `;
  const boxed = (member: Member) => memberType({ ...member, isRequired: isConstant(member) }, choices);
  const fields = members.map((member) => {
    const constant = member.shape.kind === 'choice' && isConstant(member) ? ` = "${member.shape.values[0]}"` : '';
    return `${inner}private ${boxed(member)} ${member.name}${constant};\n`;
  });
  const setters = members.map((member) =>
    [
      '\n',
      javadoc(
        [
          javadocText(member.description ?? `The member ${member.name}`).replace(/\.?$/, '.'),
          `@param ${member.name} ${member.isRequired ? 'needed' : 'null for none'}`,
          '@return this',
        ],
        inner,
      ),
      `${inner}public Builder ${member.name}(${memberType(member, choices)} ${member.name}) {\n`,
      `${inner}    this.${member.name} = ${member.name};\n${inner}    return this;\n${inner}}\n`,
    ].join(''),
  );
  const values = members.map(({ name: member, isRequired }) =>
    isRequired ? `Objects.requireNonNull(${member}, "${name} needs ${member}")` : member,
  );
  const copies = members.map(({ name: member }) => `\n${inner}    .${member}(${member})`).join('');
  return `${javadoc(['A builder, with nothing set.', '@return the builder'], indent)}${indent}public static Builder builder() {
${inner}return new Builder();
${indent}}

${javadoc(['A builder that begins with what is here.', '@return the builder'], indent)}${indent}public Builder toBuilder() {
${inner}return new Builder()${copies};
${indent}}

${javadoc([`Makes a {@link ${name}}.`], indent)}${indent}public static final class Builder {
${fields.join('')}
${inner}private Builder() {}
${setters.join('')}
${javadoc(['The record; throws NullPointerException where a needed member is not set.', '@return the record'], inner)}${inner}public ${name} build() {
${inner}    return new ${name}(
${values.map((value) => `${inner}        ${value}`).join(',\n')});
${inner}}
${indent}}
`;
}

/** Prints an interface whose cases are records, with one more for what is not known yet. */
export function oneOfFile({ name, description, by, cases }: OneOf): JavaFile {
  const types = [...new Set(Object.values(cases))];
  const code = `${javadoc([description ?? 'One of several records; what a later version adds is an Unknown.'])}@OneOf(
    by = "${by}",
    values = {${Object.keys(cases)
      .map((value) => `"${value}"`)
      .join(', ')}},
    types = {${Object.values(cases)
      .map((type) => `${type}.class`)
      .join(', ')}},
    unknown = ${name}.Unknown.class)
public sealed interface ${name} permits ${types.join(', ')}, ${name}.Unknown {
    /**
     * What says which record it is.
     *
     * @return the member ${by}
     */
    String ${by}();

    /**
     * What this version of the client does not know.
     *
     * @param members the members of the JSON object
     */
    record Unknown(Map<String, Object> members) implements ${name}, OneOf.Unknown {
        @Override
        public String ${by}() {
            return String.valueOf(members.get("${by}"));
        }
    }
}
`;
  return javaFile(packageName, name, code);
}

/** Prints a choice: a record with a constant for every text that is known. */
export function choiceFile(name: string, values: readonly string[]): JavaFile {
  const constants = values.map(
    (value) =>
      `    /** The text {@code ${value}}. */\n    public static final ${name} ${constantOf(value)} = new ${name}("${value}");\n`,
  );
  const code = `/**
 * One of several texts; see {@link Choice}.
 *
 * @param value the text as it is sent
 */
public record ${name}(String value) implements Choice {
${constants.join('')}
    @Override
    public String toString() {
        return value;
    }
}
`;
  return javaFile(packageName, name, code);
}
