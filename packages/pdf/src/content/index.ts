export { type Call, callsOf } from './content.ts';
export { evenAxis, paint, type Raster } from './fill.ts';
export { drawPage } from './interpreter.ts';
export type { DrawnPicture, FilledShape, PageSink, ReadingBudget } from './page-sink.ts';
export { type GreyPicture, pictureShape } from './pictures.ts';
