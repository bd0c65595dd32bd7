import { createImaging, type Imaging } from './imaging.ts';

/**
 * The code reader and the renderer, compiled from the WebAssembly files of the packages `zxing-wasm` and `@embedpdf/pdfium`. `read`
 * gives a file by the name that a program would import. Throws where one is not installed.
 */
export async function compileImaging(read: (name: string) => Promise<Uint8Array | undefined>): Promise<Imaging> {
  const compile = async (name: string) => {
    const bytes = await read(name);
    if (bytes === undefined) throw new Error(`${name} is not installed`);
    return WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>);
  };
  const [zxing, pdfium] = await Promise.all([
    compile('zxing-wasm/reader/zxing_reader.wasm'),
    compile('@embedpdf/pdfium/pdfium.wasm'),
  ]);
  return createImaging({ zxing, pdfium });
}
