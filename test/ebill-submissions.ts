import { type CalendarDate, parseCalendarDate } from '../packages/core/src/date/calendar-date.ts';
import type {
  BillRecipient,
  BusinessCase,
  PaymentInformation,
  SinglePayment,
} from '../packages/core/src/ebill/business-case.ts';
import { type AccountNumber, parseAccountNumber } from '../packages/core/src/swiss-qr/account.ts';
import { expectValue } from './results.ts';

/** A day that a test names. */
export function day(text: string): CalendarDate {
  return expectValue(parseCalendarDate(text));
}

/** An account that a test names. */
export function account(text: string): AccountNumber {
  return expectValue(parseAccountNumber(text));
}

/** 2026-11-21T12:00:00Z in milliseconds. */
export const noon = 1_795_262_400_000;
export const today: CalendarDate = day('2026-11-21');
export const dayMilliseconds = 86_400_000;
export const biller = 'BIID0000000042';

export const recipient: BillRecipient = {
  emailAddress: 'petra+allowed@example.org',
  name: 'Muster Petra',
  address: {
    structuredAddress: { street: 'Seeweg', buildingNumber: '7', city: 'Thun', postalCode: '3600', countryCode: 'CH' },
  },
};

/** A payment of an amount in francs; without one the recipient decides. */
export function payment(value: string | undefined, dueDate = '2026-12-20'): PaymentInformation {
  return {
    accountAndReference: { generic: { referenceType: 'NON', iban: account('CH5200764174504462005') } },
    amount: { value, currencyCode: 'CHF' },
    dueDate: day(dueDate),
    payableAmountCanBeModified: value === undefined,
  };
}

function common(referenceNumber: string, value: string | undefined) {
  return {
    referenceNumber,
    businessCaseDate: day('2026-11-20'),
    totalAmount: { value, currencyCode: 'CHF' },
    billRecipient: recipient,
  };
}

function single(value: string | undefined): SinglePayment {
  return { paymentMode: 'EBILL', paymentInformation: payment(value) };
}

type Of<T extends BusinessCase['type']> = Extract<BusinessCase, { type: T }>;
type Bill = Extract<BusinessCase, { type: 'Bill' | 'Reminder' }>;

export function bill(referenceNumber = '2026-1', changes: Partial<Bill> = {}): Bill {
  return { type: 'Bill', ...common(referenceNumber, '140.80'), singlePayment: single('140.80'), ...changes };
}

/** A bill over a modifiable amount that it does not say. */
export function openBill(referenceNumber = '2026-2'): Bill {
  return bill(referenceNumber, { totalAmount: { currencyCode: 'CHF' }, singlePayment: single(undefined) });
}

export function reminderOf(referenced: string, referenceNumber = `${referenced}-R`): BusinessCase {
  return { ...bill(referenceNumber), type: 'Reminder', referencedBill: { referenceNumber: referenced } };
}

export function donationInquiry(referenceNumber = '2026-D'): Of<'DonationInquiry'> {
  return {
    type: 'DonationInquiry',
    ...common(referenceNumber, undefined),
    singlePayment: single(undefined),
    proposedDonationAmounts: {
      proposedDonationAmount: [
        { value: '20.00', currencyCode: 'CHF' },
        { value: '50.00', currencyCode: 'CHF' },
      ],
    },
    donationPurposes: { donationPurpose: [{ externalDonationPurposeId: 'P1', label: 'Emergency aid' }] },
  };
}

export function creditNote(referenceNumber = '2026-C', referenced?: string): BusinessCase {
  return { type: 'CreditNote', ...common(referenceNumber, '10.00'), ...referencing(referenced) };
}

export function advice(referenceNumber = '2026-A', referenced?: string): BusinessCase {
  return { type: 'Advice', ...common(referenceNumber, '-10.00'), ...referencing(referenced) };
}

function referencing(referenced: string | undefined) {
  return referenced === undefined ? {} : { referencedBill: { referenceNumber: referenced } };
}

/** Two groups: G1 of three instalments of 100 and G2 of one of 300. */
export function instalmentBill(
  referenceNumber = '2026-I',
  changes: Partial<Of<'InstalmentBill'>> = {},
): Of<'InstalmentBill'> {
  const instalment = (externalInstalmentId: string, value: string, dueDate: string) => ({
    externalInstalmentId,
    paymentInformation: payment(value, dueDate),
  });
  return {
    type: 'InstalmentBill',
    ...common(referenceNumber, '300.00'),
    paymentsByInstalments: {
      paymentByInstalments: [
        {
          externalPaymentByInstalmentsId: 'G1',
          isTotalAmountHidden: false,
          isTotalPaymentOption: false,
          instalments: {
            instalment: [
              instalment('G1-1', '100.00', '2026-12-20'),
              instalment('G1-2', '100.00', '2027-01-20'),
              instalment('G1-3', '100.00', '2027-02-20'),
            ],
          },
        },
        {
          externalPaymentByInstalmentsId: 'G2',
          isTotalAmountHidden: false,
          isTotalPaymentOption: true,
          instalments: { instalment: [instalment('G2-1', '300.00', '2026-12-20')] },
        },
      ],
    },
    ...changes,
  };
}
