import type { CosValue } from '../../syntax/values.ts';
import type { Draft } from './draft.ts';

/** What of the catalog stays when all pages are pictures. */
const kept: ReadonlySet<string> = new Set([
  'Type',
  'Pages',
  'PageLabels',
  'Names',
  'Dests',
  'ViewerPreferences',
  'PageLayout',
  'PageMode',
  'Outlines',
  'OpenAction',
  'Metadata',
  'Lang',
  'OutputIntents',
  'AF',
]);

/** Takes out of the catalog what describes contents that are no more: form, structure, layers and all that is unknown. */
export function keepPagesAlone(draft: Draft): void {
  const entries = draft.catalog?.entries ?? new Map<string, CosValue>();
  const gone = [...entries.keys()].filter((key) => !kept.has(key));
  draft.editCatalog(Object.fromEntries(gone.map((key) => [key, undefined])));
}

/** Takes fields out of the form whose looks are part of a picture now. */
export function removeFields(draft: Draft, removed: ReadonlySet<number>): void {
  const form = draft.catalog?.entries.get('AcroForm');
  const fields = draft.resolved(draft.dictionary(form)?.entries.get('Fields'));
  if (fields?.kind !== 'array' || removed.size === 0) return;
  const stays = (value: CosValue, depth: number): boolean => {
    if (value.kind !== 'reference' || depth > depthMax) return true;
    if (removed.has(value.number)) return false;
    const kids = draft.resolved(draft.dictionary(value)?.entries.get('Kids'));
    if (kids?.kind !== 'array') return true;
    const left = kids.items.filter((kid) => stays(kid, depth + 1));
    if (left.length < kids.items.length) draft.edit(value, { Kids: { kind: 'array', items: left } });
    return left.length > 0;
  };
  const items = fields.items.filter((field) => stays(field, 0));
  draft.editCatalog({ AcroForm: draft.edit(form, { Fields: { kind: 'array', items } }) });
}

/** Fields below each other that are looked at. */
const depthMax = 16;
