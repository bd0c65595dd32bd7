import { countryCodes } from '@rappen/core/country';
import { addDays, type CalendarDate } from '@rappen/core/date';
import {
  type BusinessCase,
  type BusinessCaseType,
  businessCaseTypes,
  parseBusinessCase,
  readJsonDocument,
} from '@rappen/core/ebill';
import * as fc from 'fast-check';
import { amounts, creditorReferences, digits, ibans, qrIbans, qrReferences } from './qr-invoice.ts';

/** The business case of a request as `JSON.parse` would give it, amounts as texts. */
export type RawCase = Readonly<Record<string, unknown>>;

/** Texts of the permitted characters, markup among them, with something to see. */
const texts = (lengthMax: number): fc.Arbitrary<string> =>
  fc
    .string({
      unit: fc.oneof(
        fc.constantFrom(...'aZ09 .,-/&<>"\'[]\\:;äé€ß日'),
        fc.integer({ min: 0xa0, max: 0xd7ff }).map((code) => String.fromCharCode(code)),
        fc.constantFrom('\ue000', '\ufffd', '\ufeff'),
      ),
      minLength: 1,
      maxLength: lengthMax,
    })
    .filter((text) => text.trim() !== '');

const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined });

/** Leaves out what is undefined, as a sender does. */
const record = (model: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<RawCase> =>
  fc
    .record(model)
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)));

const structuredAddress = record({
  street: optional(texts(70)),
  buildingNumber: optional(texts(16)),
  city: texts(35),
  postalCode: texts(9),
  countryCode: fc.constantFrom(...countryCodes),
});

const recipientAddress = fc.oneof(
  record({ structuredAddress: optional(structuredAddress) }),
  record({
    unstructuredAddress: record({
      addressLine1: texts(70),
      addressLine2: optional(texts(70)),
      countryCode: fc.constantFrom(...countryCodes),
    }),
  }),
);

const billRecipient = fc.oneof(
  record({
    emailAddress: fc.constantFrom('petra.muster+allowed@example.org', 'a@b.ch'),
    billRecipientNetId: optional(digits(1, 17)),
    name: texts(70),
    address: recipientAddress,
  }),
  record({
    enterpriseIdentificationNumber: digits(9).map((number) => `CHE${number}`),
    name: texts(70),
    address: recipientAddress,
  }),
);

const references = fc.oneof(
  record({ referenceType: fc.constant('QRR'), referenceStructured: qrReferences, iban: qrIbans }),
  record({ referenceType: fc.constant('SCOR'), referenceStructured: creditorReferences, iban: ibans }),
  record({ referenceType: fc.constant('NON'), iban: ibans }),
);

/** Within what a business case can carry; some with fewer decimals than two. */
const values: fc.Arbitrary<string> = fc
  .tuple(amounts, fc.boolean())
  .filter(([value]) => value.length <= '99999999.99'.length)
  .map(([value, isShort]) => (isShort ? value.replace(/\.?0+$/, '') : value));

function payment(today: CalendarDate, value: string | undefined, currencyCode: string): fc.Arbitrary<RawCase> {
  return fc
    .tuple(
      optional(record({ name: texts(70), structuredAddress: optional(structuredAddress) })),
      references,
      optional(texts(140)),
      fc.integer({ min: -90, max: 30 }),
      fc.boolean(),
    )
    .map(([accountHolder, reference, referenceUnstructured, days, isModifiable]) => ({
      accountAndReference: { accountHolder, generic: { ...reference, referenceUnstructured } },
      amount: { value, currencyCode },
      dueDate: addDays(today, days),
      payableAmountCanBeModified: value === undefined || isModifiable,
    }));
}

const singlePayment = (today: CalendarDate, value: string | undefined, currencyCode: string) =>
  record({
    paymentMode: fc.constantFrom('EBILL', 'EBILL_DEBIT', undefined),
    paymentInformation: payment(today, value, currencyCode),
  });

function paymentsByInstalments(today: CalendarDate, currencyCode: string): fc.Arbitrary<RawCase> {
  const group = fc.array(
    optional(values).chain((value) => payment(today, value, currencyCode)),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  return fc
    .array(fc.tuple(group, optional(texts(140)), fc.boolean()), { minLength: 1, maxLength: 3 })
    .map((groups) => ({
      paymentByInstalments: groups.map(([payments, description, isTotalAmountHidden], at) => ({
        externalPaymentByInstalmentsId: `G${at}`,
        description,
        isTotalAmountHidden,
        instalments: {
          instalment: payments.map((paymentInformation, index) => ({
            externalInstalmentId: `G${at}-${index}`,
            paymentInformation,
          })),
        },
      })),
    }));
}

function workflow(today: CalendarDate): fc.Arbitrary<RawCase> {
  const amount = record({ value: optional(values), currencyCode: fc.constantFrom('CHF', 'EUR', 'USD') });
  return record({
    vatEnterpriseIdentificationNumbers: optional(
      record({
        vatEnterpriseIdentificationNumber: fc.array(
          digits(9).map((number) => `CHE${number}MWST`),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    ),
    deliveryDateStart: optional(fc.constant(addDays(today, -40))),
    deliveryDateEnd: optional(fc.constant(today)),
    netAmount: optional(amount),
    amountPaid: optional(amount),
    vatRates: optional(
      record({
        vatRate: fc.array(
          record({
            percentage: fc.constantFrom('0', '2.6', '3.80', '8.1', '100'),
            taxBaseAmount: amount,
            taxAmount: amount,
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    ),
    caseReferenceForBillRecipient: optional(texts(70)),
  });
}

function sections(
  type: BusinessCaseType,
  today: CalendarDate,
  value: string | undefined,
  currencyCode: string,
): fc.Arbitrary<RawCase> {
  const single = singlePayment(today, value, currencyCode);
  switch (type) {
    case 'Bill':
    case 'Reminder':
      return record({ singlePayment: single });
    case 'DonationInquiry':
      return record({
        singlePayment: single,
        proposedDonationAmounts: fc.constant(
          value === undefined
            ? { proposedDonationAmount: ['20', '50.00'].map((proposal) => ({ value: proposal, currencyCode })) }
            : undefined,
        ),
        donationPurposes: optional(
          record({
            donationPurpose: texts(35).map((label) => [{ externalDonationPurposeId: 'P1', label }]),
          }),
        ),
      });
    case 'InstalmentBill':
      return record({ paymentsByInstalments: paymentsByInstalments(today, currencyCode) });
    default:
      return fc.constant({});
  }
}

/** Business cases of a type that are valid on a day by construction. */
function validCases(type: BusinessCaseType, today: CalendarDate): fc.Arbitrary<RawCase> {
  const needsValue = type === 'Reminder' || type === 'CreditNote' || type === 'Advice';
  const total = needsValue ? values : optional(values);
  return fc.tuple(total, fc.constantFrom('CHF', 'EUR')).chain(([value, currencyCode]) =>
    fc
      .tuple(
        record({
          referenceNumber: texts(120),
          businessCaseDate: fc.integer({ min: -90, max: 0 }).map((days) => addDays(today, days)),
          totalAmount: fc.constant({ value, currencyCode }),
          referencedBill: optional(record({ referenceNumber: texts(119).map((text) => `~${text}`) })),
          billRecipient,
          workflow: optional(workflow(today)),
        }),
        sections(type, today, value, currencyCode),
      )
      .map(([head, rest]) => ({ ...head, ...rest }))
      .filter((raw) => raw['referenceNumber'] !== (raw['referencedBill'] as RawCase | undefined)?.['referenceNumber']),
  );
}

/** A type and a valid business case of it. */
export function anyValidCase(
  today: CalendarDate,
): fc.Arbitrary<{ readonly type: BusinessCaseType; readonly raw: RawCase }> {
  return fc.constantFrom(...businessCaseTypes).chain((type) => validCases(type, today).map((raw) => ({ type, raw })));
}

/** Valid business cases of a type, as the rules give them. */
export function acceptedCases(type: BusinessCaseType, today: CalendarDate): fc.Arbitrary<BusinessCase> {
  return validCases(type, today).map((raw) => {
    const parsed = parseBusinessCase(type, readJsonDocument(raw), { today });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return parsed.value;
  });
}
