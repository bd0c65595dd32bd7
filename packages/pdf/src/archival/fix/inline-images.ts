import { zlibSync } from 'fflate';
import { type InlineImage, looksEnded } from '../../content/inline-image.ts';
import { filtersOf } from '../../syntax/filters/filters.ts';
import { decoded } from '../../syntax/filters/unpacked.ts';
import {
  arrayValue,
  type CosDictionary,
  entriesText,
  isName,
  isTrue,
  nameValue,
  nullValue,
  withEntries,
} from '../../syntax/values.ts';
import type { PdfBytes } from '../../writer/pdf-bytes.ts';
import { intents } from '../check/content.ts';
import { inlineFilters } from '../check/pictures.ts';
import { limits } from '../limits.ts';
import { soundNumber } from './operands.ts';

/**
 * Writes an inline picture as ISO 19005-3, 6.1.10 and 6.2.8 have it: without LZW, not smoothed, and with nothing in it that
 * looks like its end. False when it cannot be unpacked.
 */
export function writeInlineImage({ dictionary, data }: InlineImage, out: PdfBytes): boolean {
  const picture = withoutSmoothing(dictionary);
  const made = isAllowed(picture) ? { picture, data } : repacked(picture, data);
  if (made === undefined) return false;
  const { picture: head, data: body } = looksEnded(made.data) ? inDigits(made.picture, made.data) : made;
  out.text(`BI ${entriesText(soundNumber(head) as CosDictionary)} ID `);
  out.bytes(body);
  out.text('\nEI\n');
  return true;
}

function withoutSmoothing(picture: CosDictionary): CosDictionary {
  const { entries } = picture;
  const intent = entries.get('Intent');
  return withEntries(picture, {
    // PDF 1.7 does not know it, and other data has another one
    Length: undefined,
    ...(isTrue(entries.get('Interpolate')) && { Interpolate: undefined }),
    ...(intent !== undefined && !intents.some((name) => isName(intent, name)) && { Intent: undefined }),
  });
}

function isAllowed(picture: CosDictionary): boolean {
  return filtersOf(picture).every((filter) => inlineFilters.test(filter));
}

const packing = { Filter: undefined, DecodeParms: undefined };

function repacked(picture: CosDictionary, data: Uint8Array): { picture: CosDictionary; data: Uint8Array } | undefined {
  const plain = decoded(withLongFilters(picture), data, limits.inlineImageBytesMax);
  return (
    plain && {
      picture: withEntries(picture, { ...packing, Filter: nameValue('FlateDecode') }),
      data: zlibSync(plain),
    }
  );
}

function withLongFilters(picture: CosDictionary): CosDictionary {
  return withEntries(picture, { Filter: arrayValue(filtersOf(picture).map(nameValue)) });
}

/** The data in hexadecimal digits, in which no end is seen. */
function inDigits(picture: CosDictionary, data: Uint8Array): { picture: CosDictionary; data: Uint8Array } {
  const text = new Uint8Array(2 * data.length + 1);
  for (const [index, byte] of data.entries()) {
    text[2 * index] = digit(byte >> 4);
    text[2 * index + 1] = digit(byte & 15);
  }
  text[2 * data.length] = 0x3e;
  const parameters = picture.entries.get('DecodeParms');
  const listed = parameters?.kind === 'array' ? parameters.items : parameters === undefined ? undefined : [parameters];
  const head = withEntries(picture, {
    ...packing,
    Filter: arrayValue(['ASCIIHexDecode', ...filtersOf(picture)].map(nameValue)),
    DecodeParms: listed && arrayValue([nullValue, ...listed]),
  });
  return { picture: head, data: text };
}

const digit = (value: number): number => value + (value < 10 ? 48 : 87);
