import { type JsonSchema, type Leaf, leaf } from '@rappen/core/model';

/** A part of a form that is a file, as generators of clients know one; its reader validates what is in it. */
export function file(schema: JsonSchema = {}): Leaf<unknown> {
  return leaf<unknown>({ type: 'string', format: 'binary', ...schema }, (node) => node);
}
