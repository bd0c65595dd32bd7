import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8').replace(/\/\*.*?\*\//gs, '') }));

/** Values of a rule that are colours and no token. */
const rawColour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|lab|lch|oklab|oklch|color|color-mix)\(|(?<![\w-])(?:white|black|red|gr[ae]y)(?![\w-])/i;

test('there is something to look at, and a raw colour is seen', () => {
  expect(sheets.length).toBeGreaterThan(10);
  for (const text of ['color: #fff;', 'fill: rgb(0 0 0 / 8%);', 'background: white;']) expect(text).toMatch(rawColour);
  for (const text of ['color: var(--black);', 'border-color: currentcolor;', 'white-space: pre;'])
    expect(text).not.toMatch(rawColour);
});

test('colours stand in tokens.css alone', () => {
  const lines = sheets
    .filter(({ name }) => name !== 'tokens.css')
    .flatMap(({ name, text }) => text.split('\n').map((line) => `${name}: ${line.trim()}`));
  expect(lines.filter((line) => rawColour.test(line))).toEqual([]);
});

test('no sheet has more than 400 lines, and all of them are taken', () => {
  expect(sheets.filter(({ text }) => text.split('\n').length > 400).map(({ name }) => name)).toEqual([]);
  const index = sheets.find(({ name }) => name === 'index.css')?.text ?? '';
  const taken = [...index.matchAll(/"\.\/([\w-]+\.css)"/g)].map(([, name]) => name);
  expect(['index.css', ...taken].sort()).toEqual(sheets.map(({ name }) => name).sort());
});

test('every token that is used is one, and every token is used', () => {
  const all = sheets.map(({ text }) => text).join('\n');
  const defined = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});
