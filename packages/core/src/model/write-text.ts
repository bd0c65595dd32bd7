import { ExactNumber, type JsonValue, writeJson } from '../json/write.ts';
import { type AnyShape, anyShapeOf, type Shape } from './shape.ts';

/** Characters of a piece, as far as one entry of a list is not longer. */
const pieceLength = 65_536;

/**
 * The JSON text of a value piece by piece, together what `writeJson` makes of `writeValue`: of long lists in an object neither the whole text
 * nor a second form of the whole value is ever there.
 */
export function* jsonPieces<T>(shape: Shape<T>, value: T): Generator<string> {
  const of = anyShapeOf(shape);
  if (of.kind !== 'object' || value === undefined || value === null) {
    yield textOf(of, value) ?? 'null';
    return;
  }
  let text = '{';
  let separator = '';
  for (const { head, shape: inner, given } of membersIn(of, value)) {
    text += separator + head;
    separator = ',';
    if (inner.kind !== 'list' || given === null) {
      text += textOf(inner, given) ?? 'null';
      continue;
    }
    text += '[';
    let isFirst = true;
    for (const entry of given as readonly unknown[]) {
      text += (isFirst ? '' : ',') + entryText(anyShapeOf(inner.entry), entry);
      isFirst = false;
      if (text.length < pieceLength) continue;
      yield text;
      text = '';
    }
    text += ']';
  }
  yield `${text}}`;
}

type ObjectShape = Extract<AnyShape, { readonly kind: 'object' }>;

/** A member with its name as it is printed. */
interface Printed {
  readonly name: string;
  readonly head: string;
  readonly shape: AnyShape;
}

/** Found once for each shape. */
const printed = new WeakMap<ObjectShape, readonly Printed[]>();

function printedOf(shape: ObjectShape): readonly Printed[] {
  const known = printed.get(shape);
  if (known !== undefined) return known;
  const found = shape.members.flatMap(([name, member]) =>
    member.isImplied ? [] : [{ name, head: `${JSON.stringify(name)}:`, shape: anyShapeOf(member.shape) }],
  );
  printed.set(shape, found);
  return found;
}

/** The members that a value has. */
function membersIn(shape: ObjectShape, value: unknown): (Printed & { readonly given: unknown })[] {
  const record = value as Readonly<Record<string, unknown>>;
  return printedOf(shape).flatMap((one) => {
    const given = Object.hasOwn(record, one.name) ? record[one.name] : undefined;
    return given === undefined ? [] : [{ ...one, given }];
  });
}

/** Undefined for what is not there. */
function textOf(shape: AnyShape, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return 'null';
  switch (shape.kind) {
    case 'leaf':
      return leafText(shape.write(value as never));
    case 'list': {
      const entry = anyShapeOf(shape.entry);
      return `[${(value as readonly unknown[]).map((one) => entryText(entry, one)).join(',')}]`;
    }
    case 'union': {
      const variant = shape.variants[(value as Record<string, string>)[shape.tag] as string];
      return variant && textOf(anyShapeOf(variant), value);
    }
    case 'object':
      return objectText(shape, value as Readonly<Record<string, unknown>>);
  }
}

function entryText(shape: AnyShape, value: unknown): string {
  return textOf(shape, value) ?? 'null';
}

function objectText(shape: ObjectShape, record: Readonly<Record<string, unknown>>): string {
  let text = '{';
  for (const { name, head, shape: inner } of printedOf(shape)) {
    // Only own members count, as in reading: every object inherits a constructor
    const member = Object.hasOwn(record, name) ? textOf(inner, record[name]) : undefined;
    if (member !== undefined) text += (text.length === 1 ? head : `,${head}`) + member;
  }
  return `${text}}`;
}

/** What cannot stand in quotes as it is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const special = /[\0-\x1f"\\\ud800-\udfff]/;

function leafText(value: JsonValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (value instanceof ExactNumber) return value.text;
  return typeof value === 'string' && !special.test(value) ? `"${value}"` : writeJson(value);
}
