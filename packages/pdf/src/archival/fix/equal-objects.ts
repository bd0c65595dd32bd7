import {
  type CosDictionary,
  type CosObject,
  type CosValue,
  emptyDictionary,
  nameOf,
  withEntries,
} from '../../syntax/values.ts';
import { soundText } from './sound-text.ts';

/** What is a font, or a part of one. */
const fontTypes: ReadonlySet<string> = new Set(['Font', 'FontDescriptor', 'Encoding']);
/** Keys of fonts, and of their descriptors, that lead to objects of which nobody asks which of two equal ones they are. */
const fontKeys = [
  ...['FontFile', 'FontFile2', 'FontFile3', 'FontDescriptor'],
  ...['ToUnicode', 'Encoding', 'DescendantFonts', 'CIDToGIDMap', 'Widths', 'W'],
];
const spaces: ReadonlySet<string> = new Set([
  'ICCBased',
  'CalGray',
  'CalRGB',
  'Lab',
  'Indexed',
  'Separation',
  'DeviceN',
]);
/** Streams with one of these keys say by themselves what they are: a profile, a function, a shading. */
const plainKeys = ['N', 'FunctionType', 'ShadingType'] as const;
/** A stream with one of these keys has a place in the structure of the document, or stands for a file. */
const ownKeys = ['StructParent', 'StructParents', 'F'] as const;

/** Equal objects lead to others that are equal: descendants to descriptors, descriptors to programs. */
const roundsMax = 6;
/** Streams of one length and dictionary that are told from each other. */
const alikeMax = 16;

/**
 * For objects that are equal to others before them the number of the first: fonts and their parts, pictures, drawings, instructions
 * of pages with equal resources, profiles, colour spaces and graphics states. Pages, annotations, fields, files and metadata stay
 * their own.
 */
export function standingFor(objects: ReadonlyMap<number, CosObject>): ReadonlyMap<number, number> {
  const standing = new Map<number, number>();
  const now = new Map(Array.from(objects.keys(), (number) => [number, number]));
  const { parts, contents } = partsIn(objects);
  const candidates = new Map(
    [...objects].filter(([number, object]) => parts.has(number) || contents.has(number) || isShared(object)),
  );
  for (let round = 0; round < roundsMax; round++) {
    const merged = equalIn(candidates, contents, now);
    if (merged.size === 0) break;
    for (const [number, own] of standing) standing.set(number, merged.get(own) ?? own);
    for (const [number, own] of merged) standing.set(number, own);
    for (const number of merged.keys()) candidates.delete(number);
    for (const [number, own] of standing) now.set(number, own);
  }
  return standing;
}

interface Parts {
  /** Parts of fonts and of resources. */
  readonly parts: ReadonlySet<number>;
  /** Instructions of pages, and the resources that they need: their repair depends on these. */
  readonly contents: ReadonlyMap<number, CosValue>;
}

function partsIn(objects: ReadonlyMap<number, CosObject>): Parts {
  const parts = new Set<number>();
  const contents = new Map<number, CosValue>();
  const noted = new Set<CosValue>();
  const note = (value: CosValue | undefined): void => {
    for (const number of numbersIn(value)) parts.add(number);
  };
  for (const { value } of objects.values()) {
    if (value.kind !== 'dictionary') continue;
    const { entries } = value;
    const type = nameOf(entries.get('Type')) ?? '';
    if (fontTypes.has(type)) for (const key of fontKeys) note(entries.get(key));
    const said = entries.get('Resources');
    const resources = said?.kind === 'reference' ? objects.get(said.number)?.value : said;
    if (resources?.kind !== 'dictionary') continue;
    note(said);
    // All pages may share one dictionary of many entries
    if (!noted.has(resources)) for (const list of resources.entries.values()) note(list);
    noted.add(resources);
    if (type === 'Page') for (const number of numbersIn(entries.get('Contents'))) contents.set(number, resources);
  }
  return { parts, contents };
}

/** The numbers of a reference, or of those in an array. */
function numbersIn(value: CosValue | undefined): readonly number[] {
  if (value?.kind === 'array') return value.items.flatMap((item) => (item.kind === 'reference' ? [item.number] : []));
  return value?.kind === 'reference' ? [value.number] : [];
}

/** Whether an object only says what something looks like, by itself. */
function isShared({ value, stream }: CosObject): boolean {
  if (value.kind === 'array') return spaces.has(nameOf(value.items[0]) ?? '');
  if (value.kind !== 'dictionary') return false;
  const { entries } = value;
  const [type, subtype] = [nameOf(entries.get('Type')), nameOf(entries.get('Subtype'))];
  // Glyphs that are drawn may need what is on their page
  if (stream === undefined) return type === 'ExtGState' || (fontTypes.has(type ?? '') && subtype !== 'Type3');
  if (ownKeys.some((key) => entries.has(key)) || type === 'EmbeddedFile' || type === 'Metadata') return false;
  return (
    subtype === 'Image' || (subtype === 'Form' && entries.has('Resources')) || plainKeys.some((key) => entries.has(key))
  );
}

/** Objects that are equal to one before them, with the number of that; `now` are the objects that references lead to. */
function equalIn(
  candidates: ReadonlyMap<number, CosObject>,
  contents: ReadonlyMap<number, CosValue>,
  now: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const merged = new Map<number, number>();
  const known = new Map<string, (readonly [number, Uint8Array | undefined])[]>();
  const resourcesKey = keysOf(now);
  for (const [number, { value, stream }] of candidates) {
    const resources = contents.get(number);
    const beside = resources === undefined ? '' : resourcesKey(resources);
    const text = soundText(stream === undefined ? value : withoutLength(value), now);
    const key = `${stream?.length ?? ''} ${text} ${beside}`;
    const alike = known.get(key);
    const same = alike?.find(([, other]) => areEqual(stream, other));
    if (same !== undefined) merged.set(number, same[0]);
    else if (alike === undefined) known.set(key, [[number, stream]]);
    else if (alike.length < alikeMax) alike.push([number, stream]);
  }
  return merged;
}

/** Numbers that are the same for values that are written the same; each value is written once. */
function keysOf(now: ReadonlyMap<number, number>): (value: CosValue) => number {
  const byText = new Map<string, number>();
  const byValue = new Map<CosValue, number>();
  return (value) => {
    const known = byValue.get(value);
    if (known !== undefined) return known;
    const text = soundText(value, now);
    const key = byText.get(text) ?? byText.size;
    byText.set(text, key);
    byValue.set(value, key);
    return key;
  };
}

function withoutLength(value: CosValue): CosDictionary {
  return withEntries(value.kind === 'dictionary' ? value : emptyDictionary, { Length: undefined });
}

function areEqual(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
