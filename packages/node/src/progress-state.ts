/** What the thread that shows the progress shares with the work: numbers at these places. */
export const stateAt = 0;
export const shownAt = 1;
export const hiddenAt = 2;
export const stepsAt = 3;
export const totalAt = 4;
export const progressFields = 5;

/** What the work wants of it. */
export const states = { shown: 0, hidden: 1, ended: 2 } as const;
