import { countryCodes } from '@rappen/core/country';
import {
  type AddressDraft,
  type InvoiceDraft,
  notificationMessages,
  parseDraft,
  type QrInvoice,
  type RuleProfile,
} from '@rappen/core/swiss-qr';
import { charactersOf } from '@rappen/core/text';
import * as fc from 'fast-check';
import { expectValue } from '../results.ts';

/** Remainder modulo 97 by plain big integers: an oracle that shares nothing with the code under test. */
export function remainder97(text: string): bigint {
  return BigInt(text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n;
}

function checkDigits97(prefix: string, body: string): string {
  return String(98n - remainder97(`${body}${prefix}00`)).padStart(2, '0');
}

/** The whole table of annex B as printed there; the code under test keeps one row. */
const annexB = [
  '0946827135',
  '9468271350',
  '4682713509',
  '6827135094',
  '8271350946',
  '2713509468',
  '7135094682',
  '1350946827',
  '3509468271',
  '5094682713',
];

/** Check digit by annex B: rows are carries, columns are digits. */
export function checkDigit10(digits: string): string {
  let carry = 0;
  for (const digit of digits) carry = Number((annexB[carry] as string)[Number(digit)]);
  return String((10 - carry) % 10);
}

const digitsAndLetters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Digits, the length being from min to max. */
export const digits = (minLength: number, maxLength = minLength): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

const alphanumerics = (minLength: number, maxLength = minLength): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...digitsAndLetters), minLength, maxLength });

const account = (institution: fc.Arbitrary<number>): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom('CH', 'LI'), institution, alphanumerics(12)).map(([country, iid, rest]) => {
    const body = `${String(iid).padStart(5, '0')}${rest}`;
    return `${country}${checkDigits97(country, body)}${body}`;
  });

/** IBANs of CH and LI whose institution is below 30000 or above 31999. */
export const ibans: fc.Arbitrary<string> = account(
  fc.oneof(fc.integer({ min: 0, max: 29999 }), fc.integer({ min: 32000, max: 99999 })),
);
export const qrIbans: fc.Arbitrary<string> = account(fc.integer({ min: 30000, max: 31999 }));

export const qrReferences: fc.Arbitrary<string> = digits(26)
  .filter((body) => /[1-9]/.test(body))
  .map((body) => body + checkDigit10(body));

export const creditorReferences: fc.Arbitrary<string> = alphanumerics(1, 21).map(
  (body) => `RF${checkDigits97('RF', body)}${body}`,
);

/** Canonical amounts above zero. */
export const amounts: fc.Arbitrary<string> = fc
  .oneof(fc.bigInt({ min: 1n, max: 99_999_999_999n }), fc.bigInt({ min: 1n, max: 10_000n }))
  .map((rappen) => `${rappen / 100n}.${String(rappen % 100n).padStart(2, '0')}`);

/** Texts of permitted characters without blanks at the ends. */
export function texts(profile: RuleProfile, minLength: number, maxLength: number): fc.Arbitrary<string> {
  const characters = charactersOf(profile.characterSet);
  const unit = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...'aBz 019-./\\:;,&äé') },
    { weight: 1, arbitrary: fc.constantFrom(...characters) },
  );
  return fc
    .string({ unit, minLength, maxLength, size: 'medium' })
    .map((text) => text.replace(/^ | $/g, 'x').replace(/^ +| +$/g, 'x'))
    .filter((text) => text.length >= minLength && (minLength === 0 || /[^\s\u00ad]/.test(text)));
}

const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined });

function addresses(profile: RuleProfile): fc.Arbitrary<AddressDraft> {
  const text = (min: number, max: number) => texts(profile, min, max);
  const structured = fc.record<AddressDraft>({
    addressType: fc.constant('STRUCTURED'),
    name: text(1, 70),
    street: optional(text(1, 70)),
    buildingNumber: optional(text(1, 16)),
    postalCode: text(1, 16).filter((code) => !/^(?:[A-Z]{1,2}-|CH|LI|FL)/i.test(code)),
    city: text(1, 35),
    countryCode: fc.constantFrom(...countryCodes),
  });
  if (!profile.combinedAddresses) return structured;
  const combined = fc.record<AddressDraft>({
    addressType: fc.constant('COMBINED'),
    name: text(1, 70),
    addressLine1: optional(text(1, 70)),
    addressLine2: text(1, 70),
    countryCode: fc.constantFrom(...countryCodes),
  });
  return fc.oneof(structured, combined);
}

const accountsAndReferences: fc.Arbitrary<InvoiceDraft> = fc.oneof(
  fc.record<InvoiceDraft>({ referenceType: fc.constant('QRR'), iban: qrIbans, reference: qrReferences }),
  fc.record<InvoiceDraft>({ referenceType: fc.constant('SCOR'), iban: ibans, reference: creditorReferences }),
  fc.record<InvoiceDraft>({ referenceType: fc.constant('NON'), iban: ibans }),
);

const billingInformation = (profile: RuleProfile): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(texts(profile, 1, 10), digits(9), fc.integer({ min: 0, max: 9999 }))
      .map(
        ([number, uid, days]) => `//S1/10/${number.replace(/[\\/]/g, '\\$&')}/11/240229/30/${uid}/32/8.1/40/0:${days}`,
      ),
    texts(profile, 1, 60).map((text) => `//XY/${text}`),
  );

const procedures = (profile: RuleProfile): fc.Arbitrary<readonly string[]> =>
  fc.array(
    fc.oneof(
      digits(1, 17).map((id) => `eBill/B/${id}`),
      digits(9).map((uid) => `eBill/R/CHE${uid}/12345`),
      texts(profile, 1, 100),
    ),
    { maxLength: 2 },
  );

const utf8 = new TextEncoder();

/** Drafts that are valid under a profile by construction, notifications included. */
export function validDrafts(profile: RuleProfile): fc.Arbitrary<InvoiceDraft> {
  const languages = (['de', 'fr', 'it', 'en', 'rm'] as const).filter(
    (language) => language !== 'rm' || profile.romansh,
  );
  return fc
    .tuple(
      accountsAndReferences,
      fc.record<InvoiceDraft>({
        creditor: addresses(profile),
        debtor: optional(addresses(profile)),
        amount: optional(amounts),
        currency: fc.constantFrom('CHF', 'EUR'),
        unstructuredMessage: optional(texts(profile, 1, 60)),
        billingInformation: optional(billingInformation(profile)),
        alternativeProcedures: procedures(profile),
      }),
      fc.option(
        fc.constantFrom(...languages).map((language) => notificationMessages[language]),
        { nil: undefined, freq: 8 },
      ),
    )
    .map(([reference, rest, notification]): InvoiceDraft => {
      const qrrInEuro = reference.referenceType === 'QRR' && profile.qrReferenceOnlyWithChf;
      const draft = { ...reference, ...rest, currency: qrrInEuro ? 'CHF' : rest.currency };
      return notification === undefined ? draft : { ...draft, amount: '0.00', unstructuredMessage: notification };
    })
    .filter((draft) => utf8.encode(JSON.stringify(draft)).length < 950)
    .filter(
      ({ unstructuredMessage = '', billingInformation: coded = '' }) =>
        unstructuredMessage.length + coded.length <= 140,
    );
}

/** Valid invoices of a profile. */
export function validInvoices(profile: RuleProfile): fc.Arbitrary<QrInvoice> {
  return validDrafts(profile).map((draft) => expectValue(parseDraft(draft, profile)));
}
