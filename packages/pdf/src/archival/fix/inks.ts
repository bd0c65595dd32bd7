import { latin1 } from '../../syntax/bytes.ts';
import {
  arrayValue,
  type CosArray,
  type CosDictionary,
  type CosValue,
  emptyDictionary,
  nameValue,
  numberValue,
  textOf,
  withEntries,
} from '../../syntax/values.ts';
import { latinBytes } from '../../writer/pdf-bytes.ts';
import { SoundSpaces } from '../check/sound-space.ts';
import { limits } from '../limits.ts';
import type { Draft } from './draft.ts';

const processColorants = ['Cyan', 'Magenta', 'Yellow', 'Black', 'None'];

/** Describes each ink of mixtures (ISO 19005-3, 6.2.4.4), and inks of one name in one way: those that look different get names of their own. */
export function describeInks(draft: Draft): void {
  const looks = new Map<string, Look[]>();
  const sound = new SoundSpaces(draft);
  draft.rewriteValues((value) => {
    if (value.kind !== 'array') return value;
    const family = draft.resolved(value.items[0]);
    if (family?.kind !== 'name') return value;
    if (family.name === 'Separation') return unified(draft, value, looks);
    return family.name === 'DeviceN' ? described(draft, value, sound) : value;
  });
}

/** A description of an ink, and all that it says. */
interface Look {
  readonly space: CosArray;
  readonly text: string;
}

/** The ink of all plates, and that of none, mean what they say. */
const meaningful = ['All', 'None'];
const looksMax = 100;

/** The first description of the ink that comes to the same; under another name where the name has another look already. */
function unified(draft: Draft, space: CosArray, looks: Map<string, Look[]>): CosArray {
  const name = draft.resolved(space.items[1]);
  if (name?.kind !== 'name') return space;
  const known = looks.get(name.name) ?? [];
  looks.set(name.name, known);
  const text = deepText(draft, space);
  const same = known.find((look) => look.text === text);
  if (same !== undefined) {
    if (textOf(same.space) === textOf(space)) return space;
    draft.changed('ink-mixture-described');
    return same.space;
  }
  const isFirst = known.length === 0;
  if (!isFirst && (meaningful.includes(name.name) || known.length >= looksMax)) return space;
  const own = isFirst ? space : arrayValue([...withName(space, freeName(name.name, known.length + 1, looks))]);
  known.push({ space: own, text });
  if (!isFirst) draft.changed('inks-renamed', 1, name.name);
  return own;
}

function withName({ items: [family, , ...rest] }: CosArray, name: string): readonly CosValue[] {
  return [family ?? nameValue('Separation'), nameValue(name), ...rest];
}

/** `Red 2`: a name that no other ink has so far. */
function freeName(name: string, number: number, looks: ReadonlyMap<string, unknown>): string {
  for (let more = number; ; more++) if (!looks.has(`${name} ${more}`)) return `${name} ${more}`;
}

/** References in a description that are followed. */
const depthMax = 6;

/** A value with all that it refers to, as text; streams by their bytes. */
function deepText(draft: Draft, value: CosValue, depth = 0): string {
  if (value.kind === 'reference' && depth < depthMax) {
    const stream = draft.streamAt(value);
    const text = deepText(draft, draft.resolved(value) ?? nameValue('null'), depth + 1);
    return stream === undefined ? text : `${text} ${latin1(stream.bytes)}`;
  }
  if (value.kind === 'array') return `[${value.items.map((item) => deepText(draft, item, depth + 1)).join(' ')}]`;
  if (value.kind !== 'dictionary') return textOf(value);
  return Array.from(value.entries, ([key, item]) => `/${key} ${deepText(draft, item, depth + 1)}`).join(' ');
}

function described(draft: Draft, space: CosArray, sound: SoundSpaces): CosArray {
  const names = draft.resolved(space.items[1]);
  const [, , alternate, tint] = space.items;
  if (names?.kind !== 'array' || alternate === undefined || names.items.length > limits.colorantsMax) return space;
  const attributes = draft.dictionary(space.items[4]) ?? emptyDictionary;
  const said = draft.dictionary(attributes.entries.get('Colorants')) ?? emptyDictionary;
  const known = new Map([...said.entries].filter(([, ink]) => sound.isInk(ink, emptyDictionary)));
  const added: Record<string, CosValue> = {};
  for (const [index, item] of names.items.entries()) {
    const name = draft.resolved(item);
    if (name?.kind !== 'name' || processColorants.includes(name.name) || known.has(name.name)) continue;
    const alone = tintOfOne(draft, tint, index, names.items.length);
    if (alone === undefined) return space;
    added[name.name] = arrayValue([nameValue('Separation'), name, alternate, alone]);
  }
  if (Object.keys(added).length === 0 && known.size === said.entries.size) return space;
  draft.changed('ink-mixture-described');
  const whole = withEntries(attributes, { Colorants: withEntries({ kind: 'dictionary', entries: known }, added) });
  return arrayValue([...space.items.slice(0, 4), whole]);
}

/** The function of a mixture for one of its inks, with none of the others; for calculator functions (ISO 32000-1, 7.10.5). */
function tintOfOne(draft: Draft, tint: CosValue | undefined, index: number, count: number): CosValue | undefined {
  const stream = draft.streamAt(tint);
  const kind = draft.resolved(stream?.dictionary.entries.get('FunctionType'));
  if (stream === undefined || kind?.kind !== 'number') return undefined;
  const bytes = draft.decodedStream(stream.dictionary, stream.bytes);
  if (bytes === undefined || bytes.length > programBytesMax) return undefined;
  const entries = stream.dictionary.entries;
  if (kind.value === 4) return calculated(draft, latin1(bytes), entries.get('Range'), index, count);
  return kind.value === 0 ? sampled(draft, stream.dictionary, bytes, index, count) : undefined;
}

const programBytesMax = 100_000;
const unitInterval = arrayValue([numberValue(0), numberValue(1)]);

function calculated(
  draft: Draft,
  program: string,
  range: CosValue | undefined,
  index: number,
  count: number,
): CosValue | undefined {
  const body = /^\s*\{([\s\S]*)\}\s*$/.exec(program)?.[1];
  if (body === undefined || range === undefined) return undefined;
  const text = `{ ${'0 exch '.repeat(index)}${'0 '.repeat(count - index - 1)}${body}}`;
  const dictionary = withEntries(emptyDictionary, { FunctionType: numberValue(4), Domain: unitInterval, Range: range });
  return draft.add(dictionary, latinBytes(text));
}

/** The samples along one side of a table of whole bytes (ISO 32000-1, 7.10.2). */
function sampled(
  draft: Draft,
  { entries }: CosDictionary,
  bytes: Uint8Array,
  index: number,
  count: number,
): CosValue | undefined {
  const numbers = (key: string): number[] => {
    const listed = draft.resolved(entries.get(key));
    const items = listed?.kind === 'array' ? listed.items.map((item) => draft.resolved(item)) : [];
    return items.flatMap((item) => (item?.kind === 'number' ? [item.value] : []));
  };
  const sizes = numbers('Size');
  const range = numbers('Range');
  const bits = draft.resolved(entries.get('BitsPerSample'));
  const width = range.length / 2;
  const isPlain = bits?.kind === 'number' && bits.value === 8 && !entries.has('Encode');
  if (!isPlain || sizes.length !== count || !Number.isInteger(width)) return undefined;
  const stride = sizes.slice(0, index).reduce((product, size) => product * size, width);
  const steps = sizes[index] ?? 0;
  if (!(steps > 0) || (steps - 1) * stride + width > bytes.length) return undefined;
  const samples = new Uint8Array(steps * width);
  for (let step = 0; step < steps; step++)
    samples.set(bytes.subarray(step * stride, step * stride + width), step * width);
  const dictionary = withEntries(
    { kind: 'dictionary', entries: new Map([...entries].filter(([key]) => ['Range', 'Decode'].includes(key))) },
    {
      FunctionType: numberValue(0),
      Domain: unitInterval,
      Size: arrayValue([numberValue(steps)]),
      BitsPerSample: numberValue(8),
    },
  );
  return draft.add(dictionary, samples);
}
