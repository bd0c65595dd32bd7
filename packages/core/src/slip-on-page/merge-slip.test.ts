import { expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { renderPdf } from '../render/pdf.ts';
import { mergeSlip, recreateSlip } from './index.ts';

const page = (width: number, height: number) =>
  renderPdf([{ width, height, title: '', description: '', language: 'de', shapes: [] }]);
const base = page(210, 297);
const slip = page(210, 105);
const narrow = page(200, 297);
const code = { topLeft: { x: 0.3, y: 0.7 }, topRight: { x: 0.5, y: 0.7 } };
const added = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(base.length)).toString('latin1');

test('a slip is drawn as far as its scissors, and covers an old one as a whole', () => {
  const merged = expectValue(mergeSlip(base, slip, { page: 1 }));
  const recreated = expectValue(recreateSlip(base, slip, { page: 'last', code }));
  for (const bytes of [merged, recreated]) {
    expect(bytes.subarray(0, base.length)).toEqual(base);
    expect(added(bytes)).toMatch(/0 0 595\.27\d* 311\.81\d* re W n/);
  }
  expect(added(merged)).not.toContain('1 g');
  expect(added(recreated)).toMatch(/q 1 g 0 0 595\.27\d* 297\.63\d* re f Q/);
});

test('a page that is too small is refused with its size', () => {
  for (const made of [mergeSlip(narrow, slip, { page: 1 }), recreateSlip(narrow, slip, { page: 1, code })]) {
    expect(made).toMatchObject({
      problems: [{ code: 'PDF_PAGE_TOO_SMALL', path: ['page'], params: { page: 1, width: '200', height: '297' } }],
    });
  }
});

test('what is wrong with the page or the documents is reported as for any page', () => {
  expect(mergeSlip(base, slip, { page: 2 })).toMatchObject({
    problems: [{ code: 'PDF_PAGE_UNKNOWN', path: ['page'] }],
  });
  expect(mergeSlip(base, new Uint8Array(0), { page: 1 })).toMatchObject({
    problems: [{ code: 'FILE_EMPTY', path: ['overlay'] }],
  });
});
