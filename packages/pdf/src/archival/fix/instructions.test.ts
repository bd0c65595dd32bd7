import { expect, test } from 'vitest';
import { ValueReader } from '../../syntax/value-reader.ts';
import type { CosArray, CosString } from '../../syntax/values.ts';
import { repairedInstructions } from './instructions.ts';

const long = 'ab'.repeat(20_000);

test.each([
  ['Tj', `(${long})Tj`, ''],
  ["'", `(${long})'`, 'T* '],
  ['"', `3 0.5(${long})"`, '3 Tw 0.5 Tc T* '],
  ['TJ', `[(${long})]TJ`, ''],
])('a text of more bytes than a string may have is shown in pieces by %s', (_operator, shown, before) => {
  const content = new Uint8Array(Buffer.from(`BT /F 9 Tf ${shown} ET`, 'latin1'));
  const made = repairedInstructions(content, { values: { values: 1000 } }, { has: () => true });
  const text = Buffer.from(made ?? []).toString('latin1');
  const [head = '', array = ''] = text.split(/(?=\[)/);
  expect(head).toBe(`BT\n/F 9 Tf\n${before}`);
  const reader = new ValueReader(new Uint8Array(Buffer.from(array, 'latin1')), 0, { values: 1000 });
  const pieces = (reader.value() as CosArray).items as readonly CosString[];
  expect(pieces.map(({ bytes }) => bytes.length)).toEqual([32_766, 7234]);
  expect(pieces.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join('')).toBe(long);
});

test.each([
  ['(a\rb)Tj', '(a\\nb)Tj'],
  ['(a\r\nb)Tj', '(a\\nb)Tj'],
  ['[(a)\r(b\r)]TJ', '[(a)(b\\n)]TJ'],
  ['[(a)\r\n(b)]TJ', '[(a)\r\n(b)]TJ'],
])('a line that ends in a string is written as all readers read it: %j', (shown, written) => {
  const content = new Uint8Array(Buffer.from(`BT /F 9 Tf ${shown} ET`, 'latin1'));
  const made = repairedInstructions(content, { values: { values: 1000 } }, { has: () => true });
  expect(
    Buffer.from(made ?? [])
      .toString('latin1')
      .replaceAll(' TJ', 'TJ')
      .replaceAll(' Tj', 'Tj'),
  ).toBe(`BT\n/F 9 Tf\n${written}\nET\n`);
});
