import type { PdfDocument } from '../syntax/scan/pages.ts';
import { type CosDictionary, type CosValue, nameOf } from '../syntax/values.ts';

/** How numbers become a colour, as far as light and dark go (ISO 32000-1, 8.6). */
export interface ColourSpace {
  /** `tint` is ink of a colour that is not looked up: much of it is taken for dark. */
  readonly kind: 'grey' | 'rgb' | 'cmyk' | 'lab' | 'tint' | 'indexed' | 'pattern';
  readonly components: number;
  /** Greys of an indexed space, 0 to 255. */
  readonly palette?: Uint8Array;
  /** The grey where no ink is, 0 to 255: paper, as a rule. */
  readonly bare?: number;
}

export const deviceGrey: ColourSpace = { kind: 'grey', components: 1 };
const deviceRgb: ColourSpace = { kind: 'rgb', components: 3 };
const deviceCmyk: ColourSpace = { kind: 'cmyk', components: 4 };

/** The spaces of devices by their names. */
export const deviceSpaces = { DeviceGray: deviceGrey, DeviceRGB: deviceRgb, DeviceCMYK: deviceCmyk } as const;

const named: Readonly<Record<string, ColourSpace>> = {
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
/** Spaces that must not stand in for inks (8.6.6.4). */
const special: ReadonlySet<string> = new Set(['Separation', 'DeviceN', 'Indexed', 'I', 'Pattern']);
/** The kind of function that goes from one colour to another (7.10.3). */
const exponential = 2;

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
  const items = resolved?.kind === 'array' ? resolved.items : [];
  const kind = document.name(items[0]) ?? '';
  if (kind === 'ICCBased')
    return byComponents.get(document.number(document.dictionary(items[1])?.entries.get('N')) ?? 0);
  if (kind === 'Separation') return tintSpace(document, 1, items, resources);
  if (kind === 'DeviceN') return tintSpace(document, document.array(items[1])?.items.length ?? 0, items, resources);
  if (kind === 'Indexed' || kind === 'I') return indexedSpace(document, items, resources);
  return named[kind];
}

/** Inks that another space stands in for, where its function takes and gives as many numbers as both have (8.6.6.4, 7.10). */
function tintSpace(
  document: PdfDocument,
  count: number,
  items: readonly CosValue[],
  resources: CosDictionary | undefined,
): ColourSpace | undefined {
  if (count < 1 || count > separationsMax) return undefined;
  const [, , alternate, tint] = items;
  const family = nameOf(document.resolved(document.array(alternate)?.items[0]) ?? document.resolved(alternate));
  if (special.has(family ?? '')) return undefined;
  const other = colourSpaceOf(document, alternate, resources);
  const entries = document.dictionary(tint)?.entries;
  if (other === undefined || entries === undefined) return undefined;
  const numbersOf = (name: string) => {
    const listed = document.array(entries.get(name));
    return listed && document.numbers(listed);
  };
  const space: ColourSpace = { kind: 'tint', components: count };
  if (document.number(entries.get('FunctionType')) !== exponential) {
    const takes = (numbersOf('Domain')?.length ?? 0) / 2;
    const gives = (numbersOf('Range')?.length ?? 2 * other.components) / 2;
    return takes === count && gives === other.components ? space : undefined;
  }
  const bare = numbersOf('C0') ?? [0];
  return count === 1 && bare.length === other.components ? { ...space, bare: greyOf(other, bare) } : undefined;
}

function indexedSpace(
  document: PdfDocument,
  items: readonly CosValue[],
  resources: CosDictionary | undefined,
): ColourSpace | undefined {
  const [, baseValue, , tableValue] = items;
  const baseName = nameOf(document.resolved(baseValue)) ?? document.name(document.array(baseValue)?.items[0]);
  if (baseName === 'Indexed' || baseName === 'I') return undefined;
  const base = colourSpaceOf(document, baseValue, resources);
  const text = document.resolved(tableValue);
  const table = text?.kind === 'string' ? text.bytes : document.decoded(document.object(tableValue))?.bytes;
  if (base === undefined || base.components === 0 || table === undefined) return undefined;
  const palette = new Uint8Array(256);
  for (let index = 0; index < 256 && (index + 1) * base.components <= table.length; index++) {
    const parts = table.subarray(index * base.components, (index + 1) * base.components);
    palette[index] = greyOf(
      base,
      Array.from(parts, (part) => part / 255),
    );
  }
  return { kind: 'indexed', components: 1, palette };
}

/** How light a colour is, 0 to 255. Parts are 0 to 1, or as the space has them. */
export function greyOf({ kind, palette, bare = 255 }: ColourSpace, parts: readonly number[]): number {
  if (kind === 'lab') return shade((parts[0] ?? 0) / 100);
  if (kind === 'indexed') return palette?.[Math.min(255, Math.max(0, Math.floor(parts[0] ?? 0)))] ?? 0;
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(clamped);
  if (kind === 'grey') return shade(a);
  if (kind === 'rgb') return shade(0.3 * a + 0.59 * b + 0.11 * c);
  if (kind === 'cmyk') return shade(1 - d - (0.3 * a + 0.59 * b + 0.11 * c));
  return Math.min(bare, shade(1 - Math.max(0, ...parts)));
}

function shade(light: number): number {
  return 255 * clamped(light);
}

/** A part of a colour beyond its range is taken for the nearest within it. */
function clamped(part: number): number {
  return Math.min(1, Math.max(0, part));
}
