import { decodeSymbol } from '@rappen/core/qr';
import { codesIn } from '@rappen/pdf/codes';
import { type OpenedPdf, openPdf } from '@rappen/pdf/open';
import { type PdfText, readPdfText } from '@rappen/pdf/text';
import type { CodeReader } from '../../../packages/imaging/src/code-reader.ts';
import { defaultImagingLimits } from '../../../packages/imaging/src/limits.ts';
import { isSafePdf } from '../../../packages/imaging/src/pdf/guard.ts';
import { cutTo, differing, isAlike, isOutside, isSameSize } from './images.ts';
import type { Level } from './page-mutants.ts';
import { followed } from './paint-claim.ts';
import type { GreyPage, PdfiumDocument, PdfiumPage } from './pdfium.ts';
import { isInk, type Placed, placedOn, squareOff, unmarked } from './placed-claim.ts';
import { popplerImage, popplerTexts } from './poppler.ts';
import { comparable, isSameText, textDifference } from './text-claim.ts';

/** Readers that others wrote. Poppler is asked where PDFium says otherwise than we do: what both say counts. */
export interface Strangers {
  readonly pdfium: (bytes: Uint8Array) => PdfiumDocument | undefined;
  readonly codes: CodeReader;
}

/** What is claimed of a page, and was held against others. */
type Claim = 'pages' | 'text' | 'marks' | 'square' | 'paint' | 'codes';

/** What came of one claim: nothing is claimed, it holds, others differ among themselves, or it is wrong. */
type Outcome = 'not claimed' | 'holds' | 'undecided' | 'FOUND';

export interface Told {
  readonly outcomes: readonly `${Claim}: ${Outcome}`[];
  /** What is wrong, a line each. */
  readonly findings: readonly string[];
}

/** Pages of a document that are looked at. */
const pagesMax = 3;
const dotsPerInch = 72;
/** Fine enough for codes of the smallest modules that print. */
const codeDotsPerInch = 200;
/**
 * Pixels of a page of half a million that may differ. In the documents that the mutants are made of, nothing that both others show
 * is without a mark but parts of letters whose widths are not said; what is painted differs by 720 at most, where lines are thin.
 */
const unmarkedMax = 100;
const paintedMax = 1_000;
const changedMax = 60;

/** Holds all that is claimed of a document against what others make of it. */
export function lookAt(bytes: Uint8Array, levels: readonly Level[], strangers: Strangers): Told {
  const look = new Look(bytes, levels, strangers);
  try {
    look.atAll();
  } finally {
    look.close();
  }
  return look;
}

class Look implements Told {
  readonly outcomes: `${Claim}: ${Outcome}`[] = [];
  readonly findings: string[] = [];
  readonly #bytes: Uint8Array;
  /** Whether the file itself is damaged: some readers repair it, others leave something out. */
  #isDamaged: boolean;
  readonly #strangers: Strangers;
  readonly #theirs: PdfiumDocument | undefined;
  #texts: readonly string[] | undefined | 'unread' = 'unread';

  constructor(bytes: Uint8Array, levels: readonly Level[], strangers: Strangers) {
    this.#bytes = bytes;
    this.#isDamaged = levels.includes('bytes');
    this.#strangers = strangers;
    this.#theirs = strangers.pdfium(bytes);
  }

  close(): void {
    this.#theirs?.close();
  }

  atAll(): void {
    const opened = openPdf(this.#bytes);
    const text = readPdfText(this.#bytes);
    // Whether it may be drawn at all is asked of every document: it must come to an answer
    const isSafe = isSafePdf(this.#bytes, defaultImagingLimits);
    if (!opened.ok || !text.ok || this.#theirs === undefined) {
      this.#tell('pages', 'not claimed');
      return;
    }
    // A table that is wrong in places some readers take as it is
    const isRebuilt = opened.value.document.crossReference.newest === undefined;
    this.#isDamaged ||= opened.value.wasDamaged || (isRebuilt && Buffer.from(this.#bytes).includes('startxref'));
    if (!this.#hasAllPages(text.value, this.#theirs.pageCount)) return;
    const codes = isSafe ? [...codesIn(opened.value, decodeSymbol)] : [];
    for (let number = 1; number <= Math.min(pagesMax, text.value.pages.length); number++) {
      const page = this.#theirs.page(number);
      if (page === undefined || opened.value.missing.includes(number)) continue;
      try {
        const told = codes[number - 1];
        this.#text(text.value, number, page);
        if (told?.complete)
          this.#codes(
            told.codes.map((code) => code.text),
            number,
            page,
          );
        // Of words of the syntax that are damaged readers make what they like
        if (!this.#isDamaged) this.#painted(opened.value, number, page);
      } finally {
        page.close();
      }
    }
  }

  #tell(claim: Claim, outcome: Outcome, what?: string): void {
    this.outcomes.push(`${claim}: ${outcome}`);
    if (outcome === 'FOUND') this.findings.push(`${claim}: ${what ?? ''}`);
  }

  #popplerTexts(): readonly string[] | undefined {
    if (this.#texts === 'unread') this.#texts = popplerTexts(this.#bytes);
    return this.#texts;
  }

  /** Whether ours has as many pages as PDFium: then they can be compared one by one. Fewer than both others is wrong. */
  #hasAllPages({ pages }: PdfText, count: number): boolean {
    if (pages.length === count) {
      this.#tell('pages', 'holds');
      return true;
    }
    const others = Math.min(count, this.#popplerTexts()?.length ?? 0);
    const isFewer = pages.length < others && !this.#isDamaged;
    this.#tell('pages', isFewer ? 'FOUND' : 'undecided', `${pages.length} of ${others}`);
    return false;
  }

  #text({ pages, notRead }: PdfText, number: number, page: PdfiumPage): void {
    if (notRead.some(({ from, to }) => from <= number && number <= to)) {
      this.#tell('text', 'not claimed');
      return;
    }
    const ours = pages[number - 1]?.text ?? '';
    if (isSameText(ours, page.text)) {
      this.#tell('text', 'holds');
      return;
    }
    const theirs = this.#popplerTexts()?.[number - 1];
    if (theirs === undefined) {
      this.#tell('text', 'undecided');
      return;
    }
    const { missing, extra } = textDifference(ours, [page.text, page.textWithAnnotations], theirs);
    // More than others read of a damaged file is no fault; values of fields that have no looks yet they do not read
    const isExtra = extra !== '' && !page.hasUnread && !page.hasAnnotations && !this.#isDamaged;
    // What is in a hidden layer is not said here, and PDFium says it without painting it
    const isMissing =
      missing !== '' && textDifference(ours, [page.seenText(), page.textWithAnnotations], theirs).missing !== '';
    if (!isMissing && !isExtra) {
      this.#tell('text', 'undecided');
      return;
    }
    const what = { missing, extra, ours: comparable(ours), pdfium: comparable(page.text), poppler: comparable(theirs) };
    const short = Object.entries(what).map(([key, value]) => `${key} ${JSON.stringify(value.slice(0, shownMax))}`);
    this.#tell('text', 'FOUND', `page ${number}: ${short.join(', ')}`);
  }

  /** No other code is on a page of which all is told. */
  #codes(ours: readonly string[], number: number, page: PdfiumPage): void {
    const read = (image: GreyPage | undefined): readonly string[] => (image === undefined ? [] : this.#read(image));
    const theirs = read(page.image(codeDotsPerInch, 'all')).filter((text) => !ours.includes(text));
    if (theirs.length === 0) {
      this.#tell('codes', 'holds');
      return;
    }
    const others = read(popplerImage(this.#bytes, number, codeDotsPerInch));
    const missing = theirs.filter((text) => others.includes(text));
    this.#tell('codes', missing.length > 0 ? 'FOUND' : 'undecided', `page ${number}: ${missing.join(', ')}`);
  }

  #read({ width, height, pixels }: GreyPage): readonly string[] {
    const loaded = this.#strangers.codes.load({ width, height, pixels: new Uint8Array(pixels) });
    try {
      return loaded.look({ tryHarder: true }).map(({ text }) => text);
    } finally {
      loaded.close();
    }
  }

  #painted(opened: OpenedPdf, number: number, page: PdfiumPage): void {
    const all = page.image(dotsPerInch, 'all');
    // Frames of links are no marks where nothing is said of them
    const marked = page.hasLinks ? page.image(dotsPerInch, 'page') : all;
    const shapes = page.image(dotsPerInch, 'shapes');
    if (all === undefined || shapes === undefined || marked === undefined) return;
    const second = new SecondImage(this.#bytes, number, all);
    const placed = placedOn(this.#bytes, number);
    if (placed?.marks === undefined) this.#tell('marks', 'not claimed');
    else this.#holds('marks', unmarked(marked, placed), unmarkedMax, number, (at) => second.isInk(at));
    if (placed === undefined) this.#tell('square', 'not claimed');
    else this.#square(placed, number, all, second);
    const ours = followed(opened, number, dotsPerInch);
    if (ours === undefined) {
      this.#tell('paint', 'not claimed');
      return;
    }
    const own = cutTo(shapes, ours);
    const off = isSameSize(ours, shapes) ? differing(own, shapes) : [...own.pixels.keys()];
    // A pixel more or less of a line is no other picture
    const bare = new SecondImage(this.#bytes, number, all, ['-hide-annotations']);
    const isOff = (at: number) => bare.image === undefined || isOutside(own.pixels[at] as number, bare.image, at);
    const agrees = (at: number) => isAlike(all, shapes, at) && bare.isLike(all, at) && isOff(at);
    this.#holds('paint', off, paintedMax, number, agrees);
  }

  #holds(claim: Claim, off: readonly number[], most: number, number: number, agrees: (at: number) => boolean): void {
    if (off.length <= most) {
      this.#tell(claim, 'holds');
      return;
    }
    const agreed = off.filter(agrees).length;
    this.#tell(claim, agreed > most ? 'FOUND' : 'undecided', `page ${number}: ${agreed} pixels, such as ${off[0]}`);
  }

  #drawnAnew(bytes: Uint8Array, number: number): GreyPage | undefined {
    const document = this.#strangers.pdfium(bytes);
    const page = document?.page(number);
    const image = page?.image(dotsPerInch, 'all');
    page?.close();
    document?.close();
    return image;
  }

  #square(placed: Placed, number: number, before: GreyPage, second: SecondImage): void {
    const after = this.#drawnAnew(placed.pdf, number);
    if (after === undefined || !isSameSize(before, after)) {
      this.#tell('square', 'undecided');
      return;
    }
    let { notDark, changed } = squareOff(before, cutTo(before, after), placed);
    // PDFium makes looks for annotations as it draws: only what was opened for this is compared
    if (changed.length > changedMax)
      ({ notDark, changed } = squareOff(this.#drawnAnew(this.#bytes, number) ?? before, cutTo(before, after), placed));
    if (notDark.length <= changedMax && changed.length <= changedMax) {
      this.#tell('square', 'holds');
      return;
    }
    const other = new SecondImage(placed.pdf, number, before);
    const [lost, moved] = [
      notDark.filter((at) => other.isKnown && !other.isInk(at)),
      changed.filter((at) => other.isKnown && second.isKnown && !other.isLike(second.image, at)),
    ];
    const isWrong = lost.length > changedMax || moved.length > changedMax;
    const what = `page ${number}: ${lost.length} pixels are not covered, ${moved.length} others change`;
    this.#tell('square', isWrong ? 'FOUND' : 'undecided', what);
  }
}

const shownMax = 60;

/** A page as poppler shows it, once it is asked for; only an image of the size of the other one is known. */
class SecondImage {
  readonly #bytes: Uint8Array;
  readonly #page: number;
  readonly #first: GreyPage;
  readonly #options: Parameters<typeof popplerImage>[3];
  #image: GreyPage | undefined;
  #isAsked = false;

  constructor(bytes: Uint8Array, page: number, first: GreyPage, options: Parameters<typeof popplerImage>[3] = []) {
    this.#bytes = bytes;
    this.#options = options;
    this.#page = page;
    this.#first = first;
  }

  get image(): GreyPage | undefined {
    if (!this.#isAsked) {
      this.#isAsked = true;
      const image = popplerImage(this.#bytes, this.#page, dotsPerInch, this.#options);
      this.#image = image && isSameSize(this.#first, image) ? cutTo(this.#first, image) : undefined;
    }
    return this.#image;
  }

  get isKnown(): boolean {
    return this.image !== undefined;
  }

  isInk(at: number): boolean {
    return this.image !== undefined && isInk(this.image, at);
  }

  isLike(other: GreyPage | undefined, at: number): boolean {
    return this.image !== undefined && other !== undefined && isAlike(this.image, other, at);
  }
}
