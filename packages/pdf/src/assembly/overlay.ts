import { balanced, canBeWrapped, closingOf, type PageContent, pageContent, repairedParts } from '../content/wrapped.ts';
import { latin1 } from '../syntax/bytes.ts';
import type { CosDocument } from '../syntax/document.ts';
import { indexOfText } from '../syntax/file-object.ts';
import type { Page } from '../syntax/pages.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosReference,
  type CosValue,
  emptyDictionary,
  nameValue,
  numberValue,
  withEntries,
} from '../syntax/values.ts';
import { latinBytes } from '../writer/pdf-bytes.ts';
import type { Update } from '../writer/update.ts';
import { Copier } from './copy.ts';
import { fromPage, shownPage } from './page-box.ts';

/**
 * Adds a page of another document as a form (ISO 32000-1, 8.10): upright, its bottom left corner at the origin, in
 * points. Undefined when its content cannot be read, or there is too much of it.
 */
export function addForm(update: Update, from: CosDocument, page: Page): CosReference | undefined {
  const content = pageContent(from, page.dictionary);
  if (content === undefined) return undefined;
  const shown = shownPage(from, page.dictionary);
  const copier = new Copier(from, update);
  const numbers = (values: readonly number[]): CosValue => arrayValue(values.map(numberValue));
  const group = page.dictionary.entries.get('Group');
  const dictionary = withEntries(emptyDictionary, {
    Type: nameValue('XObject'),
    Subtype: nameValue('Form'),
    BBox: numbers([shown.left, shown.bottom, shown.right, shown.top]),
    Matrix: numbers(fromPage(shown)),
    Resources: copier.dictionary(from.dictionary(page.dictionary.entries.get('Resources')) ?? emptyDictionary),
    Group: group && copier.value(group),
  });
  const reference = addContent(update, from, content, dictionary, copier);
  copier.finish();
  return copier.isTooComplex ? undefined : reference;
}

/** As it is stored where that does, else repaired and compressed again. */
function addContent(
  update: Update,
  from: CosDocument,
  content: PageContent,
  dictionary: CosDictionary,
  copier: Copier,
): CosReference {
  // A form ends where its bytes end, whatever they leave open
  if (!content.state.isCertain) return update.addStream(dictionary, content.bytes);
  const [only, second] = content.streams;
  const stream = second === undefined ? from.streamAt(only) : undefined;
  const isSound = canBeWrapped(content) && content.state.openStates === 0 && content.state.closing === '';
  if (stream === undefined || !isSound) return update.addStream(dictionary, balanced(content));
  const { Filter, DecodeParms } = Object.fromEntries(stream.dictionary.entries);
  const filters = { Filter: Filter && copier.value(Filter), DecodeParms: DecodeParms && copier.value(DecodeParms) };
  const reference = update.allocate();
  update.set(reference, withEntries(dictionary, filters), stream.bytes);
  return reference;
}

/**
 * Draws instructions over a page, in the graphics state that a page begins with, whatever its own content leaves
 * behind. `instructions` is told the name of the form. False when the content of the page cannot be read.
 */
export function drawOver(
  update: Update,
  document: CosDocument,
  page: Page,
  form: CosReference,
  instructions: (formName: string) => string,
): boolean {
  const content = pageContent(document, page.dictionary);
  if (content === undefined) return false;
  const resources = document.dictionary(page.dictionary.entries.get('Resources')) ?? emptyDictionary;
  const objects = document.dictionary(resources.entries.get('XObject')) ?? emptyDictionary;
  const name = freeName(objects, content.bytes);
  const withForm = withEntries(objects, { [name]: form });
  const added = (text: string): CosReference => update.addStream(emptyDictionary, latinBytes(text));
  let contents: readonly CosValue[];
  let drawn = withForm;
  if (content.state.isCertain) {
    const streams = canBeWrapped(content)
      ? content.streams
      : repairedParts(content).map((part) => update.addStream(emptyDictionary, part));
    contents = [added('q\n'), ...streams, added(`${closingOf(content)}Q\n${instructions(name)}`)];
  } else {
    // Readers that take more for a picture than others would take what is drawn over the page for a part of it
    const own = freeName(withForm, content.bytes);
    drawn = withEntries(withForm, { [own]: update.addStream(formOf(document, page, resources), content.bytes) });
    contents = [added(`q /${own} Do Q\n${instructions(name)}`)];
  }
  const changed = withEntries(page.dictionary, {
    Contents: arrayValue(contents),
    Resources: withEntries(resources, { XObject: drawn }),
  });
  update.set(page.reference, changed);
  return true;
}

/** The dictionary of a form that shows what the page shows, where it shows it. */
function formOf(document: CosDocument, page: Page, resources: CosDictionary): CosDictionary {
  const { left, bottom, right, top } = shownPage(document, page.dictionary);
  return withEntries(emptyDictionary, {
    Type: nameValue('XObject'),
    Subtype: nameValue('Form'),
    BBox: arrayValue([left, bottom, right, top].map(numberValue)),
    Resources: resources,
  });
}

/** A name that stands for nothing yet, and is not asked for either: what it would stand for may be missing. */
function freeName({ entries }: CosDictionary, content: Uint8Array): string {
  let last = 0;
  const take = (name: string) => {
    const digits = /^Added(\d{0,8})/.exec(name)?.[1];
    if (digits !== undefined) last = Math.max(last, Number(digits === '' ? 1 : digits));
  };
  for (const key of entries.keys()) take(key);
  for (let at = indexOfText(content, '/Added', 0); at !== undefined; at = indexOfText(content, '/Added', at + 1))
    take(latin1(content.subarray(at + 1, at + 14)));
  return last === 0 ? 'Added' : `Added${last + 1}`;
}
