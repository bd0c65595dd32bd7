import { StoreUnavailable } from '@rappen/http';
import { type Database, parametersOf } from '../../packages/store/src/database.ts';
import { type CommitGroup, commitQueue } from '../../packages/store/src/sqlite/commit-queue.ts';
import { openWriter } from '../../packages/store/src/sqlite/connection.ts';
import { dies, type Life, step, type World } from './world.ts';

export type EngineName = 'SQLite' | 'PostgreSQL';

/** What SQLite says of a file that it cannot write now. */
const troubles = [
  ['store locked', 'database is locked'],
  ['disk full', 'database or disk is full'],
  ['disk failing', 'disk I/O error'],
] as const;

/**
 * What all processes keep their data in: real SQL on a database in memory that outlives them. As SQLite it has one process, whose
 * commits are made in groups; as PostgreSQL it is reached over a network that may lose answers.
 */
export class SimulatedStore {
  readonly #world: World;
  readonly #engine: EngineName;
  readonly #connection = openWriter(':memory:');
  readonly #cutOffUntil = new Map<Life, number>();

  constructor(world: World, engine: EngineName) {
    this.#world = world;
    this.#engine = engine;
  }

  /** The database as one process sees it. */
  databaseOf(life: Life, wrap: (database: Database) => Database = (same) => same): Database {
    const commitGroup: CommitGroup = (group) => this.#commit(life, group);
    const queue = commitQueue(commitGroup);
    const queued = this.#engine === 'SQLite';
    const reach = async () => {
      if ((this.#cutOffUntil.get(life) ?? 0) <= this.#world.time.now) return;
      await step(this.#world, life, 50);
      throw new StoreUnavailable('not reachable', 'Connection terminated');
    };
    return wrap({
      dialect: 'sqlite',
      query: async (sql, parameters) => {
        const values = parametersOf(parameters);
        await reach();
        await step(this.#world, life, this.#readMilliseconds());
        return this.#connection.query(sql, values);
      },
      commit: async (statements) => {
        for (const { parameters } of statements) parametersOf(parameters);
        if (queued) return queue.commit(statements);
        await reach();
        const [outcome] = await this.#commit(life, [statements]);
        if (outcome !== undefined && 'ok' in outcome) return outcome;
        throw outcome?.error ?? new Error('No outcome');
      },
      close: async () => {},
    });
  }

  /** From now on a process does not reach it for a while. */
  cutOff(life: Life, milliseconds: number): void {
    this.#cutOffUntil.set(life, this.#world.time.now + milliseconds);
  }

  /** Everything is in reach again. */
  mend(): void {
    this.#cutOffUntil.clear();
  }

  /** Reads what is kept, at once and past all faults: for the verdict. */
  look(sql: string, parameters: readonly (string | number)[] = []) {
    return this.#connection.query(sql, parameters);
  }

  close(): void {
    this.#connection.close();
  }

  #readMilliseconds(): number {
    const { fate, chance } = this.#world;
    return fate.struck('store slow', 20, 3000) ?? chance.number();
  }

  async #commit(life: Life, group: Parameters<CommitGroup>[0]): ReturnType<CommitGroup> {
    const { fate, chance } = this.#world;
    await step(this.#world, life, fate.struck('store slow', 20, 1500) ?? chance.number());
    const isOfNote = group.some((statements) => statements.some(({ sql }) => !/store_instance|ebill_duty/.test(sql)));
    if (isOfNote && fate.strikes('killed before a step of the store')) return dies(life, 'before a commit');
    if (this.#engine === 'SQLite') {
      for (const [kind, message] of troubles)
        if (fate.strikes(kind)) return group.map(() => ({ error: new Error(message) }));
    }
    const outcomes = this.#connection.commitGroup(group, 0);
    if (isOfNote && fate.strikes('killed after a step of the store'))
      return dies(life, 'after a commit, before its answer');
    await step(this.#world, life, chance.number());
    if (this.#engine === 'PostgreSQL' && fate.strikes('answer of the store lost'))
      throw new StoreUnavailable('not reachable', 'Connection terminated during a commit');
    return outcomes;
  }
}
