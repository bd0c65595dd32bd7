import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** An image in grey, row by row from the top: 0 = black. */
export interface GreyPage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A document as PDFium has it; pages from 1. */
export interface PdfiumDocument {
  readonly pageCount: number;
  /** Whether the page could be loaded, its size in points, what is written on it, and how it looks. */
  page(number: number): PdfiumPage | undefined;
  close(): void;
}

export interface PdfiumPage {
  readonly width: number;
  readonly height: number;
  /** U+FFFD stands for what it has no meaning of. */
  readonly text: string;
  /** With what annotations say. */
  readonly textWithAnnotations: string;
  /** What of the page itself is seen, where not too much is written on it: text that is hidden is said, but not painted. */
  seenText(): string;
  /** Whether something is written of which it says nothing at all. */
  readonly hasUnread: boolean;
  readonly hasAnnotations: boolean;
  /** Whether links are on it: without a word about their frames, it draws them. */
  readonly hasLinks: boolean;
  /** At so many dots an inch: with annotations, without them, or without letters as well. */
  image(dotsPerInch: number, what: 'all' | 'page' | 'shapes'): GreyPage | undefined;
  close(): void;
}

const greyFormat = 1;
const drawAnnotations = 0x01;
const drawGrey = 0x08;
const white = 0xffffffff;
const pointsPerInch = 72;
const pixelsMax = 4_000_000;
/** FPDF_PAGEOBJ_TEXT and FPDF_PAGEOBJ_FORM of fpdf_edit.h. */
const textObject = 1;
const formObject = 5;
/** FPDF_ANNOT_LINK of fpdf_annot.h. */
const linkAnnotation = 2;
const formsMax = 20;
/** FLAT_NORMALDISPLAY of fpdf_flatten.h. */
const asShown = 0;
const terminatorBytes = 2;
/** Texts that are tried whether they are seen. */
const textsMax = 300;

/** Opens documents by PDFium itself, without anything of ours around it; undefined where it says that it cannot. */
export async function openPdfium(): Promise<(bytes: Uint8Array) => PdfiumDocument | undefined> {
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const silent = { print: () => {}, printErr: () => {} };
  const pdfium = await init({ ...silent, wasmBinary } as unknown as Parameters<typeof init>[0]);
  pdfium.PDFiumExt_Init();
  return (bytes) => {
    const { malloc, free } = pdfium.pdfium.wasmExports;
    const at = malloc(bytes.length);
    heapOf(pdfium).set(bytes, at);
    const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
    if (document === 0) {
      free(at);
      return undefined;
    }
    return {
      pageCount: pdfium.FPDF_GetPageCount(document),
      page: (number) => pageOf(pdfium, document, number),
      close: () => {
        pdfium.FPDF_CloseDocument(document);
        free(at);
      },
    };
  };
}

function heapOf(pdfium: WrappedPdfiumModule): Uint8Array {
  return (pdfium.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
}

function pageOf(pdfium: WrappedPdfiumModule, document: number, number: number): PdfiumPage | undefined {
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  if (page === 0) return undefined;
  let told: PageWords | undefined;
  const words = (): PageWords => {
    told ??= wordsOf(pdfium, document, number);
    return told;
  };
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  return {
    width,
    height,
    get text() {
      return words().text;
    },
    get textWithAnnotations() {
      if (pdfium.FPDFPage_GetAnnotCount(page) === 0) return words().text;
      // What annotations show is made a part of the page: then it is read
      const whole = pdfium.FPDF_LoadPage(document, number - 1);
      pdfium.FPDFPage_Flatten(whole, asShown);
      pdfium.FPDF_ClosePage(whole);
      return wordsOf(pdfium, document, number).text;
    },
    seenText: () =>
      seenText(pdfium, document, number, { width: Math.round(width), height: Math.round(height) }) ?? words().text,
    get hasUnread() {
      return words().hasUnread;
    },
    // Before they become a part of the page
    hasAnnotations: pdfium.FPDFPage_GetAnnotCount(page) > 0,
    hasLinks: hasLinks(pdfium, page),
    image(dotsPerInch, what) {
      const scale = dotsPerInch / pointsPerInch;
      const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
      if (!(size.width >= 1 && size.height >= 1 && size.width * size.height <= pixelsMax)) return undefined;
      // Of what does not say that it is a page the letters cannot be told from the rest
      if (what === 'shapes' && pdfium.FPDFPage_CountObjects(page) < 0) return undefined;
      if (what === 'shapes') eachObject(pdfium, page, (text) => pdfium.FPDFPageObj_SetIsActive(text, false));
      return drawn(pdfium, page, size, drawGrey | (what === 'all' ? drawAnnotations : 0));
    },
    close: () => pdfium.FPDF_ClosePage(page),
  };
}

function hasLinks(pdfium: WrappedPdfiumModule, page: number): boolean {
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    const subtype = pdfium.FPDFAnnot_GetSubtype(annotation);
    pdfium.FPDFPage_CloseAnnot(annotation);
    if (subtype === linkAnnotation) return true;
  }
  return false;
}

type PageWords = Pick<PdfiumPage, 'text' | 'hasUnread'>;

function wordsOf(pdfium: WrappedPdfiumModule, document: number, number: number): PageWords {
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  const text = pdfium.FPDFText_LoadPage(page);
  const characters: string[] = [];
  const count = text === 0 ? 0 : pdfium.FPDFText_CountChars(text);
  for (let index = 0; index < count; index++) {
    const code = pdfium.FPDFText_GetUnicode(text, index);
    const isUnknown = code === 0 || pdfium.FPDFText_HasUnicodeMapError(text, index) === 1;
    characters.push(isUnknown ? '\ufffd' : code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code));
  }
  let hasUnread = false;
  eachObject(pdfium, page, (object) => {
    hasUnread ||= pdfium.FPDFTextObj_GetText(object, text, 0, 0) <= terminatorBytes;
  });
  pdfium.FPDFText_ClosePage(text);
  pdfium.FPDF_ClosePage(page);
  return { text: characters.join(''), hasUnread };
}

/** The texts of a page without which it looks otherwise; undefined where there are too many to try. */
function seenText(
  pdfium: WrappedPdfiumModule,
  document: number,
  number: number,
  size: Pick<GreyPage, 'width' | 'height'>,
): string | undefined {
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  const text = pdfium.FPDFText_LoadPage(page);
  const objects: number[] = [];
  eachObject(pdfium, page, (object) => objects.push(object));
  const seen: string[] = [];
  const whole = drawn(pdfium, page, size, drawGrey);
  if (objects.length <= textsMax && size.width * size.height <= pixelsMax) {
    for (const object of objects) {
      pdfium.FPDFPageObj_SetIsActive(object, false);
      const without = drawn(pdfium, page, size, drawGrey);
      pdfium.FPDFPageObj_SetIsActive(object, true);
      if (whole?.pixels.some((grey, at) => grey !== without?.pixels[at])) seen.push(textOf(pdfium, object, text));
    }
  }
  pdfium.FPDFText_ClosePage(text);
  pdfium.FPDF_ClosePage(page);
  return objects.length <= textsMax ? seen.join('') : undefined;
}

function textOf(pdfium: WrappedPdfiumModule, object: number, page: number): string {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const length = pdfium.FPDFTextObj_GetText(object, page, 0, 0);
  const at = malloc(length);
  pdfium.FPDFTextObj_GetText(object, page, at, length);
  const text = Buffer.from(heapOf(pdfium).slice(at, at + Math.max(0, length - terminatorBytes))).toString('utf16le');
  free(at);
  return text;
}

/** Calls `take` with each text of a page, those in forms as well. */
function eachObject(pdfium: WrappedPdfiumModule, page: number, take: (text: number) => void): void {
  const look = (object: number, depth: number): void => {
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === textObject) take(object);
    if (type !== formObject || depth > formsMax) return;
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count; index++) look(pdfium.FPDFFormObj_GetObject(object, index), depth + 1);
  };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) look(pdfium.FPDFPage_GetObject(page, index), 0);
}

function drawn(
  pdfium: WrappedPdfiumModule,
  page: number,
  { width, height }: { readonly width: number; readonly height: number },
  flags: number,
): GreyPage | undefined {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const at = malloc(width * height);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, greyFormat, at, width);
  if (bitmap === 0) {
    free(at);
    return undefined;
  }
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
  const pixels = heapOf(pdfium).slice(at, at + width * height);
  pdfium.FPDFBitmap_Destroy(bitmap);
  free(at);
  return { width, height, pixels };
}
