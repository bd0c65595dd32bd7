import type { PdfDocument } from '../syntax/scan/pages.ts';
import { type CosArray, type CosDictionary, type CosValue, nameOf } from '../syntax/values.ts';
import { functionOf, type NumberFunction } from './functions.ts';

/** How numbers become a colour, as far as light and dark go (ISO 32000-1, 8.6). */
export interface ColourSpace {
  readonly kind: 'grey' | 'rgb' | 'cmyk' | 'lab' | 'tint' | 'indexed' | 'pattern';
  readonly components: number;
  /** Greys of an indexed space, 0 to 255. */
  readonly palette?: Uint8Array;
  /** What stands in for the inks of a tint. */
  readonly shown?: {
    readonly space: ColourSpace;
    readonly tint: NumberFunction;
    /** Of colours that were asked for before: pages paint with few again and again. */
    readonly greys: Map<string, number | undefined>;
  };
}

export const deviceGrey: ColourSpace = { kind: 'grey', components: 1 };
const deviceRgb: ColourSpace = { kind: 'rgb', components: 3 };
const deviceCmyk: ColourSpace = { kind: 'cmyk', components: 4 };

/** The spaces of devices by their names. */
export const deviceSpaces = { DeviceGray: deviceGrey, DeviceRGB: deviceRgb, DeviceCMYK: deviceCmyk } as const;

const named: Readonly<Record<string, ColourSpace>> = {
  __proto__: null as never,
  ...deviceSpaces,
  G: deviceGrey,
  CalGray: deviceGrey,
  RGB: deviceRgb,
  CalRGB: deviceRgb,
  CMYK: deviceCmyk,
  Lab: { kind: 'lab', components: 3 },
  Pattern: { kind: 'pattern', components: 0 },
};
const byComponents = new Map([deviceGrey, deviceRgb, deviceCmyk].map((space) => [space.components, space]));
const separationsMax = 32;
/** Colours of an ink whose greys are kept. */
const greysMax = 256;
/** Spaces that must not stand in for inks (8.6.6.4). */
const special: ReadonlySet<string> = new Set(['Separation', 'DeviceN', 'Indexed', 'I', 'Pattern']);
/** Each is read once: pages choose the same spaces again and again. */
const spaces = new WeakMap<CosArray, { readonly found: ColourSpace | undefined }>();

/** The colour space of a name or array; `resources` are looked into for names of their own. */
export function colourSpaceOf(
  document: PdfDocument,
  value: CosValue | undefined,
  resources: CosDictionary | undefined,
): ColourSpace | undefined {
  const resolved = document.resolved(value);
  const name = nameOf(resolved);
  if (name !== undefined) {
    const own = document.dictionary(resources?.entries.get('ColorSpace'))?.entries.get(name);
    return named[name] ?? (own === undefined ? undefined : colourSpaceOf(document, own, undefined));
  }
  if (resolved?.kind !== 'array') return undefined;
  const known = spaces.get(resolved);
  if (known !== undefined) return known.found;
  // One that is made of itself is none
  spaces.set(resolved, { found: undefined });
  const found = spaceOfItems(document, resolved.items);
  spaces.set(resolved, { found });
  return found;
}

function spaceOfItems(document: PdfDocument, items: readonly CosValue[]): ColourSpace | undefined {
  const kind = document.name(items[0]) ?? '';
  if (kind === 'ICCBased')
    return byComponents.get(document.number(document.dictionary(items[1])?.entries.get('N')) ?? 0);
  if (kind === 'Separation') return document.name(items[1]) === 'None' ? undefined : tintSpace(document, 1, items);
  if (kind === 'DeviceN') return tintSpace(document, document.array(items[1])?.items.length ?? 0, items);
  if (kind === 'Indexed' || kind === 'I') return indexedSpace(document, items);
  return named[kind];
}

/** Inks that another space stands in for, by a function that takes and gives as many numbers as both have (8.6.6.4, 7.10). */
function tintSpace(document: PdfDocument, count: number, items: readonly CosValue[]): ColourSpace | undefined {
  if (count < 1 || count > separationsMax) return undefined;
  const [, , alternate, function_] = items;
  const family = nameOf(document.resolved(document.array(alternate)?.items[0]) ?? document.resolved(alternate));
  if (special.has(family ?? '')) return undefined;
  const space = colourSpaceOf(document, alternate, undefined);
  const tint = functionOf(document, function_);
  if (space === undefined || tint?.takes !== count || tint.gives !== space.components) return undefined;
  return { kind: 'tint', components: count, shown: { space, tint, greys: new Map() } };
}

function indexedSpace(document: PdfDocument, items: readonly CosValue[]): ColourSpace | undefined {
  const [, baseValue, , tableValue] = items;
  const baseName = nameOf(document.resolved(baseValue)) ?? document.name(document.array(baseValue)?.items[0]);
  if (baseName === 'Indexed' || baseName === 'I') return undefined;
  const base = colourSpaceOf(document, baseValue, undefined);
  const text = document.resolved(tableValue);
  const table = text?.kind === 'string' ? text.bytes : document.decoded(document.object(tableValue))?.bytes;
  if (base === undefined || base.components === 0 || table === undefined) return undefined;
  const palette = new Uint8Array(256);
  for (let index = 0; index < 256 && (index + 1) * base.components <= table.length; index++) {
    const parts = table.subarray(index * base.components, (index + 1) * base.components);
    const grey = greyOf(
      base,
      Array.from(parts, (part) => (part / 255) * highestOf(base)),
    );
    if (grey === undefined) return undefined;
    palette[index] = grey;
  }
  return { kind: 'indexed', components: 1, palette };
}

/** What is painted with before a colour is chosen (8.6.8): full ink, the first of those that are listed, else black. */
export function firstColourOf({ kind, components }: ColourSpace): readonly number[] {
  return kind === 'cmyk' ? [0, 0, 0, 1] : new Array(components).fill(kind === 'tint' ? 1 : 0);
}

/** What the highest sample of a picture stands for, as far as light and dark go (table 90). */
export function highestOf({ kind }: ColourSpace): number {
  return kind === 'lab' ? 100 : 1;
}

/**
 * How light a colour is, 0 to 255: parts are 0 to 1, or as the space has them; undefined for patterns, and for inks where it is not
 * defined what stands in for them.
 */
export function greyOf({ kind, palette, shown }: ColourSpace, parts: readonly number[]): number | undefined {
  if (kind === 'lab') return shade((parts[0] ?? 0) / 100);
  if (kind === 'indexed') return palette?.[Math.min(255, Math.max(0, Math.floor(parts[0] ?? 0)))] ?? 0;
  if (shown !== undefined) {
    const { space, tint, greys } = shown;
    const key = parts.join(' ');
    if (greys.has(key)) return greys.get(key);
    const seen = tint.of(parts);
    const grey = seen && greyOf(space, seen);
    if (greys.size < greysMax) greys.set(key, grey);
    return grey;
  }
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(clamped);
  if (kind === 'grey') return shade(a);
  if (kind === 'rgb') return shade(0.3 * a + 0.59 * b + 0.11 * c);
  return kind === 'cmyk' ? shade(1 - d - (0.3 * a + 0.59 * b + 0.11 * c)) : undefined;
}

function shade(light: number): number {
  return 255 * clamped(light);
}

/** A part of a colour beyond its range is taken for the nearest within it. */
function clamped(part: number): number {
  return Math.min(1, Math.max(0, part));
}
