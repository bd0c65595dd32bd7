import {
  type CodeReader,
  createApp,
  firstBiller,
  openService,
  type PdfTools,
  type Ports,
  prepareBiller,
  type StoredKey,
  secretBox,
  startEbillWork,
  type WebhookSender,
} from '@rappen/http';
import { configureKeys, createStore, type Database } from '@rappen/store';
import { announce } from '../../packages/store/src/presence.ts';
import type { SimulatedNetwork } from './network.ts';
import type { Receivers } from './receivers.ts';
import type { EngineName, SimulatedStore } from './store.ts';
import type { Life, World } from './world.ts';

/** Changes of the service that break a promise: with one, the simulation must find that. */
export interface Mutation {
  database?(database: Database, life: Life): Database;
  ports?(ports: Ports, life: Life): Ports;
  sender?(sender: WebhookSender, life: Life): WebhookSender;
}

/** What processes of the service have in common. */
export interface Surroundings {
  readonly world: World;
  readonly engine: EngineName;
  readonly store: SimulatedStore;
  readonly network: SimulatedNetwork;
  readonly receivers: Receivers;
  readonly mutation: Mutation;
}

/** A biller of the world. */
export interface KnownBiller {
  readonly owner: string;
  readonly key: string;
}

export const billers: readonly KnownBiller[] = [
  { owner: 'first', key: 'key-of-the-first-biller' },
  { owner: 'second', key: 'key-of-the-second-biller' },
];
const address = '192.0.2.1';
export const qrIban = 'CH4431999123000889012';

/** An answer as a client gets it. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A process of the real service. */
export class ServiceProcess {
  readonly life: Life;
  /** Answers requests once it listens. */
  fetch: ((request: Request) => Promise<Answered>) | undefined;
  /** When it has been killed. */
  readonly ended: Promise<void>;
  readonly #around: Surroundings;
  #logged = '';

  constructor(around: Surroundings, name: string, clockAhead: number) {
    let end = () => {};
    this.ended = new Promise((resolve) => {
      end = resolve;
    });
    const { time, tell } = around.world;
    this.#around = around;
    this.life = {
      name,
      isAlive: true,
      clockAhead,
      frozenUntil: 0,
      kill(why) {
        if (!this.isAlive) return;
        this.isAlive = false;
        time.note();
        tell(`${name}: killed ${why}`);
        end();
      },
    };
  }

  /** Opens the store, and serves. What the store throws ends it, as it does a real one. */
  async start(): Promise<void> {
    const { time, tell } = this.#around.world;
    tell(`${this.life.name}: starts`);
    await time.as(this.life, () =>
      this.#start().catch((error: unknown) => this.life.kill(`by its start: ${(error as Error).message}`)),
    );
  }

  async #start(): Promise<void> {
    const { world, engine, store, network, receivers, mutation } = this.#around;
    const { life } = this;
    const database = store.databaseOf(life, (own) => mutation.database?.(own, life) ?? own);
    const instance = crypto.randomUUID();
    const kept = await createStore(database, { instance, now: () => Date.now() });
    await announce(kept.database, instance, engine === 'SQLite');
    await configureKeys(kept.database, keys, new Date().toISOString());
    const sender = mutation.sender?.(receivers.for(life), life) ?? receivers.for(life);
    const { ports: opened, fetch } = await openService({
      config: { port: 0, host: '', apiKey: undefined, billerAccounts: [qrIban] },
      store: kept,
      secrets: await secretBox(new Uint8Array(32).fill(7)),
      documents: pdfTools,
      sender,
      documentation: { read: async () => undefined },
      web: { read: async () => undefined },
      printsWelcome: false,
      runsOn: true,
      writeLine: (line) => this.#log(line),
    });
    await prepareBiller(kept.ebill, { ...firstBiller([qrIban]), owner: 'second' }, Date.now());
    if (opened.ebill === undefined) throw new Error('No part for eBills');
    // The application has these very ports: its network is the simulated one from here on
    Object.assign(opened.ebill, { network: network.for(life), networks: undefined, simulator: undefined });
    const ports = mutation.ports?.(opened, life) ?? opened;
    const app = ports === opened ? undefined : createApp(ports);
    startEbillWork(ports, sender);
    this.fetch = async (request) => {
      const response = await (app?.fetch(request, { address }) ?? fetch(request, address));
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    world.tell(`${life.name}: serves`);
  }

  /** What is logged again and again is told once. */
  #log(line: string): void {
    if (!line.includes('"level":"error"')) return;
    const told = shortened(line);
    if (told !== this.#logged) this.#around.world.tell(`${this.life.name}: logs ${told}`);
    this.#logged = told;
  }
}

const keys: Readonly<Record<string, StoredKey>> = Object.fromEntries(
  billers.map(({ owner, key }) => [key, { id: `key ${owner}`, owner, scopes: ['ebill', 'connect:*'], demo: false }]),
);

function shortened(line: string): string {
  const { event, requestId, error = '' } = JSON.parse(line) as Readonly<Record<string, string>>;
  return `${event} of ${requestId}: ${error.split('\n')[0]}`;
}

const archived = { converted: false, changes: [], warnings: [] } as const;

/** Documents are not what is simulated: every file is a PDF that conforms, and what is attached to it stands behind it. */
const pdfTools: PdfTools & CodeReader = {
  readCodes: async () => ({ ok: true, value: [] }),
  examine: async (pdf) => ({
    ok: true,
    value: {
      attachments: [],
      archival: { ok: true, value: { pdf: new Uint8Array(pdf), ...archived } },
      codes: { ok: true, value: [] },
      text: { text: 'Bill', isBlank: false, notRead: [] },
    },
  }),
  attach: async (pdf, { content }) => ({ ok: true, value: new Uint8Array([...pdf, ...content]) }),
  toPdfA3b: async (pdf) => ({ ok: true, value: { pdf: new Uint8Array(pdf), ...archived } }),
};
