import { failed, ok, type Result } from '../base/result.ts';
import { type OpenedPdf, openBoth } from '../open/open.ts';
import { problem } from '../problems.ts';
import type { CosDocument } from '../syntax/document.ts';
import { type Page, pageTreeRoot } from '../syntax/pages.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosReference,
  emptyDictionary,
  numberValue,
  withEntries,
} from '../syntax/values.ts';
import { Update } from '../writer/update.ts';
import { Copier } from './copy.ts';

/**
 * Adds all pages of `other` behind those of `base`, with their annotations. Outlines, named destinations, form data and
 * attachments of `other` stay behind; links between its pages still lead to them. `base` is kept as `mergePage` keeps
 * it. Equal bytes give equal bytes.
 *
 * Problems as of `mergePage`, with the path `base` or `other`.
 */
export function appendPages(base: Uint8Array, other: Uint8Array): Result<Uint8Array<ArrayBuffer>> {
  const opened = openBoth(base, other, 'other');
  return opened.ok ? appendOpened(opened.value, 'other') : opened;
}

/** The same for documents that are open; `role`: what the second one is called in problems. */
export function appendOpened(
  { base, other: from }: { readonly base: OpenedPdf; readonly other: OpenedPdf },
  role: string,
): Result<Uint8Array<ArrayBuffer>> {
  const { document, pages } = base;
  const root = pageTreeRoot(document);
  const kids = document.resolved(root?.dictionary.entries.get('Kids'));
  if (root === undefined || kids?.kind !== 'array') return failed(problem('PDF_UNREADABLE', ['base']));
  const update = new Update(document);
  const added = copiedPages(update, from.document, from.pages, root.reference);
  if (added === undefined || from.document.isTooComplex) return failed(problem('PDF_TOO_COMPLEX', [role]));
  const changed = withEntries(root.dictionary, {
    Kids: arrayValue([...kids.items, ...added]),
    Count: numberValue(pages.length + added.length),
  });
  update.set(root.reference, changed);
  return document.isTooComplex ? failed(problem('PDF_TOO_COMPLEX', ['base'])) : ok(update.written());
}

function copiedPages(
  update: Update,
  from: CosDocument,
  pages: readonly Page[],
  parent: CosReference,
): readonly CosReference[] | undefined {
  const copier = new Copier(from, update);
  const copies = pages.map(({ reference, dictionary }) => {
    const copy = update.allocate();
    copier.replace(reference.number, copy);
    return { copy, dictionary };
  });
  for (const { copy, dictionary } of copies) {
    update.set(copy, withEntries(copier.dictionary(standalone(dictionary)), { Parent: parent }));
  }
  copier.finish();
  return copier.isTooComplex ? undefined : copies.map(({ copy }) => copy);
}

/** A page that inherits nothing and belongs to no article: what the new parent hands down must not change it. */
function standalone(page: CosDictionary): CosDictionary {
  const { entries } = page;
  const media = entries.get('MediaBox') ?? arrayValue([0, 0, 612, 792].map(numberValue));
  return withEntries(page, {
    Parent: undefined,
    B: undefined,
    MediaBox: media,
    CropBox: entries.get('CropBox') ?? media,
    Rotate: entries.get('Rotate') ?? numberValue(0),
    Resources: entries.get('Resources') ?? emptyDictionary,
  });
}
