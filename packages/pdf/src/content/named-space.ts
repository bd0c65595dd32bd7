import type { CosDictionary, CosValue } from '../syntax/values.ts';
import type { NamedSpace, SpaceOfName } from './inline-image.ts';

/** Where the values of a file are looked up. */
export interface ValueLookup {
  resolved(value: CosValue | undefined): CosValue | undefined;
  dictionary(value: CosValue | undefined): CosDictionary | undefined;
}

/** How many components each of these spaces has; readers take another number where the rest of it is damaged. */
const families: Readonly<Record<string, number>> = {
  __proto__: null as never,
  CalGray: 1,
  CalRGB: 3,
  Lab: 3,
  Separation: 1,
  Indexed: 1,
};
const devices: Readonly<Record<string, number>> = {
  __proto__: null as never,
  DeviceGray: 1,
  DeviceRGB: 3,
  DeviceCMYK: 4,
};
const profiled: readonly number[] = [1, 3, 4];

/** How the colour spaces among resources are looked up by instructions (ISO 32000-1, 8.6 and 8.9.7). */
export function spacesIn(values: ValueLookup, resources: CosDictionary | undefined): SpaceOfName {
  return (name) => {
    const named = values.dictionary(resources?.entries.get('ColorSpace'))?.entries.get(name);
    const space = values.resolved(named);
    if (space?.kind === 'name') return sure(devices[space.name]);
    const items = space?.kind === 'array' ? space.items : [];
    const family = values.resolved(items[0]);
    return family?.kind === 'name' ? spaceOfFamily(values, family.name, items[1]) : undefined;
  };
}

function spaceOfFamily(values: ValueLookup, family: string, about: CosValue | undefined): NamedSpace | undefined {
  if (family === 'ICCBased') {
    const components = values.resolved(values.dictionary(about)?.entries.get('N'));
    return components?.kind === 'number' && profiled.includes(components.value) ? sure(components.value) : undefined;
  }
  if (family !== 'DeviceN') return unsure(families[family]);
  const inks = values.resolved(about);
  return inks?.kind === 'array' ? unsure(inks.items.length) : undefined;
}

const sure = (components: number | undefined): NamedSpace | undefined =>
  components === undefined ? undefined : { components, isCertain: true };

const unsure = (components: number | undefined): NamedSpace | undefined =>
  components === undefined ? undefined : { components, isCertain: false };
