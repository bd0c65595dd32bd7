import { zlibSync } from 'fflate';
import { generatedBytes } from '../../base/base64.ts';
import {
  arrayValue,
  type CosReference,
  type CosValue,
  emptyDictionary,
  nameValue,
  numberValue,
  withEntries,
} from '../../syntax/values.ts';
import { srgbProfile } from '../../writer/srgb-profile.ts';
import type { DeviceSpace } from '../check/named-spaces.ts';
import type { Draft } from './draft.ts';
import { inkProfileBase64 } from './ink-profile.generated.ts';

/** The colour spaces with a profile that a document gets from us, each written once. */
export class OwnProfiles {
  readonly #draft: Draft;
  readonly #made = new Map<string, CosReference>();

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  /** The stream of a profile: sRGB, or offset on coated paper by CGATS TR 001. */
  stream(space: 'DeviceRGB' | 'DeviceCMYK'): CosReference {
    const known = this.#made.get(space);
    if (known !== undefined) return known;
    const [components, data] =
      space === 'DeviceRGB' ? ([3, packedSrgb()] as const) : ([4, generatedBytes(inkProfileBase64)] as const);
    const entries = { N: numberValue(components), Filter: nameValue('FlateDecode') };
    const made = this.#draft.add(withEntries(emptyDictionary, entries), data);
    this.#made.set(space, made);
    return made;
  }

  /** A colour space that looks the same everywhere, for one that depends on a device. */
  space(space: DeviceSpace): CosValue {
    if (space === 'DeviceGray') return this.#grey();
    return arrayValue([nameValue('ICCBased'), this.stream(space)]);
  }

  /** Grey with the white of sRGB and its overall gamma. */
  #grey(): CosValue {
    const white = arrayValue(whitePoint.map(numberValue));
    const calibration = withEntries(emptyDictionary, { WhitePoint: white, Gamma: numberValue(greyGamma) });
    return arrayValue([nameValue('CalGray'), calibration]);
  }
}

let srgb: Uint8Array | undefined;

/** The profile of sRGB as a zlib stream, which is the same for every document. */
export function packedSrgb(): Uint8Array {
  srgb ??= zlibSync(srgbProfile(), { level: 9 });
  return srgb;
}

/** CIE 1931 XYZ of D50, the white that profiles are joined at (ISO 15076-1, 7.2.16), and the exponent of sRGB. */
const whitePoint = [0.9642, 1, 0.8249];
const greyGamma = 2.2;
