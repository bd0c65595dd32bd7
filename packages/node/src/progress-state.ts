/** What the thread that shows the progress shares with the work: numbers at these places. */
export const [stateAt, shownAt, hiddenAt, stepsAt, totalAt] = [0, 1, 2, 3, 4] as const;
export const progressFields = 5;

/** What the work wants of it. */
export const states = { shown: 0, hidden: 1, ended: 2 } as const;
