export { type Call, type CallContext, callsOf, type DrawnContent, type Inherited, inheritable } from './calls.ts';
export { evenAxis, paint, type Raster } from './fill.ts';
export { type SearchBudget, searchBytesMax } from './inline-image.ts';
export { drawPage } from './interpreter.ts';
export { spacesIn } from './named-space.ts';
export type { DrawnPicture, FilledShape, PageSink, ReadingBudget } from './page-sink.ts';
export { type GreyPicture, pictureShape } from './pictures.ts';
