import type { CjkFonts } from '@rappen/pdf/fonts';
import { knownCollections } from './collections.ts';
import { mapOfFontName } from './font-names.ts';
import { predefinedMap } from './predefined-map.ts';
import { beside } from './shapes.ts';

/**
 * Characters of Chinese, Japanese and Korean for documents that lack their fonts, with the predefined character maps and
 * Adobe's collections: the option `cjkFonts` of `toPdfA3b`. All of it is unpacked when the first document asks for it, and kept: some
 * 4 MB of outlines and 4 MB of tables.
 */
export const cjkFonts: CjkFonts = {
  mapOf: (name) => {
    // Most documents name no other map: the tables stay packed for them
    const map = name.startsWith('Identity-') ? undefined : knownCollections().maps.get(name);
    return map && predefinedMap(map);
  },
  mapOfFont: (name) => {
    const map = knownCollections().maps.get(mapOfFontName(name) ?? '');
    return map && predefinedMap(map);
  },
  meaningOf: (ordering, cid) => {
    const collection = knownCollections().collections.get(ordering);
    const text = collection?.texts[cid] ?? '';
    return collection === undefined || text === '' ? undefined : { text, isVertical: collection.vertical.has(cid) };
  },
  beside,
};
