export { pagesOnLetterhead } from './letterhead.ts';
export { type MergedPage, mergeOver } from './merge-over.ts';
export {
  mergeSlip,
  type RecreateOptions,
  recreateSlip,
  type SlipOnPage,
  type SlipPage,
  slipBehind,
} from './merge-slip.ts';
export type { CodeCorners, CornerPoint } from './slip-place.ts';
