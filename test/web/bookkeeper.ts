import type { Page } from 'playwright-core';

/** Towns of customers, with their postal codes. */
const towns = ['8000 Zürich', '3011 Bern', '1200 Genève', '6900 Lugano', '9490 Vaduz'];

/** The amount of a row as its bookkeeper has it there: typed, written by a program, or left by a formula. */
function amountOf(index: number): string {
  return ["1'949.75", '250', '1949.7500000001', 'CHF 100.00', '1’200,50'][index % 5] as string;
}

/** What the bookkeeper's own program adds up, in Rappen: 1'949.75, 250, 1'949.75, 100, 1'200.50, and again. */
function totalOf(count: number): string {
  const rappen = Array.from({ length: count }, (_, index) => [194_975, 25_000, 194_975, 10_000, 120_050][index % 5]);
  return (rappen.reduce<number>((sum, each) => sum + (each ?? 0), 0) / 100).toFixed(2);
}

/** A list of invoices as a bookkeeper keeps it in a workbook: a title, no account and no creditor, a sum at the end. */
export function bookkeeperTable(count = 200): string[][] {
  const rows = Array.from({ length: count }, (_, index) => [
    String(1001 + index),
    index % 2 === 0 ? '01.05.2026' : '46143',
    `Kunde ${index + 1} AG`,
    `Bahnhofstrasse ${index + 1}`,
    towns[index % towns.length] as string,
    index % 3 === 0 ? 'Schweiz' : index % 3 === 1 ? 'CH' : '',
    amountOf(index),
    '31.05.2026',
  ]);
  return [
    ['Offene Rechnungen Mai 2026'],
    [],
    ['Rechnung Nr.', 'Datum', 'Kunde', 'Strasse/Nr.', 'PLZ/Ort', 'Land', 'Total CHF', 'Zahlbar bis'],
    ...rows,
    ['Total', '', '', '', '', '', totalOf(count), ''],
  ];
}

const creditor = ['CH5800791123000889012', 'Treuhand Muster AG', 'Marktgasse', '1', '3000', 'Bern'];

/** Enters account and creditor, which a list of a bookkeeper does not say. */
export async function typeCreditor(page: Page): Promise<void> {
  const fields = page.locator('.panel input:visible');
  for (const [index, text] of creditor.entries()) await fields.nth(index).fill(text);
}
