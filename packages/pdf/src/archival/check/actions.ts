import type { CosDocument } from '../../syntax/document.ts';
import { type CosDictionary, type CosValue, emptyDictionary } from '../../syntax/values.ts';
import { limits } from '../limits.ts';
import type { Findings } from './findings.ts';

type Reader = Pick<CosDocument, 'resolved' | 'dictionary' | 'catalog'>;

/** What may happen when something is clicked (ISO 19005-3, 6.5.1). */
const allowedActions = ['GoTo', 'GoToR', 'GoToE', 'Thread', 'URI', 'Named', 'SubmitForm'];
const allowedNames = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage'];
const actionsMax = 100;

/**
 * Whether an action and all that follow it are allowed. An array, a name or a text in place of an action is a destination
 * (ISO 32000-1, 12.3.2), which is no action; in place of what follows, an array is one of actions (12.6.2).
 */
export function actionIsAllowed(document: Reader, value: CosValue | undefined): boolean {
  const waiting = document.resolved(value)?.kind === 'dictionary' ? [value] : [];
  for (let count = 0; waiting.length > 0; count++) {
    const found = document.resolved(waiting.pop());
    if (count > actionsMax) return false;
    if (found?.kind === 'array') waiting.push(...found.items.slice(0, actionsMax));
    if (found?.kind !== 'dictionary') continue;
    const kind = document.resolved(found.entries.get('S'));
    const name = document.resolved(found.entries.get('N'));
    if (kind?.kind !== 'name' || !allowedActions.includes(kind.name)) return false;
    if (kind.name === 'Named' && !(name?.kind === 'name' && allowedNames.includes(name.name))) return false;
    waiting.push(found.entries.get('Next'));
  }
  return true;
}

export function checkAction(document: CosDocument, value: CosValue | undefined, findings: Findings): void {
  if (value !== undefined && !actionIsAllowed(document, value)) findings.rule('6.5.1');
}

/** The items of the outline, each once (ISO 32000-1, 12.3.3). */
export function outlineItemsOf(document: Reader): { readonly value: CosValue; readonly dictionary: CosDictionary }[] {
  const root = document.dictionary(document.catalog?.entries.get('Outlines')) ?? emptyDictionary;
  const waiting = [root.entries.get('First')];
  const visited = new Set<CosDictionary>();
  const items: { value: CosValue; dictionary: CosDictionary }[] = [];
  while (waiting.length > 0 && items.length < limits.objectsMax) {
    const value = waiting.pop();
    const dictionary = document.dictionary(value);
    if (value === undefined || dictionary === undefined || visited.has(dictionary)) continue;
    visited.add(dictionary);
    items.push({ value, dictionary });
    waiting.push(dictionary.entries.get('Next'), dictionary.entries.get('First'));
  }
  return items;
}
