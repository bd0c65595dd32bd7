export { millimetresPerPoint } from '@rappen/pdf/internal/base';
export { undoPngFilter } from '@rappen/pdf/internal/syntax';
export type {
  Drawing,
  GroupShape,
  ImageShape,
  Ink,
  LineShape,
  OutlineShape,
  OutlineStep,
  PolylineShape,
  RectangleShape,
  Shape,
  SymbolShape,
  TextShape,
} from './drawing.ts';
export type { Picture } from './picture.ts';
export { parsePicture } from './picture.ts';
export { type PngHeader, pngChunkAt, pngHeader, pngPasses } from './png-header.ts';
