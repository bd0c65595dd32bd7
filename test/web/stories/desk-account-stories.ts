import { expect } from 'vitest';
import { deskNav, enterDate, issueInvoice, writeInvoice } from './desk-stories.ts';
import type { Person } from './person.ts';
import { slipsIn } from './slips.ts';

/** As the page writes it. */
const today = () =>
  new Intl.DateTimeFormat('en-CH', { dateStyle: 'medium', timeZone: 'Europe/Zurich' }).format(new Date());

/** A part of an invoice is paid by hand, the invoice is printed again, the rest is written off, and both are taken back. */
export async function paymentsByHand(person: Person): Promise<void> {
  await issueInvoice(person);
  await person.activate('button', 'More actions');
  await person.activate('button', 'Enter payment …');
  await person.sees('CHF 1’180.00 is open');
  await person.enter('Amount', 'some');
  await person.activate('button', 'OK');
  await person.sees('An amount has digits and a decimal point');
  await person.enter('Amount', '680');
  await person.choose('Paid by', 'TWINT');
  await person.activate('button', 'OK');
  await person.sees(/Paid on .* \(TWINT\)/, 'Still open CHF 500.00');
  await person.activate('button', 'Save PDF');
  const again = await person.saved(/-001 Anna Muster\.pdf$/);
  expect(await slipsIn(again.bytes)).toMatchObject([{ problems: [], draft: { amount: '500.00' } }]);
  await person.activate('button', 'PDF as issued');
  const issued = await person.saved(/-001 Anna Muster\.pdf$/);
  expect(await slipsIn(issued.bytes)).toMatchObject([{ problems: [], draft: { amount: '1180.00' } }]);
  await person.activate('button', 'Enter payment …');
  await person.choose('What happened', 'Written off: nobody will pay it');
  await person.activate('button', 'OK');
  await person.sees(/Written off on/, 'Still open CHF 0.00');
  await person.activate('link', '← All invoices');
  await person.seesRows('Invoices', ['-001', 'Anna Muster', 'Paid']);
  await person.activate('link', String(again.name.split(' ')[0]));
  await person.activate('button', `Remove: Written off on ${today()}`);
  await person.activate('button', `Remove: Paid on ${today()} (TWINT)`);
  await person.seesNo('Still open');
  await person.activate('link', '← All invoices');
  await person.seesRows('Invoices', ['-001', 'Anna Muster', 'Open']);
}

/** Two invoices are overdue: both are reminded of at once, and one PDF holds both letters. */
export async function remindAll(person: Person): Promise<void> {
  await writeInvoice(person, { date: '2026-01-05' });
  await person.activate('button', 'Save PDF');
  await person.saved(/-001 Anna Muster\.pdf$/);
  await person.activate('button', 'More actions');
  await person.activate('link', 'Duplicate');
  await enterDate(person, '2026-02-05');
  await person.activate('button', 'Save PDF');
  await person.saved(/-002 Anna Muster\.pdf$/);
  await person.activate('link', 'Invoices', deskNav);
  await person.activate('link', 'Reminders due: 2');
  await person.seesRows('Remind of overdue invoices', ['-001', 'Payment reminder'], ['-002', 'Payment reminder']);
  await person.activate('button', 'Create reminders: 2');
  await person.sees('Reminders created: 2');
  await person.activate('button', 'Save all as one PDF');
  const { bytes } = await person.saved(/Reminders\.pdf$/);
  expect(await slipsIn(bytes)).toMatchObject([{ draft: { amount: '1180.00' } }, { draft: { amount: '1180.00' } }]);
  await person.activate('link', '← All invoices');
  await person.seesRows(
    'Invoices',
    ['-002', 'Reminder', '1’180.00'],
    ['-001', 'Reminder', '1’180.00'],
    ['-002', 'Overdue', 'Reminder 1 on'],
    ['-001', 'Overdue', 'Reminder 1 on'],
  );
}
