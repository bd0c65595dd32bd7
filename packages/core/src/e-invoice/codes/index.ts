export * from './code-lists.generated.ts';
export { isOfList } from './list.ts';
export { unitCodeOf, unitNameOf } from './units.ts';
