import type { Questions, WorkWatch } from '../ports/work.ts';
import type { Ending, Order, Progress, Reply, Work } from './messages.ts';
import { type Meter, startMeter } from './meter.ts';
import { PieceStream } from './piece-stream.ts';
import { Turns } from './turns.ts';
import { type WorkLimits, waitingFactorMax } from './work-limits.ts';

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
interface Piece {
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

export interface WorkPool {
  /** Rejects if the work has a bug. */
  run(piece: Piece): Promise<Outcome>;
  /** Ends the threads; what is not done is busy. */
  end(): void;
}

/** The place of one thread. */
interface Seat {
  /** Of the one beside the others, for what is short while they are at long work. */
  readonly isForShort: boolean;
  thread?: Thread | undefined;
  /** What is begun here, and of that what the thread is at. */
  readonly open: Set<Job>;
  running?: Job | undefined;
  /** It has been at this for long. */
  isAtLength?: boolean;
  timer?: Timer | undefined;
  lengthTimer?: Timer | undefined;
}

type Timer = ReturnType<typeof setTimeout>;

/** A piece on its way. */
interface Job {
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
  readonly onGone: () => void;
  /** Where somebody wants to know how it was done. */
  readonly meter?: Meter | undefined;
}

/**
 * Does pieces of work in threads, so that one that takes long, or ends its thread, delays neither the server nor, beyond its
 * time, the others. A piece whose answer is a stream gives its thread free between two parts. Owners take turns. A piece that
 * takes too long, or more memory than its thread has, is given up with its thread; what else was begun there is begun anew in
 * another: the same work makes the same bytes, so that a stream goes on where it was. While all threads are at long work, one more
 * does what is short, for owners who have nothing long at work; nobody knows beforehand what is short, so each piece may try. A piece whose caller has gone is not begun, and
 * one that does not end by itself ends with its thread.
 */
export function createWorkPool(start: StartThread, limits: WorkLimits): WorkPool {
  const longSeats: readonly Seat[] = Array.from({ length: limits.threads }, () => newSeat(false));
  const seats: readonly Seat[] = [...longSeats, newSeat(true)];
  const turns = new Turns<Job>();
  const openOf = new Map<string, number>();
  /** Pieces by owner that have had their time where short work is done. */
  const longOf = new Map<string, number>();
  const ownerRunningMax = Math.max(1, limits.threads - 1);
  let lastId = 0;
  let isEnded = false;

  return {
    run(piece) {
      return new Promise((settle, fail) => {
        const { owner, work } = piece;
        const isFull = turns.length >= limits.waitingMax || turns.lengthOf(owner) >= limits.ownerWaitingMax;
        lastId += 1;
        const meter = piece.watch && startMeter(piece.watch);
        const onGone = (): void => abandon(job);
        const job: Job = { id: lastId, owner, piece, work, settle, fail, isOver: false, meter, onGone };
        if (piece.signal?.aborted === true) return close(job, { kind: 'gone' });
        if (isEnded || isFull) return close(job, { kind: 'busy' });
        piece.signal?.addEventListener('abort', onGone);
        turns.add(job);
        next();
      });
    },
    end() {
      isEnded = true;
      const left = new Set([...turns.clear(), ...seats.flatMap(({ open }) => [...open])]);
      for (const seat of seats) unseat(seat);
      for (const job of left) close(job, { kind: 'busy' });
    },
  };

  /** Gives the free seats work. */
  function next(): void {
    while (!isEnded) {
      const job = turns.next((each) => seatFor(each) !== undefined);
      const seat = job && seatFor(job);
      if (job === undefined || seat === undefined) return;
      goOn(seat, job);
    }
  }

  function seatFor(job: Job): Seat | undefined {
    if (job.seat !== undefined) return job.seat.running === undefined ? job.seat : undefined;
    if ((openOf.get(job.owner) ?? 0) >= limits.ownerOpenMax) return undefined;
    const isFree = ({ running, open }: Seat) => running === undefined && open.size < limits.threadOpenMax;
    const free = longSeats.filter(isFree);
    const own = longSeats.filter(({ running }) => running?.owner === job.owner);
    if (free.length > 0 && own.length < ownerRunningMax)
      return free.find(({ thread }) => thread !== undefined) ?? free[0];
    const isAllAtLength = free.length === 0 && longSeats.every(({ isAtLength }) => isAtLength);
    const isOwn = longSeats.some(({ running }) => running?.owner === job.owner) || longOf.has(job.owner);
    return isAllAtLength && !isOwn ? seats.find((seat) => seat.isForShort && isFree(seat)) : undefined;
  }

  function goOn(seat: Seat, job: Job): void {
    seat.running = job;
    const isFresh = seat.thread === undefined;
    seat.thread ??= started(seat);
    watch(seat, job, isFresh ? limits.startSecondsMax : 0);
    seat.isAtLength = false;
    seat.lengthTimer = setTimeout(() => {
      seat.isAtLength = true;
      next();
    }, limits.longAfterSeconds * 1000);
    job.meter?.begins(seat.thread);
    if (job.seat !== undefined) {
      seat.thread.post({ id: job.id, more: true });
      return;
    }
    job.seat = seat;
    seat.open.add(job);
    count(openOf, job.owner, 1);
    seat.thread.post({ id: job.id, start: job.work });
  }

  function started(seat: Seat): Thread {
    const thread: Thread = start(
      (reply) => {
        if (seat.thread === thread) replied(seat, reply);
      },
      () => {
        if (seat.thread === thread) giveUp(seat, { kind: 'too-large' });
      },
    );
    return thread;
  }

  function replied(seat: Seat, reply: Reply): void {
    const job = seat.running;
    if (job === undefined || job.id !== reply.id) return;
    if ('progress' in reply) job.progress = reply.progress;
    else if ('asks' in reply) void tell(seat, job, reply.asks.resource);
    else ended(seat, job, reply);
  }

  async function tell(seat: Seat, job: Job, name: string): Promise<void> {
    const { thread } = seat;
    try {
      const told = await job.piece.asked?.resource(name);
      if (seat.thread === thread) thread?.post({ id: job.id, told });
    } catch (error) {
      // The thread waits for an answer that does not come: its other work begins anew
      if (seat.thread !== thread || seat.running !== job) return;
      unseat(seat);
      close(job, error as Error);
      next();
    }
  }

  function ended(seat: Seat, job: Job, ending: Ending): void {
    rest(seat);
    job.meter?.pauses();
    if (!job.isOver) {
      if ('fault' in ending) close(job, new Error(ending.fault));
      else if ('tooLarge' in ending) close(job, { kind: 'too-large' });
      else if ('piece' in ending) took(job, ending.piece, ending.isLast);
      else if (ending.streams) streams(job, ending.answer);
      else close(job, { kind: 'answer', answer: ending.answer });
    }
    // Its memory comes back only with its end; the next piece shall not wait for a start
    if (ending.isWorn && seat.open.size === 0) {
      unseat(seat);
      seat.thread = started(seat);
    }
    next();
  }

  function streams(job: Job, answer: unknown): void {
    // Of one that was begun anew the answer is sent already
    if (job.stream === undefined) {
      job.stream = new PieceStream(limits.idleSecondsMax * 1000, {
        wanted: () => {
          turns.add(job);
          next();
        },
        gone: () => {
          job.stream = undefined;
          abandon(job);
        },
      });
      job.meter?.streams();
      job.settle({ kind: 'answer', answer, stream: job.stream.readable });
    } else if (job.stream.isWanted) turns.add(job);
  }

  function took(job: Job, piece: Uint8Array, isLast: boolean): void {
    if (isLast) {
      const stream = job.stream;
      job.stream = undefined;
      stream?.last(piece);
      close(job, { kind: 'busy' });
    } else if (job.stream?.take(piece) === false) turns.add(job);
  }

  function watch(seat: Seat, job: Job, startSeconds: number): void {
    const budget = (seat.isForShort ? limits.shortSecondsMax + startSeconds : limits.secondsMax) * 1000;
    const began = performance.now();
    const { thread } = seat;
    const isStill = () => seat.thread === thread && seat.running === job;
    // The first quarter counts as work: after it the processor's time is asked for, which most pieces never see
    const first = budget / 4;
    let cpuBefore: number | undefined;
    const look = async (): Promise<void> => {
      const cpu = await cpuOf(thread);
      if (!isStill()) return;
      const passed = performance.now() - began;
      cpuBefore ??= cpu;
      const atWork = cpu === undefined || cpuBefore === undefined ? passed : first + cpu - cpuBefore;
      const left = Math.min(budget - atWork, budget * waitingFactorMax - passed);
      if (left > 0) seat.timer = setTimeout(look, Math.max(10, left));
      else if (seat.isForShort) moveOver(seat, job);
      else timeIsUp(seat, job);
    };
    seat.timer = setTimeout(look, first);
  }

  /** What is not short after all is begun anew where long work is done. */
  function moveOver(seat: Seat, job: Job): void {
    job.isLong = true;
    count(longOf, job.owner, 1);
    unseat(seat);
    next();
  }

  /** Nobody waits for a job any more. */
  function abandon(job: Job): void {
    const { seat } = job;
    if (job.isOver) return;
    if (seat?.running !== job) {
      seat?.thread?.post({ id: job.id, drop: true });
      job.stream?.breakOff(new Error('Nobody takes the rest'));
      job.stream = undefined;
      close(job, { kind: 'gone' });
      next();
      return;
    }
    setTimeout(() => {
      if (!job.isOver && job.seat === seat && seat.running === job) giveUp(seat, { kind: 'gone' });
      else if (!job.isOver) abandon(job);
    }, limits.abandonedSecondsMax * 1000);
  }

  function timeIsUp(seat: Seat, job: Job): void {
    const { progress } = job;
    const isWorthIt = progress !== undefined && progress.found.length > 0 && job.work.found === undefined;
    if (isWorthIt && !job.isOver) {
      // Another thread makes the answer of what was found
      unseat(seat);
      job.work = { ...job.work, found: progress };
      next();
    } else giveUp(seat, { kind: 'slow' });
  }

  /** The thread goes with the piece that it could not finish. */
  function giveUp(seat: Seat, outcome: Outcome): void {
    const job = seat.running;
    if (job !== undefined) seat.open.delete(job);
    unseat(seat);
    if (job !== undefined) {
      leave(job);
      close(job, outcome);
    }
    next();
  }

  /** A seat is at nothing. */
  function rest(seat: Seat): void {
    clearTimeout(seat.timer);
    clearTimeout(seat.lengthTimer);
    seat.running = undefined;
    seat.isAtLength = false;
  }

  /** Ends a thread. What was begun there waits to be begun in another. */
  function unseat(seat: Seat): void {
    const { thread } = seat;
    const begun = [...seat.open];
    rest(seat);
    seat.thread = undefined;
    seat.open.clear();
    thread?.end();
    for (const job of begun) {
      leave(job);
      turns.remove(job);
      job.stream?.rewind();
      if (!job.isOver && !isEnded) turns.add(job);
    }
  }

  /** A job is no longer begun anywhere. */
  function leave(job: Job): void {
    if (job.seat === undefined) return;
    job.seat.open.delete(job);
    job.seat = undefined;
    count(openOf, job.owner, -1);
  }

  /** Ends a job, once: its answer is given, or its stream broken off. */
  function close(job: Job, outcome: Outcome | Error): void {
    if (job.isOver) return;
    job.isOver = true;
    job.piece.signal?.removeEventListener('abort', job.onGone);
    if (job.isLong) count(longOf, job.owner, -1);
    turns.remove(job);
    leave(job);
    job.meter?.ends(outcome instanceof Error ? 'fault' : outcome.kind);
    if (job.stream !== undefined) {
      const reason =
        outcome instanceof Error ? outcome : new Error(`The rest of an answer could not be made: ${outcome.kind}`);
      job.stream.breakOff(reason);
      job.piece.asked?.brokenOff(reason);
    } else if (outcome instanceof Error) job.fail(outcome);
    else job.settle(outcome);
    job.piece.over?.();
  }
}

function count(counts: Map<string, number>, owner: string, more: number): void {
  const left = (counts.get(owner) ?? 0) + more;
  if (left > 0) counts.set(owner, left);
  else counts.delete(owner);
}

function newSeat(isForShort: boolean): Seat {
  return { isForShort, open: new Set<Job>() };
}

/** A thread that is at work outside of its program may not answer at once. */
const cpuAnswerMilliseconds = 500;

async function cpuOf(thread: Thread | undefined): Promise<number | undefined> {
  if (thread?.cpuMilliseconds === undefined) return undefined;
  const unknown = new Promise<undefined>((resolve) => setTimeout(resolve, cpuAnswerMilliseconds));
  return Promise.race([thread.cpuMilliseconds().catch(() => undefined), unknown]);
}
