import { createImaging, type Imaging } from '@rappen/imaging';

/** The code reader on WebAssembly files from the installed packages. */
export async function openImaging(): Promise<Imaging> {
  const [zxing, pdfium] = await Promise.all([
    compile(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
    compile(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')),
  ]);
  return createImaging({ zxing, pdfium });
}

async function compile(address: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await Deno.readFile(new URL(address)));
}
