import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problem } from '../../packages/core/src/catalogue/index.ts';
import type { Drawing } from '../../packages/core/src/drawing/index.ts';
import { renderPdf } from '../../packages/core/src/render/pdf.ts';
import { appendPages, mergePage, mergePageAt } from '../../packages/pdf/src/assembly/index.ts';
import { failed } from '../../packages/pdf/src/base/result.ts';
import { ValueReader } from '../../packages/pdf/src/syntax/value-reader.ts';
import { textOf } from '../../packages/pdf/src/syntax/values.ts';
import { codesOf, expectValue } from '../results.ts';

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
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

test('the base stays as it is, byte for byte', () => {
  for (const made of [
    mergePage(two, slip, { page: 'last' }),
    mergePage(two, slip, { page: 1 }),
    appendPages(two, two),
  ]) {
    const bytes = expectValue(made);
    expect(bytes.subarray(0, two.length)).toEqual(two);
    expect(bytes.length).toBeGreaterThan(two.length);
  }
});

test('a page is laid where it is, neither moved nor turned, if nothing else is wanted', () => {
  const made = expectValue(mergePage(two, slip, { page: 1 }));
  const placed = mergePageAt(two, slip, { page: 1 }, () => ({ ok: true, value: { x: 0, y: 0, right: [1, 0] } }));
  expect(made).toEqual(expectValue(placed));
  expect(latin(made.subarray(two.length)).match(/[-.\d ]+ cm/g)).toEqual(['1 0 0 1 0 0 cm']);
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
  const found = mergePage(broken, new Uint8Array(0), { page: 1 });
  expect(found).toMatchObject({
    ok: false,
    problems: [
      { code: 'PDF_UNREADABLE', path: ['base'] },
      { code: 'FILE_EMPTY', path: ['overlay'] },
    ],
  });
  expect(appendPages(two, bytesOf('x'))).toMatchObject({ problems: [{ code: 'PDF_EXPECTED', path: ['other'] }] });
  for (const page of [0, -1, 1.5, 3, Number.NaN]) {
    expect(mergePage(two, slip, { page })).toMatchObject({ problems: [{ code: 'PDF_PAGE_UNKNOWN', path: ['page'] }] });
  }
  expect(codesOf(mergePage(two, two, { page: 1 }))).toEqual(['PDF_ONE_PAGE_EXPECTED']);
});

test('a page is laid where it is wanted, over white, and cut', () => {
  const seen: unknown[] = [];
  const made = mergePageAt(two, slip, { page: 'last' }, ({ width, height }, page) => {
    seen.push(Math.round(width), Math.round(height), page);
    const covered = { width: 72, height: 36 };
    return { ok: true, value: { x: 25.4, y: 50.8, right: [0, 1], covered, drawn: { width: 25.4, height: 12.7 } } };
  });
  expect(seen).toEqual([210, 297, 2]);
  const written = latin(expectValue(made).subarray(two.length));
  for (const words of ['0 1 -1 0 72 144 cm', 'q 1 g 0 0 204.09', '0 0 72 36 re W n']) expect(written).toContain(words);
  const refusal = failed(problem('PDF_PAGE_UNKNOWN', ['page'], { page: 1, pages: 1 }));
  expect(mergePageAt(two, slip, { page: 1 }, () => refusal)).toBe(refusal);
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
      mergePage(damaged, slip, { page: 1 });
      appendPages(slip, damaged);
    }),
    { numRuns: 300 },
  );
});

test('a value is the same after it was written and read', () => {
  const written = '<</A[1 -2.50 .5 --3 null true/B#20c(x\\(\\)\\101\\\n)<48656C6C6F>12 0 R]/C<</D/E>>/F 1e9>>';
  const read = (text: string) => new ValueReader(bytesOf(text), 0, { values: 1000 }).value();
  expect(textOf(read(textOf(read(written))))).toBe(textOf(read(written)));
  expect(textOf(read('(a\\(b\\)\\103\\\n)'))).toBe('(a\\(b\\)C)');
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
