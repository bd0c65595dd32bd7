/** Where a process dies: at its nth call of a port, before the port has done anything or before it can answer. */
export interface Crash {
  readonly call: number;
  readonly when: 'before' | 'after';
}

type Functions = Record<string, (...parameters: never[]) => Promise<unknown>>;
type Members = Record<string, unknown>;

/** What asks nobody cannot die on the way. */
const answersAtOnce = ['isDue'];

/** A process that can die: afterwards none of its ports answers, until it is started again. */
export class Process {
  /** Every call that was made, by name. */
  readonly calls: string[] = [];
  #crash: Crash | undefined;
  #isDead = false;

  constructor(crash?: Crash) {
    this.#crash = crash;
  }

  /** The same ports, which die with the process. */
  mortal<T extends object>(name: string, port: T): T {
    const members = Object.entries(port as Members).map(([member, value]) => [
      member,
      typeof value === 'function' && !answersAtOnce.includes(member)
        ? this.#guarded(`${name}.${member}`, value as Functions[string])
        : value,
    ]);
    return Object.fromEntries(members) as T;
  }

  start(): void {
    this.#crash = undefined;
    this.#isDead = false;
  }

  #guarded(name: string, work: Functions[string]): Functions[string] {
    return async (...parameters) => {
      if (this.#isDead) throw new Error('dead');
      this.calls.push(name);
      const crash = this.calls.length - 1 === this.#crash?.call ? this.#crash : undefined;
      if (crash?.when === 'before') this.#isDead = true;
      const done = this.#isDead ? undefined : await work(...parameters);
      if (crash !== undefined || this.#isDead) {
        this.#isDead = true;
        throw new Error('dead');
      }
      return done;
    };
  }
}
