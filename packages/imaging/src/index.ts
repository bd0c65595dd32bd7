export type { Effort } from './cascade.ts';
export type { CodeBox, FoundCode, PagePoint } from './found-code.ts';
export type { GreyImage } from './grey-image.ts';
export { createImaging, type Imaging, type ImagingModules, type ReadCodesOptions } from './imaging.ts';
export { defaultImagingLimits, type ImagingLimits } from './limits.ts';
export {
  createThreadReader,
  defaultThreadLimits,
  type Reading,
  type ReadingRequest,
  type StartThread,
  type Thread,
  type ThreadLimits,
  type ThreadReader,
  warmUp,
} from './reading-thread.ts';
