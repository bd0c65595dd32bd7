export { parseJson } from './exact-numbers.ts';
export { shapeProblems, tooManyEntries, valueAt } from './shape.ts';
export type { JsonValue } from './write.ts';
export { decimalTextOf, ExactNumber, writeJson } from './write.ts';
