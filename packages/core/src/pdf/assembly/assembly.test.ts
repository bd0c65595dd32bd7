import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import type { Drawing } from '../../drawing/index.ts';
import { renderPdf } from '../../render/pdf.ts';
import { ValueReader } from '../values/value-reader.ts';
import { textOf } from '../values/values.ts';
import { appendPages, mergePage, mergeSlip, recreateSlip } from './index.ts';

const drawing = (width: number, height: number, text: string): Drawing => ({
  width,
  height,
  title: text,
  description: text,
  language: 'de',
  shapes: [{ kind: 'text', x: 20, y: 20, text, size: 12, bold: false, anchor: 'start' }],
});
const two = renderPdf([drawing(210, 297, 'One'), drawing(210, 297, 'Two')]);
const slip = renderPdf([drawing(210, 105, 'Slip')]);
const narrow = renderPdf([drawing(200, 297, 'Narrow')]);
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

test('the base stays as it is, byte for byte', () => {
  for (const made of [mergeSlip(two, slip, { page: 2 }), mergePage(two, slip, { page: 1 }), appendPages(two, two)]) {
    const bytes = expectValue(made);
    expect(bytes.subarray(0, two.length)).toEqual(two);
    expect(bytes.length).toBeGreaterThan(two.length);
  }
});

test('what was made can be added to again', () => {
  let bytes = two;
  for (let count = 0; count < 5; count++) bytes = expectValue(appendPages(bytes, slip));
  for (let page = 1; page <= 7; page++) bytes = expectValue(mergePage(bytes, slip, { page }));
  expect(codesOf(mergePage(bytes, slip, { page: 8 }))).toEqual(['PDF_PAGE_UNKNOWN']);
  const names = latin(expectValue(mergePage(expectValue(mergePage(two, slip, { page: 1 })), slip, { page: 1 })));
  expect(names).toContain('/Added2');
});

test('everything that is wrong is reported, with where', () => {
  const broken = bytesOf('%PDF-1.7 nothing');
  const found = mergeSlip(broken, new Uint8Array(0), { page: 1 });
  expect(found).toMatchObject({
    ok: false,
    problems: [
      { code: 'PDF_UNREADABLE', path: ['base'] },
      { code: 'FILE_EMPTY', path: ['overlay'] },
    ],
  });
  expect(appendPages(two, bytesOf('x'))).toMatchObject({ problems: [{ code: 'PDF_EXPECTED', path: ['other'] }] });
  for (const page of [0, -1, 1.5, 3, Number.NaN]) {
    expect(mergeSlip(two, slip, { page })).toMatchObject({ problems: [{ code: 'PDF_PAGE_UNKNOWN', path: ['page'] }] });
  }
  expect(codesOf(mergePage(two, two, { page: 1 }))).toEqual(['PDF_ONE_PAGE_EXPECTED']);
  const code = { topLeft: { x: 0.3, y: 0.7 }, topRight: { x: 0.5, y: 0.7 } };
  for (const made of [mergeSlip(narrow, slip, { page: 1 }), recreateSlip(narrow, slip, { page: 1, code })]) {
    expect(made).toMatchObject({
      problems: [{ code: 'PDF_PAGE_TOO_SMALL', path: ['page'], params: { page: 1, width: '200', height: '297' } }],
    });
  }
});

test('damaged files never make it throw', () => {
  const change = fc.record({
    at: fc.nat(two.length - 1),
    by: fc.constantFrom(0, 10, 32, 37, 40, 47, 48, 57, 60, 62, 91, 93, 255),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), fc.option(fc.nat(two.length)), (changes, cut) => {
      const damaged = two.slice(0, cut ?? two.length);
      for (const { at, by } of changes) if (at < damaged.length) damaged[at] = by;
      mergeSlip(damaged, slip, { page: 1 });
      appendPages(slip, damaged);
    }),
    { numRuns: 300 },
  );
});

test('a value is the same after it was written and read', () => {
  const written = '<</A[1 -2.50 .5 --3 null true/B#20c(x\\(\\)\\101\\\n)<48656C6C6F>12 0 R]/C<</D/E>>/F 1e9>>';
  const read = (text: string) => new ValueReader(bytesOf(text), 0, { values: 1000 }).value();
  expect(textOf(read(textOf(read(written))))).toBe(textOf(read(written)));
  expect(textOf(read('(a\\(b\\)\\103\\\n)'))).toBe('<6128622943>');
});

test('no bytes make a value endless', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const reader = new ValueReader(bytes, 0, { values: 200 });
      for (let count = 0; !reader.isAtEnd; count++) {
        const { at } = reader;
        reader.value();
        expect(reader.at).toBeGreaterThan(at);
        expect(count).toBeLessThan(101);
      }
    }),
  );
});
