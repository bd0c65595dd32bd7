import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { HiddenText } from './raster-text.ts';

const written = (text: string, width: number, height: number) => new HiddenText().instructions(text, width, height);
const typeSizeOf = (instructions: string) => Number(/\/Text ([\d.]+) Tf/.exec(instructions)?.[1]);

test('text is written without being seen, a line below the other from the top, a character by the same code each time', () => {
  const hidden = new HiddenText();
  expect(hidden.instructions('aba\nb', 600, 300)).toBe(
    'BT 3 Tr /Text 100 Tf 100 TL 1 0 0 1 0 200 Tm\n<000100020001> Tj T*\n<0002> Tj T*\nET\n',
  );
  expect(hidden.instructions('cb', 600, 300)).toContain('\n<00030002> Tj T*\n');
});

test('the size of type lets the lines fit the height, and the longest the width', () => {
  expect(typeSizeOf(written('a', 600, 40))).toBe(20);
  // 10 characters, each 0.6 of the size
  expect(typeSizeOf(written('a\n0123456789\nabc', 120, 4000))).toBe(20);
  // A character beyond the basic plane is one, not two
  expect(typeSizeOf(written('𝒜𝒜𝒜𝒜𝒜', 60, 4000))).toBe(20);
  expect(typeSizeOf(written('x'.repeat(10_000), 60, 4000))).toBe(0.1);
});

test('text of blanks alone is left out', () => {
  expect(written('', 600, 800)).toBe('');
  expect(written(' \n\t', 600, 800)).toBe('');
});

test('no more lines are written than the limit', () => {
  const count = (text: string) => written(text, 600, 800).split('Tj T*').length - 1;
  expect(count('x\n'.repeat(limits.hiddenLinesMax - 1))).toBe(limits.hiddenLinesMax);
  expect(count('x\n'.repeat(limits.hiddenLinesMax + 5))).toBe(limits.hiddenLinesMax);
});
