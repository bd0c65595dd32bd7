import { expect, test } from 'vitest';
import { imagingForTests } from '../test/modules.ts';
import { blur, greyPng, pageImage, payload, paymentPartCode } from '../test/pictures.ts';
import type { Effort } from './cascade.ts';
import { inverted, mayBeInverted, sharpened, spread } from './grey-image.ts';

const imaging = imagingForTests();

async function textsOn(page: ReturnType<typeof pageImage>, effort: Effort): Promise<string[]> {
  const found = await imaging.readCodes(greyPng(page), { effort, all: false });
  if (!found.ok) throw new Error(found.problems[0].code);
  return found.value.map(({ text }) => text);
}

test.each([
  [120, 134],
  [0, 16],
  [230, 246],
])('ink of %i on paper of %i is read', async (dark, light) => {
  const page = pageImage({ dpi: 200, dark, light, codes: [paymentPartCode] });
  expect(await textsOn(page, 'DEFAULT')).toEqual([payload]);
});

test('a picture far out of focus is read with effort', async () => {
  const page = blur(pageImage({ dpi: 200, codes: [paymentPartCode] }), 4);
  expect(await textsOn(page, 'HARDER')).toEqual([payload]);
});

test('greys are spread on pale pictures only', () => {
  const pixels = Uint8Array.from({ length: 7000 }, (_, at) => (at % 3 === 0 ? 100 : 120));
  const pale = spread({ width: 100, height: 70, pixels });
  expect(new Set(pale?.pixels)).toEqual(new Set([0, 255]));
  expect(spread({ width: 100, height: 70, pixels: pixels.map((grey) => (grey - 100) * 12) })).toBeUndefined();
  expect(spread({ width: 100, height: 70, pixels: pixels.fill(200) })).toBeUndefined();
  expect(spread({ width: 0, height: 0, pixels: new Uint8Array(0) })).toBeUndefined();
});

test('only a picture with a dark place is looked at inverted', () => {
  const page = pageImage({ dpi: 100, codes: [] });
  expect(mayBeInverted(page)).toBe(false);
  expect(mayBeInverted(inverted(page))).toBe(true);
  expect(inverted(inverted(page)).pixels).toEqual(page.pixels);
  expect(mayBeInverted({ width: 0, height: 0, pixels: new Uint8Array(0) })).toBe(false);
});

test('sharpening leaves what is even as it is', () => {
  const image = { width: 30, height: 30, pixels: new Uint8Array(900).fill(90) };
  expect(sharpened(image).pixels).toEqual(image.pixels);
});
