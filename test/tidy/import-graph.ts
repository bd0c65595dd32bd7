import { dirname, posix } from 'node:path';
import { importsOf, type Source } from './sources.ts';

/** One import: the file that writes it and the file it names. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Who imports whom; each pair keeps one import that makes it. */
export type ImportGraph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/** The imports between the given files, type imports included; imports of anything else are left out. */
export function importsBetween(sources: readonly Source[]): Import[] {
  const paths = new Set(sources.map(({ path }) => path));
  return sources.flatMap(({ path, text }) =>
    importsOf(text)
      .filter((name) => name.startsWith('.'))
      .map((name) => ({ from: path, to: posix.join(dirname(path), name) }))
      .filter(({ to }) => paths.has(to)),
  );
}

/** Makes a graph of imports; `nameOf` says which node a file belongs to, undefined for none. */
export function graphOf(imports: readonly Import[], nameOf: (path: string) => string | undefined): ImportGraph {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [nameOf(one.from), nameOf(one.to)];
    if (from === undefined || to === undefined) continue;
    const targets = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, targets);
    if ((from !== to || one.from === one.to) && !targets.has(to)) targets.set(to, one);
  }
  return graph;
}

/** What lies directly in a folder: `a/b` holds its files and its sub-folders. */
export function childOf(folder: string): (path: string) => string | undefined {
  return (path) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined);
}

/** Every folder that holds one of the files, from the given root down. */
export function foldersOf(sources: readonly Source[], top: string): string[] {
  const folders = new Set<string>();
  for (const { path } of sources) {
    for (let folder = dirname(path); folder.startsWith(top); folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].sort();
}

/** The shortest way from a node back to itself, undefined if there is none: breadth first, in the order of the imports. */
function circleThrough(graph: ImportGraph, start: string): Import[] | undefined {
  const wayTo = new Map<string, Import[]>([[start, []]]);
  for (const [name, way] of wayTo) {
    for (const [next, one] of graph.get(name) ?? []) {
      if (next === start) return [...way, one];
      if (!wayTo.has(next)) wayTo.set(next, [...way, one]);
    }
  }
  return undefined;
}

/** The circles of a graph, shortest first; a node that is in one of them already is not asked again. */
export function circlesOf(graph: ImportGraph): Import[][] {
  const all = [...graph.keys()].flatMap((name) => {
    const circle = circleThrough(graph, name);
    return circle === undefined ? [] : [{ name, circle }];
  });
  all.sort((a, b) => a.circle.length - b.circle.length);
  const seen = new Set<string>();
  const circles: Import[][] = [];
  for (const { name, circle } of all) {
    if (seen.has(name)) continue;
    circles.push(circle);
    seen.add(name);
    for (const [from, targets] of graph) {
      if ([...targets.values()].some((one) => circle.includes(one))) seen.add(from);
    }
  }
  return circles;
}

/** A circle as lines to read: each import of it, without the folder that all share. */
export function textOf(circle: readonly Import[], top: string): string {
  const short = (path: string): string => path.replace(`${top}/`, '');
  return [`${top}:`, ...circle.map(({ from, to }) => `  ${short(from)} → ${short(to)}`)].join('\n');
}
