import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createImaging, type Imaging } from '../src/index.ts';

const find = createRequire(import.meta.url).resolve;

export const zxing: WebAssembly.Module = compiled('zxing-wasm/reader/zxing_reader.wasm');
export const pdfium: WebAssembly.Module = compiled('@embedpdf/pdfium/pdfium.wasm');

export function imagingForTests(): Imaging {
  return createImaging({ zxing, pdfium });
}

function compiled(name: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(find(name)));
}
