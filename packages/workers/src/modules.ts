import pdfium from '@embedpdf/pdfium/pdfium.wasm';
import { createImaging, type DocumentWork, documentWork, type ImagingLimits, rasterPort } from '@rappen/imaging';
import { substituteFonts } from '@rappen/pdf/fonts';
import zxing from 'zxing-wasm/reader/zxing_reader.wasm';

/** A Worker has 128 MB for everything; files beyond these limits are refused, because they would end the Worker. */
const limits: Partial<ImagingLimits> = {
  pixelsMax: 12_500_000,
  rendererBytesMax: 64 << 20,
  readerBytesMax: 64 << 20,
  pdfStreamBytesMax: 24 << 20,
  pdfInflatedBytesMax: 64 << 20,
};

/** Document work with the WebAssembly files deployed with the Worker, which has no threads. */
export async function openDocumentWork(): Promise<DocumentWork> {
  // Left out where the deployment is to be small: see `no-renderer.ts`
  const renderer: WebAssembly.Module | undefined = pdfium;
  // The package types its file as an address, for bundlers that serve it
  const modules = { zxing: zxing as unknown as WebAssembly.Module, ...(renderer && { pdfium: renderer }) };
  const imaging = createImaging(modules);
  return documentWork(
    { readCodes: (bytes, options, onProgress) => imaging.readCodes(bytes, { ...options, limits }, onProgress) },
    { fonts: substituteFonts, ...(renderer && { raster: rasterPort(imaging, limits) }) },
  );
}
