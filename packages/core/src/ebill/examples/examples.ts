import { addDays, type CalendarDate } from '../../date/calendar-date.ts';
import { differenceOf, splitOf, sumOf, taxOf } from '../../money/index.ts';
import type { Result } from '../../result.ts';
import type { BusinessCase, BusinessCaseType } from '../business-case.ts';
import { readJsonDocument } from '../document/read-json.ts';
import { usualPaymentTermDays } from '../qr-bill/business-case.ts';
import { parseBusinessCase } from '../rules/parse.ts';
import { accountWithReference, variedAmount } from './variation.ts';

/** The examples by their address: one of each type, and one of each with what bookkeeping wants. */
export const exampleNames = [
  'reminder',
  'reminder-with-workflow',
  'instalment-bill',
  'instalment-bill-with-workflow',
  'donation-inquiry',
  'donation-inquiry-with-workflow',
  'credit-note',
  'credit-note-with-workflow',
  'bill',
  'bill-with-workflow',
  'advice',
  'advice-with-workflow',
] as const;
export type ExampleName = (typeof exampleNames)[number];

export interface ExampleOptions {
  /** The calendar day in Europe/Zurich. */
  readonly today: CalendarDate;
  /** IBAN or QR-IBAN of the biller. */
  readonly iban: string;
  /** One that the biller has not used yet. */
  readonly referenceNumber: string;
  /** Address of the recipient; unless given, one that the simulator accepts. */
  readonly recipientEmail?: string | undefined;
  /** Number of the bill that the example is about. */
  readonly referencedBillReferenceNumber?: string | undefined;
  /** Its type, where it was made of an example: an advice then takes its amount back. */
  readonly referencedBillType?: BusinessCaseType | undefined;
}

const types: Readonly<Record<string, BusinessCaseType>> = {
  __proto__: null as never,
  bill: 'Bill',
  'instalment-bill': 'InstalmentBill',
  advice: 'Advice',
  'credit-note': 'CreditNote',
  reminder: 'Reminder',
  'donation-inquiry': 'DonationInquiry',
};
const workflowEnding = '-with-workflow';

/**
 * An example as the endpoint of its type accepts it on this day. Dates count from today, and amounts and references differ with
 * the reference number. Reports what `parseBusinessCase` finds in an IBAN, a number or an address that was handed in.
 */
export function exampleBusinessCase(name: ExampleName, options: ExampleOptions): Result<BusinessCase> {
  const hasWorkflow = name.endsWith(workflowEnding);
  const type = types[hasWorkflow ? name.slice(0, -workflowEnding.length) : name] ?? 'Bill';
  const { referenceNumber, today, referencedBillReferenceNumber: referenced } = options;
  const cancelled = type === 'Advice' && referenced !== undefined && options.referencedBillType;
  const net = cancelled
    ? variedAmount(netAmounts[cancelled], referenced)
    : variedAmount(netAmounts[type], referenceNumber);
  const percentage = type === 'DonationInquiry' ? '0' : vatPercentage;
  const tax = taxOf(net, percentage);
  const total = type === 'Advice' ? differenceOf('0', sumOf([net, tax])) : sumOf([net, tax]);
  const document = readJsonDocument({
    referenceNumber,
    businessCaseDate: today,
    totalAmount: chf(type === 'DonationInquiry' && !hasWorkflow ? undefined : total),
    referencedBill: referenced === undefined ? undefined : { referenceNumber: referenced },
    billRecipient: recipientOf(options.recipientEmail),
    ...sectionsOf(type, total, hasWorkflow, options),
    workflow: hasWorkflow ? workflowOf(type, { percentage, net, tax }, today) : undefined,
  });
  return parseBusinessCase(type, document, options);
}

const netAmounts: Readonly<Record<BusinessCaseType, string>> = {
  Bill: '130.25',
  InstalmentBill: '1200.00',
  Advice: '45.00',
  CreditNote: '38.50',
  Reminder: '150.25',
  DonationInquiry: '60.00',
};
const vatPercentage = '8.1';

function chf(value: string | undefined): object {
  return { value, currencyCode: 'CHF' };
}

function recipientOf(emailAddress = 'petra.muster+allowed@example.org'): object {
  const structuredAddress = {
    street: 'Seestrasse',
    buildingNumber: '7',
    city: 'Thun',
    postalCode: '3600',
    countryCode: 'CH',
  };
  return { emailAddress, name: 'Muster Petra', address: { structuredAddress } };
}

function sectionsOf(type: BusinessCaseType, total: string, hasWorkflow: boolean, options: ExampleOptions): object {
  switch (type) {
    case 'Bill':
      return { singlePayment: singlePayment(total, 'Strom und Netznutzung, letztes Quartal', options) };
    case 'Reminder':
      return { singlePayment: singlePayment(total, 'Zahlungserinnerung mit Mahngebühr', options) };
    case 'InstalmentBill':
      return { paymentsByInstalments: paymentsByInstalments(total, options) };
    case 'DonationInquiry':
      return hasWorkflow
        ? { singlePayment: singlePayment(total, 'Gönnerbeitrag', options) }
        : { singlePayment: singlePayment(undefined, 'Ihre Spende', options), ...proposals };
    default:
      return {};
  }
}

const proposals = {
  proposedDonationAmounts: { proposedDonationAmount: ['25.00', '50.00', '100.00'].map(chf) },
  donationPurposes: {
    donationPurpose: [
      { externalDonationPurposeId: 'NOTHILFE', label: 'Nothilfe' },
      { externalDonationPurposeId: 'BILDUNG', label: 'Bildung für Kinder' },
    ],
  },
};

function payment(value: string | undefined, message: string, index: number, options: ExampleOptions): object {
  const number = index === 0 ? options.referenceNumber : `${options.referenceNumber}${index}`;
  return {
    accountAndReference: { generic: { ...accountWithReference(options.iban, number), referenceUnstructured: message } },
    amount: chf(value),
    dueDate: addDays(options.today, usualPaymentTermDays * Math.max(1, index)),
    payableAmountCanBeModified: value === undefined,
  };
}

function singlePayment(value: string | undefined, message: string, options: ExampleOptions): object {
  return { paymentMode: 'EBILL', paymentInformation: payment(value, message, 0, options) };
}

/** Three rates, or everything at once. */
function paymentsByInstalments(total: string, options: ExampleOptions): object {
  const rates = splitOf(total, ['1', '1', '1']);
  return {
    paymentByInstalments: [
      {
        externalPaymentByInstalmentsId: 'R3',
        description: 'In drei Raten',
        isTotalPaymentOption: false,
        instalments: {
          instalment: rates.map((rate, at) => ({
            externalInstalmentId: `R3-${at + 1}`,
            description: `Rate ${at + 1} von ${rates.length}`,
            paymentInformation: payment(rate, 'Lehrgang Buchhaltung, Rate', at + 1, options),
          })),
        },
      },
      {
        externalPaymentByInstalmentsId: 'R1',
        description: 'Alles auf einmal',
        isTotalPaymentOption: true,
        instalments: {
          instalment: [
            {
              externalInstalmentId: 'R1-1',
              paymentInformation: payment(total, 'Lehrgang Buchhaltung, ganzer Betrag', 0, options),
            },
          ],
        },
      },
    ],
  };
}

/** The same sums as the total, with the sign of an advice. */
function workflowOf(
  type: BusinessCaseType,
  { percentage, net, tax }: { readonly percentage: string; readonly net: string; readonly tax: string },
  today: CalendarDate,
): object {
  const signed = (value: string) => chf(type === 'Advice' ? differenceOf('0', value) : value);
  return {
    vatEnterpriseIdentificationNumbers: { vatEnterpriseIdentificationNumber: ['CHE123456788MWST'] },
    deliveryDateStart: addDays(today, -serviceDays),
    deliveryDateEnd: today,
    netAmount: signed(net),
    vatRates: { vatRate: [{ percentage, taxBaseAmount: signed(net), taxAmount: signed(tax) }] },
    caseReferenceForBillRecipient: 'Bestellung 4711',
  };
}

const serviceDays = 14;
