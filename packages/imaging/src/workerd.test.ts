import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasWorkerd } from '../../../runtimes/programs.ts';
import { type Miniflare, openMiniflare } from '../../../runtimes/workerd.ts';
import { codeRectangles, pagesPdf } from '../test/pdfs.ts';
import { greyPng, jpegOf, modulesOf, pageImage, payload } from '../test/pictures.ts';

const worker = `
  import zxing from './zxing.wasm';
  import pdfium from './pdfium.wasm';
  import { createImaging } from ${JSON.stringify(new URL('./index.ts', import.meta.url).pathname)};
  const imaging = createImaging({ zxing, pdfium });
  export default {
    async fetch(request) {
      const options = { effort: request.headers.get('effort'), all: true };
      const result = await imaging.readCodes(new Uint8Array(await request.arrayBuffer()), options);
      return Response.json(result.ok ? result.value.map(({ text }) => text) : result.problems[0].code);
    },
  };
`;

const find = createRequire(import.meta.url).resolve;

describe.skipIf(!hasWorkerd)('in workerd (needs workerd)', () => {
  let runtime: Miniflare;
  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: { contents: worker, resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      conditions: ['rappen-source', 'workerd', 'worker', 'browser'],
      external: ['*.wasm'],
    });
    runtime = await openMiniflare({
      compatibilityDate: '2025-09-01',
      modules: [
        { type: 'ESModule', path: 'worker.mjs', contents: outputFiles[0]?.text ?? '' },
        {
          type: 'CompiledWasm',
          path: 'zxing.wasm',
          contents: readFileSync(find('zxing-wasm/reader/zxing_reader.wasm')),
        },
        { type: 'CompiledWasm', path: 'pdfium.wasm', contents: readFileSync(find('@embedpdf/pdfium/pdfium.wasm')) },
      ],
    });
    await runtime.ready;
  });

  afterAll(() => runtime.dispose());

  async function answer(bytes: Uint8Array, effort = 'DEFAULT'): Promise<unknown> {
    const response = await runtime.dispatchFetch('http://localhost/', {
      method: 'POST',
      body: bytes,
      headers: { effort },
    });
    return response.json();
  }

  test('a PNG, a JPEG and a PDF are read', async () => {
    const page = pageImage({ dpi: 120 });
    expect(await answer(greyPng(page))).toEqual([payload]);
    expect(await answer(jpegOf(page, 80), 'HARDER')).toEqual([payload]);
    expect(await answer(pagesPdf([codeRectangles(modulesOf(payload), 67, 209)]))).toEqual([payload]);
  });

  test('a hostile PDF is a problem, and the next file is read', async () => {
    const form = {
      dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>/Filter/ASCIIHexDecode',
      stream: '2f4620446f202f4620446f>',
    };
    const bomb = pagesPdf(['/F Do'], { resources: '/XObject<</F 5 0 R>>', more: [form] });
    expect(await answer(bomb)).toBe('PDF_TOO_COMPLEX');
    expect(await answer(pagesPdf([codeRectangles(modulesOf(payload), 67, 209)]))).toEqual([payload]);
  });
});
