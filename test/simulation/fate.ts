import { Chance } from '../faults/chance.ts';

/** What may go wrong. */
export type FaultKind =
  | 'killed before a step of the store'
  | 'killed after a step of the store'
  | 'killed while it asks the network'
  | 'killed while it sends a webhook'
  | 'killed out of the blue'
  | 'frozen for a while'
  | 'store slow'
  | 'store locked'
  | 'disk full'
  | 'disk failing'
  | 'answer of the store lost'
  | 'store out of reach for a while'
  | 'network slow'
  | 'network takes a case and does not answer'
  | 'network takes a case and says it does not know'
  | 'network takes a case and breaks off'
  | 'network out of reach'
  | 'network not ready'
  | 'network does not answer'
  | 'network down for a while'
  | 'news late'
  | 'news told again'
  | 'receiver fails'
  | 'receiver redirects'
  | 'receiver takes a message and does not answer'
  | 'receiver out of reach'
  | 'receiver slow'
  | 'receiver asks to wait'
  | 'receiver down for a while'
  | 'client gone before the answer'
  | 'answer to a client lost'
  | 'clock jumps'
  | 'clock of a machine is off';

/** A fault that was injected, by the name that stays the same when others are taken away. */
export interface Injected {
  readonly id: string;
  readonly kind: FaultKind;
  readonly at: number;
}

/**
 * Decides what goes wrong. Each kind of fault has a chance of its own and each occasion of it a number, so that a fault can be
 * taken away and the others stay where they are.
 */
export class Fate {
  readonly injected: Injected[] = [];
  /** Whether things may still go wrong. */
  isKind = false;
  readonly #seed: number;
  readonly #spared: ReadonlySet<string>;
  readonly #occasions = new Map<FaultKind, number>();
  readonly #chances = new Map<FaultKind, Chance>();
  readonly #rates: (kind: FaultKind) => number;
  readonly #now: () => number;

  constructor(seed: number, rates: (kind: FaultKind) => number, spared: ReadonlySet<string>, now: () => number) {
    this.#seed = seed;
    this.#rates = rates;
    this.#spared = spared;
    this.#now = now;
  }

  /** Whether a fault strikes on this occasion. */
  strikes(kind: FaultKind): boolean {
    return this.struck(kind) !== undefined;
  }

  /** How large the fault is that strikes on this occasion, from one bound to the other, small more often; undefined: none does. */
  struck(kind: FaultKind, least = 0, most = least): number | undefined {
    const rate = this.#rates(kind);
    if (this.isKind || rate === 0) return undefined;
    const number = (this.#occasions.get(kind) ?? 0) + 1;
    this.#occasions.set(kind, number);
    const chance = this.#chanceOf(kind);
    const [drawn, size] = [chance.number(), chance.number()];
    const id = `${kind} ${number}`;
    if (drawn >= rate || this.#spared.has(id)) return undefined;
    this.injected.push({ id, kind, at: this.#now() });
    return Math.round(least + (most - least) * size ** 2);
  }

  #chanceOf(kind: FaultKind): Chance {
    const known = this.#chances.get(kind);
    if (known !== undefined) return known;
    let mixed = this.#seed;
    for (const letter of kind) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193);
    const chance = new Chance(mixed >>> 0);
    this.#chances.set(kind, chance);
    return chance;
  }
}
