export { pagesOnLetterhead } from './letterhead.ts';
export { mergeSlip, type RecreateOptions, recreateSlip } from './merge-slip.ts';
export type { CodeCorners, CornerPoint } from './slip-place.ts';
