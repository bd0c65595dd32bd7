import type { biller } from './en.ts';

/** The keys of the texts for billers. */
export type BillerTexts = typeof biller;
