import type { CosDocument } from '../syntax/document.ts';
import type { PagePlace } from '../syntax/pages.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosReference,
  type CosValue,
  emptyDictionary,
  nameValue,
  numberValue,
  withEntries,
} from '../syntax/values.ts';
import { Update } from '../writer/update.ts';

/** In points: A4. */
const usualBox = arrayValue([0, 0, 595.28, 841.89].map(numberValue));

/**
 * A document whose tree of pages is damaged with a sound one behind it, in which each page is an object of its own: what viewers show of
 * it, for all that reads or changes it. An empty page stands where one is missing, so that those behind it keep their numbers.
 * Undefined where the document has no catalog. Source: ISO 32000-1, 7.7.3.
 */
export function withPageTree(document: CosDocument, places: readonly PagePlace[]): Uint8Array<ArrayBuffer> | undefined {
  const reference = document.trailer.entries.get('Root');
  const catalog = document.catalog;
  if (reference?.kind !== 'reference' || catalog === undefined) return undefined;
  const update = new Update(document);
  const old = catalog.entries.get('Pages');
  const root = old?.kind === 'reference' ? old : update.allocate();
  const box = places.find(({ dictionary }) => dictionary !== undefined)?.dictionary?.entries.get('MediaBox');
  const empty = withEntries(emptyDictionary, { MediaBox: box ?? usualBox, Resources: emptyDictionary });
  const placed = new Set<number>();
  const kids = places.map((place): CosValue => {
    const page = withEntries(place.dictionary ?? empty, { Type: nameValue('Page'), Parent: root });
    const own = numberOf(place, placed);
    if (own === undefined) return update.add(page);
    update.set(own, page);
    return own;
  });
  update.set(root, treeOf(kids));
  if (root !== old) update.set(reference, withEntries(catalog, { Pages: root }));
  return update.written();
}

/** A page that stands in the tree once more is a copy: what it inherits there may be something else. */
function numberOf({ reference }: PagePlace, placed: Set<number>): CosReference | undefined {
  if (reference === undefined || placed.has(reference.number)) return undefined;
  placed.add(reference.number);
  return reference;
}

function treeOf(kids: readonly CosValue[]): CosDictionary {
  return withEntries(emptyDictionary, {
    Type: nameValue('Pages'),
    Kids: arrayValue(kids),
    Count: numberValue(kids.length),
  });
}
