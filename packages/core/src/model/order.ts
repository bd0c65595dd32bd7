import type { Path, Problem } from '../problem/problem.ts';
import { type AnyShape, anyShapeOf, type Shape } from './shape.ts';

/** Problems as one reads a document of this shape from top to bottom; of one place, as they were found; unknown names last. */
export function inDocumentOrder(problems: readonly Problem[], shape: Shape<unknown>): Problem[] {
  if (problems.length < 2) return [...problems];
  return problems
    .map((found) => ({ found, place: placeOf(found.path, shape) }))
    .sort((one, other) => comparePlaces(one.place, other.place))
    .map(({ found }) => found);
}

/** A path as numbers: the index in a list, or the position of a field. */
function placeOf(path: Path, root: Shape<unknown>): readonly number[] {
  let shapes: readonly Shape<unknown>[] = [root];
  return path.map((step) => {
    const here = variantsOf(shapes);
    const [first] = here;
    if (first?.kind === 'list') {
      shapes = [first.entry];
      return Number(step);
    }
    const names = here.flatMap((shape) => (shape.kind === 'object' ? shape.members : []));
    const position = names.findIndex(([name]) => name === step);
    const member = names[position]?.[1];
    shapes = member === undefined ? [] : [member.shape];
    return position < 0 ? names.length : position;
  });
}

/** What may stand at one place: of objects of several kinds each. */
export function variantsOf(shapes: readonly Shape<unknown>[]): readonly AnyShape[] {
  return shapes
    .map(anyShapeOf)
    .flatMap((shape) => (shape.kind === 'union' ? Object.values(shape.variants).map(anyShapeOf) : [shape]));
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((step, at) => step !== other[at]);
  if (differing < 0) return one.length - other.length;
  return (one[differing] as number) - (other[differing] ?? -1);
}
