export { appendPages } from './append.ts';
export { limits as assemblyLimits } from './limits.ts';
export { type MergeOptions, mergePage, mergeSlip, type RecreateOptions, recreateSlip } from './merge.ts';
export type { CodeCorners, CornerPoint } from './slip-place.ts';
