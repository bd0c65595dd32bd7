export * from './code-lists.generated.ts';
export { codesOf, isOfList } from './list.ts';
export { unitCodeOf, unitNameOf } from './units.ts';
