import { openTable, writeXlsx } from '@rappen/core/bulk';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { bookkeeperTable } from '../bookkeeper.ts';
import { slipPdf } from '../pages-in-use.ts';
import type { Person } from './person.ts';
import type { Wanted } from './screen.ts';
import { slipsIn } from './slips.ts';

const creditor: Wanted = { role: 'group', name: 'Account and creditor' };

/** A slip that is typed from nothing, with two mistakes that are shown and corrected. */
export async function slip(person: Person): Promise<void> {
  await person.goTo('#/make');
  await person.enter('IBAN or QR-IBAN', 'CH4431999123000889012');
  await person.enter('Name or company', 'Robert Schneider AG', creditor);
  await person.enter('Street', 'Rue du Lac', creditor);
  await person.enter('Number', '1268', creditor);
  await person.enter('Postal code', 'CH-2501', creditor);
  await person.enter('Town', 'Biel', creditor);
  await person.activate('button', 'Write “2501”');
  await person.enter('Amount', '1949.75');
  await person.choose('Reference type', 'QR reference (QRR)');
  await person.enter('Reference number', '210000000003139471430009018');
  await person.activate('summary', 'Swico S1 assistant');
  await person.enter('Invoice number', 'R-17');
  await person.sees('The check digit');
  await person.activate('button', 'PDF');
  await person.enter('Reference number', '210000000003139471430009017');
  await person.sees('Valid under guidelines');
  await person.activate('button', 'PDF');
  const { bytes } = await person.saved('qr-bill-210000000003139471430009017.pdf');
  expect(await slipsIn(bytes)).toMatchObject([
    {
      problems: [],
      draft: {
        iban: 'CH4431999123000889012',
        amount: '1949.75',
        reference: '210000000003139471430009017',
        billingInformation: '//S1/10/R-17',
        creditor: { name: 'Robert Schneider AG', postalCode: '2501', city: 'Biel' },
      },
    },
  ]);
}

/** Says once who is to be paid by the bills of a table. */
export async function enterCreditor(person: Person): Promise<void> {
  for (const [label, text] of [
    ['IBAN or QR-IBAN', 'CH5800791123000889012'],
    ['Name or company', 'Treuhand Muster AG'],
    ['Street', 'Marktgasse'],
    ['Number', '1'],
    ['Postal code', '3000'],
    ['Town', 'Bern'],
  ] as const)
    await person.enter(label, text);
}

/** The workbook of a bookkeeper: the creditor is typed, a cell is corrected, and all bills are saved. */
export async function bulk(person: Person): Promise<void> {
  const table = bookkeeperTable(20);
  // Nobody can tell what is meant
  (table[5] as string[])[6] = '1,949';
  await person.goTo('#/many');
  await person.giveFiles('Choose a table', { 'Debitoren.xlsx': writeXlsx(table) });
  await person.sees('20 rows from Debitoren.xlsx', 'Enter the account and creditor first.');
  await enterCreditor(person);
  await person.sees('Bills ready: 19 of 20.', 'Rows with errors are left out: 1.');
  await person.correct('Amount', 6, '1949.75');
  await person.sees('Bills ready: 20 of 20.', 'the same as the total in row 24');
  await person.activate('button', 'ZIP of PDFs');
  const files = unzipSync((await person.saved('qr-bills.zip')).bytes);
  const names = Object.keys(files);
  expect(names).toHaveLength(20);
  expect(names[2]).toBe('1003 Kunde 3 AG.pdf');
  expect(await slipsIn(files['1003 Kunde 3 AG.pdf'] as Uint8Array)).toMatchObject([
    {
      problems: [],
      draft: { amount: '1949.75', debtor: { name: 'Kunde 3 AG' }, creditor: { name: 'Treuhand Muster AG' } },
    },
  ]);
}

/** Several files, one of them broken, become a list that is saved. */
export async function read(person: Person): Promise<void> {
  await person.goTo('#/read');
  const amounts = ['10.50', '11.50', '12.50'];
  const bills = amounts.map((amount, index) => [`bill-${index}.pdf`, slipPdf(amount)] as const);
  await person.giveFiles('Choose files', { ...Object.fromEntries(bills), 'torn.pdf': '%PDF-1.7\nx' });
  await person.sees('3 bills', 'Total CHF 34.50', 'The PDF is damaged');
  await person.seesRows(
    'Bills read',
    ...amounts.map((amount, index) => [`CHF ${amount}`, 'valid', `bill-${index}.pdf`]),
    ['torn.pdf', 'The PDF is damaged'],
  );
  await person.activate('button', 'CSV');
  const saved = openTable((await person.saved('bills-read.csv')).bytes);
  const [header, ...rows] = saved.ok ? [...saved.value.rows()].map(({ cells }) => cells) : [];
  expect(header?.slice(0, 4)).toEqual(['Creditor', 'IBAN', 'Amount', 'Currency']);
  expect(rows.map((cells) => [cells[2], cells[10]])).toEqual([
    ...amounts.map((amount, index) => [amount, `bill-${index}.pdf`]),
    ['', 'torn.pdf'],
  ]);
}
