import { expect, test } from 'vitest';
import { imagingForTests } from '../test/modules.ts';
import { greyPng, pageImage, payload, paymentPartCode } from '../test/pictures.ts';
import type { GreyImage } from './grey-image.ts';
import { isSoundPayload } from './sound-payload.ts';

const imaging = imagingForTests();
const page = pageImage({ dpi: 200, codes: [paymentPartCode] });

async function textsOn(image: GreyImage): Promise<string[]> {
  const found = await imaging.readCodes(greyPng(image), { effort: 'DEFAULT', all: false });
  if (!found.ok) throw new Error(found.problems[0].code);
  return found.value.map(({ text }) => text);
}

/** All beneath a fold through the code slips to the right; the fold leaves a dark line. */
function folded({ width, height, pixels: from }: GreyImage, row: number, slip: number): GreyImage {
  const pixels = from.slice();
  for (let y = row; y < height; y++) {
    for (let x = slip; x < width; x++)
      pixels[y * width + x] = y < row + 5 ? 60 : (from[y * width + x - slip] as number);
  }
  return { width, height, pixels };
}

test.each([5, 6])('a code on paper that slipped by %i pixels at a fold is read', async (slip) => {
  expect(await textsOn(folded(page, Math.round(page.height * 0.79), slip))).toEqual([payload]);
});

test('a page folded so far that nothing holds gives no text rather than a wrong one', async () => {
  expect(await textsOn(folded(page, Math.round(page.height * 0.79), 60))).toEqual([]);
});

test('only a Swiss payments code with right check digits is sound', () => {
  expect(isSoundPayload(payload)).toBe(true);
  expect(isSoundPayload(payload.replaceAll('\n', '\r\n'))).toBe(true);
  expect(isSoundPayload(payload.replace('CH4431999123000889012', 'CH4431999123000889013'))).toBe(false);
  expect(isSoundPayload(payload.replace('CHF', 'CHE'))).toBe(false);
  expect(isSoundPayload(payload.replace('EPD', 'EPC'))).toBe(false);
  expect(isSoundPayload(payload.replace('SPC', 'SPD'))).toBe(false);
  expect(isSoundPayload('SPC')).toBe(false);
});
