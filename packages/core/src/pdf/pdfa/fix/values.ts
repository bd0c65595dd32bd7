import { zlibSync } from 'fflate';
import { utf8Encode } from '../../../text/utf8.ts';
import { longFilterName } from '../../reading/filters.ts';
import { latin1 } from '../../values/bytes.ts';
import {
  arrayValue,
  type CosName,
  type CosValue,
  emptyDictionary,
  isName,
  nameValue,
  referenceTo,
  withEntries,
} from '../../values/values.ts';
import { isTextName } from '../check/values.ts';
import type { Draft } from './draft.ts';
import { soundNumber } from './operands.ts';

/**
 * Repairs values wherever they stand: damaged streams (ISO 19005-3, 6.1.1), their filters (6.1.7.2), numbers (6.1.13)
 * and names (6.1.8).
 */
export function repairValues(draft: Draft): void {
  repairFilters(draft);
  repairInformation(draft);
  draft.rewriteValues((value) => {
    const sound =
      value.kind === 'number' ? soundNumber(value) : value.kind === 'dictionary' ? withSoundNames(value) : value;
    if (sound !== value) draft.changed('value-repaired');
    return sound;
  });
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

/** Names of fonts in ASCII, wherever they stand. */
function withSoundNames(value: CosValue & { kind: 'dictionary' }): CosValue {
  const changes: Record<string, CosValue> = {};
  for (const key of ['BaseFont', 'FontName']) {
    const name = value.entries.get(key);
    if (name?.kind === 'name' && !isPlain(name)) changes[key] = plain(name);
  }
  return Object.keys(changes).length === 0 ? value : withEntries(value, changes);
}

/** Names of fonts are shown by few: letters outside ASCII are hardly ever in the character set that they should have. */
const isPlain = ({ name }: CosName): boolean => /^[\x20-\x7e]*$/.test(name);

const plain = ({ name }: CosName): CosName => nameValue(name.replace(/[^\x20-\x7e]/g, '_'));

/** Filters by their long names; what is damaged, packed by LZW or unknown is packed anew; what no reader can unpack is empty. */
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
    const described = withEntries(value, { Filter: arrayValue(long.flatMap((item) => item ?? [])) });
    const unpacked = draft.decodedStream(described, stream) ?? new Uint8Array(0);
    // What cannot be inflated at all, readers take as it stands
    const bytes = unpacked.length === 0 && draft.document.isDamagedStream(value) ? stream : unpacked;
    const packed = withEntries(value, { Filter: nameValue('FlateDecode'), DecodeParms: undefined });
    draft.replaceStream(referenceTo(number), packed, zlibSync(bytes));
    draft.changed('compression-changed');
  }
}

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
