import type { CosDocument } from '../syntax/document.ts';
import type { CosDictionary } from '../syntax/values.ts';

/** How numbers become white. Of spaces that are not known by their number of components nothing is white. */
export type WhiteIn = 'grey' | 'rgb' | 'cmyk' | 'unknown';

/** The spaces of devices. */
export const whiteInDevice = { DeviceGray: 'grey', DeviceRGB: 'rgb', DeviceCMYK: 'cmyk' } as const;

const named: Readonly<Record<string, WhiteIn>> = {
  __proto__: null as never,
  ...whiteInDevice,
  CalGray: 'grey',
  CalRGB: 'rgb',
};
const byComponents: Readonly<Record<number, WhiteIn>> = { 1: 'grey', 3: 'rgb', 4: 'cmyk' };

/** The space that a name means in resources (ISO 32000-1, 8.6). */
export function whiteIn(document: CosDocument, resources: CosDictionary | undefined, name: string): WhiteIn {
  const spaces = document.dictionary(resources?.entries.get('ColorSpace'));
  const own = document.resolved(spaces?.entries.get(name));
  const [kind, profile] = own?.kind === 'array' ? own.items.slice(0, 2).map((item) => document.resolved(item)) : [own];
  const family = kind?.kind === 'name' ? kind.name : name;
  if (family !== 'ICCBased') return named[family] ?? 'unknown';
  const components = profile?.kind === 'dictionary' ? document.resolved(profile.entries.get('N')) : undefined;
  return components?.kind === 'number' ? (byComponents[components.value] ?? 'unknown') : 'unknown';
}

/** Whether numbers are white in a space. */
export function isWhite(space: WhiteIn, parts: readonly number[]): boolean {
  if (space === 'grey') return parts.length === 1 && parts[0] === 1;
  if (space === 'rgb') return parts.length === 3 && parts.every((part) => part === 1);
  return space === 'cmyk' && parts.length === 4 && parts.every((part) => part === 0);
}
