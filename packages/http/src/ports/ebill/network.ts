import type { CaseId } from '@rappen/core/ebill/lifecycle';
import type { EventStream, NetEvent, Trail } from '@rappen/core/ebill/network';
import type { Instant } from '../../instant.ts';
import type { Audited } from './audit.ts';
import type { BillerId } from './biller-id.ts';
import type { Lease } from './lease.ts';

/** A case to be submitted to the network, and the lease of the worker that claimed it. */
export interface OutboxJob {
  readonly billerId: BillerId;
  readonly caseId: CaseId;
  /** Times it was claimed before: a lease that ran out leaves an unknown outcome behind. */
  readonly claims: number;
  readonly enqueuedAt: Instant;
  readonly lease: string;
  /** What the commit that enqueued it was given. */
  readonly trail?: Trail | undefined;
}

/**
 * What a change does to the outbox row of its case: `enqueue` (a submission or release), `done` (delivered or failed) or
 * `retry`. The last two need the lease of the job.
 */
export type OutboxMove =
  | { readonly kind: 'enqueue' }
  | { readonly kind: 'done'; readonly lease: string }
  | { readonly kind: 'retry'; readonly lease: string; readonly nextAt: Instant };

/** A biller with something due, and the network that it has chosen; without: the usual one. */
export interface DueBiller {
  readonly billerId: BillerId;
  readonly network?: NetworkKind | undefined;
}

/** Cases under way to the network. Rows come and go with the changes of cases; here they are only handed out. */
export interface Outbox {
  /** Billers with something due, those that wait longest first; at most 1000. */
  due(now: Instant): Promise<readonly DueBiller[]>;
  /**
   * Takes what is due of one biller in the order in which it was enqueued; what waits for its next attempt is overtaken.
   * `inFlightMax`: how many of the biller may be leased at a time; 1 keeps them in order.
   */
  claim(billerId: BillerId, lease: Lease, inFlightMax: number): Promise<readonly OutboxJob[]>;
  /** Gives a job back for a later time without any change of its case. False: another worker has the lease. */
  postpone(billerId: BillerId, job: Pick<OutboxJob, 'caseId' | 'lease'>, nextAt: Instant): Promise<boolean>;
  /**
   * Gives a job back because the network does not answer at all. Until `until` nothing of the biller is due, so that nothing
   * overtakes it. False: another worker has the lease.
   */
  hold(billerId: BillerId, job: Pick<OutboxJob, 'caseId' | 'lease'>, until: Instant): Promise<boolean>;
  /** How many wait or are leased, and how many of them were claimed at least once: the network may have those already. */
  backlog(billerId: BillerId): Promise<{ readonly count: number; readonly claimed: number }>;
}

/** The step of a cursor of the network's events; undefined is the beginning. */
export interface CursorMove {
  /** The network whose events they are; without: the simulator. */
  readonly network?: string | undefined;
  readonly stream: EventStream;
  readonly from: string | undefined;
  readonly to: string;
}

/** How far the events of the network were taken in. The streams are of all billers. */
export interface NetworkCursors {
  /** The EVID of the last event that was taken in. */
  get(stream: EventStream, network?: string): Promise<string | undefined>;
  /** Steps over events that change nothing. False: the cursor is no longer at `from`. With changes: `CaseStore.change`. */
  move(move: CursorMove): Promise<boolean>;
}

/** One command to the simulator, as JSON text, and when it was carried out. */
export interface SimulatorEntry {
  /** 1, 2, 3 … */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly command: string;
}

/** The state of the simulator behind an entry, as text. */
export interface SimulatorSnapshot {
  /** The number of that entry, 1 or more. */
  readonly number: number;
  readonly text: string;
}

/**
 * The commands that the embedded simulator has carried out: its state is their fold, so a step costs as much as its command,
 * not as the state. What led to a snapshot need not be read again. One simulator for all billers.
 */
export interface SimulatorJournal {
  /** The last snapshot; undefined: none was kept yet. */
  snapshot(): Promise<SimulatorSnapshot | undefined>;
  /** Keeps a snapshot instead of an older one, and forgets the entries before its own. False: there is one as new. */
  keepSnapshot(snapshot: SimulatorSnapshot): Promise<boolean>;
  /**
   * Entries behind `after` in their order; at most `limit`, 1 to 10000. The first is not the next one where that was forgotten:
   * then the snapshot is the way on.
   */
  read(after: number, limit: number): Promise<readonly SimulatorEntry[]>;
  /** False: there is an entry of this number already, so another writer was faster: read, then try again after it. */
  append(entry: SimulatorEntry): Promise<boolean>;
}

/** The networks that the bills of a biller can go by. */
export const networkKinds = ['simulator', 'postfinance', 'mail', 'http'] as const;
export type NetworkKind = (typeof networkKinds)[number];

/** By which network the bills of a biller go, and how it signs in there. */
export interface BillerNetwork {
  readonly kind: NetworkKind;
  /** JSON text; nothing in it is secret. */
  readonly settings: string;
  /** Sealed. */
  readonly secret?: string | undefined;
  readonly changedAt: Instant;
}

/** The network of each biller that has chosen one; the others use the simulator. */
export interface BillerNetworkStore {
  get(billerId: BillerId): Promise<BillerNetwork | undefined>;
  /** False: bills of the biller are on their way, and would be looked for in the wrong network. */
  set(billerId: BillerId, network: BillerNetwork, audit?: Audited): Promise<boolean>;
  /** Billers that use a network, by their ids in it; at most 10000. */
  using(kind: NetworkKind): Promise<readonly string[]>;
}

/** A bill of a network, as it was last seen. */
export interface SeenBill {
  readonly billerNetId: string;
  readonly transactionId: string;
  readonly businessCaseNetId: string;
  readonly currencyCode: string;
  /** The partner's word; empty: it was handed over, and nothing was seen of it yet. */
  readonly state: string;
}

/** What is remembered of a network that tells states where events are asked for. It is durable. */
export interface NetworkJournal {
  /** Bills of a biller, those that were handed over last first; at most 10000. */
  bills(billerNetId: string): Promise<readonly SeenBill[]>;
  /** One bill, by its id in the network. */
  bill(businessCaseNetId: string): Promise<SeenBill | undefined>;
  /** Remembers a bill before it is sent; nothing where it is known. */
  begin(bill: SeenBill): Promise<void>;
  /** A bill in another state, and the event that this is. False: somebody else was faster. */
  see(bill: SeenBill, before: string, event: NetEvent | undefined): Promise<boolean>;
  /** How far the news of a biller were taken in that come in files; undefined: none were. */
  reached(billerNetId: string, stream: EventStream): Promise<string | undefined>;
  /** News of a file, those that are known left out, and how far they reach. False: somebody else wrote at the same time. */
  tell(billerNetId: string, stream: EventStream, events: readonly NetEvent[], reached: string): Promise<boolean>;
  /** Events of a stream behind the given one, the oldest first. */
  read(stream: EventStream, after: string | undefined, limit: number): Promise<readonly NetEvent[]>;
}
