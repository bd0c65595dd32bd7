import type { read } from './en.ts';

/** The keys of the texts of the page that reads bills. */
export type ReadTexts = typeof read;
