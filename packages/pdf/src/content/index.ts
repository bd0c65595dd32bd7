export { type Call, callsOf } from './content.ts';
export { evenAxis, paint, type Raster } from './fill.ts';
export { type DrawnPicture, drawPage, type FilledShape, type PageSink, type ReadingBudget } from './interpreter.ts';
export { type GreyPicture, pictureShape } from './pictures.ts';
