import { Chance } from '../faults/chance.ts';
import { Client, type ClientParts } from './client.ts';
import { Fate, type FaultKind, type Injected } from './fate.ts';
import type { Ledger } from './ledger.ts';
import { SimulatedNetwork } from './network.ts';
import { FeedReader } from './reader.ts';
import { Receivers } from './receivers.ts';
import { replaceGlobals } from './replaced-globals.ts';
import { Requests } from './requests.ts';
import { billers, type Mutation, ServiceProcess, type Surroundings } from './service.ts';
import { type EngineName, SimulatedStore } from './store.ts';
import { SimulatedTime } from './time.ts';
import { Verdict } from './verdict.ts';
import type { Life, World } from './world.ts';

/** What came of one seed. */
export interface Outcome {
  readonly seed: number;
  /** What happened, line by line. */
  readonly story: readonly string[];
  /** Promises that were broken, in the order in which that was seen. */
  readonly broken: readonly string[];
  readonly injected: readonly Injected[];
  /** Answers that clients got. */
  readonly answers: number;
  /** Cases that the network has taken, and messages that reached receivers of webhooks. */
  readonly delivered: number;
  readonly messages: number;
  /** Things that happened: answers of the store, timers, what people do. */
  readonly steps: number;
  readonly simulatedHours: number;
}

const noon = Date.parse('2026-11-21T11:00:00.000Z');
const hour = 3_600_000;
/** After the last fault everything has to be done within this time: a message may wait 24 hours for its next attempt. */
const restMilliseconds = 100 * hour;

/** How far clocks jump; forward no farther than leases last, which are instants: they must not end while what was sent is on its way. */
const jumpMilliseconds = { forward: 40_000, backAlone: 2 * hour, backTogether: 40_000 } as const;

/**
 * Lives through one seed: trouble for a while, then none, then the verdict. The same seed is the same story, to the letter.
 * `spared`: faults that are left out. One seed at a time, since the clock of the platform is replaced.
 */
export async function simulate(
  seed: number,
  {
    mutation = {},
    spared = new Set(),
  }: { readonly mutation?: Mutation | undefined; readonly spared?: ReadonlySet<string> } = {},
): Promise<Outcome> {
  const chance = new Chance(seed);
  const late = new Chance(seed ^ 0x1a7e);
  const time = new SimulatedTime(noon + chance.below(365 * 24) * hour, () => late.number());
  const plan = planOf(new Chance(seed ^ 0x5eed));
  const fate = new Fate(seed, plan.rateOf, spared, () => time.now);
  const story: string[] = [];
  const broken: string[] = [];
  const tell = (line: string) => void story.push(`${clockOf(time.now)} ${line}`);
  const world: World = {
    time,
    fate,
    chance,
    tell,
    broken(promise) {
      tell(`BROKEN: ${promise}`);
      broken.push(promise);
    },
  };
  const restore = replaceGlobals(time, new Chance(seed ^ 0x1d5));
  const scene = new Scene(world, plan, mutation);
  try {
    await time.run(() => scene.isOver, Number.POSITIVE_INFINITY);
    const { answers, delivered, messages } = scene;
    const { steps, now } = time;
    const simulatedHours = now / hour;
    return { seed, story, broken, injected: fate.injected, answers, delivered, messages, steps, simulatedHours };
  } finally {
    restore();
    scene.close();
  }
}

/** What kind of world a seed is. */
interface Plan {
  readonly engine: EngineName;
  readonly processes: number;
  /** How long trouble lasts, and how long clients think between two requests at most. */
  readonly troubleMilliseconds: number;
  readonly thinkMilliseconds: number;
  readonly jumps: boolean;
  rateOf(kind: FaultKind): number;
}

/** Each seed has some kinds of faults, some more often than others: where all happen at once, each hides what the others break. */
function planOf(chance: Chance): Plan {
  const engine = chance.number() < 0.5 ? 'SQLite' : 'PostgreSQL';
  const processes = engine === 'SQLite' ? 1 : chance.number() < 0.8 ? 2 : 3;
  const isLong = chance.number() < 0.12;
  const scales = new Map<FaultKind, number>();
  const rateOf = (kind: FaultKind) => (scales.get(kind) ?? 0) * (usualRates[kind] ?? 0);
  for (const kind of Object.keys(usualRates) as FaultKind[]) {
    const drawn = chance.number();
    scales.set(kind, drawn < 0.4 ? 0 : drawn < 0.8 ? 1 : 4);
  }
  return {
    engine,
    processes,
    troubleMilliseconds: isLong ? 2 * hour : 30_000,
    thinkMilliseconds: isLong ? hour : 8_000,
    jumps: chance.number() < 0.3,
    rateOf,
  };
}

/** How often a kind of fault happens on its occasions. */
const usualRates: Readonly<Record<FaultKind, number>> = {
  'killed before a step of the store': 0.004,
  'killed after a step of the store': 0.006,
  'killed while it asks the network': 0.05,
  'killed while it sends a webhook': 0.03,
  'killed out of the blue': 0.05,
  'frozen for a while': 0.05,
  'store slow': 0.01,
  'store locked': 0.01,
  'disk full': 0.01,
  'disk failing': 0.01,
  'answer of the store lost': 0.01,
  'store out of reach for a while': 0.05,
  'network slow': 0.1,
  'network takes a case and does not answer': 0.05,
  'network takes a case and says it does not know': 0.05,
  'network takes a case and breaks off': 0.05,
  'network out of reach': 0.03,
  'network not ready': 0.05,
  'network does not answer': 0.01,
  'network down for a while': 0.05,
  'news late': 0.2,
  'news told again': 0.1,
  'receiver fails': 0.1,
  'receiver redirects': 0.03,
  'receiver takes a message and does not answer': 0.08,
  'receiver out of reach': 0.08,
  'receiver slow': 0.1,
  'receiver asks to wait': 0.03,
  'receiver down for a while': 0.02,
  'client gone before the answer': 0.05,
  'answer to a client lost': 0.08,
  'clock jumps': 0.1,
  'clock of a machine is off': 0.5,
};

function clockOf(milliseconds: number): string {
  const seconds = (milliseconds / 1000).toFixed(3).padStart(10);
  return `${seconds}s`;
}

/** The people and machines of a world, from its beginning to its end. */
class Scene {
  isOver = false;
  delivered = 0;
  readonly #world: World;
  readonly #plan: Plan;
  readonly #around: Surroundings;
  readonly #parts: ClientParts;
  readonly #ledgers: Ledger[] = billers.map((biller) => ({
    ...biller,
    asked: [],
    statements: [],
    hooks: [],
    keys: [],
  }));
  readonly #processes: ServiceProcess[] = [];
  #isTroubled = true;
  #started = 0;

  constructor(world: World, plan: Plan, mutation: Mutation) {
    this.#world = world;
    this.#plan = plan;
    const store = new SimulatedStore(world, plan.engine);
    const network = new SimulatedNetwork(world, 'network');
    const receivers = new Receivers(world);
    this.#around = { world, engine: plan.engine, store, network, receivers, mutation };
    this.#parts = { world, store, network, receivers, requests: new Requests(world, () => this.#processes) };
    this.#live().catch((error: unknown) => {
      world.broken(`the simulation itself: ${(error as Error).stack}`);
      this.isOver = true;
    });
  }

  get answers(): number {
    return [...this.#parts.requests.answers.values()].reduce((sum, count) => sum + count, 0);
  }

  get messages(): number {
    return [...this.#parts.receivers.all.values()].reduce((sum, { received }) => sum + received.length, 0);
  }

  close(): void {
    for (const { life } of this.#processes) life.isAlive = false;
    this.#around.store.close();
  }

  async #live(): Promise<void> {
    const { time, fate, tell, broken } = this.#world;
    const { engine, processes, troubleMilliseconds } = this.#plan;
    tell(`${engine}, ${processes} processes, ${troubleMilliseconds / 1000} s of trouble`);
    fate.isKind = true;
    for (let place = 0; place < processes; place += 1) await this.#start(place);
    fate.isKind = false;
    for (let place = 0; place < processes; place += 1) void this.#keepUp(place);
    const readers = this.#ledgers.map((ledger) => new FeedReader(this.#world, this.#parts.requests, ledger));
    const clients = this.#ledgers.flatMap((ledger) => [
      new Client(this.#parts, ledger),
      new Client(this.#parts, ledger),
    ]);
    const busy = [
      ...clients.map((client) => this.#busy(() => client.act())),
      ...readers.map((reader) => this.#busy(() => reader.readOne())),
    ];
    void this.#befall();
    await time.pass(troubleMilliseconds);
    this.#isTroubled = false;
    fate.isKind = true;
    this.#parts.store.mend();
    tell('nothing goes wrong any more');
    await Promise.all(busy);
    for (const [index, ledger] of this.#ledgers.entries()) await this.#finish(clients[2 * index] as Client, ledger);
    if (!(await this.#rests())) broken(`something never comes to rest: ${this.#unrest()}`);
    // What was not delivered when its money came is counted when the file comes again
    for (const [index, { statements }] of this.#ledgers.entries())
      for (const statement of statements) await clients[2 * index]?.handIn(statement, true);
    if (!(await this.#rests())) broken(`something never comes to rest: ${this.#unrest()}`);
    for (const reader of readers) while (!(await reader.read(100)));
    for (const [index, ledger] of this.#ledgers.entries())
      await new Verdict(this.#parts, ledger, readers[index] as FeedReader).judge();
    this.#network();
    this.isOver = true;
  }

  async #busy(act: () => Promise<unknown>): Promise<void> {
    const { time, chance } = this.#world;
    while (this.#isTroubled) {
      await time.pass(this.#plan.thinkMilliseconds * chance.number() ** 2);
      if (this.#isTroubled) await act();
    }
  }

  async #start(place: number): Promise<ServiceProcess> {
    this.#started += 1;
    const ahead = this.#world.fate.struck('clock of a machine is off', -5_000, 5_000) ?? 0;
    const process = new ServiceProcess(this.#around, `process ${this.#started}`, this.#plan.processes > 1 ? ahead : 0);
    this.#processes[place] = process;
    await Promise.race([process.start(), process.ended]);
    return process;
  }

  /** Starts a process again whenever it has ended. */
  async #keepUp(place: number): Promise<void> {
    const { time, chance } = this.#world;
    while (!this.isOver) {
      await this.#processes[place]?.ended;
      await time.pass(50 + 3000 * chance.number() ** 2);
      await this.#start(place);
    }
  }

  /** What befalls processes, connections and clocks at any time. */
  async #befall(): Promise<void> {
    const { time, chance } = this.#world;
    while (this.#isTroubled) {
      await time.pass(this.#plan.thinkMilliseconds * chance.number());
      const victim = chance.oneOf(this.#processes)?.life;
      if (victim !== undefined && this.#isTroubled) this.#strike(victim);
    }
  }

  #strike(victim: Life): void {
    const { time, fate, chance, tell } = this.#world;
    const { store, network } = this.#parts;
    if (fate.strikes('killed out of the blue')) victim.kill('out of the blue');
    const frozen = fate.struck('frozen for a while', 100, 20_000);
    if (frozen !== undefined) {
      tell(`${victim.name}: stands still for ${frozen} ms`);
      victim.frozenUntil = time.now + frozen;
    }
    const cutOff =
      this.#plan.engine === 'SQLite' ? undefined : fate.struck('store out of reach for a while', 100, 20_000);
    if (cutOff !== undefined) {
      tell(`${victim.name}: does not reach the store for ${cutOff} ms`);
      store.cutOff(victim, cutOff);
    }
    const down = fate.struck('network down for a while', 2_000, 900_000);
    if (down !== undefined) {
      tell(`network: down for ${down} ms`);
      network.goDown(down);
    }
    const { forward, backAlone, backTogether } = jumpMilliseconds;
    const back = this.#plan.engine === 'SQLite' ? backAlone : backTogether;
    const jump = this.#plan.jumps ? fate.struck('clock jumps', 10, back) : undefined;
    if (jump === undefined) return;
    const by = chance.number() < 0.5 ? Math.min(jump, forward) : -jump;
    tell(`all clocks jump by ${by} ms`);
    time.epoch += by;
  }

  /** Clients ask again for what they do not know the end of. */
  async #finish(client: Client, { asked, hooks, statements }: Ledger): Promise<void> {
    for (const one of asked) {
      for (let tries = 0; tries < 50 && one.ids.size === 0 && one.unknown > 0; tries += 1) {
        await client.submit(one);
        await this.#world.time.pass(3_000);
      }
    }
    for (const hook of hooks) if (hook.id === undefined) await client.register(hook);
    for (const statement of statements) if (!statement.isTaken) await client.handIn(statement);
  }

  /** Whether everything comes to rest in time. */
  async #rests(): Promise<boolean> {
    const { time } = this.#world;
    for (const until = time.now + restMilliseconds; time.now < until; ) {
      if (this.#unrest() === '') {
        await time.pass(1_000);
        if (this.#unrest() === '') return true;
      }
      await time.pass(500 + (time.now - until + restMilliseconds) / 20);
    }
    return false;
  }

  /** What is still to be done. */
  #unrest(): string {
    const { store, network } = this.#parts;
    const count = (what: string) => Number(store.look(`SELECT COUNT(*) AS count FROM ${what}`)[0]?.['count']);
    const outbox = count('ebill_outbox');
    const pending = count(
      `ebill_delivery d JOIN ebill_webhook w ON w.biller_id = d.biller_id AND w.id = d.webhook_id WHERE w.status = 'ACTIVE' AND d.next_at IS NOT NULL`,
    );
    const cursors = new Map(
      store.look('SELECT stream, event_net_id FROM ebill_cursor').map((row) => [row['stream'], row['event_net_id']]),
    );
    const news = network
      .lastNews()
      .filter(([stream, last]) => cursors.get(stream) !== last)
      .map(([stream]) => `news of ${stream}`);
    const late = network.hasLateNews() ? ['late news'] : [];
    return [
      ...late,
      ...(outbox > 0 ? [`${outbox} cases`] : []),
      ...(pending > 0 ? [`${pending} messages`] : []),
      ...news,
    ].join(', ');
  }

  /** Nothing is in the network that nobody has asked for. */
  #network(): void {
    const { network, store } = this.#parts;
    const netIds = new Map(
      store.look('SELECT owner, net_id FROM ebill_biller').map((row) => [row['owner'], row['net_id']]),
    );
    const known = new Set(
      this.#ledgers.flatMap(({ owner, asked }) => asked.map((one) => `${netIds.get(owner)} ${one.referenceNumber}`)),
    );
    for (const { name } of network.taken)
      if (!known.has(name)) this.#world.broken(`the network has ${name}, which nobody has asked for`);
    this.delivered = network.taken.length;
  }
}
