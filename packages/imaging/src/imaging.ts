import { pngHeader } from '@rappen/core/drawing';
import { type Problem, problem } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';
import { mayBeEncrypted } from '@rappen/pdf/internal/syntax';
import type { OpenedPdf } from '@rappen/pdf/open';
import { codesOnImage, type Effort, isDone, type Search } from './cascade.ts';
import { type CodeReader, openCodeReader } from './code-reader.ts';
import type { ColourImage } from './colour-image.ts';
import { fileKindOf } from './file-kind.ts';
import {
  addDistinct,
  type CodesResult,
  type FoundCode,
  type OnProgress,
  type OpenSearch,
  partOf,
  type SearchPlace,
} from './found-code.ts';
import type { GreyImage } from './grey-image.ts';
import { jpegAsPdf, jpegSize } from './jpeg.ts';
import { defaultImagingLimits, type ImagingLimits } from './limits.ts';
import { isSafePdf } from './pdf/guard.ts';
import {
  type DrawnSearch,
  isAllTold,
  type PdfSearch,
  searchContent,
  searchPainted,
  searchPictures,
  searchRendered,
} from './pdf/search.ts';
import { type OpenPdf, openPdfRenderer, type PdfRenderer } from './pdf-renderer.ts';
import type { PictureSize } from './picture-size.ts';
import { decodePng } from './png.ts';

/** Compiled WebAssembly: `zxing_reader.wasm` of zxing-wasm, and `pdfium.wasm` of @embedpdf/pdfium for PDFs. */
export interface ImagingModules {
  readonly zxing: WebAssembly.Module;
  readonly pdfium?: WebAssembly.Module;
}

export interface ReadCodesOptions {
  /** `HARDER` is slower and finds more in bad scans. */
  readonly effort: Effort;
  /** All codes of the file; otherwise the search ends with the first code whose text begins as wanted. */
  readonly all: boolean;
  /** Accepted beginnings of the text of a code; any by default. */
  readonly beginnings?: readonly string[];
  readonly limits?: Partial<ImagingLimits>;
  /** The same PDF, where it is open already: what was unpacked is not unpacked again. */
  readonly opened?: OpenedPdf;
  /** The search of the same PDF that ended early: this one goes on, and gives only what that one had not found. */
  readonly from?: OpenSearch;
}

/** Reads codes from files and renders PDF pages. Module instances are created on first use and reused. */
export interface Imaging {
  /**
   * Finds the QR codes of a PDF, PNG or JPEG, distinguished by its bytes. A PDF is searched in the content of its pages,
   * then in their images, and rendered only where those leave something open. With `all`, every code, by page; otherwise the
   * first wanted code alone, or, when there is none, whatever else was found. No code is an empty list.
   * `onProgress` may end the search of a PDF before an image or a page: then the pages that were left are a warning, and `open`
   * is what a later call goes on `from`.
   * A PDF may have any number of pages; of those whose content does not tell all, `pagesMax` are drawn, and the others are the
   * same warning.
   * Problems: file.empty, file.too-large, file.format-unknown, pdf.*, image.*. Works without pause until it is done.
   */
  readCodes(bytes: Uint8Array, options: ReadCodesOptions, onProgress?: OnProgress): Promise<CodesResult>;
  /** Number of pages of a PDF. Problems as of `readCodes`; the page limit does not apply. */
  pageCount(bytes: Uint8Array, limits?: Partial<ImagingLimits>): Promise<Result<number>>;
  /**
   * Renders page `page` (from 1) of a PDF in 8-bit grey at `dpi`; at less when the page would pass the pixel limit.
   * Problems as of `readCodes`, and pdf.page-unknown.
   */
  renderPage(bytes: Uint8Array, page: number, dpi: number, limits?: Partial<ImagingLimits>): Promise<Result<GreyImage>>;
  /** As `renderPage`, in colours. */
  renderPageInColours(
    bytes: Uint8Array,
    page: number,
    dpi: number,
    limits?: Partial<ImagingLimits>,
  ): Promise<Result<ColourImage>>;
}

/** An instance whose memory has grown beyond this is not kept: WebAssembly memory never shrinks. */
const keptBytesMax = 128 << 20;

/**
 * Creates the reader from compiled modules. Without `pdfium`, a PDF is searched only for codes made of filled outlines or
 * images, and reports `PDF_RASTER_UNAVAILABLE` if there are none.
 */
export function createImaging({ zxing, pdfium }: ImagingModules): Imaging {
  const readers = keeper((bytesMax) => openCodeReader(zxing, bytesMax));
  const renderers = pdfium && keeper((bytesMax) => openPdfRenderer(pdfium, bytesMax));

  return {
    async readCodes(bytes, options, onProgress) {
      let stopped: { readonly pagesLeft: readonly number[]; readonly place: SearchPlace } | undefined;
      const isStopped: Search['isStopped'] =
        onProgress &&
        ((found, pagesLeft, place) => {
          const stops = onProgress({ found, pagesLeft }) === 'stop';
          if (stops) stopped = { pagesLeft, place };
          return stops;
        });
      const limits = { ...defaultImagingLimits, ...options.limits };
      const { effort, all, beginnings, from } = options;
      const accept = (text: string) => beginnings?.some((beginning) => text.startsWith(beginning)) ?? true;
      const search: Search = { effort, all, accept, pixelsMax: limits.pixelsMax, isStopped, from };
      const answer = (found: readonly FoundCode[], pagesBeyond: readonly number[] = []): CodesResult => {
        const result = [...chosen(found, search)].sort((a, b) => a.page - b.page);
        if (stopped === undefined)
          return pagesBeyond.length === 0 ? ok(result) : partOf({ found: result, pagesLeft: pagesBeyond });
        const { pagesLeft, place } = stopped;
        return { ...partOf({ found: result, pagesLeft }), open: { place, found } };
      };
      const problems = fileProblem(bytes, limits);
      if (problems !== undefined) return failed(problems);
      const kind = fileKindOf(bytes);
      const size = kind === 'png' ? pngHeader(bytes) : kind === 'jpeg' ? jpegSize(bytes) : undefined;
      if (kind !== 'pdf') {
        const wrong = pictureProblem(size, limits);
        if (wrong !== undefined) return failed(wrong);
      }
      const content = kind === 'pdf' ? searchContent(bytes, options.opened, search, limits) : { found: [], pages: [] };
      if (isDone(search, content.found)) return answer(content.found);
      // Without a renderer nobody has looked at what an empty answer would be about
      const isEnough = pdfium !== undefined || content.found.length > 0;
      if (isEnough && isAllTold(content)) return answer(content.found);
      if (content.pages.some(({ pictures }) => pictures.length > 0)) {
        await lookAtPictures(content, search, limits);
        if (stopped !== undefined || isDone(search, content.found)) return answer(content.found);
      }
      const needsRenderer = kind === 'pdf' || (kind === 'jpeg' && effort === 'HARDER');
      let reader: CodeReader | undefined;
      let renderer: PdfRenderer | undefined;
      while (reader === undefined || (needsRenderer && renderers !== undefined && renderer === undefined)) {
        await readers.open(limits.readerBytesMax);
        if (needsRenderer) await renderers?.open(limits.rendererBytesMax);
        reader = readers.kept(limits.readerBytesMax);
        renderer = needsRenderer ? renderers?.kept(limits.rendererBytesMax) : undefined;
      }
      // From here on nothing waits, so that no other call can meet an instance that died
      try {
        const found =
          kind === 'pdf'
            ? codesOfPdf(reader, renderer, bytes, content, search, limits)
            : ok(
                asDrawn(
                  kind === 'png' ? codesOfPng(reader, bytes, search) : codesOfJpeg(reader, renderer, bytes, search),
                ),
              );
        if (!found.ok) return found;
        if (found.value === undefined) return failed(problem('IMAGE_UNREADABLE', []));
        return answer(found.value.found, found.value.pagesBeyond);
      } catch {
        readers.drop(limits.readerBytesMax);
        if (needsRenderer) renderers?.drop(limits.rendererBytesMax);
        return failed(problem(kind === 'pdf' ? 'PDF_TOO_COMPLEX' : 'IMAGE_UNREADABLE', []));
      } finally {
        readers.dropLarge();
        renderers?.dropLarge();
      }
    },
    pageCount: (bytes, limits) => onPdf(bytes, limits, (pdf) => ok(pdf.pageCount)),
    renderPage: (bytes, page, dpi, limits) =>
      onPage(bytes, page, limits, (pdf, { pixelsMax }) => pdf.render(page, dpi, pixelsMax)),
    renderPageInColours: (bytes, page, dpi, limits) =>
      onPage(bytes, page, limits, (pdf, { pixelsMax }) => pdf.renderColours(page, dpi, pixelsMax)),
  };

  /** The images need no renderer, which takes long to open. An image that the reader dies of is left to it. */
  async function lookAtPictures(content: PdfSearch, search: Search, limits: ImagingLimits): Promise<void> {
    let reader: CodeReader | undefined;
    while (reader === undefined) {
      await readers.open(limits.readerBytesMax);
      reader = readers.kept(limits.readerBytesMax);
    }
    try {
      searchPictures(reader, content, search, limits);
    } catch {
      readers.drop(limits.readerBytesMax);
    } finally {
      readers.dropLarge();
    }
  }

  function onPage<T>(
    bytes: Uint8Array,
    page: number,
    some: Partial<ImagingLimits> | undefined,
    render: (pdf: OpenPdf, limits: ImagingLimits) => T | undefined,
  ): Promise<Result<T>> {
    return onPdf(bytes, some, (pdf, limits) => {
      if (!Number.isInteger(page) || page < 1 || page > pdf.pageCount) {
        return failed(problem('PDF_PAGE_UNKNOWN', [], { page, pages: pdf.pageCount }));
      }
      const image = render(pdf, limits);
      return image === undefined ? failed(problem('PDF_UNREADABLE', [])) : ok(image);
    });
  }

  async function onPdf<T>(
    bytes: Uint8Array,
    some: Partial<ImagingLimits> | undefined,
    use: (pdf: OpenPdf, limits: ImagingLimits) => Result<T>,
  ): Promise<Result<T>> {
    const limits = { ...defaultImagingLimits, ...some };
    const wrong = fileProblem(bytes, limits);
    if (wrong !== undefined) return failed(wrong);
    if (fileKindOf(bytes) !== 'pdf') return failed(problem('PDF_UNREADABLE', []));
    if (renderers === undefined) return failed(problem('PDF_RASTER_UNAVAILABLE', []));
    let renderer: PdfRenderer | undefined;
    while (renderer === undefined) {
      await renderers.open(limits.rendererBytesMax);
      renderer = renderers.kept(limits.rendererBytesMax);
    }
    try {
      return withPdf(renderer, bytes, limits, (pdf) => use(pdf, limits));
    } catch {
      renderers.drop(limits.rendererBytesMax);
      return failed(problem('PDF_TOO_COMPLEX', []));
    } finally {
      renderers.dropLarge();
    }
  }
}

function fileProblem(bytes: Uint8Array, limits: ImagingLimits): Problem | undefined {
  if (bytes.length === 0) return problem('FILE_EMPTY', []);
  if (bytes.length > limits.fileBytesMax) {
    return problem('FILE_TOO_LARGE', [], { bytes: bytes.length, max: limits.fileBytesMax });
  }
  return fileKindOf(bytes) === 'unknown' ? problem('FILE_FORMAT_UNKNOWN', []) : undefined;
}

function pictureProblem(size: PictureSize | undefined, { pixelsMax }: ImagingLimits): Problem | undefined {
  if (size === undefined) return problem('IMAGE_UNREADABLE', []);
  const { width, height } = size;
  return width * height > pixelsMax ? problem('IMAGE_TOO_LARGE', [], { width, height, max: pixelsMax }) : undefined;
}

/** The accepted code alone when one code was wanted; of a search that is gone on with, what is new. */
function chosen(found: readonly FoundCode[], search: Search): readonly FoundCode[] {
  if (search.all) return found.filter((code) => !search.from?.found.includes(code));
  const accepted = found.find((code) => search.accept(code.text));
  return accepted === undefined ? found : [accepted];
}

/** The search goes on where the content of the pages has not told all. */
function codesOfPdf(
  reader: CodeReader,
  renderer: PdfRenderer | undefined,
  bytes: Uint8Array,
  content: PdfSearch,
  search: Search,
  limits: ImagingLimits,
): Result<DrawnSearch | undefined> {
  if (renderer === undefined) return searchPainted(reader, bytes, content, search, limits);
  return withPdf(renderer, bytes, limits, (pdf) => ok(searchRendered(reader, pdf, content, search, limits)));
}

/** A picture has one page. */
function asDrawn(found: readonly FoundCode[] | undefined): DrawnSearch | undefined {
  return found && { found, pagesBeyond: [] };
}

function codesOfPng(reader: CodeReader, bytes: Uint8Array, search: Search): FoundCode[] | undefined {
  const header = pngHeader(bytes);
  const image = header && decodePng(bytes, header);
  return image && codesOnImage(reader, image, 1, search);
}

/** The reader decodes JPEGs itself; only the looks at changed copies need pixels, which the PDF renderer gives. */
function codesOfJpeg(
  reader: CodeReader,
  renderer: PdfRenderer | undefined,
  bytes: Uint8Array,
  search: Search,
): FoundCode[] | undefined {
  const size = jpegSize(bytes);
  if (size === undefined) return undefined;
  const found: FoundCode[] = [];
  const whole = { tryHarder: true, tryDownscale: true, ...(search.effort === 'HARDER' ? { tryDenoise: true } : {}) };
  for (const how of [whole, { ...whole, tryInvert: true }]) {
    if (found.length > 0) break;
    addDistinct(
      found,
      reader.lookAtFile(bytes, size, how).map((code) => ({ ...code, page: 1 })),
    );
  }
  if (isDone(search, found)) return found;
  if (renderer !== undefined) {
    const pdf = renderer.open(jpegAsPdf(bytes, size));
    if (typeof pdf === 'object') {
      try {
        const image = pdf.render(1, 72, search.pixelsMax);
        if (image !== undefined) addDistinct(found, codesOnImage(reader, image, 1, search));
      } finally {
        pdf.close();
      }
    }
  }
  return found.length === 0 && !hasJpegEnd(bytes) ? undefined : found;
}

/** Whether the end marker is there: a cut file without a code is damaged rather than without codes. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at > 0; at--) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

function withPdf<T>(
  renderer: PdfRenderer,
  bytes: Uint8Array,
  limits: ImagingLimits,
  use: (pdf: OpenPdf) => Result<T>,
): Result<T> {
  const hidden = mayBeEncrypted(bytes);
  if (!hidden && !isSafePdf(bytes, limits)) return failed(problem('PDF_TOO_COMPLEX', []));
  const pdf = renderer.open(bytes);
  if (pdf === 'password') return failed(problem('PDF_ENCRYPTED', []));
  if (pdf === 'unreadable') return failed(problem('PDF_UNREADABLE', []));
  try {
    const plain = pdf.encrypted ? pdf.decrypted() : hidden ? bytes : undefined;
    if (plain !== undefined && !isSafePdf(plain, limits)) return failed(problem('PDF_TOO_COMPLEX', []));
    return pdf.pageCount === 0 ? failed(problem('PDF_UNREADABLE', [])) : use(pdf);
  } finally {
    pdf.close();
  }
}

interface Keeper<T> {
  open(bytesMax: number): Promise<void>;
  /** The open instance; undefined when another call has dropped it meanwhile. */
  kept(bytesMax: number): T | undefined;
  drop(bytesMax: number): void;
  dropLarge(): void;
}

/** Keeps one instance for each memory bound for as long as it lives. */
function keeper<T extends { readonly memoryBytes: () => number }>(make: (bytesMax: number) => Promise<T>): Keeper<T> {
  const instances = new Map<number, T>();
  const opening = new Map<number, Promise<T>>();
  return {
    async open(bytesMax) {
      if (instances.has(bytesMax)) return;
      const making = opening.get(bytesMax) ?? make(bytesMax);
      opening.set(bytesMax, making);
      try {
        const instance = await making;
        if (opening.get(bytesMax) === making) instances.set(bytesMax, instance);
      } finally {
        if (opening.get(bytesMax) === making) opening.delete(bytesMax);
      }
    },
    kept: (bytesMax) => instances.get(bytesMax),
    drop: (bytesMax) => void instances.delete(bytesMax),
    dropLarge() {
      for (const [bytesMax, instance] of instances) {
        if (instance.memoryBytes() > keptBytesMax) instances.delete(bytesMax);
      }
    },
  };
}
