import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mergeSlip } from '@rappen/core/slip-on-page';
import { openImaging } from '@rappen/node';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { pageWith } from '../../pdf/pages-under-slips.ts';
import { expectValue } from '../../results.ts';
import { payload, slip } from './slip.ts';

let imaging: Awaited<ReturnType<typeof openImaging>>;
beforeAll(async () => {
  imaging = await openImaging();
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(readFileSync(file));
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
});

const mm = (length: number) => (length * 72) / 25.4;
const number = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenth) => tenth / 10);

/** Something on a page: instructions. */
const thing = fc.oneof(
  fc
    .record({
      x: number(0, 200),
      y: number(0, 290),
      size: number(4, 40),
      words: fc.stringMatching(/^[A-Za-z ]{1,40}$/),
      grey: number(0, 1),
    })
    .map(({ x, y, size, words, grey }) => `${grey} g BT /F ${size} Tf ${mm(x)} ${mm(y)} Td (${words}) Tj ET`),
  fc
    .record({
      x: number(0, 200),
      y: number(0, 290),
      width: number(0, 120),
      height: number(0, 120),
      grey: number(0, 1),
      paint: fc.constantFrom('f', 'S', 'B'),
    })
    .map(
      ({ x, y, width, height, grey, paint }) =>
        `${grey} g ${grey} G ${mm(x)} ${mm(y)} ${mm(width)} ${mm(height)} re ${paint}`,
    ),
  fc
    .record({ x: number(0, 200), y: number(0, 290), side: number(1, 300) })
    .map(({ x, y, side }) => `q ${mm(side)} 0 0 ${mm(side)} ${mm(x - side / 2)} ${mm(y - side / 2)} cm /P Do Q`),
);
const sheet = fc.record({
  things: fc.array(thing, { maxLength: 6 }),
  turn: fc.constantFrom(0, 180),
});

/** Share of pixels of the slip's area, of those darker than paper, by an independent renderer. */
async function isBlankWhere(pdf: Uint8Array): Promise<boolean> {
  const { width, height, pixels } = expectValue(await imaging.renderPage(pdf, 1, 50));
  const top = Math.ceil(((297 - 104) / 297) * height);
  return pixels.subarray(top * width).every((grey) => grey > 245);
}

async function isRead(pdf: Uint8Array): Promise<boolean> {
  const { width, height, pixels } = expectValue(await imaging.renderPage(pdf, 1, 200));
  const data = new Uint8ClampedArray(width * height * 4);
  pixels.forEach((grey, at) => void data.set([grey, grey, grey, 255], at * 4));
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, { formats: ['QRCode'] });
  return found.some(({ text }) => text === payload);
}

test('a slip that is put on a page can be read, and nothing is where it goes unless that is said', async () => {
  await fc.assert(
    fc.asyncProperty(sheet, async ({ things, turn }) => {
      const base = pageWith(things.join('\n'), { more: `/Rotate ${turn}` });
      const made = mergeSlip(base, slip, { page: 1 });
      const chosen = expectValue(mergeSlip(base, slip, { page: 'auto' }));
      if (!made.ok) {
        expect(made.problems.map(({ code }) => code)).toEqual(['SLIP_CODE_COVERED']);
        expect(chosen).toMatchObject({ page: 2, isAdded: true });
        return;
      }
      expect(await isRead(made.value.pdf)).toBe(true);
      if (made.value.warnings.length === 0) expect(await isBlankWhere(base)).toBe(true);
      expect(chosen.isAdded).toBe(made.value.warnings.length > 0);
    }),
    { numRuns: 60 },
  );
});
