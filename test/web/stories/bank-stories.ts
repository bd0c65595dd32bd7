import { readPaymentFile } from '@rappen/core/payment-order';
import { expect } from 'vitest';
import { slipPdf } from '../pages-in-use.ts';
import { statementOf } from '../statement-of.ts';
import { issueInvoice } from './desk-stories.ts';
import type { Person } from './person.ts';
import { slipsIn } from './slips.ts';

/** A bill becomes a payment file, and is known when it comes again. */
export async function pay(person: Person): Promise<void> {
  await person.goTo('#/pay');
  await person.giveFiles('Choose bills', { 'to-pay.pdf': slipPdf('10.50') });
  await person.seesRows('To pay', ['Robert Schneider AG', 'CH44 3199 9123 0008 8901 2']);
  await person.enter('Account holder', 'Velowerk Seetal GmbH');
  await person.enter('Debit account (IBAN)', 'CH15 9876 3000 1200 3450 6');
  await person.tick('Remember this account in this browser');
  await person.activate('button', 'Create payment file');
  const { bytes } = await person.saved(/^payments-.*\.xml$/);
  const order = readPaymentFile(bytes);
  if (!order.ok) throw new Error(JSON.stringify(order.problems));
  expect(order.value).toMatchObject({
    debtor: { name: 'Velowerk Seetal GmbH', iban: 'CH1598763000120034506' },
    groups: [{ payments: [{ amount: '10.50', currency: 'CHF', creditor: { name: 'Robert Schneider AG' } }] }],
  });
  await person.sees('Upload it in e-banking and approve it there.');
  await person.giveFiles('Choose bills', { 'again.pdf': slipPdf('10.50') });
  await person.sees('was paid before');
  await person.seesIn('Debit account (IBAN)', 'CH15 9876 3000 1200 3450 6');
  await person.activate('button', 'Pay again');
  await person.sees('is paid again as asked');
  await person.activate('button', 'Create payment file');
  const again = readPaymentFile((await person.saved(/^payments-.*\.xml$/)).bytes);
  expect(again).toMatchObject({ ok: true, value: { count: 1 } });
}

/** A statement says that an invoice of the desk is paid. */
export async function statement(person: Person): Promise<void> {
  const [slip] = await slipsIn((await issueInvoice(person)).bytes);
  const reference = slip?.draft.reference ?? '';
  await person.activate('link', 'Bank');
  await person.activate('link', 'Account statements');
  await person.sees('From your invoices: 1. From lists: 0.');
  const files = { 'statement.xml': statementOf({ amount: '1180.00', reference, payer: 'Anna Muster' }) };
  await person.giveFiles('Choose statements', files);
  await person.sees('Paid (1)', 'Needs a look (0)');
  await person.activate('link', 'Invoices');
  await person.seesRows('Invoices', ['-001', 'Anna Muster', 'Paid']);
}
