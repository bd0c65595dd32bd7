export { appendPages } from './append.ts';
export { limits as assemblyLimits } from './limits.ts';
export { type Extent, type MergeOptions, mergePage, mergePageAt, type OverlayPlace } from './merge.ts';
