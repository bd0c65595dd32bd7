import pdfium from '@embedpdf/pdfium/pdfium.wasm';
import { createImaging, type Imaging, type ImagingLimits } from '@rappen/imaging';
import zxing from 'zxing-wasm/reader/zxing_reader.wasm';

/** A Worker has 128 MB for everything; what passes these bounds is refused, where it would end the Worker. */
const limits: Partial<ImagingLimits> = {
  pixelsMax: 12_500_000,
  rendererBytesMax: 64 << 20,
  readerBytesMax: 64 << 20,
  pdfStreamBytesMax: 24 << 20,
  pdfInflatedBytesMax: 64 << 20,
};

/** The code reader on WebAssembly files that are deployed with the Worker. */
export async function openImaging(): Promise<Imaging> {
  // The package types its file as an address, for bundlers that serve it
  const imaging = createImaging({ zxing: zxing as unknown as WebAssembly.Module, pdfium });
  return { ...imaging, readCodes: (bytes, options) => imaging.readCodes(bytes, { ...options, limits }) };
}
