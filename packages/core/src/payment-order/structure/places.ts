import type { Path } from '../../problem/problem.ts';
import type { OpenedElement, XmlPlace, XmlWatch } from '../../xml/index.ts';
import { pathStep } from './path-step.ts';
import { addPath, type PathNode, pathTree } from './path-tree.ts';

interface Open {
  readonly path: Path;
  readonly node: PathNode;
  /** How many there were of each name. */
  counts: Map<string, number> | undefined;
}

/** Finds where in a file the elements stand that paths lead to. */
export class Places implements XmlWatch {
  private readonly root = pathTree();
  private readonly opened: Open[] = [{ path: [], node: this.root, counts: undefined }];
  /** Elements open in one that no path leads to. */
  private passed = 0;

  constructor(paths: Iterable<Path>) {
    for (const path of paths) addPath(this.root, path);
  }

  open({ name, place }: OpenedElement): void {
    const outer = this.opened.at(-1) as Open;
    const node = this.passed > 0 ? undefined : this.enter(name, outer);
    if (node === undefined) this.passed += 1;
    else node.place ??= place;
  }

  close(): void {
    if (this.passed > 0) this.passed -= 1;
    else this.opened.pop();
  }

  private enter(name: string, outer: Open): PathNode | undefined {
    outer.counts ??= new Map();
    const before = outer.counts.get(name) ?? 0;
    outer.counts.set(name, before + 1);
    const steps = pathStep(name, outer.path, before);
    let node: PathNode | undefined = outer.node;
    for (const step of steps) node = node?.inner?.get(step);
    if (node !== undefined) this.opened.push({ path: [...outer.path, ...steps], node, counts: undefined });
    return node;
  }

  /** The place of the element, or of the one around it that is there. */
  of(path: Path): XmlPlace {
    let node: PathNode | undefined = this.root;
    let { place } = this.root;
    for (const step of path) {
      node = node.inner?.get(step);
      if (node === undefined) break;
      // A list itself has no place: its first element has
      place = node.place ?? place;
    }
    return place ?? { line: 1, column: 1 };
  }
}
