import { FontBytes } from '../../fonts/font-bytes.ts';
import { arrayValue, type CosDictionary, isName, nameValue, referenceTo, withEntries } from '../../syntax/values.ts';
import { PdfBytes } from '../../writer/pdf-bytes.ts';
import type { Draft } from './draft.ts';

/**
 * Gives JPEG 2000 pictures that are bare codestreams the file around them that PDF/A wants, and takes off what they are
 * packed in besides (ISO 19005-3, 6.2.8.3).
 */
export function repairJpxPictures(draft: Draft): void {
  for (const [number, { value, stream }] of draft.reachable()) {
    if (stream === undefined || value.kind !== 'dictionary') continue;
    const made = bareJpx(draft, value, stream);
    if (made === undefined) continue;
    const dictionary = withEntries(value, { Filter: nameValue('JPXDecode'), DecodeParms: undefined });
    draft.replaceStream(referenceTo(number), dictionary, wrapped(made) ?? made);
    draft.changed('picture-wrapped');
  }
}

/** The picture without other filters, where something of it is to be changed. */
function bareJpx(draft: Draft, dictionary: CosDictionary, stream: Uint8Array): Uint8Array | undefined {
  const filter = draft.resolved(dictionary.entries.get('Filter'));
  const filters = filter?.kind === 'array' ? filter.items.map((item) => draft.resolved(item)) : [filter];
  if (!isName(filters.at(-1), 'JPXDecode')) return undefined;
  if (filters.length === 1) return isCodestream(stream) ? stream : undefined;
  const outer = filters.slice(0, -1).flatMap((item) => item ?? []);
  return draft.decodedStream(withEntries(dictionary, { Filter: arrayValue(outer) }), stream);
}

/** A codestream begins with SOC and SIZ (ISO/IEC 15444-1, A.4.1 and A.5.1). */
function isCodestream(picture: Uint8Array): boolean {
  return new FontBytes(picture).u32(0) === 0xff4fff51;
}

const componentsMax = 4;
/** Enumerated colour spaces: grey and sRGB (annex I.5.3.3). */
const greySpace = 17;
const srgbSpace = 16;
const jpegType = 7;

/** A codestream as a JP2 file (annex I); undefined for what is none, or has channels of different depths. */
function wrapped(codestream: Uint8Array): Uint8Array | undefined {
  if (!isCodestream(codestream)) return undefined;
  const bytes = new FontBytes(codestream);
  const [width, height] = [bytes.u32(8) - bytes.u32(16), bytes.u32(12) - bytes.u32(20)];
  const count = bytes.u16(40);
  const depths = Array.from({ length: Math.min(count, componentsMax) }, (_, index) => bytes.u8(42 + 3 * index));
  const [depth = 0] = depths;
  const isPlain = count >= 1 && count <= componentsMax && depths.every((each) => each === depth) && !bytes.isPast;
  if (!isPlain) return undefined;
  const out = new PdfBytes();
  box(out, 'jP  ', [0x0d, 0x0a, 0x87, 0x0a]);
  box(out, 'ftyp', [...letters('jp2 '), 0, 0, 0, 0, ...letters('jp2 ')]);
  const size = [...word(height), ...word(width), count >> 8, count & 255, depth, jpegType, 0, 0];
  const colours = [1, 0, 0, ...word(count < 3 ? greySpace : srgbSpace)];
  const header = new PdfBytes();
  box(header, 'ihdr', size);
  box(header, 'colr', colours);
  box(out, 'jp2h', header.copy());
  box(out, 'jp2c', codestream);
  return out.copy();
}

function box(out: PdfBytes, type: string, content: readonly number[] | Uint8Array): void {
  out.bytes(Uint8Array.from([...word(content.length + 8), ...letters(type)]));
  out.bytes(content instanceof Uint8Array ? content : Uint8Array.from(content));
}

const word = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
