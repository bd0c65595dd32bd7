import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { sampled } from '../long-tests.ts';
import { hasPillow, openWithPillow, type Part, type PillowPicture } from '../oracles/pillow.ts';
import { invoice } from './invoice.ts';
import { apiKey, type ErrorBody, withServer } from './server.ts';

const server = withServer();
const good = JSON.stringify(invoice);
const slipPath = '/v2/payment-part-receipt';
const codePath = '/v2/swiss-qr-code';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
await prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
  fireImmediately: true,
});

const formats = ['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/tiff'] as const;
/** Of large pictures the gate makes one or two. */
const formatsOf = (side: number) => (side > 4000 ? sampled(formats, 3) : formats);
const resolutions = { LOW_150_DPI: 150, MEDIUM_300_DPI: 300, HIGH_600_DPI: 600 } as const;
const pages = {
  A4: [
    [1240, 1754],
    [2480, 3508],
    [4961, 7016],
  ],
  A5: [
    [1240, 874],
    [2480, 1748],
    [4961, 3496],
  ],
  DIN_LANG: [
    [1240, 620],
    [2480, 1240],
    [4961, 2480],
  ],
  DIN_LANG_CROPPED: [
    [1240, 620],
    [2480, 1240],
    [4961, 2480],
  ],
} as const;

function post(path: string, headers: Record<string, string> = {}, body = good): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json', ...headers },
    body,
  });
}

async function bytesOf(path: string, headers?: Record<string, string>): Promise<Uint8Array> {
  const answer = await post(path, headers);
  expect([answer.status, await (answer.ok ? '' : answer.text())]).toEqual([200, '']);
  return new Uint8Array(await answer.arrayBuffer());
}

const codeText = async (): Promise<string> => (await post('/v2/swiss-payments-code')).text();

/** The texts of the codes in 8-bit grey. */
async function textsIn(grey: Uint8Array, width: number): Promise<string[]> {
  const data = new Uint8ClampedArray(grey.length * 4).fill(255);
  for (let i = 0; i < grey.length; i++) data.fill(grey[i] as number, i * 4, i * 4 + 3);
  const found = await readBarcodes({ data, width, height: grey.length / width, colorSpace: 'srgb' } as ImageData, {
    formats: ['QRCode'],
  });
  return found.map(({ text }) => text);
}

describe.skipIf(!hasPillow).each(Object.keys(pages) as (keyof typeof pages)[])('page %s (needs Pillow)', (pageSize) => {
  test.each(Object.entries(resolutions))('at %s every format has its size and a readable code', async (name, dpi) => {
    const text = await codeText();
    const files: Uint8Array[] = [];
    for (const format of formats) {
      files.push(await bytesOf(`${slipPath}?pageSize=${pageSize}&resolution=${name}&format=${format}`));
    }
    const [width, height] = pages[pageSize][Object.keys(resolutions).indexOf(name)] as readonly [number, number];
    // The code and the quiet zone around it: 62 to 118 mm from the left, the last 93 to 37 mm of the page.
    const pixels = (millimetres: number): number => Math.round((millimetres / 25.4) * dpi);
    const part: Part = [pixels(62), height - pixels(93), pixels(118), height - pixels(37)];
    const pictures = await openWithPillow(
      files,
      formats.map(() => part),
    );
    expect(pictures.map(sizeAndDensity)).toEqual(
      ['PNG', 'JPEG', 'GIF', 'BMP', 'TIFF'].map((format) => [format, width, height, format === 'GIF' ? null : dpi]),
    );
    const lossless = pictures.filter(({ format }) => format !== 'JPEG');
    for (const { grey } of lossless) expect(Buffer.compare(grey, pictures[0]?.grey as Uint8Array)).toBe(0);
    for (const picture of [pictures[0], pictures[1]]) {
      expect(await textsIn(picture?.grey ?? new Uint8Array(), part[2] - part[0])).toEqual([text]);
    }
  });
});

function sizeAndDensity({ format, width, height, dotsPerInch }: PillowPicture): unknown[] {
  return [format, width, height, dotsPerInch];
}

describe('the reader takes the files as they are', () => {
  // TIFF is no format of the reader: above its pixels are those of PNG.
  test.each(['image/png', 'image/jpeg', 'image/gif', 'image/bmp'])('%s', async (format) => {
    const text = await codeText();
    for (const resolution of Object.keys(resolutions)) {
      for (const path of [`${slipPath}?`, `${codePath}?quietZone=true&`]) {
        const file = await bytesOf(`${path}format=${format}&resolution=${resolution}`);
        const found = await readBarcodes(file, { formats: ['QRCode'] });
        expect(found.map((code) => code.text)).toEqual([text]);
      }
    }
  });

  test('our own service reads slips as PNG and JPEG', async () => {
    for (const format of ['image/png', 'image/jpeg']) {
      const body = new FormData();
      body.append('file', new Blob([(await bytesOf(`${slipPath}?format=${format}`)) as Uint8Array<ArrayBuffer>]), 'a');
      const answer = await fetch(`${server.url}${codePath}/validate`, {
        method: 'POST',
        headers: { 'x-api-key': apiKey },
        body,
      });
      expect(await answer.text()).toBe('VALID');
    }
  });
});

describe('choosing a format', () => {
  test.each<[accept: string, type: string]>([
    ['*/*', 'application/pdf'],
    ['image/*', 'image/svg+xml'],
    ['image/jpeg', 'image/jpeg'],
    ['image/gif;q=0.5, image/tiff;q=0.8, image/webp', 'image/tiff'],
    ['image/*;q=0.1, image/bmp', 'image/bmp'],
    ['IMAGE/GIF', 'image/gif'],
    ['application/json', 'application/pdf'],
    ['text/html, image/png;q=0.001', 'image/png'],
  ])('Accept %j gives %s for codes and slips, by GET and POST', async (accept, type) => {
    for (const path of [codePath, slipPath]) {
      const posted = await post(path, { accept });
      const got = await fetch(`${server.url}${path}?qrInvoice=${encodeURIComponent(good)}`, {
        headers: { 'x-api-key': apiKey, accept },
      });
      expect([posted.status, posted.headers.get('content-type')]).toEqual([200, type]);
      expect(got.headers.get('content-type')).toBe(type);
      expect(Buffer.from(await got.arrayBuffer()).equals(Buffer.from(await posted.arrayBuffer()))).toBe(true);
    }
  });

  test('the parameter wins over Accept, and the language is still told', async () => {
    const answer = await post(`${slipPath}?format=image/tiff&language=fr`, { accept: 'image/png' });
    expect([answer.headers.get('content-type'), answer.headers.get('content-language')]).toEqual(['image/tiff', 'fr']);
  });

  test.each(['image/webp', 'image/jpg', 'image/x-bmp', 'application/zip', 'image/png;q=0'])(
    'nothing fits %s',
    async (accept) => {
      for (const path of [codePath, slipPath]) {
        const answer = await post(path, { accept });
        expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([406, 'NOT_ACCEPTABLE']);
      }
    },
  );
});

describe('parameters', () => {
  test.each([
    'format=image/webp',
    'format=png',
    'format=',
    'format=constructor',
    'format=image/jpeg&resolution=LOW',
    'format=image/jpeg&resolution=300',
    'format=image/jpeg&resolution=',
    'format=image/jpeg&resolution=HIGH_600_DPI%00',
    'format=image/jpeg&resolution=toString',
  ])('%s is refused', async (query) => {
    for (const path of [codePath, slipPath]) {
      const answer = await post(`${path}?${query}`);
      expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([400, 'PARAMETER_VALUE']);
    }
  });

  test.each(['10001', '-1', '1e4', '5000.5', '0x10', '999999999', '%20', 'NaN'])('size %s is refused', async (size) => {
    for (const format of formats) {
      const answer = await post(`${codePath}?format=${format}&size=${size}`);
      expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([400, 'PARAMETER_VALUE']);
    }
  });

  test.each([
    ['0', 69],
    ['100', 69],
    ['300', 276],
    ['5000', 4968],
    ['10000', 9936],
  ])('size %s gives a code of %i pixels in every format', async (size, side) => {
    for (const format of formatsOf(side)) {
      const file = Buffer.from(await bytesOf(`${codePath}?format=${format}&size=${size}`));
      expect(sizeIn(format, file)).toEqual([side, side]);
    }
  });

  test.each([
    ['resolution=LOW_150_DPI', 272],
    ['', 543],
    ['resolution=HIGH_600_DPI', 1087],
    ['size=0', 73],
    ['size=10', 73],
    ['size=100&resolution=HIGH_600_DPI', 73],
    ['size=300', 292],
    ['size=5000', 4964],
  ])('a code of 73 modules with %s has %i pixels', async (query, side) => {
    const longer = JSON.parse(good) as typeof invoice;
    longer.paymentReference.additionalInformation.unstructuredMessage += ', delivered in two parts in November';
    for (const format of formatsOf(side)) {
      const answer = await post(`${codePath}?format=${format}&${query}`, {}, JSON.stringify(longer));
      expect(sizeIn(format, Buffer.from(await answer.arrayBuffer()))).toEqual([side, side]);
    }
  });

  test.each(Object.entries(resolutions))('a code at %s says that resolution, and prints 46 mm', async (name, dpi) => {
    const png = Buffer.from(await bytesOf(`${codePath}?format=image/png&resolution=${name}`));
    const perMetre = png.readUInt32BE(png.indexOf('pHYs') + 4);
    expect(perMetre).toBe(Math.round(dpi / 0.0254));
    expect(Math.abs((png.readUInt32BE(16) / perMetre) * 1000 - 46)).toBeLessThan(0.1);
    const jpegFile = Buffer.from(await bytesOf(`${codePath}?format=image/jpeg&resolution=${name}`));
    expect([jpegFile[13], jpegFile.readUInt16BE(14), jpegFile.readUInt16BE(16)]).toEqual([1, dpi, dpi]);
    expect(Math.abs((sizeIn('image/jpeg', jpegFile)[0] / dpi) * 25.4 - 46)).toBeLessThan(0.1);
  });

  test('a size means nothing to a slip, and both mean nothing to SVG', async () => {
    expect(sizeIn('image/png', Buffer.from(await bytesOf(`${slipPath}?format=image/png&size=x`)))).toEqual([
      2480, 1240,
    ]);
    const svg = await bytesOf(`${slipPath}?format=image/svg%2Bxml&resolution=HIGH_600_DPI`);
    expect(Buffer.compare(svg, await bytesOf(`${slipPath}?format=image/svg%2Bxml`))).toBe(0);
  });

  test('a slip that has no room for its text is refused in every format', async () => {
    for (const format of formats) {
      const answer = await post(`${slipPath}?format=${format}&boundaryLineSeparationText=true`);
      expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([
        422,
        'LAYOUT_SEPARATION_TEXT_NEEDS_ROOM',
      ]);
    }
  });

  test('a JPEG opens in a decoder of its own', async () => {
    const { width, height } = jpeg.decode(await bytesOf(`${slipPath}?format=image/jpeg&resolution=LOW_150_DPI`));
    expect([width, height]).toEqual([1240, 620]);
  });
});

/** Width and height that a file's head gives. */
function sizeIn(format: string, file: Buffer): [number, number] {
  switch (format) {
    case 'image/png':
      return [file.readUInt32BE(16), file.readUInt32BE(20)];
    case 'image/gif':
      return [file.readUInt16LE(6), file.readUInt16LE(8)];
    case 'image/bmp':
      return [file.readInt32LE(18), file.readInt32LE(22)];
    case 'image/jpeg': {
      const frame = file.indexOf(Buffer.of(0xff, 0xc0));
      return [file.readUInt16BE(frame + 7), file.readUInt16BE(frame + 5)];
    }
    default: {
      const fields = file.readUInt32LE(4) + 2;
      return [file.readUInt32LE(fields + 8), file.readUInt32LE(fields + 20)];
    }
  }
}
