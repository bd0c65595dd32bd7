import { zlibSync } from 'fflate';
import { skipInlineData } from '../../content/inline-data.ts';
import { isWhiteSpace } from '../../syntax/bytes.ts';
import { decoded } from '../../syntax/filters/unpacked.ts';
import type { ValueReader } from '../../syntax/value-reader.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  dictionaryText,
  isName,
  isTrue,
  nameValue,
  nullValue,
  withEntries,
} from '../../syntax/values.ts';
import type { PdfBytes } from '../../writer/pdf-bytes.ts';
import { intents, looksEnded } from '../check/content.ts';
import { inlineFilters } from '../check/pictures.ts';
import { limits } from '../limits.ts';
import { soundNumber } from './operands.ts';

/** Long names of the entries of inline pictures, by the short ones (ISO 32000-1, tables 93 and 94). */
const longFilters: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
};

/**
 * Copies the inline picture behind a `BI` as ISO 19005-3, 6.1.10 and 6.2.8 have it: without LZW, not smoothed, and with
 * nothing in it that looks like its end. False when it does not end.
 */
export function copyInlineImage(reader: ValueReader, out: PdfBytes): boolean {
  const entries = new Map<string, CosValue>();
  for (reader.skip(); !reader.isAtEnd && reader.bytes[reader.at] === 0x2f; reader.skip()) {
    const key = reader.value();
    if (key.kind === 'name') entries.set(key.name, reader.value());
  }
  const begin = reader.value();
  if (begin.kind !== 'word' || begin.text !== 'ID') return false;
  const start = reader.at + 1;
  if (!skipInlineData(reader, entries)) return false;
  const end = reader.at - (isWhiteSpace(reader.bytes[reader.at - 3]) ? 3 : 2);
  const data = reader.bytes.subarray(start, Math.max(start, end));
  const picture = withoutSmoothing({ kind: 'dictionary', entries });
  const made = isAllowed(picture) ? { picture, data } : repacked(picture, data);
  if (made === undefined) return false;
  const { picture: head, data: body } = looksEnded(made.data, 0, made.data.length)
    ? inDigits(made.picture, made.data)
    : made;
  out.text(`BI ${dictionaryText(soundNumber(head) as CosDictionary)} ID `);
  out.bytes(body);
  out.text('\nEI\n');
  return true;
}

const entry = ({ entries }: CosDictionary, key: string, short: string): CosValue | undefined =>
  entries.get(key) ?? entries.get(short);

function withoutSmoothing(picture: CosDictionary): CosDictionary {
  const { entries } = picture;
  const intent = entries.get('Intent');
  return withEntries(picture, {
    ...(isTrue(entries.get('Interpolate')) && { Interpolate: undefined }),
    ...(isTrue(entries.get('I')) && { I: undefined }),
    ...(intent !== undefined && !intents.some((name) => isName(intent, name)) && { Intent: undefined }),
  });
}

function filtersOf(picture: CosDictionary): CosValue[] {
  const filter = entry(picture, 'Filter', 'F');
  return filter?.kind === 'array' ? [...filter.items] : filter === undefined ? [] : [filter];
}

function isAllowed(picture: CosDictionary): boolean {
  return filtersOf(picture).every((filter) => filter.kind === 'name' && inlineFilters.test(filter.name));
}

const packing = { Filter: undefined, F: undefined, DecodeParms: undefined, DP: undefined };

function repacked(picture: CosDictionary, data: Uint8Array): { picture: CosDictionary; data: Uint8Array } | undefined {
  const filters = filtersOf(picture).map((filter) =>
    filter.kind === 'name' ? nameValue(longFilters[filter.name] ?? filter.name) : filter,
  );
  const described = withEntries(picture, {
    Filter: arrayValue(filters),
    DecodeParms: entry(picture, 'DecodeParms', 'DP'),
  });
  const plain = decoded(described, data, limits.inlineImageBytesMax);
  return plain && { picture: withEntries(picture, { ...packing, F: nameValue('Fl') }), data: zlibSync(plain) };
}

/** The data in hexadecimal digits, in which no end is seen. */
function inDigits(picture: CosDictionary, data: Uint8Array): { picture: CosDictionary; data: Uint8Array } {
  const text = new Uint8Array(2 * data.length + 1);
  for (const [index, byte] of data.entries()) {
    text[2 * index] = digit(byte >> 4);
    text[2 * index + 1] = digit(byte & 15);
  }
  text[2 * data.length] = 0x3e;
  const parameters = entry(picture, 'DecodeParms', 'DP');
  const listed = parameters?.kind === 'array' ? parameters.items : parameters === undefined ? undefined : [parameters];
  const head = withEntries(picture, {
    ...packing,
    F: arrayValue([nameValue('AHx'), ...filtersOf(picture)]),
    DP: listed && arrayValue([nullValue, ...listed]),
  });
  return { picture: head, data: text };
}

const digit = (value: number): number => value + (value < 10 ? 48 : 87);
