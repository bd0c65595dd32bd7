import { type ElementTypeName, elementTypes } from './table.ts';

/** One line of a type: an element, how often it stands, and what it is. */
export interface ElementPart {
  readonly name: string;
  /** Its place among the others. */
  readonly at: number;
  readonly type: string;
  /** What stands in it; undefined: a text. */
  readonly content: ElementType | undefined;
  readonly isNeeded: boolean;
  readonly max: number;
}

/** What stands in an element. */
export interface ElementType {
  readonly isChoice: boolean;
  readonly parts: readonly ElementPart[];
  readonly byName: ReadonlyMap<string, ElementPart>;
}

const made = new Map<ElementTypeName, ElementType>();

/** A type of the table, put together when it is first needed. */
export function elementType(name: ElementTypeName): ElementType {
  const known = made.get(name);
  if (known !== undefined) return known;
  const text = wholeText(name);
  const isChoice = text.includes(' | ');
  const parts = text.split(isChoice ? ' | ' : ' ').map((part, at) => partOf(part, at, isChoice));
  const type = { isChoice, parts, byName: new Map(parts.map((part) => [part.name, part])) };
  made.set(name, type);
  return type;
}

/** With the lines of the types that it begins or ends with: `=address`. */
function wholeText(name: ElementTypeName): string {
  return elementTypes[name].replace(/=(\w+)/g, (_, other: ElementTypeName) => wholeText(other));
}

function partOf(text: string, at: number, isChoice: boolean): ElementPart {
  const [, name = '', type = '', number = '', most] = /^(\w+):(\w+)([?*+]?)(\d*)$/.exec(text) ?? [];
  const isNeeded = !isChoice && number !== '?' && number !== '*';
  const max = number === '*' || number === '+' ? Number.POSITIVE_INFINITY : Number(most || 1);
  return {
    name,
    at,
    type,
    get content() {
      return Object.hasOwn(elementTypes, type) ? elementType(type as ElementTypeName) : undefined;
    },
    isNeeded,
    max,
  };
}
