import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';

/** Whose timers and clock they are: a process of the service, which may end at any moment. */
export interface Owner {
  isAlive: boolean;
  /** Milliseconds by which its clock is ahead of that of the world. */
  clockAhead: number;
  /** Until when it stands still, by the time of the world. */
  frozenUntil: number;
}

interface Happening {
  readonly at: number;
  readonly number: number;
  readonly owner: Owner | undefined;
  readonly run: () => void;
  isOff: boolean;
}

/** Timers that are pauses between two looks for work, and how many times as long they may become. */
const pauseMilliseconds = { from: 100, to: 1_000 } as const;
const longerMax = 4;
/** From when on nothing of note counts as quiet, and the longest leap over quiet time. */
const quietMilliseconds = 1_500;
const longestLeapMilliseconds = 900_000;

/**
 * The only clock of a simulated world. Time passes from one happening to the next. While nothing of note happens, timers of
 * processes come late, as they may, so that hours of looking for work that is not there cost little.
 */
export class SimulatedTime {
  /** Milliseconds since the beginning of the world, which never go back. */
  now = 0;
  /** What the clocks of all machines show at the beginning, in milliseconds since 1970; a jump changes it. */
  epoch: number;
  /** How much has happened. */
  steps = 0;
  #number = 0;
  #lastNote = 0;
  readonly #world = new Heap();
  readonly #timers = new Heap();
  readonly #owners = new AsyncLocalStorage<Owner | undefined>();

  readonly #lateness: () => number;

  /** `lateness`: numbers from 0 to below 1. */
  constructor(epoch: number, lateness: () => number) {
    this.epoch = epoch;
    this.#lateness = lateness;
  }

  /** What a clock shows to who asks. */
  wall(): number {
    return Math.floor(this.epoch + this.now + (this.#owners.getStore()?.clockAhead ?? 0));
  }

  get owner(): Owner | undefined {
    return this.#owners.getStore();
  }

  /** Does something as a process. */
  as<T>(owner: Owner | undefined, work: () => T): T {
    return this.#owners.run(owner, work);
  }

  /** Something of note: for a while time passes as exactly as it can. */
  note(): void {
    this.#lastNote = this.now;
  }

  /** Lets something happen to the world, exactly then. */
  happen(after: number, run: () => void): void {
    this.#world.push(this.#happening(after, undefined, run));
  }

  /** Resolves after so many milliseconds of the world. */
  pass(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.happen(milliseconds, resolve));
  }

  /** A timer of who asks; one of a process that has ended never comes. Pauses are longer than asked for where a machine is busy. */
  timer(after: number, run: () => void): { off(): void } {
    const isPause = after >= pauseMilliseconds.from && after < pauseMilliseconds.to;
    const late = isPause ? after * longerMax * this.#lateness() : 0;
    const happening = this.#happening(after + late, this.owner, run);
    this.#timers.push(happening);
    return {
      off: () => {
        happening.isOff = true;
      },
    };
  }

  #happening(after: number, owner: Owner | undefined, run: () => void): Happening {
    this.#number += 1;
    const at = this.now + Math.max(0, Number.isFinite(after) ? after : 0);
    return { at, number: this.#number, owner, run, isOff: false };
  }

  /** Lets time pass until something is so, or until a time has come. Whether it was so. */
  async run(isSo: () => boolean, until: number): Promise<boolean> {
    for (;;) {
      await settled();
      if (isSo()) return true;
      const next = this.#next();
      if (next === undefined || this.now > until) return false;
      this.steps += 1;
      this.as(next.owner, next.run);
    }
  }

  #next(): Happening | undefined {
    const world = this.#world.first();
    const timer = this.#timers.first();
    if (timer === undefined || (world !== undefined && before(world, timer))) return this.#take(this.#world);
    const quiet = timer.at - this.#lastNote - quietMilliseconds;
    if (quiet > 0) {
      const leap = Math.min(quiet / 2, longestLeapMilliseconds);
      this.now = Math.max(this.now, Math.min(timer.at + leap, world?.at ?? Number.POSITIVE_INFINITY));
    }
    const taken = this.#take(this.#timers);
    const frozenUntil = taken?.owner?.frozenUntil ?? 0;
    if (taken === undefined || frozenUntil <= this.now) return taken;
    this.#timers.push({ ...taken, at: frozenUntil });
    return this.#next();
  }

  #take(heap: Heap): Happening | undefined {
    const taken = heap.shift();
    if (taken !== undefined) this.now = Math.max(this.now, taken.at);
    return taken;
  }
}

/** Everything that has been begun has gone as far as it can without time. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function before(one: Happening, other: Happening): boolean {
  return one.at < other.at || (one.at === other.at && one.number < other.number);
}

/** What is to happen, the next first. */
class Heap {
  readonly #items: Happening[] = [];

  /** Without what is off, and what belongs to who has ended. */
  first(): Happening | undefined {
    for (;;) {
      const [first] = this.#items;
      if (first === undefined || !(first.isOff || first.owner?.isAlive === false)) return first;
      this.#remove();
    }
  }

  shift(): Happening | undefined {
    const first = this.first();
    if (first !== undefined) this.#remove();
    return first;
  }

  push(item: Happening): void {
    const items = this.#items;
    let place = items.push(item) - 1;
    for (let above = (place - 1) >> 1; place > 0 && before(item, items[above] as Happening); above = (place - 1) >> 1) {
      items[place] = items[above] as Happening;
      place = above;
    }
    items[place] = item;
  }

  #remove(): void {
    const items = this.#items;
    const last = items.pop();
    if (last === undefined || items.length === 0) return;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= items.length) break;
      if (below + 1 < items.length && before(items[below + 1] as Happening, items[below] as Happening)) below += 1;
      if (!before(items[below] as Happening, last)) break;
      items[place] = items[below] as Happening;
      place = below;
    }
    items[place] = last;
  }
}
