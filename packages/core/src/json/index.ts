export { parseJson } from './exact-numbers.ts';
