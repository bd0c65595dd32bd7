import type { ObjectShape } from '@rappen/core/model';
import { failed, type Result } from '@rappen/core/result';
import { readShape } from '../../body/shapes.ts';
import { problem } from '../../problems/index.ts';
import type { Texts } from '../../route/route.ts';

/**
 * The parameters of a query that a shape knows, read as `readShape` does; others are ignored. Reports `PARAMETER_REPEATED`
 * too: of two values none is taken for the one that was meant.
 */
export function readQueryParameters(shape: ObjectShape<Texts>, given: URLSearchParams): Result<Texts> {
  const repeated = shape.members.filter(([name]) => given.getAll(name).length > 1);
  const [first, ...more] = repeated.map(([name]) => problem('PARAMETER_REPEATED', [name]));
  return first === undefined ? readParameters(shape, (name) => given.get(name)) : failed(first, ...more);
}

/** Texts by name, read as `readShape` does. `given` looks one up; null: not there. Others are ignored. */
export function readParameters(shape: ObjectShape<Texts>, given: (name: string) => string | null): Result<Texts> {
  return readShape(shape, Object.fromEntries(shape.members.map(([name]) => [name, given(name)])));
}
