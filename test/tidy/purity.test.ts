import { describe, expect, test } from 'vitest';
import { impurities } from './purity.ts';
import { shipped } from './sources.ts';

/** What must be the same wherever and whenever it runs. */
const pure = shipped.filter(({ path }) => /^packages\/(?:pdf|fonts-cjk|core)\//.test(path));

test('pdf, fonts-cjk and core ask nothing of the clock, of chance, of the machine or of the network', () => {
  expect(pure.length).toBeGreaterThan(60);
  expect(pure.flatMap(({ path, text }) => impurities(text).map((found) => `${path}:${found}`))).toEqual([]);
});

/** Where code begins in a template. */
const open = `$\u007b`;

describe('what is refused, however it is written', () => {
  test.each([
    ['Date.now()'],
    ['Date.now'],
    ["Date['now']()"],
    ['const { now } = Date;'],
    ['const Clock = Date; new Clock()'],
    ['new Date()'],
    ['new Date'],
    ['new Date(...given)'],
    ['Date()'],
    ['Reflect.construct(Date, [])'],
    ['const clocks = [Date];'],
    ['const clock = { Date };'],
    ['const day = isNow ? Date : undefined;'],
    ['date.getHours()'],
    ['date.getTimezoneOffset()'],
    ['date.toDateString()'],
    ['\\u0044ate.now()'],
    [`const text = \`at ${open}Date.now()}\`;`],
    [`const text = \`at ${open}\`${open}{ a: Date.now() }.a}\`}\`;`],
    ['const half = width / 2; Date.now(); const other = width / 2;'],
    ['const isOpen = /[/"]/.test(text); Date.now();'],
    ['Math.random()'],
    ["Math['random']()"],
    ['Math[`random`]()'],
    ['Math[name]()'],
    ['Math?.random()'],
    ['const { random } = Math;'],
    ['const { random: chance } = Math;'],
    ['const m = Math; m.random()'],
    ['chance(Math)'],
    ['globalThis.Math.random()'],
    ["globalThis['Math']"],
    ['crypto.getRandomValues(bytes)'],
    ['Function("return this")()'],
    ['new Function("return 1")'],
    ['const F = Function;'],
    ['(() => 0).constructor("return this")()'],
    ["(() => 0)['constructor']"],
    ['eval("1")'],
    ['(0, eval)("1")'],
    ['a.localeCompare(b)'],
    ['a.localeCompare(b, undefined)'],
    ['a.localeCompare(b, ...rest)'],
    ['list.sort(Intl.Collator().compare)'],
    ['new Intl.NumberFormat().format(5)'],
    ['new Intl.NumberFormat(undefined, { style: "currency" })'],
    ['new Intl.DateTimeFormat([])'],
    ['const { NumberFormat } = Intl;'],
    ['amount.toLocaleString()'],
    ['amount.toLocaleString(undefined, { digits: 2 })'],
    ["amount['toLocaleString']()"],
    ['name.toLocaleUpperCase()'],
    ['const { toLocaleString } = amount;'],
    ['performance.now()'],
    ['global.process'],
    ['process.env'],
    ['process?.env'],
    ["await import('node:fs')"],
    ['import.meta.url'],
    ["require('node:fs')"],
    ['setTimeout(run, 0)'],
    ['queueMicrotask(run)'],
    ['console.log(1)'],
    ['fetch(address)'],
    ['new WeakRef(value).deref()'],
    ['new TextEncoder().encode(text)'],
    ['error.stack'],
  ])('%s', (program) => {
    const found = impurities(`let line = 1;\n${program}`);
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(each).toMatch(/^2: ./);
  });
});

describe('what is pure passes', () => {
  test.each([
    ['Math.max(1, 2); Math.PI'],
    ['Date.UTC(2026, 10, 22)'],
    ["Date.parse('2026-11-22T10:00:00Z')"],
    ['new Date(Date.UTC(2026, 10, 22)).toISOString()'],
    ['value instanceof Date'],
    ["const names = { Date: 'date', Function: 'function', process: 1 };"],
    ['date.getUTCHours()'],
    ['// Date.now()\n/* Math.random() */'],
    ["const text = 'Date.now() and process.env';"],
    [`const text = \`Math.random() of ${open}amount}\`;`],
    ['const pattern = /Date\\.now\\(\\)|eval/;'],
    ["import { walk } from './process.ts';"],
    ['const today = clock.now();'],
    ["import type { Clock } from './clock.ts';"],
    ['order.process(); step.fetch; bill.crypto'],
    ["a.localeCompare(b, 'de')"],
    ["a.localeCompare(b(1, 2), 'de-CH', { numeric: true })"],
    ["amount.toLocaleString('de-CH')"],
    ["new Intl.NumberFormat('de-CH', { style: 'decimal' })"],
    ['class Amount { constructor() { this.value = 1; } }'],
    ['const CalendarDate = 1; const performanceOf = 2;'],
    ["fields['message']; list[0]"],
    ['const ratio = total / 2 / other;'],
  ])('%s', (program) => {
    expect(impurities(program)).toEqual([]);
  });

  test('lines are those of the file', () => {
    expect(impurities(`const a = \`\n${open}1}\n\`;\n// one\nnew Date();`)).toEqual([
      '5: Date but for what its arguments say',
    ]);
  });
});
