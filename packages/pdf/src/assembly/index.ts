export { limits as assemblyLimits } from '../syntax/limits.ts';
export { appendPages } from './append.ts';
export {
  type CoveredArea,
  type Extent,
  type MergeOptions,
  mergePage,
  mergePageAt,
  type OverlayPlace,
  type PageUnder,
} from './merge.ts';
export type { PageMark } from './page-marks.ts';
