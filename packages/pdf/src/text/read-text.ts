import { addNotRead, type PagesNotRead } from '../base/pages-not-read.ts';
import { ok, type Result } from '../base/result.ts';
import { searchBytesMax } from '../content/inline-image.ts';
import { Layers } from '../content/layers.ts';
import { OpenForms } from '../content/walk.ts';
import { isDamagedPage } from '../open/damaged-page.ts';
import { type OpenedPdf, openPdf, type PdfPages } from '../open/open.ts';
import { joinedContents } from '../syntax/scan/pages.ts';
import type { CosDictionary, CosValue } from '../syntax/values.ts';
import { readAnnotations } from './annotations.ts';
import { FontBook } from './font-book.ts';
import { defaultPdfTextLimits, type PdfTextLimits } from './limits.ts';
import { PageSheet } from './page-sheet.ts';
import { initialTextState } from './text-state.ts';
import { instructionsOf, type PageReading, type TextBudget, TextWalk } from './text-walk.ts';

/** What is written on one page. */
export interface PageText {
  /** Unicode: a line of the page is a line of the text, U+FFFD stands for what nothing gives a meaning. */
  readonly text: string;
  /** Nothing is drawn that could be seen: no text but blanks, no picture, no area or line but white ones. */
  readonly isBlank: boolean;
}

/** What is written in a PDF: the texts of its pages with form feeds between them; blank when each page is. */
export interface PdfText extends PageText {
  /** Of the pages that were read, in their order, each as far as it was. */
  readonly pages: readonly PageText[];
  /** Pages that were not read, or not to their end, and why; empty: `text` is all that is written. */
  readonly notRead: readonly PagesNotRead[];
}

/**
 * Reads the text of a PDF, page by page in the order of reading: lines by their baselines from the top, blanks where gaps are.
 * Text that is there only to be searched is text too; that of patterns and of hidden layers is not read. What passes a bound of `limits` is left
 * out: `notRead` says of which pages, and they are not blank; so it does where a font is not there or a page is damaged. Fields and free
 * texts without looks are read by their values, open lists by the options that have room. A file that is encrypted but opens without a
 * password is read.
 * Reports `FILE_EMPTY`, `FILE_TOO_LARGE`, `PDF_EXPECTED`, `PDF_UNREADABLE`, `PDF_TOO_COMPLEX`, `PDF_ENCRYPTED`,
 * `PDF_DYNAMIC_FORM`, `PDF_TOO_MANY_PAGES`. Source: ISO 32000-1, 9.4 and 9.10.
 */
export function readPdfText(bytes: Uint8Array, limits: PdfTextLimits = defaultPdfTextLimits): Result<PdfText> {
  const opened = openPdf(bytes);
  return opened.ok ? ok(textIn(opened.value, limits)) : opened;
}

/** The same of a PDF that is open. */
export function textIn(opened: OpenedPdf, limits: PdfTextLimits = defaultPdfTextLimits): PdfText {
  const pages: PageText[] = [];
  const notRead: PagesNotRead[] = [];
  const missing = new Set(opened.missing);
  for (const sheet of sheetsIn(opened, limits)) {
    pages.push({ text: sheet.text(), isBlank: sheet.isBlank && !missing.has(pages.length + 1) });
    addNotRead(notRead, pages.length, missing.has(pages.length) ? 'unreadable' : sheet.notRead);
  }
  for (let page = pages.length + 1; page <= opened.pages.length; page++) addNotRead(notRead, page, 'beyond-limit');
  return {
    text: pages.map(({ text }) => text).join('\f'),
    isBlank: notRead.length === 0 && pages.every(({ isBlank }) => isBlank),
    pages,
    notRead,
  };
}

/** What is written on the pages of a PDF that is open, each page when it is asked for; those beyond the bounds are left out. */
export function* sheetsIn({ document, pages }: PdfPages, limits: PdfTextLimits): Generator<PageSheet> {
  const fonts = new FontBook(document, limits);
  const layers = new Layers(document);
  const budget: TextBudget = {
    contentBytesLeft: limits.textContentBytesMax,
    callsLeft: limits.textCallsMax,
    lengthLeft: limits.textLengthMax,
    searchLeft: searchBytesMax,
  };
  for (const { reference, dictionary } of pages.slice(0, limits.textPagesMax)) {
    const sheet = new PageSheet(limits);
    readPage({ document, fonts, budget, sheet, forms: new OpenForms(), layers }, dictionary);
    if (isDamagedPage(document, { reference, dictionary })) sheet.cut('unreadable');
    if (budget.lengthLeft < 0 || fonts.isBeyond || layers.isBeyond) sheet.cut('beyond-limit');
    yield sheet;
  }
}

function readPage(page: PageReading, { entries }: CosDictionary): void {
  const { document } = page;
  const content = contentOf(page, entries.get('Contents'));
  const resources = document.dictionary(entries.get('Resources'));
  new TextWalk(page, { content, resources, state: initialTextState }).toEnd();
  readAnnotations(page, entries.get('Annots'));
}

/** The content streams of a page as one (ISO 32000-1, 7.8.2). */
function contentOf(page: PageReading, contents: CosValue | undefined): Uint8Array {
  const listed = page.document.resolved(contents);
  const values = listed?.kind === 'array' ? listed.items : contents === undefined ? [] : [contents];
  const parts: Uint8Array[] = [];
  for (const value of values) {
    const stream = page.document.streamAt(value);
    const part = stream && instructionsOf(page, stream.dictionary, stream.bytes);
    if (part !== undefined) parts.push(part);
    else if (page.budget.contentBytesLeft <= 0) break;
    else page.sheet.see();
  }
  return joinedContents(parts);
}
