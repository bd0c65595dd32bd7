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

interface Waiting {
  readonly value: CosValue;
  readonly inherited: ReadonlyMap<string, CosValue>;
  readonly depth: number;
}

/**
 * The pages of a document in order. A page that cannot be read is a failure: leaving it out would shift all behind it.
 * Problems: pdf.unreadable, pdf.too-many-pages, pdf.too-complex.
 */
export function pagesOf(document: CosDocument): Result<readonly Page[]> {
  const pages: Page[] = [];
  const visited = new Set<number>();
  let isCircular = false;
  let valuesLeft: number = limits.valuesMax;
  const root = document.catalog?.entries.get('Pages');
  const waiting: Waiting[] = root === undefined ? [] : [{ value: root, inherited: new Map(), depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    const dictionary = document.dictionary(value);
    if (value.kind !== 'reference' || dictionary === undefined || depth > limits.ancestorsMax)
      return unreadable(document);
    const kids = document.resolved(dictionary.entries.get('Kids'));
    if (kids?.kind !== 'array') {
      if (isName(dictionary.entries.get('Type'), 'Pages')) return unreadable(document);
      if (pages.length === limits.pagesMax) {
        return failed(problem('PDF_TOO_MANY_PAGES', [], { pages: pages.length + 1, max: limits.pagesMax }));
      }
      // The same page may stand in the tree again and again
      valuesLeft -= dictionary.entries.size + next.inherited.size;
      if (valuesLeft < 0) return failed(problem('PDF_TOO_COMPLEX', []));
      pages.push({ reference: value, dictionary: withInherited(dictionary, next.inherited) });
      continue;
    }
    if (visited.has(value.number)) {
      isCircular = true;
      continue;
    }
    visited.add(value.number);
    const inherited = new Map(next.inherited);
    for (const key of inheritable) {
      const own = dictionary.entries.get(key);
      if (own !== undefined) inherited.set(key, own);
    }
    for (const kid of [...kids.items].reverse()) waiting.push({ value: kid, inherited, depth: depth + 1 });
    if (waiting.length > limits.objectsMax) return failed(problem('PDF_TOO_COMPLEX', []));
  }
  // A node that comes again adds nothing where there are as many pages as the tree says
  const count = integerOf(document.resolved(document.dictionary(root)?.entries.get('Count')));
  if (pages.length === 0 || (isCircular && pages.length !== count) || document.isTooComplex)
    return unreadable(document);
  return ok(pages);
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
