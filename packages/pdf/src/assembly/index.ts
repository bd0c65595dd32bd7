export { limits as assemblyLimits } from '../syntax/limits.ts';
export { appendPages } from './append.ts';
export { type Extent, type MergeOptions, mergePage, mergePageAt, type OverlayPlace } from './merge.ts';
