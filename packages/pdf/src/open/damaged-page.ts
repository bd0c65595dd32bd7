import type { CosDocument } from '../syntax/document.ts';
import type { Page } from '../syntax/pages.ts';

/** Whether a page, its resources or its contents are not written as PDF has it, once they are read: readers make different things of it. */
export function isDamagedPage(document: CosDocument, { reference, dictionary }: Page): boolean {
  const contents = dictionary.entries.get('Contents');
  const listed = document.resolved(contents);
  const parts = listed?.kind === 'array' ? listed.items : [];
  return [reference, dictionary.entries.get('Resources'), contents, ...parts].some(
    (value) => value?.kind === 'reference' && document.isDamagedObject(value.number),
  );
}
