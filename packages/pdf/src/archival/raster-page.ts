import { shownPage, toPage } from '../assembly/page-box.ts';
import type { Page } from '../syntax/pages.ts';
import { type CosReference, decimalText, emptyDictionary, isName, withEntries } from '../syntax/values.ts';
import { latinBytes } from '../writer/pdf-bytes.ts';
import { annotationsOf } from './check/annotations.ts';
import type { Draft } from './fix/draft.ts';
import { removeFields } from './fix/flattened.ts';
import { addStream } from './fix/packing.ts';
import { imageOf, type RasterPage } from './raster-image.ts';
import type { HiddenText } from './raster-text.ts';

const pointsPerMillimetre = 72 / 25.4;

/** The text of a page, and the font and the writer of all hidden text. */
interface PageText {
  readonly text: string;
  readonly hidden: HiddenText;
  readonly font: CosReference;
}

/**
 * Puts a picture, with the text hidden over it, in the place of all that a page draws. Its boxes, its place in the
 * document, links and attached files stay; other annotations are part of the picture.
 */
export function putPicture(draft: Draft, page: Page, picture: RasterPage, { hidden, text, font }: PageText): void {
  const shown = shownPage(draft.document, page.dictionary);
  const [width, height] = [shown.width * pointsPerMillimetre, shown.height * pointsPerMillimetre];
  const { dictionary, stream } = imageOf(picture);
  const place = toPage(shown).map(decimalText).join(' ');
  const drawn = `q ${decimalText(width)} 0 0 ${decimalText(height)} 0 0 cm /Page Do Q\n`;
  const content = `q ${place} cm\n${drawn}${hidden.instructions(text, width, height)}Q\n`;
  const annotations = annotationsOf(draft, draft.dictionary(page.reference) ?? emptyDictionary);
  const kept = annotations.filter(({ dictionary: { entries } }) => {
    const kind = draft.resolved(entries.get('Subtype'));
    return isName(kind, 'Link') || isName(kind, 'FileAttachment');
  });
  const flat = annotations.filter((each) => !kept.includes(each)).map(({ value }) => value);
  removeFields(draft, new Set(flat.flatMap((value) => (value.kind === 'reference' ? [value.number] : []))));
  const resources = withEntries(emptyDictionary, {
    XObject: withEntries(emptyDictionary, { Page: draft.add(dictionary, stream) }),
    Font: withEntries(emptyDictionary, { Text: font }),
  });
  draft.edit(page.reference, {
    Contents: addStream(draft, latinBytes(content)),
    Resources: resources,
    Annots: kept.length === 0 ? undefined : { kind: 'array', items: kept.map(({ value }) => value) },
    Group: undefined,
    StructParents: undefined,
    Thumb: undefined,
  });
  draft.changed('page-rasterised');
}
