import type { CalendarDate } from '@rappen/core/date';
import type { ProfileName } from '@rappen/core/swiss-qr';
import type { PrintedAnswer } from '../answer/printed.ts';
import type { ApiKey } from '../rights/api-key.ts';
import type { ResourceFile } from './resources.ts';

/** Long work, done where it keeps nobody waiting, within bounds of time, memory and number. */
export interface LongWork {
  /**
   * Takes room for the bytes of a request that is about to be read; undefined: there is none left, for all or for this
   * owner. What it returns gives the room back.
   */
  takeRoom(owner: string, bytes: number): (() => void) | undefined;
  /**
   * Answers a call. `over` is called when the answer is sent to its end, or nobody wants it any more. Rejects where the service
   * is at fault.
   */
  answer(call: RouteCall, asked: Questions, over: () => void): Promise<WorkAnswer>;
}

/** A call as plain data, which can be sent to a thread. */
export interface RouteCall {
  /** Of the route, as it is described. */
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  readonly requestId: string;
  readonly key: ApiKey;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly parameters: Readonly<Record<string, string>>;
  readonly profile: ProfileName;
  readonly today: CalendarDate;
  readonly now: number;
}

/** Who waits for work. */
export interface AskedWork {
  readonly watch?: WorkWatch | undefined;
  /** Tells that nobody waits any more: then the work is not begun, or ended. */
  readonly signal?: AbortSignal | undefined;
}

/** What work asks of the thread that serves, and tells it. */
export interface Questions extends AskedWork {
  /** A file of the customer whose call it is. */
  resource(name: string): Promise<ResourceFile | undefined>;
  /** The body of an answer ended before its time. */
  brokenOff(reason: Error): void;
}

/** Is told how work was done, where that is measured. */
export interface WorkWatch {
  /** The work waits for its turn: `measured` follows once when it is over. */
  queued(): void;
  measured(figures: WorkFigures): void;
}

/** How a piece of work was done. */
export interface WorkFigures {
  /** `answer`, or why there is none. */
  readonly outcome: string;
  /** Until it was begun. */
  readonly waitingMilliseconds: number;
  /** While a thread was at it, without the pauses of a stream. */
  readonly workingMilliseconds: number;
  /** Of the processor, where the runtime can tell. */
  readonly cpuMilliseconds?: number | undefined;
}

/** What came of a call: an answer, or that there is no place for it, not enough time or memory, or nobody who waits for it. */
export type WorkAnswer = PrintedAnswer | Unanswered;

export type Unanswered = 'busy' | 'too-large' | 'gone' | { readonly slowAfterSeconds: number };
