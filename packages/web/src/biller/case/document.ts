import { type BusinessCaseType, businessCaseJsonSchema } from '@rappen/core/ebill';
import { isRecord } from '@rappen/core/model';

/** The part of a JSON Schema that a form is made from. */
export interface Shape {
  readonly type: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly maxLength?: number;
}

/** What somebody edits: texts, yes or no, lists, and members by name. A text that is empty is not there. */
export type Editable = string | boolean | readonly Editable[] | { readonly [name: string]: Editable };

export type Step = string | number;

/** What may stand in a business case of a type. */
export function shapeOf(type: BusinessCaseType): Shape {
  return businessCaseJsonSchema(type) as unknown as Shape;
}

/** Of a business case as the service shows it, what a biller may say: without its statuses and what the service adds. */
export function editableOf(value: unknown, shape: Shape): Editable {
  if (shape.properties !== undefined) {
    const record = isRecord(value) ? value : {};
    const members = Object.entries(shape.properties).flatMap(([name, inner]) =>
      record[name] === undefined && !isNeeded(name, shape, inner) ? [] : [[name, editableOf(record[name], inner)]],
    );
    return Object.fromEntries(members);
  }
  const { items } = shape;
  if (items !== undefined) return (Array.isArray(value) ? value : [undefined]).map((entry) => editableOf(entry, items));
  if (shape.type === 'boolean') return value === true;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Groups and lists that are optional stay away until they are added; texts and choices have a field in any case. */
function isNeeded(name: string, { required = [] }: Shape, inner: Shape): boolean {
  return required.includes(name) || (inner.properties === undefined && inner.items === undefined);
}

/** As the service takes it: without the texts that are empty. */
export function sentOf(value: Editable): unknown {
  if (typeof value !== 'object') return value === '' ? undefined : value;
  if (Array.isArray(value)) return value.map(sentOf);
  const members = Object.entries(value).map(([name, inner]) => [name, sentOf(inner)] as const);
  return Object.fromEntries(members.filter(([, inner]) => inner !== undefined));
}

/** The value at the end of a path, replaced; undefined takes it away. */
export function changedAt(value: Editable, path: readonly Step[], next: Editable | undefined): Editable {
  const [step, ...rest] = path;
  if (step === undefined) return next ?? '';
  const inner = (value as Readonly<Record<Step, Editable>>)[step] ?? '';
  const replaced = rest.length === 0 ? next : changedAt(inner, rest, next);
  if (Array.isArray(value)) {
    const entries = [...(value as readonly Editable[])];
    if (replaced === undefined) entries.splice(Number(step), 1);
    else entries[Number(step)] = replaced;
    return entries;
  }
  const { [step]: _old, ...others } = value as { readonly [name: string]: Editable };
  return replaced === undefined ? others : { ...(value as object), [step]: replaced };
}

/** The paths of everything that has a place in the form, as problems write them: `workflow.vatRates.vatRate[0].percentage`. */
export function placesOf(value: Editable, path = ''): readonly string[] {
  if (typeof value !== 'object') return [path];
  const inner = Array.isArray(value)
    ? value.flatMap((entry: Editable, index) => placesOf(entry, `${path}[${index}]`))
    : Object.entries(value).flatMap(([name, entry]) => placesOf(entry, path === '' ? name : `${path}.${name}`));
  return [path, ...inner];
}

/** The nearest place of the form for a path; of an amount the field of its value. The empty one is the form as a whole. */
export function placeFor(path: string, places: ReadonlySet<string>): string {
  if (path === '') return path;
  if (places.has(path)) return places.has(`${path}.value`) ? `${path}.value` : path;
  const end = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['));
  return placeFor(end < 0 ? '' : path.slice(0, end), places);
}

/** Groups that only hold others together: their members stand where they would stand, without a title. */
const unnamed: readonly string[] = ['address', 'paymentInformation', 'accountAndReference', 'generic'];

export function isUnnamed(name: string): boolean {
  return unnamed.includes(name);
}

/** Whether a group only wraps one list, so that it needs no title of its own. */
export function isWrapper({ properties = {} }: Shape): boolean {
  const inner = Object.values(properties);
  return inner.length === 1 && inner[0]?.items !== undefined;
}
