import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createImaging, type Imaging } from '@rappen/imaging';

const require = createRequire(import.meta.url);

/** The code reader on WebAssembly files from the installed packages. */
export async function openImaging(): Promise<Imaging> {
  const [zxing, pdfium] = await Promise.all([
    compile(require.resolve('zxing-wasm/reader/zxing_reader.wasm')),
    compile(require.resolve('@embedpdf/pdfium/pdfium.wasm')),
  ]);
  return createImaging({ zxing, pdfium });
}

async function compile(path: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(path));
}
