import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { isProgram } from './droppable.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What it costs Node to load one file more, in bytes of script that it could read and compile instead. Measured: a file takes about
 * 0.7 ms, a megabyte about 30 ms.
 */
const bytesPerFile = 25_000;

/** How many times as often the front door is loaded as any other entry. */
const frontDoorWeight = 10;

/**
 * Entries for pages, which load them in steps: nothing is joined to what they need, since a bundler that puts a file into the first step
 * puts all of it there.
 */
const forPages = /\/src\/outputs\/\w+\.ts$/;

/** Modules that become one file, since the same entries load them. */
interface Chunk {
  readonly modules: readonly string[];
  readonly bytes: number;
  /** The entries that load it, a bit for each. */
  readonly entries: bigint;
}

interface Graph {
  readonly entries: readonly string[];
  /** Of the entries, those with a value that has no name. */
  readonly withDefault: ReadonlySet<string>;
  /** Modules that import nothing but a package of others that bundlers may not drop: in a file of their own they are dropped with it. */
  readonly alone: readonly string[];
  /** The bit of the one that `exports` names `.`, where there is one. */
  readonly frontDoor: bigint;
  readonly forPages: bigint;
  readonly bytes: ReadonlyMap<string, number>;
  /** Of each module itself and all that is loaded with it. */
  readonly loaded: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Lets a package consist of few files: a bundler makes a chunk for every set of entries, over a hundred of the core. Two become one
 * where that costs all entries together less than another file does. In place of each entry stands a module with its names, which
 * also asks for what is to be in one chunk with the modules that it needs.
 */
export async function joinedChunks(entryPoints: readonly string[]): Promise<Plugin> {
  const graph = await graphOf(entryPoints);
  const chunks = joined(chunksOf(graph), graph);
  return {
    name: 'joined-chunks',
    setup({ initialOptions, onResolve, onLoad }) {
      const own = graph.alone.map((module) => [basename(module, '.ts'), module]);
      initialOptions.entryPoints = { ...(initialOptions.entryPoints as object), ...Object.fromEntries(own) };
      onResolve({ filter: /\.ts$/ }, ({ kind, path }) => {
        const entry = relative(root, resolve(root, path));
        if (kind !== 'entry-point' || isProgram(entry) || graph.alone.includes(entry)) return undefined;
        return { path: entry, namespace: 'entry' };
      });
      onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: entry }) => {
        const at = graph.entries.indexOf(entry);
        const modules = chunks.filter(({ entries }) => hasEntry(entries, at)).flatMap((chunk) => chunk.modules);
        const lines = [
          ...modules.toSorted().map((module) => `import './${module}';`),
          `export * from './${entry}';`,
          ...(graph.withDefault.has(entry) ? [`export { default } from './${entry}';`] : []),
        ];
        return { contents: lines.join('\n'), resolveDir: root, loader: 'js' };
      });
    },
  };
}

async function graphOf(entryPoints: readonly string[]): Promise<Graph> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'none',
    packages: 'external',
    logLevel: 'error',
  });
  const { inputs, outputs } = metafile;
  // Those that are imported when they are needed too
  const ends = Object.values(outputs).filter(({ entryPoint }) => entryPoint !== undefined);
  const alone = Object.keys(inputs).filter((module) => isAlone(inputs[module]?.imports ?? []));
  const entries = [...ends.map(({ entryPoint = '' }) => entryPoint), ...alone];
  const sizes = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    entries,
    alone,
    frontDoor: bitsOf(entries, /\/src\/index\.ts$/),
    forPages: bitsOf(entries, forPages),
    withDefault: new Set(
      ends.flatMap(({ entryPoint = '', exports }) => (exports.includes('default') ? entryPoint : [])),
    ),
    bytes: new Map(sizes.map(([module, { bytesInOutput }]) => [module, bytesInOutput])),
    loaded: new Map(Object.keys(inputs).map((module) => [module, loadedWith(module, inputs)])),
  };
}

type Imported = Metafile['inputs'][string]['imports'][number];

function isAlone(imports: readonly Imported[]): boolean {
  return imports.length > 0 && imports.every(({ external, path }) => external && mustBeKept(path));
}

/** Whether a bundler keeps a package, used or not. */
function mustBeKept(path: string): boolean {
  if (isBuiltin(path)) return false;
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  const { sideEffects } = JSON.parse(readFileSync(resolve(root, `node_modules/${name}/package.json`), 'utf8'));
  return sideEffects !== false;
}

function loadedWith(module: string, inputs: Metafile['inputs'], found: Set<string> = new Set()): Set<string> {
  if (found.has(module)) return found;
  found.add(module);
  for (const { path, kind, external } of inputs[module]?.imports ?? [])
    if (!external && kind === 'import-statement') loadedWith(path, inputs, found);
  return found;
}

/** Of the entries with such a path. */
function bitsOf(entries: readonly string[], path: RegExp): bigint {
  return entries.reduce((bits, entry, index) => bits | (path.test(entry) ? 1n << BigInt(index) : 0n), 0n);
}

function hasEntry(entries: bigint, index: number): boolean {
  return ((entries >> BigInt(index)) & 1n) === 1n;
}

/** As a bundler makes them. */
function chunksOf({ entries, bytes, loaded }: Graph): Chunk[] {
  const modules = [...loaded.keys()].map((module): Chunk => {
    const loading = entries.map((entry, index) => (loaded.get(entry)?.has(module) ? 1n << BigInt(index) : 0n));
    return { modules: [module], bytes: bytes.get(module) ?? 0, entries: loading.reduce((all, bit) => all | bit, 0n) };
  });
  return unified(modules);
}

/** One chunk for each set of entries. */
function unified(chunks: readonly Chunk[]): Chunk[] {
  const found = new Map<bigint, Chunk>();
  for (const { modules, bytes, entries } of chunks) {
    const same = found.get(entries) ?? { modules: [], bytes: 0, entries };
    found.set(entries, { modules: [...same.modules, ...modules], bytes: same.bytes + bytes, entries });
  }
  return [...found.values()];
}

/** Joins the two for which it saves most, again and again while it saves anything. */
function joined(chunks: readonly Chunk[], graph: Graph): readonly Chunk[] {
  const needs = neededChunks(chunks, graph);
  const before = costOf(chunks, graph);
  let best = { change: 0, chunks };
  // What does something when it is loaded is loaded by nobody else
  const joinable = chunks.filter(
    ({ modules }) => !modules.some((module) => isProgram(module) || graph.alone.includes(module)),
  );
  for (const [index, one] of joinable.entries()) {
    for (const other of joinable.slice(index + 1)) {
      if (((one.entries ^ other.entries) & graph.forPages) !== 0n) continue;
      const [both] = unified([one, other].map((chunk) => ({ ...chunk, entries: one.entries | other.entries })));
      if (both === undefined || costOf([both], graph) - costOf([one, other], graph) >= best.change) continue;
      // What they need is loaded with them
      const needed = new Set([one, other, ...(needs.get(one) ?? []), ...(needs.get(other) ?? [])]);
      const changed = chunks.map((chunk) =>
        needed.has(chunk) ? { ...chunk, entries: chunk.entries | both.entries } : chunk,
      );
      const change = costOf(unified(changed), graph) - before;
      if (change < best.change) best = { change, chunks: changed };
    }
  }
  return best.change < 0 ? joined(unified(best.chunks), graph) : chunks;
}

function neededChunks(chunks: readonly Chunk[], { loaded }: Graph): ReadonlyMap<Chunk, ReadonlySet<Chunk>> {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((module) => [module, chunk] as const)));
  return new Map(
    chunks.map((chunk) => {
      const modules = chunk.modules.flatMap((module) => [...(loaded.get(module) ?? [])]);
      return [chunk, new Set(modules.map((module) => chunkOf.get(module) as Chunk))];
    }),
  );
}

/** To load them with each of their entries, as often as it is loaded. */
function costOf(chunks: readonly Chunk[], { frontDoor }: Graph): number {
  const costs = chunks.map(({ entries, bytes }) => {
    const times = count(entries) + (frontDoorWeight - 1) * count(entries & frontDoor);
    return times * (bytes + bytesPerFile);
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

function count(bits: bigint): number {
  return bits.toString(2).replaceAll('0', '').length;
}
