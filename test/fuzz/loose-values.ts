import type { CosObject, CosValue } from '../../packages/pdf/src/syntax/values.ts';
import type { LooseFile } from './loose-file.ts';

/** The document with each of its values in an object of its own: to readers it is the same (ISO 32000-1, 7.3.10). */
export function valuesApart(file: LooseFile): LooseFile {
  const made = file.copy();
  let next = Math.max(0, ...made.objects.keys()) + 1;
  const parted = (value: CosValue): CosValue => {
    const own = withParts(value, (part) => parted(part));
    if (own.kind === 'reference' || (own.kind === 'word' && own.text === 'null')) return own;
    made.objects.set(next, { value: own });
    return { kind: 'reference', number: next++, generation: 0 };
  };
  for (const [number, object] of file.objects)
    made.objects.set(number, { ...object, value: withParts(object.value, (part) => parted(part)) });
  return made;
}

/** Entries that lead back, or to what others refer to: they stay references. */
const leadingBack = new Set(
  (
    'Parent P Kids Prev Next First Last Root Pages D Dest Dests OpenAction Pg K ParentTree OCGs OCG ON OFF Order OC Metadata B ' +
    'Fields AcroForm Annots'
  ).split(' '),
);
const standing = /^(?:Page|Pages|Catalog|OCG|Sig)$/;
const depthMax = 8;

/** The document with the objects that a value refers to in their places, where the format allows both. */
export function valuesTogether(file: LooseFile): LooseFile {
  const made = file.copy();
  const joined = (value: CosValue, depth: number): CosValue => {
    const target = value.kind === 'reference' ? file.objects.get(value.number) : undefined;
    if (value.kind === 'reference') return mayMove(file, target, depth) ? joined(target.value, depth + 1) : value;
    return withParts(value, (part, key) =>
      key !== undefined && leadingBack.has(key) ? part : joined(part, depth + 1),
    );
  };
  for (const [number, object] of file.objects) made.objects.set(number, { ...object, value: joined(object.value, 0) });
  return made;
}

function mayMove(file: LooseFile, target: CosObject | undefined, depth: number): target is CosObject {
  if (target === undefined || target.stream !== undefined || depth > depthMax) return false;
  const type = target.value.kind === 'dictionary' ? file.resolved(target.value.entries.get('Type')) : undefined;
  return !(type?.kind === 'name' && standing.test(type.name));
}

function withParts(value: CosValue, change: (part: CosValue, key?: string) => CosValue): CosValue {
  if (value.kind === 'array') return { kind: 'array', items: value.items.map((item) => change(item)) };
  if (value.kind !== 'dictionary') return value;
  return { kind: 'dictionary', entries: new Map(Array.from(value.entries, ([key, part]) => [key, change(part, key)])) };
}

/** The document with a stream at every object that is a dictionary: few may have one. */
export function streamsEverywhere(file: LooseFile): LooseFile {
  const made = file.copy();
  for (const [number, { value, stream }] of file.objects)
    if (value.kind === 'dictionary' && stream === undefined)
      made.objects.set(number, { value, stream: new Uint8Array([0x71, 0x20, 0x51]) });
  return made;
}
