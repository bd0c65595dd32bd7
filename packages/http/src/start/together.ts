import type { FiguresOfProcess, MeasuredFigures } from '../ports/watch.ts';
import type { Limiters } from './limiters.ts';

/** What a process has from those it serves together with. */
export interface Together {
  /** One count of each limit for all of them. */
  readonly limiters: Limiters;
  /** Makes the figures of this process known to the others. What it returns asks for those of all. */
  shareFigures(own: () => Promise<MeasuredFigures>): () => Promise<readonly FiguresOfProcess[]>;
}
