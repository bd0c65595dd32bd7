import { openTable } from '@rappen/core/bulk';
import { expect } from 'vitest';
import { qrBill } from '../../runtimes/ebill-requests.ts';
import type { Person } from './person.ts';

/** So many days from today. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The first owner begins, submits a bill, and releases all that waits. */
export async function eBill(person: Person, welcomeHash: string): Promise<void> {
  await person.goTo(welcomeHash);
  await person.enter('E-mail address', 'anna@example.ch');
  await person.enter('Password', 'a password of her own');
  await person.activate('button', 'Continue');
  await person.sees('Needs your attention');
  await person.activate('link', 'Submit a bill', { role: 'navigation', name: 'Biller pages' });
  await person.giveFiles('Choose a PDF', { 'bill.pdf': qrBill() });
  await person.sees('CHF 1’949.75');
  await person.seesIn('E-mail address of the recipient for eBill', 'petra+allowed@example.org');
  await person.enter('Number of the bill', 'story-1');
  await person.enterDay('Date of the bill', day(0));
  await person.enterDay('Payable by', day(30));
  await person.activate('button', 'Release later');
  await person.sees('Bill story-1', 'awaiting release');
  await person.activate('link', 'Awaiting release', { role: 'navigation', name: 'Biller pages' });
  await person.seesRows('Awaiting release', ['story-1', 'CHF 1’949.75', 'awaiting release']);
  await person.activate('button', 'Release all (1)');
  await person.sees('Release 1 case?');
  await person.activate('button', 'Release 1', { role: 'dialog', name: 'Release 1 case?' });
  await person.sees('Released: 1.', 'Nothing is awaiting release.');
  await person.activate('button', 'Save as CSV', { role: 'region', name: 'Report' });
  const report = openTable((await person.saved(/^report.*\.csv$/)).bytes);
  const rows = report.ok ? [...report.value.rows()].map(({ cells }) => cells) : [];
  expect(rows[1]).toEqual(expect.arrayContaining(['story-1', 'released']));
  await person.goTo('#/biller/cases');
  await person.activate('link', 'story-1');
  await person.sees('accepted by the network');
}
