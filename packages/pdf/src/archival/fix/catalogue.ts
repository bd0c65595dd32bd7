import type { Page } from '../../syntax/pages.ts';
import { textString } from '../../syntax/text-string.ts';
import {
  arrayValue,
  type CosValue,
  emptyDictionary,
  isName,
  nameValue,
  numberValue,
  referenceTo,
  withEntries,
} from '../../syntax/values.ts';
import { actionIsAllowed, outlineItemsOf } from '../check/actions.ts';
import { fieldsOf } from '../check/annotations.ts';
import {
  isFormUnfinished,
  isLayer,
  isSigned,
  layersIn,
  outputIntentsOf,
  outputProfile,
  referencesIn,
} from '../check/catalogue.ts';
import type { Draft } from './draft.ts';
import { packedSrgb } from './profiles.ts';

/** Takes out of the catalog, the outline and the form what PDF/A does not have (ISO 19005-3, 6.4 to 6.11). */
export function cleanCatalog(draft: Draft): void {
  const entries = draft.catalog?.entries ?? emptyDictionary.entries;
  const opening = entries.get('OpenAction');
  if (entries.has('AA') || (opening !== undefined && !actionIsAllowed(draft, opening))) {
    const isAllowed = actionIsAllowed(draft, opening);
    draft.editCatalog({ AA: undefined, ...(!isAllowed && { OpenAction: undefined }) });
    draft.changed('action-removed');
  }
  for (const { value, dictionary } of outlineItemsOf(draft)) {
    if (!dictionary.entries.has('A') || actionIsAllowed(draft, dictionary.entries.get('A'))) continue;
    draft.edit(value, { A: undefined });
    draft.changed('action-removed');
  }
  const names = draft.dictionary(entries.get('Names'));
  if (names?.entries.has('JavaScript')) removeName(draft, 'JavaScript', 'action-removed');
  if (names?.entries.has('AlternatePresentations')) removeName(draft, 'AlternatePresentations', 'presentation-removed');
  if (entries.has('Requirements')) {
    draft.editCatalog({ Requirements: undefined });
    draft.changed('presentation-removed');
  }
  if (entries.has('Perms')) {
    draft.editCatalog({ Perms: undefined });
    draft.changed('signature-removed');
  }
  cleanForm(draft);
}

function removeName(draft: Draft, name: string, code: 'action-removed' | 'presentation-removed'): void {
  draft.editCatalog({ Names: draft.edit(draft.catalog?.entries.get('Names'), { [name]: undefined }) });
  draft.changed(code);
}

function cleanForm(draft: Draft): void {
  const value = draft.catalog?.entries.get('AcroForm');
  const form = draft.dictionary(value);
  if (form === undefined) return;
  const isDynamic = form.entries.has('XFA');
  const isUnfinished = isFormUnfinished(draft, form);
  let signatures = 0;
  for (const field of fieldsOf(draft)) {
    if (field.dictionary.entries.has('AA')) {
      draft.edit(field.value, { AA: undefined });
      draft.changed('action-removed');
    }
    if (!isSigned(draft, field.dictionary)) continue;
    draft.edit(field.value, { V: undefined, Lock: undefined, SV: undefined });
    signatures++;
  }
  if (signatures > 0) draft.changed('signature-removed', signatures);
  if (isDynamic) draft.changed('dynamic-form-removed');
  if (isUnfinished) draft.changed('form-cleaned');
  if (!isDynamic && !isUnfinished && signatures === 0) return;
  const changes = { XFA: undefined, NeedAppearances: undefined, ...(signatures > 0 && { SigFlags: undefined }) };
  draft.editCatalog({ AcroForm: draft.edit(draft.catalog?.entries.get('AcroForm'), changes) });
}

/** Names the configurations of layers and lists every layer in them (6.9). */
export function cleanLayers(draft: Draft): void {
  const value = draft.catalog?.entries.get('OCProperties');
  const properties = draft.dictionary(value);
  if (properties === undefined) return;
  const others = draft.resolved(properties.entries.get('Configs'));
  const listed = others?.kind === 'array' ? others.items : [];
  const all = [properties.entries.get('D') ?? emptyDictionary, ...listed];
  const { groups, isListed } = layersIn(draft, properties);
  const unsaid = [...groups].filter((group) => !isLayer(draft, group));
  for (const group of unsaid) {
    const name = draft.resolved(draft.dictionary(referenceTo(group))?.entries.get('Name'));
    const isNamed = name?.kind === 'string';
    draft.edit(referenceTo(group), { Type: nameValue('OCG'), ...(!isNamed && { Name: textString(`Layer ${group}`) }) });
  }
  const names = new Set<string>();
  let count = unsaid.length + (isListed ? 0 : 1);
  const cleaned = all.map((each, index) => {
    const configuration = draft.dictionary(each) ?? emptyDictionary;
    const name = draft.resolved(configuration.entries.get('Name'));
    const text = name?.kind === 'string' ? name.bytes.join(' ') : '';
    const isNamed = text !== '' && !names.has(text);
    names.add(text);
    const order = draft.resolved(configuration.entries.get('Order'));
    const present = order === undefined ? groups : referencesIn(draft, order);
    const missing = [...groups].filter((group) => !present.has(group));
    if (isNamed && missing.length === 0 && !configuration.entries.has('AS')) return each;
    count++;
    return draft.edit(each, {
      AS: undefined,
      ...(!isNamed && { Name: textString(index === 0 ? 'Layers' : `Layers ${index + 1}`) }),
      ...(missing.length > 0 && {
        Order: {
          kind: 'array',
          items: [...(order?.kind === 'array' ? order.items : []), ...missing.map((number) => referenceTo(number))],
        },
      }),
    });
  });
  if (count === 0) return;
  const [first = emptyDictionary, ...rest] = cleaned;
  const listedLayers = arrayValue([...groups].map((number) => referenceTo(number)));
  const changes = {
    OCGs: listedLayers,
    D: first,
    ...(rest.length > 0 && { Configs: { kind: 'array', items: rest } as const }),
  };
  draft.editCatalog({ OCProperties: draft.edit(value, changes) });
  draft.changed('layers-named', count);
}

/** Gives every page what it inherits as its own (6.2.2), and takes off its actions and effects. */
export function cleanPages(draft: Draft, pages: readonly Page[]): void {
  for (const { reference, dictionary } of pages) {
    const own = draft.dictionary(reference) ?? emptyDictionary;
    const changes: Record<string, CosValue | undefined> = {};
    if (draft.resolved(own.entries.get('Resources')) === undefined) {
      changes['Resources'] = dictionary.entries.get('Resources') ?? emptyDictionary;
      draft.changed('resources-made-own');
    }
    if (own.entries.has('AA')) draft.changed('action-removed');
    if (own.entries.has('PresSteps')) draft.changed('presentation-removed');
    // Readers tell pages by their place in the tree, validators by what they say
    if (!isName(draft.resolved(own.entries.get('Type')), 'Page')) changes['Type'] = nameValue('Page');
    for (const key of ['AA', 'PresSteps']) if (own.entries.has(key)) changes[key] = undefined;
    if (Object.keys(changes).length > 0) draft.edit(reference, changes);
  }
}

const profileEntries = withEntries(emptyDictionary, { N: numberValue(3), Filter: nameValue('FlateDecode') });

/** Says what the colours of devices look like: as on a screen, unless the document says so itself (6.2.3). */
export function addOutputIntent(draft: Draft): void {
  const intents = outputIntentsOf(draft);
  const own = intents.find(({ entries }) => isName(draft.resolved(entries.get('S')), 'GTS_PDFA1'));
  const isSound = own !== undefined && outputProfile(draft, own) !== undefined;
  if (isSound && intents.length === 1) return;
  const intent = isSound
    ? own
    : withEntries(emptyDictionary, {
        Type: nameValue('OutputIntent'),
        S: nameValue('GTS_PDFA1'),
        OutputConditionIdentifier: textString('sRGB'),
        Info: textString('sRGB IEC61966-2.1'),
        DestOutputProfile: draft.add(profileEntries, packedSrgb()),
      });
  draft.editCatalog({ OutputIntents: { kind: 'array', items: [draft.add(intent)] } });
  draft.changed('output-intent-added');
}
