import type { FiguresOfProcess, MeasuredFigures } from '@rappen/http';

/** Processes that do not answer in time are left out: who watches sees which are missing. */
const answerMilliseconds = 1_000;

/** Gathers what several processes have measured. */
export interface GatheredFigures {
  /** Asks each of the named processes by `ask`. */
  of(processes: readonly string[], ask: (process: string, id: number) => void): Promise<readonly FiguresOfProcess[]>;
  /** An answer of a process. */
  answer(process: string, id: number, figures: MeasuredFigures): void;
}

/** Questions are numbered: an answer that comes late belongs to none. */
export function gatheredFigures(): GatheredFigures {
  const waiting = new Map<number, (answer: FiguresOfProcess) => void>();
  let last = 0;
  return {
    of(processes, ask) {
      last += 1;
      const id = last;
      const answers: FiguresOfProcess[] = [];
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answers.toSorted((one, other) => Number(one.process) - Number(other.process)));
        };
        const timer = setTimeout(end, answerMilliseconds);
        waiting.set(id, (answer) => {
          answers.push(answer);
          if (answers.length === processes.length) end();
        });
        for (const process of processes) ask(process, id);
        if (processes.length === 0) end();
      });
    },
    answer: (process, id, figures) => waiting.get(id)?.({ process, figures }),
  };
}
