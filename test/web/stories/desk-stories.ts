import { readEInvoice } from '@rappen/core';
import { expect } from 'vitest';
import type { Person } from './person.ts';
import type { SavedFile, Wanted } from './screen.ts';
import { slipsIn } from './slips.ts';

export const item: Wanted = { role: 'group', name: 'Item 1' };
export const deskNav: Wanted = { role: 'navigation', name: 'Invoice desk' };

/** Writes the first invoice of a desk, whose company is not known yet. */
export async function writeInvoice(
  person: Person,
  { customer = 'Anna Muster\n3600 Thun', uid = '', date = '' } = {},
): Promise<void> {
  await person.goTo('#/desk');
  await person.sees('Your first invoice in two minutes');
  await person.activate('link', 'New invoice');
  await person.enter('Name and address', 'Robert Schneider AG\n2501 Biel');
  await person.enter('IBAN or QR-IBAN', 'CH4431999123000889012');
  if (uid !== '') {
    await person.choose('VAT', 'VAT is added to the prices');
    await person.enter('VAT number', uid);
  }
  await person.enter('Customer', customer);
  await person.enter('Description', 'Consulting', item);
  await person.enter('Price', "1'180.–", item);
  if (date !== '') await enterDate(person, date);
}

/** At a phone the terms are folded. */
export async function enterDate(person: Person, date: string): Promise<void> {
  if (person.hand === 'finger') await person.activate('button', 'Change', { role: 'group', name: 'Number and terms' });
  await person.enterDay('Date', date);
}

/** At a phone the companies, and the way to a new invoice, are not beside an invoice. */
export async function fromInvoiceToList(person: Person): Promise<void> {
  if (person.hand === 'finger') await person.activate('link', 'Invoices', deskNav);
}

async function savePdf(person: Person, number: string): Promise<SavedFile> {
  await person.activate('button', 'Save PDF');
  const file = await person.saved(new RegExp(`^\\d{4}-${number} Anna Muster\\.pdf$`));
  await person.sees('Issued on');
  return file;
}

/** Issues the first invoice of a desk; gives its PDF. */
export async function issueInvoice(person: Person): Promise<SavedFile> {
  await writeInvoice(person);
  return savePdf(person, '001');
}

const slip = (amount: string) => ({
  problems: [],
  draft: { amount, referenceType: 'QRR', debtor: { name: 'Anna Muster', city: 'Thun' } },
});

/** The first invoice, the next one to the same customer by suggestions, and that it is paid. */
export async function firstInvoices(person: Person): Promise<void> {
  await writeInvoice(person, { customer: 'Anna Muster\nSeestrasse 7\n3600 Thun' });
  const street = { draft: { debtor: { street: 'Seestrasse', buildingNumber: '7' } } };
  const [first] = await slipsIn((await savePdf(person, '001')).bytes);
  expect(first).toMatchObject(slip('1180.00'));
  expect(first).toMatchObject(street);
  await fromInvoiceToList(person);
  await person.activate('link', 'New invoice');
  await person.take('Customer', 'ann', 'Anna Muster Seestrasse 7, 3600 Thun');
  await person.take('Description', 'cons', "Consulting 1'180.–", item);
  await person.enter('Quantity', 'two', item);
  await person.activate('button', 'Add text');
  await person.enter('Description', 'Thank you', { role: 'group', name: 'Item 2' });
  await person.sees('An amount has digits and a decimal point');
  await person.enter('Quantity', '2', item);
  await person.seesNo('An amount has digits and a decimal point');
  const [second] = await slipsIn((await savePdf(person, '002')).bytes);
  expect(second).toMatchObject(slip('2360.00'));
  expect(second).toMatchObject(street);
  await person.activate('button', 'Mark as paid');
  await person.sees('Paid on');
  await person.activate('link', '← All invoices');
  await person.seesRows(
    'Invoices',
    ['-002', 'Anna Muster', 'CHF 2’360.00', 'Paid'],
    ['-001', 'Anna Muster', 'CHF 1’180.00', 'Open'],
  );
}

/** What is made of an issued invoice: a part credit, a duplicate that is cancelled, a customer who is brought back, a reminder of the rest. */
export async function whatFollows(person: Person): Promise<void> {
  const [number = ''] = (await issueInvoice(person)).name.split(' ');
  const toInvoice = async () => {
    await person.activate('link', 'Invoices', deskNav);
    await person.activate('link', number);
  };
  await person.activate('button', 'More actions');
  await person.activate('link', 'Credit note');
  await person.sees(/Credit note \d{4}-002/);
  await person.enter('Price', '180', item);
  expect(await slipsIn((await savePdf(person, '002')).bytes)).toEqual([]);
  await toInvoice();
  await person.activate('button', 'More actions');
  await person.activate('link', 'Duplicate');
  await person.sees(/Invoice \d{4}-003/);
  await person.enter('Quantity', '3', item);
  expect(await slipsIn((await savePdf(person, '003')).bytes)).toMatchObject([slip('3540.00')]);
  await person.activate('button', 'Cancel document');
  await person.sees('Cancelled.');
  await person.activate('link', 'Customers', deskNav);
  await person.activate('button', 'Delete Anna Muster');
  await person.sees('Deleted.');
  await person.activate('button', 'Undo');
  await person.sees('Brought back.');
  await person.sees('3600 Thun');
  await toInvoice();
  await person.activate('button', 'More actions');
  await person.activate('link', 'Reminder');
  await person.sees(/Reminder \d{4}-001/);
  expect(await slipsIn((await savePdf(person, '001')).bytes)).toMatchObject([slip('1000.00')]);
  await person.activate('link', 'Invoices', deskNav);
  await person.seesRows('Invoices', ['-003', 'CHF 3’540.00', 'Cancelled'], ['-002', 'Credit note'], ['-001'], ['-001']);
}

/** A second company with an invoice of its own, and the way from one to the other. */
export async function twoCompanies(person: Person): Promise<void> {
  await issueInvoice(person);
  await fromInvoiceToList(person);
  await person.choose('Company', 'New company …');
  await person.enter('Name and address', 'Käserei Löwen\nDorfplatz 1\n9050 Appenzell');
  await person.enter('IBAN or QR-IBAN', 'CH58 0079 1123 0008 8901 2');
  await person.enter('Pattern', 'K{NNNN}');
  await person.sees('K0001 comes next');
  await person.activate('link', 'Invoices', deskNav);
  await person.sees('Your first invoice in two minutes');
  await person.activate('link', 'New invoice');
  await person.sees('Invoice K0001');
  await person.enter('Customer', 'Beat Beispiel\nGasse 1\n9000 St. Gallen');
  await person.enter('Description', 'Bergkäse', item);
  await person.enter('Price', '25', item);
  await person.activate('link', '← All invoices');
  await person.seesRows('Invoices', ['Beat Beispiel', 'Draft']);
  await person.choose('Company', 'Robert Schneider AG');
  await person.seesRows('Invoices', ['Anna Muster', 'Open']);
  await person.choose('Company', 'Käserei Löwen');
  await person.seesRows('Invoices', ['Beat Beispiel', 'Draft']);
}

/** A backup that is saved with a passphrase, and restored where nothing is. */
export async function backup(person: Person): Promise<void> {
  await issueInvoice(person);
  await person.activate('link', 'Backup', deskNav);
  await person.enter('Passphrase', 'correct horse');
  await person.activate('button', 'Save backup');
  const { bytes } = await person.saved(/^rappen-\d{4}-\d\d-\d\d\.json$/);
  await person.sees('Last backup on');
  expect(bytes.toString()).not.toContain('Anna');

  const other = await person.elsewhere();
  await other.goTo('#/desk/data');
  await other.giveFiles('Restore a backup', { 'secret.json': bytes });
  await other.sees('The passphrase does not open this backup');
  await other.enter('Passphrase', 'correct horse');
  await other.giveFiles('Restore a backup', { 'secret.json': bytes });
  await other.sees('Replace 0 invoices with the 1 of the backup?');
  await other.activate('button', 'Replace');
  await other.sees('The backup was restored');
  await other.activate('link', 'Invoices', deskNav);
  await other.seesRows('Invoices', ['-001', 'Anna Muster', 'CHF 1’180.00', 'Open']);
}

/** An invoice whose PDF holds its data. */
export async function eInvoice(person: Person): Promise<void> {
  await writeInvoice(person, { uid: 'CHE-123.456.788' });
  await person.activate('summary', 'E-invoice');
  await person.choose('Also as e-invoice', 'Factur-X / ZUGFeRD');
  await person.sees('The PDF also carries its data');
  await person.sees('Ready to send');
  const reading = readEInvoice((await savePdf(person, '001')).bytes, { rules: 'en16931' });
  if (!reading.ok) throw new Error(reading.problems[0].message);
  expect(reading.value).toMatchObject({
    isValid: true,
    invoice: { totals: { due: '1275.60' }, buyer: { name: 'Anna Muster' } },
  });
}
