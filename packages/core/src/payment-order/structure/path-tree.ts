import type { Path } from '../../problem/problem.ts';
import type { XmlPlace } from '../../xml/index.ts';

/** One step of paths that begin alike. */
export interface PathNode {
  /** Whether one of the paths ends here. */
  isEnd: boolean;
  place: XmlPlace | undefined;
  /** Made for the first of them: most paths end here. */
  inner: Map<string | number, PathNode> | undefined;
}

/** A root without paths. */
export function pathTree(): PathNode {
  return { isEnd: false, place: undefined, inner: undefined };
}

/** Adds a path to a root. */
export function addPath(root: PathNode, path: Path): void {
  let node = root;
  for (const step of path) {
    node.inner ??= new Map();
    let inner = node.inner.get(step);
    if (inner === undefined) {
      inner = pathTree();
      node.inner.set(step, inner);
    }
    node = inner;
  }
  node.isEnd = true;
}

/** Whether a path leads to one of a root, or one of these leads to it. */
export function touches(root: PathNode, path: Path): boolean {
  let node: PathNode | undefined = root;
  for (const step of path) {
    if (node.isEnd) return true;
    node = node.inner?.get(step);
    if (node === undefined) return false;
  }
  return node.isEnd || node.inner !== undefined;
}
