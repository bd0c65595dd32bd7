import type { Questions, WorkFigures, WorkWatch } from '../ports/work.ts';
import type { Budget } from './budget.ts';
import type { Order, Progress, Reply, Work } from './messages.ts';
import { type Meter, startMeter } from './meter.ts';
import type { PieceStream } from './piece-stream.ts';

/** A thread of the runtime, as its adapter starts it. */
export interface Thread {
  post(order: Order): void;
  end(): void;
  /** Milliseconds that the processor has worked for it; where the runtime cannot tell, time at work is what passes. */
  cpuMilliseconds?(): Promise<number>;
}

/** Starts a thread: `replied` gets its replies, `died` is called when it ends by itself. */
export type StartThread = (replied: (reply: Reply) => void, died: () => void) => Thread;

/** A piece of long work, and whose it is. */
export interface Piece {
  readonly owner: string;
  readonly work: Work;
  readonly asked?: Questions | undefined;
  readonly watch?: WorkWatch | undefined;
  /** Tells that nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
  /** Called once when nothing more is kept for it. */
  readonly over?: (() => void) | undefined;
}

/** What came of a piece; a stream is the rest of its answer. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: unknown; readonly stream?: ReadableStream<Uint8Array> }
  | { readonly kind: 'busy' | 'slow' | 'too-large' | 'gone' };

/** The place of one thread. */
export interface Seat {
  /** Of the one beside the others, for what is short while they are at long work. */
  readonly isForShort: boolean;
  thread?: Thread | undefined;
  /** The thread has loaded what it needs: it has answered something. */
  hasReplied?: boolean;
  startedAt?: number;
  /** What is begun here, and of that what the thread is at. */
  readonly open: Set<Job>;
  running?: Job | undefined;
  /** It has been at this for long. */
  isAtLength?: boolean;
  /** What is at work where short work is done has had the time of a first try. */
  hadTry?: boolean;
  tryTimer?: Timer | undefined;
  /** Since when it has been at this. */
  since?: number;
  budget?: Budget | undefined;
  lengthTimer?: Timer | undefined;
}

type Timer = ReturnType<typeof setTimeout>;

/** A piece on its way. */
export interface Job {
  readonly id: number;
  readonly owner: string;
  readonly piece: Piece;
  work: Work;
  readonly settle: (outcome: Outcome) => void;
  readonly fail: (fault: Error) => void;
  /** Where it is begun. */
  seat?: Seat | undefined;
  progress?: Progress | undefined;
  stream?: PieceStream | undefined;
  isOver: boolean;
  /** It has had its time where short work is done, and needs more. */
  isLong?: boolean;
  /** How often it had to make room there for somebody who had not had a try. */
  tries: number;
  readonly queuedAt: number;
  begunAt?: number;
  /** Milliseconds that threads were at it. */
  worked: number;
  readonly onGone: () => void;
  /** Where somebody wants to know how it was done. */
  readonly meter?: Meter | undefined;
}

/** A piece that has just come. */
export function newJob(piece: Piece, own: Pick<Job, 'id' | 'settle' | 'fail' | 'onGone' | 'queuedAt'>): Job {
  const { owner, work, watch } = piece;
  return { ...own, owner, piece, work, isOver: false, tries: 0, worked: 0, meter: watch && startMeter(watch) };
}

/** What is told of the pool, and how it tells the time. */
export interface PoolWatch {
  readonly now?: () => number;
  /** Is told of each piece that is over, with its owner. */
  readonly measured?: ((owner: string, figures: WorkFigures) => void) | undefined;
}

/** A place without a thread. */
export function newSeat(isForShort: boolean): Seat {
  return { isForShort, open: new Set<Job>() };
}
