import { isWhiteSpace } from '../syntax/bytes.ts';
import { integerOf, startsWith } from '../syntax/file-object.ts';
import type { ValueReader } from '../syntax/value-reader.ts';
import type { CosValue } from '../syntax/values.ts';
import { isTrue } from '../syntax/values.ts';
import { skipImageData } from './content-state.ts';

const componentsOf: Readonly<Record<string, number>> = {
  G: 1,
  DeviceGray: 1,
  CalGray: 1,
  RGB: 3,
  DeviceRGB: 3,
  CMYK: 4,
  DeviceCMYK: 4,
};

/**
 * Goes from the data of an inline picture behind its `EI` (ISO 32000-1, 8.9.7); false when there is none. Data that is
 * not packed has a length that is known, whatever stands in it.
 */
export function skipInlineData(reader: ValueReader, entries: ReadonlyMap<string, CosValue>): boolean {
  const length = plainLength(entries);
  if (length !== undefined) {
    let at = reader.at + 1 + length;
    while (isWhiteSpace(reader.bytes[at])) at++;
    if (startsWith(reader.bytes, at, 'EI')) {
      reader.at = at + 2;
      return true;
    }
  }
  return skipImageData(reader);
}

/** How many bytes the data of an inline picture has; undefined where it is packed, or does not say. */
export function plainLength(entries: ReadonlyMap<string, CosValue>): number | undefined {
  const of = (key: string, short: string): CosValue | undefined => entries.get(key) ?? entries.get(short);
  const width = integerOf(of('Width', 'W'));
  const height = integerOf(of('Height', 'H'));
  const isMask = isTrue(of('ImageMask', 'IM'));
  const space = of('ColorSpace', 'CS');
  const components = isMask ? 1 : space?.kind === 'name' ? componentsOf[space.name] : undefined;
  const bits = isMask ? 1 : integerOf(of('BitsPerComponent', 'BPC'));
  const isPacked = of('Filter', 'F') !== undefined;
  if (isPacked || width === undefined || height === undefined || bits === undefined || components === undefined)
    return undefined;
  return Math.ceil((width * components * bits) / 8) * height;
}
