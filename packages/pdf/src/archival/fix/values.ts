import { utf8Encode } from '../../base/utf8.ts';
import { asciiName } from '../../fonts/ascii-name.ts';
import { latin1 } from '../../syntax/bytes.ts';
import { longFilterName } from '../../syntax/filters/filters.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosName,
  type CosReference,
  type CosValue,
  emptyDictionary,
  isName,
  nameValue,
  nullValue,
  referenceTo,
  withEntries,
} from '../../syntax/values.ts';
import { fractionsCut, soundProgram } from '../check/numbers.ts';
import { isCalculator, isTextName, streamsInPlaceOfDictionaries } from '../check/values.ts';
import type { Draft } from './draft.ts';
import { soundNumber } from './operands.ts';
import { packStream } from './packing.ts';

/**
 * Repairs values wherever they stand: damaged streams (ISO 19005-3, 6.1.1), their filters (6.1.7.2), numbers (6.1.13)
 * and names (6.1.8).
 */
export function repairValues(draft: Draft): void {
  repairFilters(draft);
  repairPrograms(draft);
  repairInformation(draft);
  draft.rewriteValues((value) => {
    const sound =
      value.kind === 'number'
        ? soundNumber(value)
        : value.kind === 'dictionary'
          ? withSoundEntries(draft, value)
          : value;
    if (sound !== value) draft.changed('value-repaired');
    return sound;
  });
}

/** Programs that reckon colours, with numbers as they may be (6.1.13). */
function repairPrograms(draft: Draft): void {
  for (const [number, { value, stream }] of draft.reachable()) {
    if (stream === undefined || value.kind !== 'dictionary' || !isCalculator(draft, value)) continue;
    const bytes = draft.decodedStream(value, stream);
    const sound = bytes && soundProgram(bytes);
    if (sound === undefined || sound === bytes) continue;
    packStream(draft, referenceTo(number), value, sound);
    draft.changed('value-repaired');
  }
}

/** Keys of one's own in the information dictionary, in Unicode (6.1.8). */
function repairInformation(draft: Draft): void {
  const information = draft.trailer.entries.get('Info');
  const { entries } = draft.dictionary(information) ?? emptyDictionary;
  const sound = (key: string): string => (isTextName(key) ? key : latin1(utf8Encode(key)));
  if ([...entries.keys()].every(isTextName) || information?.kind !== 'reference') return;
  draft.replace(information, {
    kind: 'dictionary',
    entries: new Map(Array.from(entries, ([key, value]) => [sound(key), value])),
  });
  draft.changed('value-repaired');
}

/** Takes streams away from what is a dictionary and nothing else (6.1.7.1). */
export function repairStreams(draft: Draft): void {
  const found: CosReference[] = [];
  draft.rewriteValues((value) => {
    if (value.kind === 'dictionary') found.push(...streamsInPlaceOfDictionaries(draft, value));
    return value;
  });
  for (const reference of found) draft.dropStream(reference);
  if (found.length > 0) draft.changed('value-repaired');
}

/** Names of fonts in ASCII and whole numbers without fractions, wherever they stand. */
function withSoundEntries(draft: Draft, value: CosDictionary): CosValue {
  const changes: Record<string, CosValue | undefined> = { ...fractionsCut(draft, value) };
  for (const key of ['BaseFont', 'FontName']) {
    const name = value.entries.get(key);
    if (name?.kind === 'name' && !isPlain(name)) changes[key] = plain(name);
  }
  return Object.keys(changes).length === 0 ? value : withEntries(value, changes);
}

/** Names of fonts are shown by few: letters outside ASCII are hardly ever in the character set that they should have. */
const isPlain = ({ name }: CosName): boolean => /^[\x20-\x7e]*$/.test(name);

const plain = ({ name }: CosName): CosName => nameValue(asciiName(name));

/**
 * Filters by their long names; what is damaged, packed by LZW or unknown is packed anew, a picture by its own filters
 * alone. What cannot be unpacked here stays as it is, for the check to refuse.
 */
function repairFilters(draft: Draft): void {
  for (const [number, { value, stream }] of draft.reachable()) {
    if (stream === undefined || value.kind !== 'dictionary') continue;
    const filter = draft.resolved(value.entries.get('Filter'));
    const listed = filter?.kind === 'array' ? filter.items : filter === undefined ? [] : [filter];
    const names = listed.map((item) => draft.resolved(item));
    const long = names.map((item) => (item?.kind === 'name' ? nameValue(longFilterName(item.name)) : item));
    if (
      !draft.document.isDamagedStream(value) &&
      long.every((item) => item?.kind === 'name' && knownFilters.has(item.name))
    ) {
      if (long.some((item, index) => item?.kind === 'name' && !isName(names[index], item.name))) {
        draft.edit(referenceTo(number), { Filter: arrayValue(long as CosName[]) });
        draft.changed('compression-changed');
      }
      continue;
    }
    const first = long.findIndex((item) => item?.kind === 'name' && pictureFilters.has(item.name));
    const outer = first < 0 ? long : long.slice(0, first);
    const described = withEntries(value, { Filter: arrayValue(outer.map((item) => item ?? nullValue)) });
    const unpacked = draft.decodedStream(described, stream);
    // What cannot be inflated at all, readers take as it stands
    const isAsItStands = (unpacked?.length ?? 0) === 0 && draft.document.isDamagedStream(value);
    const bytes = isAsItStands ? stream : unpacked;
    if (bytes === undefined || (bytes.length === 0 && first >= 0)) continue;
    if (first >= 0) draft.replaceStream(referenceTo(number), pictureAlone(draft, value, long, first), bytes);
    else packStream(draft, referenceTo(number), value, bytes);
    draft.changed('compression-changed');
  }
}

/** A picture without the filters around its own, which keep their parameters. */
function pictureAlone(
  draft: Draft,
  picture: CosDictionary,
  filters: readonly (CosValue | undefined)[],
  first: number,
): CosDictionary {
  const parameters = draft.resolved(picture.entries.get('DecodeParms'));
  const own = parameters?.kind === 'array' ? arrayValue(parameters.items.slice(first)) : parameters;
  const Filter = arrayValue(filters.slice(first).map((item) => item ?? nullValue));
  return withEntries(picture, { Filter, DecodeParms: own });
}

/** Filters that make a picture of bytes (ISO 32000-1, 7.4.6 to 7.4.9). */
const pictureFilters: ReadonlySet<string> = new Set(['CCITTFaxDecode', 'JBIG2Decode', 'DCTDecode', 'JPXDecode']);

const knownFilters: ReadonlySet<string> = new Set([
  'ASCIIHexDecode',
  'ASCII85Decode',
  'FlateDecode',
  'RunLengthDecode',
  'CCITTFaxDecode',
  'JBIG2Decode',
  'DCTDecode',
  'JPXDecode',
]);
