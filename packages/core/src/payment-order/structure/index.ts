export { addPath, pathTree, touches } from './path-tree.ts';
export { Places } from './places.ts';
export { Structure, type StructureProblem } from './structure.ts';
