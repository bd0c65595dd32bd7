import type { CosDocument } from '../syntax/document.ts';
import type { CosDictionary, CosString, CosValue } from '../syntax/values.ts';
import { limits } from './limits.ts';

type Reader = Pick<CosDocument, 'resolved' | 'dictionary'>;

/** A name and what it stands for. */
export interface NameEntry {
  readonly key: CosString;
  readonly value: CosValue;
}

/** All entries of a name tree in order (ISO 32000-1, 7.9.6); a node that comes again is passed over. */
export function nameEntries(document: Reader, root: CosValue | undefined): readonly NameEntry[] {
  const entries: NameEntry[] = [];
  const visited = new Set<CosDictionary>();
  const waiting = root === undefined ? [] : [root];
  for (let next = waiting.pop(); next !== undefined && visited.size < limits.nodesMax; next = waiting.pop()) {
    const node = document.dictionary(next);
    if (node === undefined || visited.has(node)) continue;
    visited.add(node);
    const names = document.resolved(node.entries.get('Names'));
    const items = names?.kind === 'array' ? names.items : [];
    for (let at = 0; at + 1 < items.length && entries.length < limits.namesMax; at += 2) {
      const key = document.resolved(items[at]);
      const value = items[at + 1];
      if (key?.kind === 'string' && value !== undefined) entries.push({ key, value });
    }
    const kids = document.resolved(node.entries.get('Kids'));
    if (kids?.kind === 'array') waiting.push(...kids.items.slice(0, limits.nodesMax).reverse());
  }
  return entries;
}

/** A tree of one node with these entries and another, in the order of their bytes. One of the same name is replaced. */
export function treeWith(entries: readonly NameEntry[], added: NameEntry): CosDictionary {
  const others = entries.filter(({ key }) => compare(key.bytes, added.key.bytes) !== 0);
  return treeOf([...others, added]);
}

/** A tree of one node with these entries, in the order of their bytes. */
export function treeOf(entries: readonly NameEntry[]): CosDictionary {
  const sorted = [...entries].sort((a, b) => compare(a.key.bytes, b.key.bytes));
  const names: CosValue = { kind: 'array', items: sorted.flatMap(({ key, value }) => [key, value]) };
  return { kind: 'dictionary', entries: new Map([['Names', names]]) };
}

function compare(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const difference = (a[at] as number) - (b[at] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
