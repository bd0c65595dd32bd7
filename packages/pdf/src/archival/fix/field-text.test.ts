import { expect, test } from 'vitest';
import type { TextLook } from './field-font.ts';
import { combContent, lineContent, paragraphContent, type TextBox } from './field-text.ts';

/** A font in which every character is half as wide as it is high, and that lacks the euro. */
const look = (size: number): TextLook => ({
  fontName: 'F 1',
  font: { kind: 'name', name: 'F' },
  colour: '0 g ',
  size,
  encoded: (text) => (text.includes('€') ? undefined : `(${text})`),
  widthOf: (text) => text.length * 500,
});
const box: TextBox = { width: 104, height: 60, border: 0 };
const linesOf = (content: string | undefined) =>
  Array.from(content?.matchAll(/\(([^)]*)\) Tj/g) ?? [], ([, line]) => line);
const startsOf = (content: string | undefined) =>
  Array.from(content?.matchAll(/1 0 0 1 (\S+) \S+ Tm/g) ?? [], ([, x]) => Number(x));
const sizeOf = (content: string | undefined) => Number(/ (\S+) Tf/.exec(content ?? '')?.[1]);

test('a paragraph is broken between words where the box ends', () => {
  // 100 points have room for 20 characters of 5 points
  const broken = paragraphContent('aaaa bbbb cccc dddd eeee ffff', box, look(10), 0);
  expect(linesOf(broken)).toEqual(['aaaa bbbb cccc dddd', 'eeee ffff']);
  expect(linesOf(paragraphContent('aaaaa bbbb cccc dddde ffff', box, look(10), 0))).toEqual([
    'aaaaa bbbb cccc',
    'dddde ffff',
  ]);
  expect(linesOf(paragraphContent('one\r\ntwo\rthree\n', box, look(10), 0))).toEqual(['one', 'two', 'three', '']);
  expect(linesOf(paragraphContent('x'.repeat(50), box, look(10), 0))).toEqual(['x'.repeat(50)]);
});

test('a size of its own is kept; without one it becomes smaller until the text fits', () => {
  const long = 'aaaa '.repeat(40).trim();
  expect(sizeOf(paragraphContent(long, box, look(10), 0))).toBe(10);
  expect(sizeOf(paragraphContent('aaaa', box, look(0), 0))).toBe(12);
  const fitted = paragraphContent(long, box, look(0), 0);
  const [size, lines] = [sizeOf(fitted), linesOf(fitted).length];
  expect(lines * size * 1.15).toBeLessThanOrEqual(56);
  expect(size).toBeGreaterThan(4);
  expect(sizeOf(paragraphContent('aaaa '.repeat(4000), box, look(0), 0))).toBe(4);
});

test.each([
  [0, 2],
  [1, 42],
  [2, 82],
])('alignment %d begins a line of 20 points at %d', (alignment, x) => {
  expect(startsOf(paragraphContent('aaaa', box, look(10), alignment))).toEqual([x]);
  expect(startsOf(lineContent('aaaa', { ...box, height: 20 }, look(10), alignment))).toEqual([x]);
});

test('a line is as high as its box or as long, and stays above the smallest size', () => {
  expect(sizeOf(lineContent('a', { ...box, height: 13.5 }, look(0), 0))).toBe(10);
  expect(sizeOf(lineContent('a'.repeat(40), box, look(0), 0))).toBe(5);
  expect(sizeOf(lineContent('a'.repeat(400), box, look(0), 0))).toBe(4);
  expect(linesOf(lineContent('first\nsecond', box, look(10), 0))).toEqual(['first']);
});

test('characters stand in the middle of their cells, as many as there are', () => {
  const content = combContent('abcde', { ...box, width: 100 }, look(10), 4);
  expect(linesOf(content)).toEqual(['a', 'b', 'c', 'd']);
  expect(startsOf(content)).toEqual([10, 35, 60, 85]);
});

test('what the font lacks is not written, and the name of the font is', () => {
  for (const write of [
    (text: string) => lineContent(text, box, look(10), 0),
    (text: string) => paragraphContent(text, box, look(10), 0),
    (text: string) => combContent(text, box, look(10), 3),
  ]) {
    expect(write('5 €')).toBeUndefined();
    expect(write('5')).toContain('/F#201 10 Tf');
  }
});
