import { failed, ok, type Result } from '../base/result.ts';
import { problem } from '../problems.ts';
import type { CosDocument } from './document.ts';
import { integerOf } from './file-object.ts';
import { limits } from './limits.ts';
import { type CosDictionary, type CosReference, type CosValue, isName } from './values.ts';

/** A page of a document, with what it inherits (ISO 32000-1, 7.7.3.4) in place. */
export interface Page {
  readonly reference: CosReference;
  readonly dictionary: CosDictionary;
}

const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/** A place in the tree of the pages where a page is, or where one is missing. */
export interface PagePlace {
  /** Undefined where the page is written in the tree itself. */
  readonly reference: CosReference | undefined;
  /** With what it inherits. Undefined where the tree leads to nothing: viewers count such a page, and show none. */
  readonly dictionary: CosDictionary | undefined;
}

export interface PageTree {
  readonly places: readonly PagePlace[];
  /** Whether each page has a number of its own, stands in it once, none is missing, and no node leads back to itself. */
  readonly isSound: boolean;
}

interface Waiting {
  readonly value: CosValue;
  readonly inherited: ReadonlyMap<string, CosValue>;
  /** The numbers of the nodes around it, the nearest first. */
  readonly around: Around | undefined;
  readonly depth: number;
}

interface Around {
  readonly number: number;
  readonly outer: Around | undefined;
}

/**
 * The pages of a document in order, those included that viewers find in a damaged tree: a page that is written in the tree itself, a
 * node that leads back to one around it, which is passed over, and a kid that is not there, which is a page without content.
 * Problems: pdf.unreadable, pdf.too-many-pages, pdf.too-complex.
 */
export function pageTreeOf(document: CosDocument): Result<PageTree> {
  const places: PagePlace[] = [];
  const numbers = new Set<number | undefined>();
  let isSound = true;
  let valuesLeft: number = limits.valuesMax;
  const root = document.catalog?.entries.get('Pages');
  const waiting: Waiting[] =
    root === undefined ? [] : [{ value: root, inherited: new Map(), around: undefined, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, around, depth } = next;
    const dictionary = document.dictionary(value);
    const number = value.kind === 'reference' ? value.number : undefined;
    if (depth > limits.ancestorsMax || document.isTooComplex) return unreadable(document);
    if (isAround(around, number)) {
      isSound = false;
      continue;
    }
    isSound &&= number !== undefined;
    // The same node may stand in the tree again and again
    valuesLeft -= 1 + (dictionary?.entries.size ?? 0) + next.inherited.size;
    if (valuesLeft < 0) return failed(problem('PDF_TOO_COMPLEX', []));
    const kids = document.resolved(dictionary?.entries.get('Kids'));
    if (kids?.kind !== 'array') {
      const isNode = isName(dictionary?.entries.get('Type'), 'Pages');
      isSound &&= dictionary !== undefined && !isNode;
      if (isNode && countOf(document, dictionary) === 0) continue;
      if (places.length === limits.pagesMax) {
        return failed(problem('PDF_TOO_MANY_PAGES', [], { pages: places.length + 1, max: limits.pagesMax }));
      }
      const page = isNode ? undefined : dictionary;
      // What is put on one of two would be on the other too
      isSound &&= number === undefined || !numbers.has(number);
      numbers.add(number);
      const reference = value.kind === 'reference' && page !== undefined ? value : undefined;
      places.push({ reference, dictionary: page && withInherited(page, next.inherited) });
      continue;
    }
    const inherited = new Map(next.inherited);
    for (const key of inheritable) {
      const own = dictionary?.entries.get(key);
      if (own !== undefined) inherited.set(key, own);
    }
    const within = number === undefined ? around : { number, outer: around };
    for (const kid of [...kids.items].reverse())
      waiting.push({ value: kid, inherited, around: within, depth: depth + 1 });
    if (waiting.length > limits.objectsMax) return failed(problem('PDF_TOO_COMPLEX', []));
  }
  const isEmpty = places.every(({ dictionary }) => dictionary === undefined);
  return isEmpty || document.isTooComplex ? unreadable(document) : ok({ places, isSound });
}

function isAround(around: Around | undefined, number: number | undefined): boolean {
  for (let at = around; at !== undefined; at = at.outer) if (at.number === number) return true;
  return false;
}

function countOf(document: CosDocument, dictionary: CosDictionary | undefined): number {
  return integerOf(document.resolved(dictionary?.entries.get('Count'))) ?? 0;
}

/**
 * The pages of a document whose tree is sound, in order. Problems: those of `pageTreeOf`; pdf.unreadable for a tree that is not.
 */
export function pagesOf(document: CosDocument): Result<readonly Page[]> {
  const tree = pageTreeOf(document);
  if (!tree.ok) return tree;
  const pages = tree.value.places.filter((place) => isPage(place));
  return tree.value.isSound ? ok(pages) : unreadable(document);
}

function isPage(place: PagePlace): place is Page {
  return place.reference !== undefined && place.dictionary !== undefined;
}

function unreadable(document: CosDocument): Result<never> {
  return failed(problem(document.isTooComplex ? 'PDF_TOO_COMPLEX' : 'PDF_UNREADABLE', []));
}

function withInherited(dictionary: CosDictionary, inherited: ReadonlyMap<string, CosValue>): CosDictionary {
  return { kind: 'dictionary', entries: new Map([...inherited, ...dictionary.entries]) };
}

/** The root of the pages, for adding to it. */
export function pageTreeRoot(
  document: CosDocument,
): { readonly reference: CosReference; readonly dictionary: CosDictionary } | undefined {
  const reference = document.catalog?.entries.get('Pages');
  const dictionary = document.dictionary(reference);
  return reference?.kind === 'reference' && dictionary !== undefined ? { reference, dictionary } : undefined;
}
