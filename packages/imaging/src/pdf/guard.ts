import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  filtersOf,
  inflateBounded,
  inflatedLength,
  isDictionary,
  isReference,
  mostBytesOf,
  numberOf,
  numbersOf,
  scanStructure,
} from '@rappen/pdf/internal/syntax';
import type { ImagingLimits } from '../limits.ts';
import { CallGraph, isPicture } from './call-graph.ts';

/** How often the tiles of a pattern may overlap: 1 is seamless. */
const tileOverlapMax = 16;
/** Smallest tile in square points: a full A0 page has 8 million. */
const tileAreaMin = 0.25;

/**
 * Decides whether a PDF may be given to the renderer: counts its objects, inflates its streams within a budget, and
 * adds up what each page draws through forms, patterns, fonts and masks that draw each other. True when all of it
 * stays within `limits` and nothing draws itself.
 *
 * Images with one Flate filter are not inflated: the renderer reads them row by row. What is drawn is unpacked as the renderer
 * unpacks it, whatever its filters; where that cannot be done nobody vouches for it. The streams of an encrypted file look
 * broken here: guard the decrypted copy.
 */
export function isSafePdf(bytes: Uint8Array, limits: ImagingLimits): boolean {
  const structure = scanStructure(bytes, limits);
  if (structure === undefined) return false;
  const { objects } = structure;
  const resolve = (value: CosValue | undefined): CosValue | undefined =>
    isReference(value) ? objects.get(value.number)?.at(-1)?.value : value;
  let inflatedLeft = limits.pdfInflatedBytesMax;
  for (const versions of objects.values()) {
    for (const { value, stream } of versions) {
      if (!isDictionary(value)) continue;
      if (isWildPattern(value, resolve)) return false;
      if (stream === undefined) continue;
      const filters = filtersOf(value, resolve);
      if (filters.length === 1 && isPicture(value)) continue;
      const length = lengthOf(stream, filters, Math.min(inflatedLeft, mostBytesOf(stream, limits)));
      if (length === Infinity) return false;
      inflatedLeft -= length;
    }
  }
  return new CallGraph(objects, limits).isSafe();
}

function isFlate(filter: string): boolean {
  return filter === 'FlateDecode';
}

/** Bytes after all leading Flate filters; Infinity when one of them goes past `bytesMax`. */
function lengthOf(stream: Uint8Array, filters: readonly string[], bytesMax: number): number {
  if (stream.length > bytesMax) return Infinity;
  let bytes = stream;
  for (const [index, filter] of filters.entries()) {
    if (!isFlate(filter)) break;
    if (!filters.slice(index + 1).some(isFlate)) return inflatedLength(bytes, bytesMax);
    const inflated = inflateBounded(bytes, bytesMax);
    if (inflated === undefined) return Infinity;
    bytes = inflated;
  }
  return bytes.length;
}

/** A tiling pattern whose tiles are so small or overlap so much that painting one page would take minutes. */
function isWildPattern(
  { entries }: CosDictionary,
  resolve: (value: CosValue | undefined) => CosValue | undefined,
): boolean {
  if (numberOf(resolve(entries.get('PatternType'))) !== 1) return false;
  const numbers = (key: string): readonly number[] | undefined => {
    const listed = resolve(entries.get(key));
    return numbersOf(
      listed?.kind === 'array' ? arrayValue(listed.items.flatMap((item) => resolve(item) ?? [])) : listed,
    );
  };
  const stepX = numberOf(resolve(entries.get('XStep')));
  const stepY = numberOf(resolve(entries.get('YStep')));
  const box = numbers('BBox');
  const matrix = numbers('Matrix') ?? [1, 0, 0, 1, 0, 0];
  if (stepX === undefined || stepY === undefined || box === undefined || box.length < 4) return false;
  const stepArea = Math.abs(stepX * stepY);
  const boxArea = Math.abs(((box[2] as number) - (box[0] as number)) * ((box[3] as number) - (box[1] as number)));
  const scale =
    matrix.length < 4
      ? 1
      : Math.abs((matrix[0] as number) * (matrix[3] as number) - (matrix[1] as number) * (matrix[2] as number));
  if (stepArea === 0 || scale === 0) return false;
  return boxArea / stepArea > tileOverlapMax || stepArea * scale < tileAreaMin;
}
