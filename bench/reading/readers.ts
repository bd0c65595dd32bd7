import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createImaging, defaultImagingLimits, type GreyImage, type Imaging } from '@rappen/imaging';
import jpeg from 'jpeg-js';
import jsqrModule from 'jsqr';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
// The part of the imaging package that starts from pixels
import { codesOnImage, type Effort } from '../../packages/imaging/src/cascade.ts';
import { type CodeReader, openCodeReader } from '../../packages/imaging/src/code-reader.ts';
import { accepted } from '../our-bill.ts';
import type { Picture } from './pictures.ts';

/** One way to read. What it takes is made by `prepare`; only the call that this returns is timed: it gives the texts. */
export interface Contender {
  readonly name: string;
  readonly prepare: (image: Picture['image']) => () => Promise<string[]>;
}

export interface Readers {
  readonly imaging: Imaging;
  readonly contenders: readonly Contender[];
}

/** Ours with both efforts, then the peers. Ours and zxing-wasm each have their own copy of the same WebAssembly. */
export async function openReaders(): Promise<Readers> {
  // As the imaging package resolves it; the peer's own copy is the same version
  const find = createRequire(new URL('../../packages/imaging/package.json', import.meta.url)).resolve;
  const [zxing, pdfium, wasmBinary] = await Promise.all([
    readFile(find('zxing-wasm/reader/zxing_reader.wasm')).then((bytes) => WebAssembly.compile(bytes)),
    readFile(find('@embedpdf/pdfium/pdfium.wasm')).then((bytes) => WebAssembly.compile(bytes)),
    readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
  ]);
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer }, fireImmediately: true });
  const imaging = createImaging({ zxing, pdfium });
  const reader = await openCodeReader(zxing, defaultImagingLimits.readerBytesMax);
  return {
    imaging,
    contenders: [
      ours('ours, `DEFAULT`', imaging, reader, 'DEFAULT'),
      ours('ours, `HARDER`', imaging, reader, 'HARDER'),
      zxingWasm('zxing-wasm, default call'),
      zxingWasm('zxing-wasm, QR only', { formats: ['QRCode'], tryHarder: true }),
      zxingAllEffort,
      jsqr,
    ],
  };
}

function ours(name: string, imaging: Imaging, reader: CodeReader, effort: Effort): Contender {
  const { pixelsMax } = defaultImagingLimits;
  const search = { effort, all: false, accept: (text: string) => text.startsWith('SPC'), pixelsMax };
  return {
    name,
    prepare: (image) => async () => {
      const found =
        'jpeg' in image
          ? accepted(await imaging.readCodes(image.jpeg, { effort, all: false, beginnings: ['SPC'] }))
          : codesOnImage(reader, image, 1, search);
      return found.map(({ text }) => text);
    },
  };
}

function zxingWasm(name: string, options?: ReaderOptions): Contender {
  return {
    name,
    prepare: (image) => {
      const input = 'jpeg' in image ? image.jpeg : coloursOf(image);
      return async () => (await readBarcodes(input, options)).map(({ text }) => text);
    },
  };
}

/** Every option that makes it look longer, and each of its ways to tell dark from light until one gives a text. */
const zxingAllEffort: Contender = {
  name: 'zxing-wasm, all effort',
  prepare: (image) => {
    const input = 'jpeg' in image ? image.jpeg : coloursOf(image);
    const effort = { tryHarder: true, tryRotate: true, tryInvert: true, tryDownscale: true, tryDenoise: true };
    return async () => {
      for (const binarizer of ['LocalAverage', 'GlobalHistogram', 'FixedThreshold', 'BoolCast'] as const) {
        const found = await readBarcodes(input, { formats: ['QRCode'], ...effort, binarizer });
        if (found.length > 0) return found.map(({ text }) => text);
      }
      return [];
    };
  },
};

/** Without its second look at inverted pixels: no bill is inverted, and this halves its time. */
const jsqr: Contender = {
  name: 'jsqr',
  prepare: (image) => {
    const { data, width, height } = coloursOf(image);
    return async () => {
      const found = jsqrModule.default(data, width, height, { inversionAttempts: 'dontInvert' });
      return found ? [found.data] : [];
    };
  },
};

/** RGBA as from a canvas. */
function coloursOf(image: Picture['image']): ImageData {
  if ('jpeg' in image) {
    const { width, height, data } = jpeg.decode(image.jpeg, { useTArray: true });
    return { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as ImageData;
  }
  const { width, height, pixels }: GreyImage = image;
  const data = new Uint8ClampedArray(pixels.length * 4).fill(255);
  for (let at = 0; at < pixels.length; at++) {
    const grey = pixels[at] ?? 255;
    data[4 * at] = grey;
    data[4 * at + 1] = grey;
    data[4 * at + 2] = grey;
  }
  return { width, height, data, colorSpace: 'srgb' } as ImageData;
}
