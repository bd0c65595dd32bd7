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
  readonly depth: number;
}

/** What a walk over the tree comes to know besides the pages. */
export interface WalkFindings {
  /** As of `PageTree`, whether one is missing or not. */
  isSound: boolean;
  /** Why it is not the whole tree. */
  end?: 'PDF_UNREADABLE' | 'PDF_TOO_COMPLEX';
}

/** Entries of pages and nodes that stand in the tree once more. */
const repeatedMax = 100_000;

/**
 * The places of a tree in order, those included that viewers find in a damaged one: a page that is written in the tree itself, a node
 * that leads back to one around it, which is passed over, and a kid that is not there, which is a page without content.
 */
export function* placesIn(
  document: Pick<CosDocument, 'resolved' | 'dictionary'>,
  root: CosValue | undefined,
  findings: WalkFindings,
): Generator<PagePlace> {
  const seen = new Set<CosDictionary | undefined>();
  let repeatedLeft = repeatedMax;
  /** The nodes around one, the root first. */
  const around: (CosDictionary | undefined)[] = [];
  const waiting: Waiting[] = root === undefined ? [] : [{ value: root, inherited: new Map(), depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    around.length = depth;
    const node = document.dictionary(value);
    const isAgain = node !== undefined && seen.has(node);
    seen.add(node);
    const reference = value.kind === 'reference' ? value : undefined;
    if (isAgain || !reference) findings.isSound = false;
    if (isAgain && around.includes(node)) continue;
    // The same node may stand in the tree again and again
    if (isAgain) repeatedLeft -= 1 + node.entries.size;
    if (repeatedLeft < 0) {
      findings.end = 'PDF_TOO_COMPLEX';
      return yield missing;
    }
    const isDeep = depth > limits.ancestorsMax;
    if (isDeep) findings.end = 'PDF_UNREADABLE';
    const kids = document.resolved(node?.entries.get('Kids'));
    if (kids?.kind === 'array' && !isDeep) {
      const inherited = inheritedWith(document, next.inherited, node);
      around.push(node);
      for (const kid of [...kids.items].reverse()) waiting.push({ value: kid, inherited, depth: depth + 1 });
      continue;
    }
    // What has no kids is a page, whatever it says, unless it says how many pages are below it
    const count = node && integerOf(document.resolved(node.entries.get('Count')));
    const isNode =
      isName(document.resolved(node?.entries.get('Type')), 'Pages') && node?.entries.has('Contents') !== true;
    if (isNode && count === 0) continue;
    if (!node || (isNode && count !== undefined)) yield missing;
    else {
      const entries = new Map([...next.inherited, ...node.entries, ...inheritedWith(document, next.inherited, node)]);
      yield { reference, dictionary: { kind: 'dictionary', entries } };
    }
  }
}

/** What the nodes below a node inherit, or a page has: what is said there and leads to nothing is not said. */
function inheritedWith(
  document: Pick<CosDocument, 'resolved'>,
  above: ReadonlyMap<string, CosValue>,
  node: CosDictionary | undefined,
): ReadonlyMap<string, CosValue> {
  const inherited = new Map(above);
  for (const key of inheritable) {
    const own = node?.entries.get(key);
    if (own && document.resolved(own) !== undefined) inherited.set(key, own);
  }
  return inherited;
}

const missing: PagePlace = { reference: undefined, dictionary: undefined };

/** The pages of a document in order, as `placesIn`. Problems: pdf.unreadable, pdf.too-many-pages, pdf.too-complex. */
export function pageTreeOf(document: CosDocument): Result<PageTree> {
  const places: PagePlace[] = [];
  const findings: WalkFindings = { isSound: true };
  for (const place of placesIn(document, document.catalog?.entries.get('Pages'), findings)) {
    if (findings.end || document.isTooComplex) break;
    if (places.length === limits.pagesMax) {
      return failed(problem('PDF_TOO_MANY_PAGES', [], { pages: places.length + 1, max: limits.pagesMax }));
    }
    places.push(place);
  }
  const isEmpty = places.every((place) => place === missing);
  if (findings.end || document.isTooComplex || isEmpty) return unreadable(document, findings.end);
  return ok({ places, isSound: findings.isSound && !places.includes(missing) });
}

/**
 * The pages of a document whose tree is sound, in order. Problems: those of `pageTreeOf`; pdf.unreadable for a tree that is not.
 */
export function pagesOf(document: CosDocument): Result<readonly Page[]> {
  const tree = pageTreeOf(document);
  if (!tree.ok) return tree;
  // In a sound tree each place has a page with a number
  return tree.value.isSound ? ok(tree.value.places as readonly Page[]) : unreadable(document);
}

function unreadable(document: CosDocument, code: WalkFindings['end'] = 'PDF_UNREADABLE'): Result<never> {
  return failed(problem(document.isTooComplex ? 'PDF_TOO_COMPLEX' : code, []));
}

/** The root of the pages, for adding to it. */
export function pageTreeRoot(
  document: CosDocument,
): { readonly reference: CosReference; readonly dictionary: CosDictionary } | undefined {
  const reference = document.catalog?.entries.get('Pages');
  const dictionary = document.dictionary(reference);
  return reference?.kind === 'reference' && dictionary !== undefined ? { reference, dictionary } : undefined;
}
