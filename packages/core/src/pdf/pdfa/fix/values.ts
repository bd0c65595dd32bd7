import { zlibSync } from 'fflate';
import {
  arrayValue,
  type CosName,
  type CosValue,
  isName,
  nameValue,
  referenceTo,
  withEntries,
} from '../../assembly/values.ts';
import { longFilterName } from '../../reading/filters.ts';
import type { Draft } from './draft.ts';
import { soundNumber } from './operands.ts';

/** Repairs values wherever they stand: numbers (ISO 19005-3, 6.1.13), names (6.1.8) and filters of streams (6.1.7.2). */
export function repairValues(draft: Draft): void {
  draft.rewriteValues((value) => {
    const sound =
      value.kind === 'number' ? soundNumber(value) : value.kind === 'dictionary' ? withSoundNames(value) : value;
    if (sound !== value) draft.changed('value-repaired');
    return sound;
  });
  repairFilters(draft);
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

/** Filters by their long names, and LZW and what is unknown unpacked; what no reader can unpack is empty. */
function repairFilters(draft: Draft): void {
  for (const [number, { value, stream }] of draft.reachable()) {
    if (stream === undefined || value.kind !== 'dictionary') continue;
    const filter = draft.resolved(value.entries.get('Filter'));
    const listed = filter?.kind === 'array' ? filter.items : filter === undefined ? [] : [filter];
    const names = listed.map((item) => draft.resolved(item));
    const long = names.map((item) => (item?.kind === 'name' ? nameValue(longFilterName(item.name)) : item));
    if (long.every((item) => item?.kind === 'name' && knownFilters.has(item.name))) {
      if (long.some((item, index) => item?.kind === 'name' && !isName(names[index], item.name))) {
        draft.edit(referenceTo(number), { Filter: arrayValue(long as CosName[]) });
        draft.changed('compression-changed');
      }
      continue;
    }
    const described = withEntries(value, { Filter: arrayValue(long.flatMap((item) => item ?? [])) });
    const bytes = draft.decodedStream(described, stream) ?? new Uint8Array(0);
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
