import type { CosDocument } from '../../syntax/document.ts';
import { integerOf } from '../../syntax/file-object.ts';
import type { Page } from '../../syntax/pages.ts';
import { type CosReference, type CosValue, isName } from '../../syntax/values.ts';
import { limits } from '../limits.ts';

type Reader = Pick<CosDocument, 'resolved' | 'dictionary' | 'catalog' | 'streamAt' | 'trailer'>;

/**
 * Whether the tree of the pages is one as ISO 32000-1, 7.7.3 has it: every node says what it is, what is above it and how
 * many pages are below it, and no page stands in it twice. Readers that find pages by these entries find all of them.
 */
export function pageTreeIsSound(document: Reader, pages: readonly Page[]): boolean {
  const root = document.catalog?.entries.get('Pages');
  if (document.streamAt(document.trailer.entries.get('Root')) !== undefined) return false;
  if (root?.kind !== 'reference' || document.dictionary(root)?.entries.has('Parent')) return false;
  const walk = new TreeWalk(document);
  return walk.node(root, undefined, 0) === pages.length && walk.isSound;
}

const depthMax = 64;

class TreeWalk {
  isSound = true;
  readonly #document: Reader;
  readonly #visited = new Set<number>();

  constructor(document: Reader) {
    this.#document = document;
  }

  /** The number of pages below a node, or 1 for a page. */
  node(value: CosValue, above: CosReference | undefined, depth: number): number {
    const dictionary = this.#document.dictionary(value);
    if (
      value.kind !== 'reference' ||
      dictionary === undefined ||
      this.#document.streamAt(value) !== undefined ||
      depth > depthMax ||
      this.#visited.has(value.number)
    )
      return this.#broken();
    this.#visited.add(value.number);
    const parent = dictionary.entries.get('Parent');
    if (above !== undefined && !(parent?.kind === 'reference' && parent.number === above.number)) this.#broken();
    const type = this.#document.resolved(dictionary.entries.get('Type'));
    const kids = this.#document.resolved(dictionary.entries.get('Kids'));
    if (kids?.kind !== 'array') return isName(type, 'Page') && above !== undefined ? 1 : this.#broken();
    if (!isName(type, 'Pages') || this.#visited.size > limits.objectsMax) return this.#broken();
    const count = kids.items.reduce((sum, kid) => sum + this.node(kid, value, depth + 1), 0);
    if (integerOf(this.#document.resolved(dictionary.entries.get('Count'))) !== count) this.#broken();
    return count;
  }

  #broken(): number {
    this.isSound = false;
    return 0;
  }
}
