import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { ColourImage } from './colour-image.ts';
import type { GreyImage } from './grey-image.ts';
import { type WasmHook, wasmHook } from './wasm.ts';

type OpenFailure = 'password' | 'unreadable';

/** A PDF that lies in the memory of the renderer until `close`. */
export interface OpenPdf {
  readonly pageCount: number;
  readonly encrypted: boolean;
  /** Renders page `page` (from 1) in grey at `dpi`, at less when it would have more than `pixelsMax` pixels. */
  render(page: number, dpi: number, pixelsMax: number): GreyImage | undefined;
  /** The same in colours: red, green and blue, a byte each. */
  renderColours(page: number, dpi: number, pixelsMax: number): ColourImage | undefined;
  /** The same document without encryption, as a new file. */
  decrypted(): Uint8Array | undefined;
  close(): void;
}

/** PDF pages to pixels by PDFium. Every method may throw when the WebAssembly aborts: then `drop` it. */
export interface PdfRenderer {
  open(pdf: Uint8Array): OpenPdf | OpenFailure;
  readonly memoryBytes: () => number;
}

/** FPDFBitmap_Gray, FPDFBitmap_BGR, FPDF_ANNOT and FPDF_GRAYSCALE of fpdfview.h. */
const greyFormat = 1;
const coloursFormat = 2;
const drawAnnotations = 0x01;
const drawGrey = 0x08;
const passwordError = 4;
const white = 0xffffffff;
const pointsPerInch = 72;

/** Makes an instance of the compiled renderer with its own memory of at most `bytesMax`. */
export async function openPdfRenderer(module: WebAssembly.Module, bytesMax: number): Promise<PdfRenderer> {
  const hook = wasmHook(module, bytesMax);
  const silent = { print: () => {}, printErr: () => {} };
  const pdfium = await init({ ...silent, instantiateWasm: hook.instantiateWasm } as Parameters<typeof init>[0]);
  pdfium.PDFiumExt_Init();
  return pdfRenderer(pdfium, hook);
}

function pdfRenderer(pdfium: WrappedPdfiumModule, hook: WasmHook): PdfRenderer {
  const { malloc, free } = pdfium.pdfium.wasmExports;

  function reserve(length: number): number {
    const at = malloc(length);
    if (at === 0) throw new RangeError('Memory bound reached');
    return at;
  }

  function memory(): Uint8Array {
    return new Uint8Array(hook.memory()?.buffer ?? new ArrayBuffer(0));
  }

  /** The pixels of a page in a format, in rows without gaps. */
  function pixelsOf(
    { document, form }: OpenDocument,
    page: number,
    dpi: number,
    pixelsMax: number,
    { format, bytes, flags }: { readonly format: number; readonly bytes: number; readonly flags: number },
  ): GreyImage | undefined {
    const opened = pdfium.FPDF_LoadPage(document, page - 1);
    if (opened === 0) return undefined;
    pdfium.FORM_OnAfterLoadPage(opened, form());
    try {
      const { width, height } = pixelSize(
        pdfium.FPDF_GetPageWidthF(opened),
        pdfium.FPDF_GetPageHeightF(opened),
        dpi,
        pixelsMax,
      );
      const length = width * height * bytes;
      const at = reserve(length);
      let bitmap = 0;
      try {
        bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format, at, width * bytes);
        if (bitmap === 0) return undefined;
        pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
        pdfium.FPDF_RenderPageBitmap(bitmap, opened, 0, 0, width, height, 0, flags);
        // The page itself is drawn without its form fields
        pdfium.FPDF_FFLDraw(form(), bitmap, opened, 0, 0, width, height, 0, flags);
        return { width, height, pixels: memory().slice(at, at + length) };
      } finally {
        if (bitmap !== 0) pdfium.FPDFBitmap_Destroy(bitmap);
        free(at);
      }
    } finally {
      pdfium.FORM_OnBeforeClosePage(opened, form());
      pdfium.FPDF_ClosePage(opened);
    }
  }

  /** The fields of a document, opened when they are asked for first. */
  function formOf(document: number): { readonly form: () => number; readonly close: () => void } {
    let opened: { readonly info: number; readonly form: number } | undefined;
    return {
      form: () => {
        if (opened === undefined) {
          const info = pdfium.PDFiumExt_OpenFormFillInfo();
          opened = { info, form: pdfium.PDFiumExt_InitFormFillEnvironment(document, info) };
          pdfium.FPDF_SetFormFieldHighlightAlpha(opened.form, 0);
        }
        return opened.form;
      },
      close: () => {
        if (opened === undefined) return;
        pdfium.PDFiumExt_ExitFormFillEnvironment(opened.form);
        pdfium.PDFiumExt_CloseFormFillInfo(opened.info);
      },
    };
  }

  const inGrey = { format: greyFormat, bytes: 1, flags: drawAnnotations | drawGrey };
  const inColours = { format: coloursFormat, bytes: 3, flags: drawAnnotations };

  function decrypted(document: number): Uint8Array | undefined {
    if (!pdfium.EPDF_RemoveEncryption(document)) return undefined;
    const writer = pdfium.PDFiumExt_OpenFileWriter();
    try {
      pdfium.PDFiumExt_SaveAsCopy(document, writer);
      const length = pdfium.PDFiumExt_GetFileWriterSize(writer);
      const at = reserve(length);
      try {
        pdfium.PDFiumExt_GetFileWriterData(writer, at, length);
        return memory().slice(at, at + length);
      } finally {
        free(at);
      }
    } finally {
      pdfium.PDFiumExt_CloseFileWriter(writer);
    }
  }

  return {
    open(pdf) {
      const at = reserve(pdf.length);
      memory().set(pdf, at);
      const document = pdfium.FPDF_LoadMemDocument(at, pdf.length, '');
      if (document === 0) {
        const failure = pdfium.FPDF_GetLastError() === passwordError ? 'password' : 'unreadable';
        free(at);
        return failure;
      }
      const { form, close } = formOf(document);
      const open = { document, form };
      return {
        pageCount: pdfium.FPDF_GetPageCount(document),
        encrypted: pdfium.EPDF_IsEncrypted(document),
        render: (page, dpi, pixelsMax) => pixelsOf(open, page, dpi, pixelsMax, inGrey),
        renderColours: (page, dpi, pixelsMax) => {
          const image = pixelsOf(open, page, dpi, pixelsMax, inColours);
          return image && redFirst(image);
        },
        decrypted: () => decrypted(document),
        close: () => {
          close();
          pdfium.FPDF_CloseDocument(document);
          free(at);
        },
      };
    },
    memoryBytes: hook.memoryBytes,
  };
}

/** A document, and its fields. */
interface OpenDocument {
  readonly document: number;
  readonly form: () => number;
}

/** The image with red before blue: the renderer has them the other way round. */
function redFirst(image: ColourImage): ColourImage {
  const { pixels } = image;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const blue = pixels[at] as number;
    pixels[at] = pixels[at + 2] as number;
    pixels[at + 2] = blue;
  }
  return image;
}

/** Whole pixels of a page, at least one each way and at most `pixelsMax` together. */
function pixelSize(
  widthPoints: number,
  heightPoints: number,
  dpi: number,
  pixelsMax: number,
): { readonly width: number; readonly height: number } {
  const scale = dpi / pointsPerInch;
  const pixels = widthPoints * heightPoints * scale * scale;
  const fitted = pixels > pixelsMax ? scale * Math.sqrt(pixelsMax / pixels) : scale;
  const width = Math.min(pixelsMax, Math.max(1, Math.floor(widthPoints * fitted)));
  const height = Math.min(Math.floor(pixelsMax / width), Math.max(1, Math.floor(heightPoints * fitted)));
  return { width, height };
}
