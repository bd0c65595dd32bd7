import type {
  BillingNetwork,
  EventStream,
  NetEvent,
  RecipientAction,
  SimulatorAnswers,
  SimulatorCommand,
  SimulatorCommandKind,
  SimulatorState,
  SubmitOutcome,
} from '@rappen/core/ebill/network';
import { emptySimulator, eventStreams, simulate } from '@rappen/core/ebill/network';
import { dies, type Life, step, type World } from './world.ts';

/** How the network may treat a submission that it has been sent. */
const lies = [
  'network takes a case and does not answer',
  'network takes a case and says it does not know',
  'network takes a case and breaks off',
] as const;

const never = new Promise<never>(() => {});

/**
 * The network on the other side, with books of its own outside of the store. What reaches it, it takes at once or never; it may
 * be slow to be reached, lose its answers, and tell its news late and again.
 */
export class SimulatedNetwork {
  /** What it has taken, in order. */
  readonly taken: { readonly name: string; readonly businessCaseNetId: string }[] = [];
  readonly #world: World;
  readonly #told = new Map<EventStream, NetEvent[]>(eventStreams.map((stream) => [stream, []]));
  #state: SimulatorState;
  #downUntil = 0;
  #untold = 0;

  constructor(world: World, seed: string) {
    this.#world = world;
    this.#state = emptySimulator(seed);
  }

  /** The network as one process reaches it. */
  for(life: Life): BillingNetwork<AbortSignal> {
    const ask = async <K extends SimulatorCommandKind>(command: SimulatorCommand<K>): Promise<SimulatorAnswers[K]> => {
      await this.#reach(life);
      const answer = this.#tell(command);
      await step(this.#world, life, this.#wayMilliseconds());
      return answer;
    };
    return {
      kind: 'simulator',
      limits: { pdfBytesMax: 10_000_000, searchItemsMax: 100 },
      submit: (submission) => this.#submit(life, submission.billerNetId, submission.businessCase),
      findByReference: (billerNetId, referenceNumber) => {
        this.#world.time.note();
        return ask({ kind: 'findByReference', billerNetId, referenceNumber });
      },
      searchRecipients: (billerNetId, queries) => ask({ kind: 'searchRecipients', billerNetId, queries }),
      hasRecipient: (billRecipientNetId) => ask({ kind: 'hasRecipient', billRecipientNetId }),
      initiateSubscription: (billerNetId, emailAddress) =>
        ask({ kind: 'initiateSubscription', billerNetId, emailAddress, token: 'token', activationCode: '123456' }),
      confirmSubscription: (billerNetId, token, activationCode) =>
        ask({ kind: 'confirmSubscription', billerNetId, token, activationCode }),
      pollEvents: async (stream, after, limit) => {
        await this.#reach(life);
        return this.#news(stream, after, limit);
      },
      health: () => ask({ kind: 'health' }),
    };
  }

  /** A recipient does something with a case, if the network lets them. */
  act(businessCaseNetId: string, action: RecipientAction): void {
    const done = this.#tell({ kind: 'act', businessCaseNetId, action });
    if (done.ok) this.#world.tell(`recipient: ${action.kind} ${businessCaseNetId.slice(-6)}`);
  }

  /** From now on nobody reaches it for a while. */
  goDown(milliseconds: number): void {
    this.#downUntil = this.#world.time.now + milliseconds;
  }

  /** What it holds of a reference number. */
  find(billerNetId: string, referenceNumber: string): string | undefined {
    return this.#tell({ kind: 'findByReference', billerNetId, referenceNumber })?.businessCaseNetId;
  }

  /** How a case stands there. */
  statusOf(billerNetId: string, businessCaseNetId: string): string | undefined {
    const all = this.#tell({ kind: 'listCases', billerNetId });
    return all.find((one) => one.businessCaseNetId === businessCaseNetId)?.status;
  }

  /** Whether news are on their way that are in no stream yet. */
  hasLateNews(): boolean {
    return this.#untold > 0;
  }

  /** The last event that each stream has told, where there is one. */
  lastNews(): readonly (readonly [EventStream, string])[] {
    return [...this.#told].flatMap(([stream, all]) =>
      all.slice(-1).map(({ eventNetId }) => [stream, eventNetId] as const),
    );
  }

  #tell<K extends SimulatorCommandKind>(command: SimulatorCommand<K>): SimulatorAnswers[K] {
    const { state, answer, events } = simulate(this.#state, command, this.#world.time.epoch + this.#world.time.now);
    this.#state = state;
    for (const event of events) this.#publish(event);
    return answer;
  }

  /** Late news take their place in their stream when they come, not when it happened. */
  #publish(event: NetEvent): void {
    const late = this.#world.fate.struck('news late', 100, 120_000) ?? 0;
    this.#untold += 1;
    this.#world.time.happen(late, () => {
      this.#untold -= 1;
      this.#told.get(event.stream)?.push(event);
    });
  }

  #news(stream: EventStream, after: string | undefined, limit: number): readonly NetEvent[] {
    const all = this.#told.get(stream) ?? [];
    const place = after === undefined ? 0 : all.findIndex(({ eventNetId }) => eventNetId === after) + 1;
    const again = place > 0 && place < all.length && this.#world.fate.strikes('news told again') ? 1 : 0;
    const page = all.slice(place - again, place + limit);
    if (page.length > 0) {
      this.#world.time.note();
      this.#world.tell(`network: tells ${page.length} news of ${stream}${again > 0 ? ', the first again' : ''}`);
    }
    return page;
  }

  /** The way there: it may take long, or lead nowhere. */
  async #reach(life: Life): Promise<void> {
    const { time, fate } = this.#world;
    if (!fate.isKind && this.#downUntil > time.now) {
      await step(this.#world, life, 20);
      throw new Error('The network cannot be reached');
    }
    if (fate.strikes('network out of reach')) throw new Error('The connection was refused');
    await step(this.#world, life, this.#wayMilliseconds());
    if (fate.strikes('network does not answer')) await never;
  }

  #wayMilliseconds(): number {
    const { fate, chance } = this.#world;
    return fate.struck('network slow', 100, 4_000) ?? 1 + 20 * chance.number();
  }

  async #submit(
    life: Life,
    billerNetId: string,
    businessCase: Parameters<BillingNetwork['submit']>[0]['businessCase'],
  ): Promise<SubmitOutcome> {
    const { time, fate } = this.#world;
    time.note();
    const name = `${billerNetId} ${businessCase.referenceNumber}`;
    if (fate.strikes('network not ready')) return { kind: 'retry', code: 'NOT_READY' };
    if (!fate.isKind && this.#downUntil > time.now) return { kind: 'retry', code: 'NETWORK_UNAVAILABLE' };
    const outcome = new Promise<SubmitOutcome>((resolve) => {
      // On its way it is no longer in the hands of who sent it
      time.happen(this.#wayMilliseconds(), () => resolve(this.#take(life, name, { billerNetId, businessCase })));
    });
    if (fate.strikes('killed while it asks the network'))
      return dies(life, `while it submits ${businessCase.referenceNumber}`);
    const known = await outcome;
    await step(this.#world, life, this.#wayMilliseconds());
    for (const lie of lies) {
      if (!fate.strikes(lie)) continue;
      this.#world.tell(`${lie}: ${businessCase.referenceNumber}`);
      if (lie === 'network takes a case and does not answer') return never;
      if (lie === 'network takes a case and breaks off') throw new Error('The connection was reset');
      return { kind: 'unknown' };
    }
    return known;
  }

  #take(life: Life, name: string, submission: Omit<SimulatorCommand<'submit'>, 'kind'>): SubmitOutcome {
    const { referenceNumber } = submission.businessCase;
    const { outcome } = this.#tell({ kind: 'submit', ...submission });
    this.#world.tell(`network: ${outcome.kind} ${referenceNumber} of ${life.name}`);
    if (outcome.kind === 'accepted') this.taken.push({ name, businessCaseNetId: outcome.businessCaseNetId });
    if (outcome.kind === 'duplicate')
      this.#world.broken(`the network was sent ${referenceNumber} again after it had taken it`);
    return outcome;
  }
}
