import { type Problem, problem } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';
import { codesOnImage, type Effort, isDone, type Search } from './cascade.ts';
import { type CodeReader, openCodeReader } from './code-reader.ts';
import { fileKindOf } from './file-kind.ts';
import { addDistinct, type CodeBox, type FoundCode, type PagePoint } from './found-code.ts';
import type { GreyImage } from './grey-image.ts';
import { jpegAsPdf, jpegSize } from './jpeg.ts';
import { defaultImagingLimits, type ImagingLimits } from './limits.ts';
import { isSafePdf } from './pdf/guard.ts';
import { at, type Matrix } from './pdf/matrix.ts';
import { paintedPages } from './pdf/painter.ts';
import { scanStructure } from './pdf/structure.ts';
import { type OpenPdf, openPdfRenderer, type PdfRenderer } from './pdf-renderer.ts';
import type { PictureSize } from './picture-size.ts';
import { decodePng, pngHeader } from './png.ts';

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
  /** How the text of a wanted code may begin: any way, when left out. */
  readonly beginnings?: readonly string[];
  readonly limits?: Partial<ImagingLimits>;
}

/** Reads codes from files and renders PDF pages. Instances of the modules are made on first use and kept. */
export interface Imaging {
  /**
   * Finds the QR codes of a PDF, PNG or JPEG, told apart by its bytes. With `all`, every code, by page; otherwise the
   * first wanted code alone, or, when there is none, whatever else was found. No code is an empty list.
   * Problems: file.empty, file.too-large, file.format-unknown, pdf.*, image.*. Works without pause until it is done.
   */
  readCodes(bytes: Uint8Array, options: ReadCodesOptions): Promise<Result<readonly FoundCode[]>>;
  /** Number of pages of a PDF. Problems as of `readCodes`; the page limit does not apply. */
  pageCount(bytes: Uint8Array, limits?: Partial<ImagingLimits>): Promise<Result<number>>;
  /**
   * Renders page `page` (from 1) of a PDF in 8-bit grey at `dpi`; at less when the page would pass the pixel limit.
   * Problems as of `readCodes`, and pdf.page-unknown.
   */
  renderPage(bytes: Uint8Array, page: number, dpi: number, limits?: Partial<ImagingLimits>): Promise<Result<GreyImage>>;
}

/**
 * Passes over the pages of a PDF, until a code is found. 144 dpi shows a 46 mm code of 57 modules with 4.6 pixels a
 * module; changed copies of a page are only worth their time once.
 */
const pdfPasses: Readonly<Record<Effort, readonly { readonly dpi: number; readonly effort: Effort }[]>> = {
  DEFAULT: [
    { dpi: 144, effort: 'DEFAULT' },
    { dpi: 300, effort: 'DEFAULT' },
  ],
  HARDER: [
    { dpi: 144, effort: 'DEFAULT' },
    { dpi: 300, effort: 'DEFAULT' },
    { dpi: 200, effort: 'HARDER' },
  ],
};
/** An instance whose memory has grown beyond this is not kept: WebAssembly memory never shrinks. */
const keptBytesMax = 128 << 20;

/**
 * Makes the reader from compiled modules. Without `pdfium`, a PDF is searched for codes made of filled outlines or
 * pictures only, and gives pdf.raster-unavailable when there are none.
 */
export function createImaging({ zxing, pdfium }: ImagingModules): Imaging {
  const readers = keeper((bytesMax) => openCodeReader(zxing, bytesMax));
  const renderers = pdfium && keeper((bytesMax) => openPdfRenderer(pdfium, bytesMax));

  return {
    async readCodes(bytes, options) {
      const limits = { ...defaultImagingLimits, ...options.limits };
      const { effort, all, beginnings } = options;
      const accept = (text: string) => beginnings?.some((beginning) => text.startsWith(beginning)) ?? true;
      const search: Search = { effort, all, accept, pixelsMax: limits.pixelsMax };
      const problems = fileProblem(bytes, limits);
      if (problems !== undefined) return failed(problems);
      const kind = fileKindOf(bytes);
      const size = kind === 'png' ? pngHeader(bytes) : kind === 'jpeg' ? jpegSize(bytes) : undefined;
      if (kind !== 'pdf') {
        const wrong = pictureProblem(size, limits);
        if (wrong !== undefined) return failed(wrong);
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
            ? renderer === undefined
              ? codesOfPaintedPdf(reader, bytes, search, limits)
              : withPdf(renderer, bytes, limits, (pdf) => codesOfPdf(reader, pdf, search, limits))
            : ok(kind === 'png' ? codesOfPng(reader, bytes, search) : codesOfJpeg(reader, renderer, bytes, search));
        if (!found.ok) return found;
        if (found.value === undefined) return failed(problem('image.unreadable', []));
        return ok(chosen(found.value, search));
      } catch {
        readers.drop(limits.readerBytesMax);
        if (needsRenderer) renderers?.drop(limits.rendererBytesMax);
        return failed(problem(kind === 'pdf' ? 'pdf.too-complex' : 'image.unreadable', []));
      } finally {
        readers.dropLarge();
        renderers?.dropLarge();
      }
    },
    pageCount: (bytes, limits) => onPdf(bytes, limits, (pdf) => ok(pdf.pageCount)),
    renderPage: (bytes, page, dpi, limits) =>
      onPdf(bytes, limits, (pdf, { pixelsMax }) => {
        if (!Number.isInteger(page) || page < 1 || page > pdf.pageCount) {
          return failed(problem('pdf.page-unknown', [], { page, pages: pdf.pageCount }));
        }
        const image = pdf.render(page, dpi, pixelsMax);
        return image === undefined ? failed(problem('pdf.unreadable', [])) : ok(image);
      }),
  };

  async function onPdf<T>(
    bytes: Uint8Array,
    some: Partial<ImagingLimits> | undefined,
    use: (pdf: OpenPdf, limits: ImagingLimits) => Result<T>,
  ): Promise<Result<T>> {
    const limits = { ...defaultImagingLimits, ...some };
    const wrong = fileProblem(bytes, limits);
    if (wrong !== undefined) return failed(wrong);
    if (fileKindOf(bytes) !== 'pdf') return failed(problem('pdf.unreadable', []));
    if (renderers === undefined) return failed(problem('pdf.raster-unavailable', []));
    let renderer: PdfRenderer | undefined;
    while (renderer === undefined) {
      await renderers.open(limits.rendererBytesMax);
      renderer = renderers.kept(limits.rendererBytesMax);
    }
    try {
      return withPdf(renderer, bytes, limits, (pdf) => use(pdf, limits));
    } catch {
      renderers.drop(limits.rendererBytesMax);
      return failed(problem('pdf.too-complex', []));
    } finally {
      renderers.dropLarge();
    }
  }
}

function fileProblem(bytes: Uint8Array, limits: ImagingLimits): Problem | undefined {
  if (bytes.length === 0) return problem('file.empty', []);
  if (bytes.length > limits.fileBytesMax) {
    return problem('file.too-large', [], { bytes: bytes.length, max: limits.fileBytesMax });
  }
  return fileKindOf(bytes) === 'unknown' ? problem('file.format-unknown', []) : undefined;
}

function pictureProblem(size: PictureSize | undefined, { pixelsMax }: ImagingLimits): Problem | undefined {
  if (size === undefined) return problem('image.unreadable', []);
  const { width, height } = size;
  return width * height > pixelsMax ? problem('image.too-large', [], { width, height, max: pixelsMax }) : undefined;
}

/** The accepted code alone when one code was wanted. */
function chosen(found: readonly FoundCode[], search: Search): readonly FoundCode[] {
  if (search.all) return found;
  const accepted = found.find((code) => search.accept(code.text));
  return accepted === undefined ? found : [accepted];
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
  addDistinct(
    found,
    reader.lookAtFile(bytes, size, whole).map((code) => ({ ...code, page: 1 })),
  );
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
  const hidden = hasEncryption(bytes);
  if (!hidden && !isSafePdf(bytes, limits)) return failed(problem('pdf.too-complex', []));
  const pdf = renderer.open(bytes);
  if (pdf === 'password') return failed(problem('pdf.encrypted', []));
  if (pdf === 'unreadable') return failed(problem('pdf.unreadable', []));
  try {
    const plain = pdf.encrypted ? pdf.decrypted() : hidden ? bytes : undefined;
    if (plain !== undefined && !isSafePdf(plain, limits)) return failed(problem('pdf.too-complex', []));
    return pdf.pageCount === 0 ? failed(problem('pdf.unreadable', [])) : use(pdf);
  } finally {
    pdf.close();
  }
}

const encryptKey = Array.from('/Encrypt', (letter) => letter.charCodeAt(0));

/** Whether the file may be encrypted, so that its streams can only be looked into behind the renderer's door. */
function hasEncryption(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x2f); at !== -1; at = bytes.indexOf(0x2f, at + 1)) {
    if (encryptKey.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

/** All pages at the lowest resolution first, so that a code on the last page is not kept waiting by empty pages. */
function codesOfPdf(
  reader: CodeReader,
  pdf: OpenPdf,
  search: Search,
  limits: ImagingLimits,
): Result<FoundCode[] | undefined> {
  if (pdf.pageCount > limits.pagesMax) {
    return failed(problem('pdf.too-many-pages', [], { pages: pdf.pageCount, max: limits.pagesMax }));
  }
  const found: FoundCode[] = [];
  for (const { dpi, effort } of pdfPasses[search.effort]) {
    for (let page = 1; page <= pdf.pageCount; page++) {
      const isRead = found.some((code) => code.page === page);
      if (search.all && search.effort === 'DEFAULT' && isRead) continue;
      const image = pdf.render(page, dpi, limits.pixelsMax);
      if (image === undefined) continue;
      addDistinct(found, codesOnImage(reader, image, page, { ...search, effort }));
      if (isDone(search, found)) return ok(found);
    }
  }
  return ok(found.sort((a, b) => a.page - b.page));
}

/** Without a renderer: codes made of filled outlines or pictures. Finding none says nothing about the file. */
function codesOfPaintedPdf(
  reader: CodeReader,
  bytes: Uint8Array,
  search: Search,
  limits: ImagingLimits,
): Result<FoundCode[]> {
  if (hasEncryption(bytes)) return failed(problem('pdf.raster-unavailable', []));
  const structure = isSafePdf(bytes, limits) ? scanStructure(bytes, limits) : undefined;
  if (structure === undefined) return failed(problem('pdf.too-complex', []));
  const found: FoundCode[] = [];
  let page = 0;
  for (const painted of paintedPages(structure, limits)) {
    if (++page > limits.pagesMax) {
      return failed(problem('pdf.too-many-pages', [], { pages: page, max: limits.pagesMax }));
    }
    if (painted === undefined) continue;
    addDistinct(found, codesOnImage(reader, painted.image, page, search));
    for (const { bytes: file, matrix } of painted.jpegs) {
      const size = jpegSize(file);
      if (isDone(search, found) || size === undefined || pictureProblem(size, limits) !== undefined) continue;
      const look = { tryHarder: true, tryDownscale: true };
      const codes = reader.lookAtFile(file, size, look);
      addDistinct(
        found,
        codes.map((code) => ({ ...code, page, box: placedBox(code.box, matrix) })),
      );
    }
    if (isDone(search, found)) break;
  }
  return found.length === 0 ? failed(problem('pdf.raster-unavailable', [])) : ok(found);
}

/** The corners of a code in a picture as fractions of the page that shows the picture. */
function placedBox(box: CodeBox, matrix: Matrix): CodeBox {
  const place = ({ x, y }: PagePoint): PagePoint => {
    const [across, down] = at(matrix, x, 1 - y);
    return { x: across, y: down };
  };
  return {
    topLeft: place(box.topLeft),
    topRight: place(box.topRight),
    bottomRight: place(box.bottomRight),
    bottomLeft: place(box.bottomLeft),
  };
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
