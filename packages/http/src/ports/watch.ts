import type { Instant } from '../instant.ts';
import type { WorkFigures } from './work.ts';

/** What waits in the store, for whoever watches the service. */
export interface StoreFigures {
  readonly outbox: Waiting;
  /** The same by the network that its billers use. */
  readonly networks: readonly (Waiting & { readonly network: string })[];
  /** Deliveries of webhooks, by when they are due. */
  readonly deliveries: Waiting;
  readonly webhooks: { readonly working: number; readonly failing: number; readonly disabled: number };
}

/** Reads of the store that are made beside the thread that serves, of one process since it began. */
export interface LongReads {
  readonly waiting: number;
  readonly done: number;
  /** That were not made: too many waited, their turn did not come in time, or nobody waited for them any more. */
  readonly refused: number;
  /** From the question to the answer, of all that were done. */
  readonly seconds: number;
}

export interface Waiting {
  readonly count: number;
  /** Since when the oldest waits. */
  readonly oldestAt?: Instant | undefined;
}

/** What a process knows of itself; a runtime leaves out what it cannot tell. */
export interface ProcessFigures {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  /** Since 1970. */
  readonly startSeconds: number;
  /** The longest wait of the thread that serves since the figures were last asked for. */
  readonly eventLoopSeconds?: number | undefined;
  /** On the disk of the data folder. */
  readonly diskFreeBytes?: number | undefined;
}

/** What a process has measured, by metric. */
export type MeasuredFigures = Readonly<Record<string, readonly MeasuredSeries[]>>;

/** One metric with certain labels. */
export interface MeasuredSeries {
  readonly labels: readonly string[];
  readonly value: number;
  /** Of a histogram: how many were at most as long as each bound. */
  readonly counts: readonly number[];
}

/** What one of several processes has measured. */
export interface FiguresOfProcess {
  /** Its number, which the process that replaces it has too. */
  readonly process: string;
  readonly figures: MeasuredFigures;
}

/** A call of a network that is over. */
export interface NetworkCall {
  readonly network: string;
  readonly call: string;
  /** What became of a submission; of others `answered` or `failed`. */
  readonly outcome: string;
  readonly seconds: number;
}

/** How a network is. */
export interface NetworkState {
  readonly network: string;
  /** Cases that wait for it, and how long the oldest has. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Whether what was heard of it last was a fault; absent: nothing was heard of it since the service was started. */
  readonly isFailing?: boolean | undefined;
}

/** Tells programs that watch the service how it is. */
export interface Watch {
  /** A request was answered. */
  answered(request: AnsweredRequest): void;
  /** A part of the service failed. */
  failed(reason: string): void;
  /** A piece of long work of an owner is over. */
  worked?(owner: string, figures: WorkFigures): void;
  /** A call of a network is over. */
  called?(call: NetworkCall): void;
  /** A network has answered, or told of a fault. */
  heard?(network: string, fault?: string): void;
  /** How each network is, where the token is the right one; undefined: it is not. */
  networks?(token: string | undefined): Promise<readonly NetworkState[] | undefined>;
  /** The text that Prometheus reads, where the token is the right one; undefined: it is not. */
  metrics(token: string | undefined): Promise<string | undefined>;
  /** Who had how much of the service lately, where the token is the right one; undefined: it is not. */
  shares?(token: string | undefined): Promise<object | undefined>;
}

interface AnsweredRequest {
  readonly service: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  /** The customer whose request it was, where that is known. */
  readonly owner?: string | undefined;
  /** As the request says. */
  readonly bodyBytes?: number;
  /** Why it was refused. */
  readonly code?: string | undefined;
}
