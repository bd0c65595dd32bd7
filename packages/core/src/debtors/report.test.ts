import { expect, test } from 'vitest';
import type { Shape, TextShape } from '../drawing/index.ts';
import { textWidth } from '../font/index.ts';
import { drawReport, type Report } from './index.ts';

const columns = [
  { label: 'Datum', width: 20 },
  { label: 'Kunde', width: 60 },
  { label: 'Saldo', width: 24, isAmount: true },
];
const reportOf = (count: number): Report => ({
  company: 'Muster AG',
  title: 'Journal',
  period: '01.01.2026 bis 31.12.2026',
  language: 'de',
  page: 'Seite {page} von {pages}',
  lacking: '{count} Zeichen fehlen der Schrift',
  tables: [
    {
      title: 'Journal in CHF',
      columns,
      rows: Array.from({ length: count }, (_, at) => [
        '01.02.2026',
        at % 9 === 0 ? `Kunde ${at} `.repeat(20) : `Kunde ${at}`,
        `${at}.00`,
      ]),
      sums: [['', 'Total', '1’000.00']],
      notes: ['Eine Bemerkung'],
    },
  ],
});
const textsOf = (shapes: readonly Shape[]) => shapes.filter((shape): shape is TextShape => shape.kind === 'text');

test('each page says whose it is, what, of when and which; no row is lost', () => {
  const pages = drawReport(reportOf(300));
  expect(pages.length).toBeGreaterThan(4);
  for (const [index, page] of pages.entries()) {
    const texts = textsOf(page.shapes).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Muster AG', 'Journal', '01.01.2026 bis 31.12.2026', 'Saldo']));
    expect(texts).toContain(`Seite ${index + 1} von ${pages.length}`);
  }
  const all = pages.flatMap(({ shapes }) => textsOf(shapes)).map(({ text }) => text);
  for (let at = 0; at < 300; at++) expect(all.filter((text) => text === `${at}.00`)).toHaveLength(1);
  // The typeface has no other apostrophe
  expect(all).toEqual(expect.arrayContaining(['Total', "1'000.00", 'Eine Bemerkung']));
});

test('each line that is drawn has a width, from edge to edge: one above each row but the head, a strong one above the sum', () => {
  const [page] = drawReport(reportOf(10));
  const lines = page?.shapes.flatMap((shape) => (shape.kind === 'line' ? [shape] : [])) ?? [];
  for (const { x1, x2, lineWidth } of lines) {
    expect(lineWidth).toBeGreaterThan(0);
    expect([x1, x2]).toEqual([lines[0]?.x1, lines[0]?.x2]);
  }
  const strong = lines.filter(({ lineWidth }) => lineWidth > 0.5).map(({ y1 }) => y1);
  const of = (text: string) => textsOf(page?.shapes ?? []).find((one) => one.text === text)?.y ?? 0;
  expect(strong.filter((y) => y > of('9.00') && y < of('Total'))).toHaveLength(1);
});

test('no text leaves the page or lies over another', () => {
  for (const { shapes } of drawReport(reportOf(120))) {
    const boxes = textsOf(shapes).map(({ x, y, text, size, bold, anchor }) => {
      const width = textWidth(text, size, bold);
      const left = anchor === 'end' ? x - width : x;
      return { left, right: left + width, top: y - size * 0.25, bottom: y + size * 0.05, text };
    });
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(17.9);
      expect(box.right).toBeLessThanOrEqual(192.1);
      expect(box.bottom).toBeLessThanOrEqual(290);
    }
    const sorted = boxes.filter(({ text }) => text !== '').sort((one, other) => one.top - other.top);
    for (const [index, one] of sorted.entries())
      for (const other of sorted.slice(index + 1, index + 12)) {
        const apart = other.top >= one.bottom || other.left >= one.right || other.right <= one.left;
        expect(apart, `${one.text} / ${other.text}`).toBe(true);
      }
  }
});

test('sums stay together', () => {
  const sums = [1, 2, 3].map((at) => ['', `Summe ${at}`, '1.00']);
  for (let count = 30; count < 50; count++) {
    const { tables, ...report } = reportOf(count);
    const pages = drawReport({ ...report, tables: tables.map((table) => ({ ...table, sums })) });
    const withSums = pages.filter(({ shapes }) => textsOf(shapes).some(({ text }) => text.startsWith('Summe')));
    expect(withSums).toHaveLength(1);
  }
});

test('what the typeface lacks is said on the last page, and nothing where it has all', () => {
  const saidIn = (company: string) =>
    drawReport({ ...reportOf(100), company })
      .map(({ shapes }) => textsOf(shapes).filter(({ text }) => text.endsWith('fehlen der Schrift')))
      .map((said) => said.map(({ text }) => text));
  const [last, ...before] = saidIn('Иван AG').reverse();
  expect([last, before.flat()]).toEqual([['4 Zeichen fehlen der Schrift'], []]);
  expect(saidIn('Zoë’s Café “Ó”').flat()).toEqual([]);
});
