import { prepareZXingModule, purgeZXingModule, type ZXingReaderModule } from 'zxing-wasm/reader';
import type { CodeBox, FoundCode } from './found-code.ts';
import type { GreyImage } from './grey-image.ts';
import { type WasmHook, wasmHook } from './wasm.ts';

/** How thoroughly one look at the pixels searches. */
export interface Look {
  readonly tryHarder?: boolean;
  readonly tryDownscale?: boolean;
  readonly tryDenoise?: boolean;
  readonly tryInvert?: boolean;
  /** Stop at the first code. */
  readonly single?: boolean;
}

/** A page without its number. */
export type CodeOnPicture = Omit<FoundCode, 'page'>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a code seems to be that could not be read: its outline in pixels, from the top left clockwise. */
export interface Suspect {
  readonly corners: readonly [Point, Point, Point, Point];
}

/** Pixels that lie in the memory of the reader until `close`. */
interface LoadedPicture {
  /** Looks at the whole image, or from row `top` on. Boxes are fractions of the whole image. */
  look(how: Look, top?: number): CodeOnPicture[];
  /** Looks at the whole image for codes that cannot be read. */
  suspects(how: Look): Suspect[];
  close(): void;
}

/** QR codes from pixels by zxing-cpp. Every method may throw when the WebAssembly aborts: then `drop` it. */
export interface CodeReader {
  load(image: GreyImage): LoadedPicture;
  /** Looks at a PNG or JPEG file, decoding it inside. The caller has bounded its size in pixels. */
  lookAtFile(file: Uint8Array, size: { readonly width: number; readonly height: number }, how: Look): CodeOnPicture[];
  readonly memoryBytes: () => number;
}

type Options = Parameters<ZXingReaderModule['readBarcodesFromPixmap']>[3];
type Vector = ReturnType<ZXingReaderModule['readBarcodesFromPixmap']> & { delete?: () => void };
type RawCode = NonNullable<ReturnType<Vector['get']>>;

const localAverage = 0;
const plainText = 0;
const codesMax = 255;

/** Makes an instance of the compiled reader with its own memory of at most `bytesMax`. */
export async function openCodeReader(module: WebAssembly.Module, bytesMax: number): Promise<CodeReader> {
  const hook = wasmHook(module, bytesMax);
  // The library keeps one instance for all callers: take this one out of its hands
  const opening = prepareZXingModule({
    overrides: { instantiateWasm: hook.instantiateWasm, print: () => {}, printErr: () => {} },
    equalityFn: () => false,
    fireImmediately: true,
  });
  purgeZXingModule();
  return codeReader(await opening, hook);
}

function codeReader(zxing: ZXingReaderModule, hook: WasmHook): CodeReader {
  function place(bytes: Uint8Array): number {
    const at = zxing._malloc(bytes.length);
    if (at === 0) throw new RangeError('Memory bound reached');
    zxing.HEAPU8.set(bytes, at);
    return at;
  }

  return {
    load({ width, height, pixels }) {
      const at = place(pixels);
      return {
        look(how, top = 0) {
          const found = zxing.readBarcodesFromPixmap(at + top * width, width, height - top, optionsOf(how));
          return codesOf(found, (x, y) => ({ x: clamp(x / width), y: clamp((y + top) / height) }));
        },
        suspects: (how) =>
          suspectsOf(zxing.readBarcodesFromPixmap(at, width, height, { ...optionsOf(how), returnErrors: true })),
        close: () => zxing._free(at),
      };
    },
    lookAtFile(file, { width, height }, how) {
      const at = place(file);
      try {
        const found = zxing.readBarcodesFromImage(at, file.length, optionsOf(how));
        return codesOf(found, (x, y) => ({ x: clamp(x / width), y: clamp(y / height) }));
      } finally {
        zxing._free(at);
      }
    },
    memoryBytes: hook.memoryBytes,
  };
}

function optionsOf(how: Look): Options {
  return {
    formats: 'QRCodeModel2',
    tryHarder: how.tryHarder ?? false,
    tryRotate: false,
    tryInvert: how.tryInvert ?? false,
    tryDownscale: how.tryDownscale ?? false,
    tryDenoise: how.tryDenoise ?? false,
    binarizer: localAverage,
    isPure: false,
    downscaleFactor: 3,
    downscaleThreshold: 500,
    minLineCount: 2,
    maxNumberOfSymbols: how.single ? 1 : codesMax,
    validateOptionalChecksum: false,
    returnErrors: false,
    eanAddOnSymbol: 0,
    textMode: plainText,
    characterSet: 0,
    tryCode39ExtendedMode: false,
  };
}

type ToPage = (x: number, y: number) => CodeBox['topLeft'];

function codesOf(vector: Vector, toPage: ToPage): CodeOnPicture[] {
  const codes: CodeOnPicture[] = [];
  try {
    for (let index = 0; index < vector.size(); index++) {
      const raw = vector.get(index);
      if (raw?.isValid) codes.push(codeOf(raw, toPage));
    }
  } finally {
    vector.delete?.();
  }
  return codes;
}

function suspectsOf(vector: Vector): Suspect[] {
  const suspects: Suspect[] = [];
  try {
    for (let index = 0; index < vector.size(); index++) {
      const raw = vector.get(index);
      if (raw === undefined || raw.isValid) continue;
      const { topLeft, topRight, bottomRight, bottomLeft } = raw.position;
      suspects.push({ corners: [topLeft, topRight, bottomRight, bottomLeft] });
    }
  } finally {
    vector.delete?.();
  }
  return suspects;
}

function codeOf(raw: RawCode, toPage: ToPage): CodeOnPicture {
  const { topLeft, topRight, bottomRight, bottomLeft } = raw.position;
  return {
    format: 'QRCode',
    text: raw.text,
    bytes: raw.bytes.slice(),
    box: {
      topLeft: toPage(topLeft.x, topLeft.y),
      topRight: toPage(topRight.x, topRight.y),
      bottomRight: toPage(bottomRight.x, bottomRight.y),
      bottomLeft: toPage(bottomLeft.x, bottomLeft.y),
    },
    version: Number(raw.version),
    errorCorrectionLevel: String(raw.ecLevel),
    eci: raw.hasECI,
  };
}

function clamp(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
