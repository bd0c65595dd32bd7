import type { Page } from '../../syntax/pages.ts';
import {
  arrayValue,
  type CosValue,
  emptyDictionary,
  nameValue,
  numberValue,
  withEntries,
} from '../../syntax/values.ts';
import { pageTreeIsSound } from '../check/page-tree.ts';
import type { Draft } from './draft.ts';

const boxes = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'] as const;
/** What pages may have from nodes above them (ISO 32000-1, table 30). */
const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/**
 * Gives the document a tree of pages that all readers understand, where its own is not one: all pages below one root, with
 * what they inherited as their own. Returns the pages as they stand in it: one that stood there twice is a copy.
 */
export function cleanPageTree(draft: Draft, pages: readonly Page[]): readonly Page[] {
  if (pageTreeIsSound(draft, pages)) return pages.map((page) => withPlainBoxes(draft, page));
  const root = draft.add(emptyDictionary);
  const seen = new Set<number>();
  const placed = pages.map(({ reference, dictionary }): Page => {
    const inherited = Object.fromEntries(
      inheritable.flatMap((key): [string, CosValue][] => {
        const value = dictionary.entries.get(key);
        return value === undefined ? [] : [[key, value]];
      }),
    );
    const own = draft.dictionary(reference) ?? emptyDictionary;
    const whole = withEntries(own, { ...inherited, Type: nameValue('Page'), Parent: root });
    const isCopy = seen.has(reference.number);
    seen.add(reference.number);
    if (!isCopy) draft.replace(reference, whole);
    return withPlainBoxes(draft, { reference: isCopy ? draft.add(whole) : reference, dictionary: whole });
  });
  const kids = arrayValue(placed.map(({ reference }) => reference));
  draft.replace(
    root,
    withEntries(emptyDictionary, { Type: nameValue('Pages'), Kids: kids, Count: numberValue(placed.length) }),
  );
  draft.editCatalog({ Pages: root });
  draft.changed('page-tree-rebuilt');
  return placed;
}

/** What readers take for the size of a page that has none. */
const letter = arrayValue([0, 0, 612, 792].map(numberValue));

/**
 * Boxes whose numbers stand in them: not every reader looks for numbers elsewhere. Of boxes that are none, readers take no
 * notice.
 */
function withPlainBoxes(draft: Draft, page: Page): Page {
  const changes: Record<string, CosValue | undefined> = {};
  for (const key of boxes) {
    const given = page.dictionary.entries.get(key);
    if (given === undefined) continue;
    const box = draft.resolved(given);
    const items = box?.kind === 'array' ? box.items.map((item) => draft.resolved(item)) : [];
    const sides = items.map((item) => (item?.kind === 'number' ? item.value : Number.NaN));
    const isBox = sides.length === 4 && sides[0] !== sides[2] && sides[1] !== sides[3] && !sides.some(Number.isNaN);
    if (!isBox) changes[key] = key === 'MediaBox' ? letter : undefined;
    else if (box?.kind === 'array' && box.items.some(({ kind }) => kind !== 'number'))
      changes[key] = arrayValue(items.flatMap((item) => item ?? []));
  }
  if (Object.keys(changes).length === 0) return page;
  draft.edit(page.reference, changes);
  return { ...page, dictionary: withEntries(page.dictionary, changes) };
}
