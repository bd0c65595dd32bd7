import { FontBytes } from '../../fonts/font-bytes.ts';
import type { DeviceSpace } from './named-spaces.ts';

/** A part of a JPEG 2000 file (ISO/IEC 15444-1, annex I): its type, and where its content lies. */
interface Part {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

const partsMax = 1000;
const channelCounts = [1, 3, 4];
const depthMax = 38;
const methodsKnown = 3;
/** Colour spaces by their numbers (annex I.5.3.3). */
const cieJab = 19;
const deviceSpaces: ReadonlyMap<number, DeviceSpace> = new Map([
  [12, 'DeviceCMYK'],
  [16, 'DeviceRGB'],
  [17, 'DeviceGray'],
  [18, 'DeviceRGB'],
]);

/** What a JPEG 2000 picture has that PDF/A has rules for. */
export interface JpxPicture {
  /** Whether it keeps ISO 19005-3, 6.2.8.3. */
  readonly conforms: boolean;
  /** The device whose colours it has, where it says so itself. */
  readonly space: DeviceSpace | undefined;
}

/** Looks at the parts of a picture in front of its data; `hasSpace`: its dictionary says what colours it has. */
export function readJpx(picture: Uint8Array, hasSpace: boolean): JpxPicture {
  const bytes = new FontBytes(picture);
  const header = partsOf(bytes, 0, picture.length).find(({ type }) => type === 'jp2h');
  const parts = header === undefined ? [] : partsOf(bytes, header.from, header.to);
  const size = parts.find(({ type }) => type === 'ihdr');
  if (size === undefined || parts.some(({ type }) => type === 'bpcc')) return { conforms: false, space: undefined };
  const channels = bytes.u16(size.from + 8);
  const depth = (bytes.u8(size.from + 10) & 0x7f) + 1;
  const opacity = parts.some(({ type }) => type === 'cdef') ? 1 : 0;
  const isSized = channelCounts.includes(channels - opacity) && depth <= depthMax && !bytes.isPast;
  const colours = parts.filter(({ type }) => type === 'colr');
  const [only] = colours;
  if (hasSpace || only === undefined) return { conforms: hasSpace && isSized, space: undefined };
  const method = bytes.u8(only.from);
  const named = method === 1 ? bytes.u32(only.from + 3) : undefined;
  const isKnown = method >= 1 && method <= methodsKnown && named !== cieJab;
  return { conforms: isSized && colours.length === 1 && isKnown, space: deviceSpaces.get(named ?? 0) };
}

function partsOf(bytes: FontBytes, from: number, to: number): readonly Part[] {
  const parts: Part[] = [];
  for (let at = from; at + 8 <= to && parts.length < partsMax; ) {
    const length = bytes.u32(at);
    const type = bytes.text(at + 4, 4);
    const head = length === 1 ? 16 : 8;
    const end = length === 0 ? to : length === 1 ? at + bytes.u32(at + 12) : at + length;
    if (end < at + head || end > to) break;
    parts.push({ type, from: at + head, to: end });
    at = end;
  }
  return parts;
}
