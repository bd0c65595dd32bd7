import { substituteFonts } from '@rappen/core/pdf/pdfa/fonts';
import { createImaging, type DocumentWork, documentWork, type Imaging, rasterPort } from '@rappen/imaging';

/** The code reader on WebAssembly files from the installed packages. */
export async function openImaging(): Promise<Imaging> {
  const [zxing, pdfium] = await Promise.all([
    compile(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
    compile(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')),
  ]);
  return createImaging({ zxing, pdfium });
}

/** All work on documents, with fonts and pictures for those that cannot be archived as they are. */
export async function openDocumentWork(): Promise<DocumentWork> {
  const imaging = await openImaging();
  return documentWork(imaging, { fonts: substituteFonts, raster: rasterPort(imaging) });
}

async function compile(address: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await Deno.readFile(new URL(address)));
}
