import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import type { Mutant } from './mutations.ts';

/** What the plugin does, by the variable MUTATE: the name of a file with these. */
export interface Orders {
  readonly mutants: readonly Mutant[];
  /** One of them takes effect; or none does, and each tells when it would have run. */
  readonly active?: number;
  /** Where the hits are written. */
  readonly hits?: string;
}

export const orders: Orders = JSON.parse(
  readFileSync(process.env['MUTATE'] ?? '/dev/null', 'utf8') || '{"mutants":[]}',
);

/** Puts a mutant into its file as it is loaded, or marks in every file where its mutants are. */
export function mutating(): Plugin {
  const byPath = Map.groupBy(
    orders.mutants.map((mutant, index) => ({ ...mutant, index })),
    ({ path }) => resolve(path),
  );
  return {
    name: 'mutating',
    enforce: 'pre',
    transform(code, id) {
      const here = byPath.get(id) ?? [];
      const changed = new MagicString(code);
      if (orders.active === undefined) mark(changed, here);
      for (const { index, start, end, text } of here) if (index === orders.active) changed.update(start, end, text);
      return changed.hasChanged() ? { code: changed.toString(), map: changed.generateMap({ hires: true }) } : undefined;
    },
  };
}

type Placed = Mutant & { readonly index: number };

/** Each mutant tells its number before what it would change is computed. */
function mark(code: MagicString, mutants: readonly Placed[]): void {
  const outerFirst = mutants.toSorted((one, other) => one.start - other.start || other.end - one.end);
  for (const { index, start, isStatement } of outerFirst)
    code.appendRight(start, isStatement ? `{globalThis.hit?.(${index});` : `(globalThis.hit?.(${index}),(`);
  const innerFirst = mutants.toSorted((one, other) => one.end - other.end || other.start - one.start);
  for (const { end, isStatement } of innerFirst) code.appendLeft(end, isStatement ? '}' : '))');
}
