import type { ResourceKind } from '../../content/operators.ts';
import type { CosObjects } from '../../syntax/objects.ts';
import type { CosDictionary, CosValue } from '../../syntax/values.ts';

/** A resource by its kind and name, if it is there and what its kind has to be (ISO 32000-1, table 33). */
export function resourceIn(
  document: CosObjects,
  resources: CosDictionary | undefined,
  kind: ResourceKind,
  name: string,
): CosValue | undefined {
  const value = document.dictionary(resources?.entries.get(kind))?.entries.get(name);
  return value !== undefined && fitsKind(document, kind, value) ? value : undefined;
}

function fitsKind(document: CosObjects, kind: ResourceKind, value: CosValue): boolean {
  const found = document.resolved(value);
  if (kind === 'ColorSpace') return found?.kind === 'name' || found?.kind === 'array';
  return kind === 'XObject' ? document.streamAt(value) !== undefined : found?.kind === 'dictionary';
}
