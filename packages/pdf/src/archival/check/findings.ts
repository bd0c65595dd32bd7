import type { CodeOf, ParamsOf, Problem } from '../../base/problem.ts';
import type { Reported } from '../../problems.ts';
import { limits } from '../limits.ts';

/** What keeps a document from being PDF/A-3b, each thing once. */
export class Findings {
  readonly #found = new Map<string, Problem>();

  get list(): readonly Problem[] {
    return [...this.#found.values()];
  }

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  /** A rule for which there is a code of its own. */
  add<C extends CodeOf<Reported>>(code: C, params: ParamsOf<Reported, C>): void {
    const key = `${code} ${Object.values(params).join(' ')}`;
    if (this.#found.has(key) || this.#found.size >= limits.findingsMax) return;
    this.#found.set(key, { code, path: [], params });
  }

  /** Any other rule, by its clause of ISO 19005-3. */
  rule(clause: string): void {
    this.add('PDFA_RULE_BROKEN', { clause });
  }
}
