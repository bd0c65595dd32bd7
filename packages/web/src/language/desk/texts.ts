import type { desk } from './en.ts';

/** The keys of the texts of the invoice desk. */
export type DeskTexts = typeof desk;
