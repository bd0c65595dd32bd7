import type { CosDocument } from '../../syntax/document.ts';
import { type CosDictionary, type CosValue, isName, isTrue } from '../../syntax/values.ts';
import type { ColourCheck } from './colours.ts';
import { intents } from './content.ts';
import type { Findings } from './findings.ts';
import { readJpx } from './jpx.ts';

const bitDepths = [1, 2, 4, 8, 16];
/** Filters that inline pictures may have (6.1.10). */
export const inlineFilters: RegExp =
  /^(?:ASCIIHexDecode|ASCII85Decode|FlateDecode|RunLengthDecode|CCITTFaxDecode|DCTDecode|AHx|A85|Fl|RL|CCF|DCT)$/;

/** Checks a picture, inline where it has no stream of its own (ISO 19005-3, 6.1.10 and 6.2.8). */
export function checkPicture(
  document: CosDocument,
  { entries }: CosDictionary,
  stream: Uint8Array | undefined,
  resources: CosDictionary,
  colours: ColourCheck,
  findings: Findings,
): void {
  const of = (key: string): CosValue | undefined => document.resolved(entries.get(key));
  if (entries.has('Alternates') || entries.has('OPI')) findings.rule('6.2.8');
  if (isTrue(of('Interpolate'))) findings.rule('6.2.8');
  const depth = of('BitsPerComponent');
  const isMask = isTrue(of('ImageMask'));
  const depths = isMask ? [1] : bitDepths;
  if (depth?.kind === 'number' && !depths.includes(depth.value)) findings.rule('6.2.8');
  const intent = of('Intent');
  if (intent !== undefined && !intents.some((name) => isName(intent, name))) findings.rule('6.2.6');
  const space = of('ColorSpace');
  if (space !== undefined) colours.space(space, resources);
  const filter = of('Filter');
  const filters =
    filter?.kind === 'array' ? filter.items.map((item) => document.resolved(item)) : filter ? [filter] : [];
  const names = filters.map((item) => (item?.kind === 'name' ? item.name : '?'));
  if (stream === undefined && !names.every((name) => inlineFilters.test(name))) findings.rule('6.1.10');
  if (stream === undefined || names.at(-1) !== 'JPXDecode') return;
  const picture = readJpx(stream, space !== undefined);
  if (names.length > 1 || !picture.conforms) findings.rule('6.2.8.3');
  if (picture.space !== undefined) colours.deviceSpaces.add(picture.space);
}
