export { parseJson } from './exact-numbers.ts';
export { valueAt } from './value-at.ts';
export type { JsonValue } from './write.ts';
export { decimalTextOf, ExactNumber, writeJson } from './write.ts';
