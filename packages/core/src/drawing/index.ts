export type {
  Drawing,
  GroupShape,
  LineShape,
  OutlineShape,
  OutlineStep,
  PolylineShape,
  RectangleShape,
  Shape,
  SymbolShape,
  TextShape,
} from './drawing.ts';
export { millimetresPerPoint } from './drawing.ts';
