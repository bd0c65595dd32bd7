import { writeXlsx } from '@rappen/core/bulk';
import { expect } from 'vitest';
import { bookkeeperTable } from '../bookkeeper.ts';
import { enterCreditor } from './bill-stories.ts';
import { deskNav, fromInvoiceToList, issueInvoice, item } from './desk-stories.ts';
import type { Person } from './person.ts';
import { slipsIn } from './slips.ts';

/** An issued invoice is edited again: it stays open until its new version is issued, and the one before is kept. */
export async function editedAgain(person: Person): Promise<void> {
  const [number = ''] = (await issueInvoice(person)).name.split(' ');
  await person.activate('button', 'Edit again');
  await person.sees('This draft replaces invoice');
  await person.enter('Price', '900', item);
  await person.sees('Saved on this computer');
  await person.activate('link', '← All invoices');
  await person.sees(/Open CHF 1’180\.00/);
  await person.seesRows('Invoices', ['Replaces', 'Anna Muster', 'Draft'], ['-001', 'CHF 1’180.00', 'Open']);
  await person.activate('link', number);
  await person.activate('button', 'Save PDF');
  const second = await person.saved(/-001 Anna Muster\.pdf$/);
  expect(await slipsIn(second.bytes)).toMatchObject([{ problems: [], draft: { amount: '900.00' } }]);
  await person.sees('Earlier versions');
  await person.activate('link', '← All invoices');
  await person.seesRows('Invoices', ['-001', 'CHF 900.00', 'Open']);
}

/** A company is deleted, something is written, and the deletion is undone: both are there. */
export async function broughtBack(person: Person): Promise<void> {
  await issueInvoice(person);
  await fromInvoiceToList(person);
  await person.choose('Company', 'New company …');
  await person.enter('Name and address', 'Zweite AG\nGasse 1\n3000 Bern');
  await person.choose('Company', 'Robert Schneider AG');
  await person.activate('link', 'Company', deskNav);
  await person.enter('Pattern', 'R{NNNN}');
  await person.activate('button', 'Delete company …');
  await person.sees('Delete Robert Schneider AG?', 'Issued invoices: 1', 'ten years');
  await person.activate('button', 'Delete company', { role: 'dialog', name: 'Delete Robert Schneider AG?' });
  await person.sees('You can bring it back from the bin');
  await person.activate('link', 'Company', deskNav);
  await person.enter('Pattern', 'Z{NNNN}');
  await person.activate('button', 'Undo');
  await person.sees('Brought back.');
  await person.seesIn('Pattern', /^Z\{NNNN\}$/);
  await person.activate('link', 'Invoices', deskNav);
  await person.sees('Your first invoice in two minutes');
  await person.choose('Company', 'Robert Schneider AG');
  await person.activate('link', 'Company', deskNav);
  await person.seesIn('Pattern', /^R\{NNNN\}$/);
  await person.activate('link', 'Invoices', deskNav);
  await person.seesRows('Invoices', ['-001', 'Anna Muster', 'Open']);
}

/** A table whose names stand in three columns, with an amount that is missing and one with a sign behind it: one bill of three is ready. */
export async function threeNames(person: Person): Promise<void> {
  const table = [
    ['Vorname', 'Nachname', 'Firma', 'Strasse', 'PLZ', 'Ort', 'Betrag'],
    ['Anna', 'Meier', 'Muster AG', 'Seeweg 3', '8000', 'Zürich', '12.50'],
    ['Beat', 'Huber', '', 'Seeweg 5', '8000', 'Zürich', ''],
    ['Carla', 'Frei', '', 'Seeweg 7', '8000', 'Zürich', '12.50-'],
  ];
  await person.goTo('#/many');
  await person.giveFiles('Choose a table', { 'Kunden.xlsx': writeXlsx(table) });
  await enterCreditor(person);
  await person.sees('Bills ready: 1 of 3.', 'Rows with errors are left out: 2.');
  await person.correct('Amount', 3, '20');
  await person.sees('Bills ready: 2 of 3.');
  await person.activate('button', 'One PDF');
  const { bytes } = await person.saved(/\.pdf$/);
  expect(await slipsIn(bytes)).toMatchObject([
    { problems: [], draft: { amount: '12.50', debtor: { name: 'Muster AG, Anna Meier' } } },
    { problems: [], draft: { amount: '20.00', debtor: { name: 'Beat Huber' } } },
  ]);
}

/** A list becomes open invoices of the desk; of the next list with the same ones only what is new, and that is taken back. */
export async function takenAsInvoices(person: Person): Promise<void> {
  await person.goTo('#/desk/company');
  await person.enter('Name and address', 'Treuhand Muster AG\nMarktgasse 1\n3000 Bern');
  await person.enter('IBAN or QR-IBAN', 'CH5800791123000889012');
  await person.goTo('#/many');
  // Who is to be paid the desk knows
  await person.giveFiles('Choose a table', { 'Mai.xlsx': writeXlsx(bookkeeperTable(3)) });
  await person.activate('button', 'Take as invoices (3)');
  await person.sees('Taken to the desk as open invoices: 3.');
  await person.activate('link', 'Show them');
  await person.seesRows(
    'Invoices',
    ['1003', 'Kunde 3 AG', 'CHF 1’949.75'],
    ['1002', 'Kunde 2 AG', 'CHF 250.00'],
    ['1001', 'Kunde 1 AG', 'CHF 1’949.75'],
  );
  await person.goTo('#/many');
  await person.giveFiles('Choose a table', { 'Juni.xlsx': writeXlsx(bookkeeperTable(4)) });
  await person.sees('On the desk of Treuhand Muster AG: 3 of this list. New: 1.');
  await person.activate('button', 'Take as invoices (1)');
  await person.sees('Taken to the desk as open invoices: 1.');
  await person.activate('button', 'Undo');
  await person.sees('The invoices are taken back.', 'New: 1.');
}
