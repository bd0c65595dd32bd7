import { type StoreTroubleReason, StoreUnavailable } from '@rappen/http';
import type { AnswerText, Question } from './messages.ts';

/** A commit waits for the disk; longer than this nobody waits who asks over HTTP. */
const answerSecondsMax = 20;
/** Questions that wait for their answers: what comes beyond them is told so at once. */
const waitingMax = 5_000;

/** Questions of a serving process, which the one that started it answers. */
export interface Asking {
  /**
   * Rejects as the answer says, and with `StoreUnavailable` where none comes in time, or too many wait. What was asked may have been
   * done all the same, as after a lost connection.
   */
  ask(question: Question): Promise<unknown>;
  /** An answer that came. One that comes too late belongs to nobody. */
  answered(id: number, answer: AnswerText): void;
}

/** Asks by `tell`, and gives every question so many seconds. */
export function asking(
  tell: (id: number, question: Question) => void,
  { secondsMax = answerSecondsMax, countMax = waitingMax } = {},
): Asking {
  const waiting = new Map<number, { settle(answer: AnswerText): void }>();
  let last = 0;
  return {
    ask(question) {
      if (waiting.size >= countMax)
        return Promise.reject(new StoreUnavailable('overloaded', 'Too many questions wait for the first process'));
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new StoreUnavailable('too slow', `The first process has not answered for ${secondsMax} seconds`));
        }, secondsMax * 1000);
        waiting.set(id, {
          settle(answer) {
            clearTimeout(timer);
            if ('value' in answer) resolve(answer.value);
            else reject(errorOf(answer.error, answer.reason));
          },
        });
        tell(id, question);
      });
    },
    answered(id, answer) {
      const one = waiting.get(id);
      waiting.delete(id);
      one?.settle(answer);
    },
  };
}

function errorOf(message: string, reason: string | undefined): Error {
  return reason === undefined ? new Error(message) : new StoreUnavailable(reason as StoreTroubleReason, message);
}
