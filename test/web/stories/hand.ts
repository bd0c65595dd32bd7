import type { Wanted } from './screen.ts';

/** What a hand does at a page, with the keys, with the mouse or with a finger alone. */
export interface Hand {
  /** A page was opened anew. */
  begin(): void;
  /** Follows a link, presses a button, unfolds what is folded. */
  activate(wanted: Wanted): Promise<void>;
  /** Replaces what is in a field. */
  enter(field: Wanted, text: string): Promise<void>;
  /** Types a day, such as `2026-11-30`, part by part. */
  enterDay(field: Wanted, day: string): Promise<void>;
  choose(field: Wanted, option: string): Promise<void>;
  tick(field: Wanted): Promise<void>;
  /** Takes one of the suggestions below a field. */
  take(field: Wanted, option: Wanted): Promise<void>;
  /** Replaces what is in a cell of the grid: of which column, in which row of the file. */
  correct(column: string, row: number, text: string): Promise<void>;
}
