import type { CosObjects } from '../../syntax/objects.ts';
import { type CosDictionary, type CosValue, nameOf } from '../../syntax/values.ts';

export type DeviceSpace = 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK';

/** Names of the spaces of devices, in inline pictures shortened (ISO 32000-1, tables 62 and 94). */
const devices: Readonly<Record<string, DeviceSpace>> = {
  __proto__: null as never,
  DeviceGray: 'DeviceGray',
  G: 'DeviceGray',
  DeviceRGB: 'DeviceRGB',
  RGB: 'DeviceRGB',
  DeviceCMYK: 'DeviceCMYK',
  CMYK: 'DeviceCMYK',
};

/** The device whose colours a name stands for. */
export function deviceOf(name: string): DeviceSpace | undefined {
  return Object.hasOwn(devices, name) ? devices[name] : undefined;
}

/** The entries of resources that stand for the colours of a device (ISO 32000-1, 8.6.5.6). */
export const defaultNames: Readonly<Record<DeviceSpace, string>> = {
  DeviceGray: 'DefaultGray',
  DeviceRGB: 'DefaultRGB',
  DeviceCMYK: 'DefaultCMYK',
};

/** Families that may not stand for a device, since they are chosen in one or have no numbers of its kind. */
const unfit = /^(?:Indexed|I|Pattern)$/;
const families = /^(?:CalGray|CalRGB|Lab|ICCBased|Indexed|I|Separation|DeviceN)$/;
/** Names that lead to names. */
const stepsMax = 16;

/** The colour spaces of resources that mean something: a name that leads back to itself does not, and readers never end there. */
export function meaningfulSpaces(document: CosObjects, spaces: CosDictionary): ReadonlyMap<string, CosValue> {
  return new Map([...spaces.entries].filter(([name, value]) => isMeaningful(document, spaces, name, value)));
}

function isMeaningful(document: CosObjects, { entries }: CosDictionary, name: string, value: CosValue): boolean {
  if (/^Default(?:Gray|RGB|CMYK)$/.test(name)) {
    const found = document.resolved(value);
    const family = found?.kind === 'array' ? nameOf(document.resolved(found.items[0])) : undefined;
    return family !== undefined && !unfit.test(family) && (families.test(family) || deviceOf(family) !== undefined);
  }
  let next: CosValue | undefined = value;
  for (let step = 0; step < stepsMax; step++) {
    const found = document.resolved(next);
    if (found?.kind === 'name') {
      const device = deviceOf(found.name);
      next =
        found.name === 'Pattern' ? undefined : entries.get(device === undefined ? found.name : defaultNames[device]);
    } else if (found?.kind === 'array') {
      const [first, second] = found.items;
      const family = nameOf(document.resolved(first)) ?? '';
      if (families.test(family) || deviceOf(family) !== undefined) return true;
      next = family === 'Pattern' ? second : first;
    } else return true;
  }
  return false;
}
