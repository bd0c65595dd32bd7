import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validInvoices } from '../../../../test/arbitraries/qr-invoice.ts';
import { expectValue } from '../../../../test/results.ts';
import { draftOf } from './draft.ts';
import { invoiceExamples } from './examples.ts';
import { asNotification, notificationMessage, notificationMessages } from './notification.ts';
import { parseDraft } from './parse.ts';
import { profiles } from './profile.ts';

const languages = Object.keys(notificationMessages) as (keyof typeof notificationMessages)[];
const invoiceOf = (draft: object) => expectValue(parseDraft(draft, profiles['2.3']));

describe.each(Object.values(profiles))('under guidelines $name', (profile) => {
  test('every bill becomes a valid notification of 0.00, whose account and creditor are its own', () => {
    fc.assert(
      fc.property(validInvoices(profile), fc.constantFrom(...languages), (invoice, language) => {
        const notification = asNotification(invoice, language, profile);
        expect(expectValue(parseDraft(draftOf(notification), profile))).toEqual(notification);
        expect(notification).toMatchObject({
          amount: '0.00',
          unstructuredMessage: notificationMessage(language, profile),
        });
        expect([notification.account, notification.creditor]).toEqual([invoice.account, invoice.creditor]);
        expect(asNotification(notification, language, profile)).toEqual(notification);
      }),
    );
  });
});

test('bill information stays where it fits beside the message, and goes where it does not', () => {
  const bill = { ...invoiceExamples.withQrReference, unstructuredMessage: undefined };
  const informationOf = (length: number) => {
    const invoice = invoiceOf({ ...bill, billingInformation: `//S1/10/`.padEnd(length, '1') });
    return asNotification(invoice, 'de', profiles['2.3']).billingInformation?.length;
  };
  const room = 140 - notificationMessages.de.length;
  expect([informationOf(room), informationOf(room + 1), informationOf(140)]).toEqual([room, undefined, undefined]);
});

test('a bill as long as the code allows gives up what it can do without', () => {
  const wide = (length: number) => 'Ș'.repeat(length);
  const party = { name: wide(70), street: wide(70), buildingNumber: wide(16), postalCode: wide(16), city: wide(35) };
  const address = { addressType: 'STRUCTURED', countryCode: 'CH' };
  const { unstructuredMessage, billingInformation, ...bill } = invoiceExamples.withQrReference;
  const crowded = invoiceOf({
    ...bill,
    creditor: { ...address, ...party },
    debtor: { ...address, ...party },
    alternativeProcedures: ['eBill/B/'.padEnd(50, '1')],
  });
  expect(asNotification(crowded, 'de', profiles['2.3'])).toMatchObject({
    alternativeProcedures: [],
    debtor: crowded.debtor,
  });
  const full = invoiceOf({
    ...bill,
    creditor: { ...address, ...party },
    debtor: { ...address, ...party, name: '€'.repeat(60) },
    amount: undefined,
    alternativeProcedures: [],
  });
  expect(asNotification(full, 'fr', profiles['2.3']).debtor).toBeUndefined();
});

test('Romansh is a language of notifications from guidelines 2.3 on; before, German stands for it', () => {
  const bill = invoiceOf(invoiceExamples.withoutReference);
  const messages = (['2.2', '2.3', '2.4'] as const).map(
    (name) => asNotification(bill, 'rm', profiles[name]).unstructuredMessage,
  );
  const { de, rm } = notificationMessages;
  expect(messages).toEqual([de, rm, rm]);
  const draft = { ...invoiceExamples.withoutReference, amount: '0.00', unstructuredMessage: rm };
  expect((['2.2', '2.3', '2.4'] as const).map((name) => parseDraft(draft, profiles[name]).ok)).toEqual([
    false,
    true,
    true,
  ]);
});
