import { count } from '../maps.ts';
import { Turns } from '../turns.ts';
import { watchBudget } from './budget.ts';
import type { Ending, Reply } from './messages.ts';
import { PieceStream } from './piece-stream.ts';
import {
  type Job,
  newJob,
  newSeat,
  type Outcome,
  type Piece,
  type PoolWatch,
  type Seat,
  type StartThread,
  type Thread,
} from './seat.ts';
import type { WorkLimits } from './work-limits.ts';

/** Owners whose pieces differ by less take turns one by one. */
const chargedMilliseconds = 10;

export interface WorkPool {
  /** Rejects if the work has a bug. */
  run(piece: Piece): Promise<Outcome>;
  /** Ends the threads; what is not done is busy. */
  end(): void;
}

/**
 * Does pieces of work in threads, so that one that takes long, or ends its thread, delays neither the server nor, beyond its
 * time, the others. A piece whose answer is a stream gives its thread free between two parts. The owner who has had least of the
 * threads has the next turn, so that much work of one does not come before little of another. A piece that
 * takes too long, or more memory than its thread has, is given up with its thread; what else was begun there is begun anew in
 * another: the same work makes the same bytes, so that a stream goes on where it was. While all threads are at long work, one more
 * does what is short, and a reserve while that one may be at long work too, for owners who have nothing long at work; nobody knows beforehand what is short, so each piece may try, and makes room soon where
 * others wait who have not tried. A piece whose caller has gone is not begun, and
 * one that does not end by itself ends with its thread.
 */
export function createWorkPool(
  start: StartThread,
  limits: WorkLimits,
  { now = () => performance.now(), measured }: PoolWatch = {},
): WorkPool {
  const longSeats: readonly Seat[] = Array.from({ length: limits.threads }, () => newSeat(false));
  const shortSeats: readonly Seat[] = Array.from({ length: limits.shortThreads }, () => newSeat(true));
  const seats: readonly Seat[] = [...longSeats, ...shortSeats];
  const turns = new Turns<Job>();
  const openOf = new Map<string, number>();
  let openCount = 0;
  /** Pieces by owner that have had their time where short work is done. */
  const longOf = new Map<string, number>();
  const ownerRunningMax = Math.max(1, limits.threads - 1);
  let lastId = 0;
  let isEnded = false;

  return {
    run(piece) {
      return new Promise((settle, fail) => {
        lastId += 1;
        const onGone = (): void => abandon(job);
        const job = newJob(piece, { id: lastId, settle, fail, onGone, queuedAt: now() });
        if (piece.signal?.aborted === true) return close(job, { kind: 'gone' });
        if (isEnded || hasNoPlace(piece.owner)) return close(job, { kind: 'busy' });
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

  /** Nobody has more places than what is left to the others. */
  function hasNoPlace(owner: string): boolean {
    const own = turns.lengthOf(owner);
    const left = limits.waitingMax - turns.length;
    return left <= 0 || own >= limits.ownerWaitingMax || (turns.length > own && own >= left);
  }

  /** The same for what is begun, which slow receivers hold. */
  function mayOpen(owner: string): boolean {
    const own = openOf.get(owner) ?? 0;
    const left = limits.threads * limits.threadOpenMax - openCount;
    return own < limits.ownerOpenMax && (openCount === own || own < left);
  }

  /** Gives the free seats work. */
  function next(): void {
    while (!isEnded) {
      const job = turns.next((each) => seatFor(each) !== undefined);
      const seat = job && seatFor(job);
      if (job === undefined || seat === undefined) break;
      goOn(seat, job);
    }
    if (!isEnded) makeRoomForTries();
  }

  function seatFor(job: Job): Seat | undefined {
    if (job.seat !== undefined) return job.seat.running === undefined ? job.seat : undefined;
    if (!mayOpen(job.owner)) return undefined;
    const isFree = ({ running, open }: Seat) => running === undefined && open.size < limits.threadOpenMax;
    const free = longSeats.filter(isFree);
    const own = longSeats.filter(({ running }) => running?.owner === job.owner);
    if (free.length > 0 && own.length < ownerRunningMax) {
      // A thread that is replaced has to load all it needs: whoever may be short does not wait for that where another one is ready
      const isReady = (seat: Seat) => seat.hasReplied === true;
      const ready = free.find(isReady) ?? shortSeats.find((seat) => isReady(seat) && isFree(seat) && mayTry(job));
      return ready ?? free.find(({ thread }) => thread !== undefined) ?? free[0];
    }
    // The second of the places for what is short is a reserve, for as long as the first one is at something that may be long
    const shortSeat = shortSeats.find((seat) => isFree(seat) || !seat.isAtLength);
    const isAllAtLength = free.length === 0 && longSeats.every(({ isAtLength }) => isAtLength);
    return isAllAtLength && mayTry(job) && shortSeat && isFree(shortSeat) ? shortSeat : undefined;
  }

  function goOn(seat: Seat, job: Job): void {
    seat.running = job;
    seat.since = now();
    job.begunAt ??= seat.since;
    seat.thread ??= started(seat);
    // What a thread has to load before its first piece is no time of that piece
    const age = (now() - (seat.startedAt ?? now())) / 1000;
    const startSeconds = seat.hasReplied ? 0 : Math.max(0, limits.startSecondsMax - age);
    watch(seat, job, startSeconds);
    seat.isAtLength = false;
    seat.lengthTimer = setTimeout(() => {
      seat.isAtLength = true;
      next();
    }, limits.longAfterSeconds * 1000);
    if (seat.isForShort) watchTry(seat, startSeconds);
    job.meter?.begins(seat.thread);
    if (job.seat !== undefined) {
      seat.thread.post({ id: job.id, more: true });
      return;
    }
    job.seat = seat;
    seat.open.add(job);
    count(openOf, job.owner, 1);
    openCount += 1;
    seat.thread.post({ id: job.id, start: job.work });
  }

  function watchTry(seat: Seat, startSeconds: number): void {
    // Whoever needs the reserve shall not wait for its start
    for (const reserve of shortSeats) reserve.thread ??= started(reserve);
    const had = (): void => {
      seat.hadTry = true;
      next();
    };
    seat.tryTimer = setTimeout(had, (limits.tryAfterSeconds + startSeconds) * 1000);
  }

  function started(seat: Seat): Thread {
    seat.startedAt = now();
    const thread: Thread = start(
      (reply) => {
        if (seat.thread !== thread) return;
        seat.hasReplied = true;
        replied(seat, reply);
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
    const { thread } = seat;
    const seconds = seat.isForShort ? limits.shortSecondsMax + startSeconds : limits.secondsMax;
    seat.budget = watchBudget(thread, seconds, {
      isStill: () => seat.thread === thread && seat.running === job,
      isOver: () => (seat.isForShort ? moveOver(seat, job) : timeIsUp(seat, job)),
    });
  }

  /** What is not short after all is begun anew where long work is done. */
  function moveOver(seat: Seat, job: Job): void {
    job.isLong = true;
    count(longOf, job.owner, 1);
    makeRoom(seat, job);
  }

  /** Ends the first try of a piece, which will have another; the next one shall not wait for a start. */
  function makeRoom(seat: Seat, job: Job): void {
    job.tries += 1;
    unseat(seat);
    seat.thread = started(seat);
    next();
  }

  /**
   * Ends a first try that has had its time where a piece waits of somebody who has had less, and has not tried where short work is
   * done.
   */
  function makeRoomForTries(): void {
    for (const seat of shortSeats) {
      const { hadTry, running } = seat;
      if (hadTry !== true || running === undefined || running.tries > 0) continue;
      const soFar = (now() - (seat.since ?? now())) / chargedMilliseconds;
      const couldTry = (job: Job) =>
        job.tries === 0 && mayTry(job) && turns.hadBy(job.owner) < turns.hadBy(running.owner) + soFar;
      if (turns.some(couldTry)) {
        makeRoom(seat, running);
        return;
      }
    }
  }

  function mayTry({ owner, seat }: Job): boolean {
    return seat === undefined && !seats.some(({ running }) => running?.owner === owner) && !longOf.has(owner);
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
    seat.budget?.end();
    clearTimeout(seat.lengthTimer);
    clearTimeout(seat.tryTimer);
    if (seat.running !== undefined && seat.since !== undefined) {
      const worked = now() - seat.since;
      seat.running.worked += worked;
      turns.charge(seat.running.owner, worked / chargedMilliseconds);
    }
    seat.running = undefined;
    seat.isAtLength = false;
    seat.hadTry = false;
  }

  /** Ends a thread. What was begun there waits to be begun in another. */
  function unseat(seat: Seat): void {
    const { thread } = seat;
    const begun = [...seat.open];
    rest(seat);
    seat.thread = undefined;
    seat.hasReplied = false;
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
    openCount -= 1;
  }

  /** Ends a job, once: its answer is given, or its stream broken off. */
  function close(job: Job, outcome: Outcome | Error): void {
    if (job.isOver) return;
    job.isOver = true;
    job.piece.signal?.removeEventListener('abort', job.onGone);
    if (job.isLong) count(longOf, job.owner, -1);
    turns.remove(job);
    leave(job);
    const kind = outcome instanceof Error ? 'fault' : outcome.kind;
    job.meter?.ends(kind);
    const waitingMilliseconds = (job.begunAt ?? now()) - job.queuedAt;
    measured?.(job.owner, { outcome: kind, waitingMilliseconds, workingMilliseconds: job.worked });
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
