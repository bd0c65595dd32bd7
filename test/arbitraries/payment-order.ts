import { countryCodes } from '@rappen/core/country';
import { ExactNumber, type JsonValue } from '@rappen/core/json';
import { writeValue } from '@rappen/core/model';
import {
  type PaymentDraft,
  type PaymentOrderJson,
  type PaymentPartyJson,
  paymentCharacters,
  paymentOrderModel,
} from '@rappen/core/payment-order';
import { profiles } from '@rappen/core/swiss-qr';
import * as fc from 'fast-check';
import { amounts, creditorReferences, digits, ibans, qrIbans, qrReferences, remainder97, texts } from './qr-invoice.ts';

const printable = { ...profiles['2.4'], characterSet: paymentCharacters };
const text = (max: number) => texts(printable, 1, max);
const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined });

/** Identifications by the rules of banks. */
const ids = (max: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: fc.constantFrom(..."ABCxyz019'()+,-.:? /"), minLength: 1, maxLength: max })
    .map((id) => id.replace(/^[ /]/, 'A').replace(/\/$/, 'Z').replace(/\/\//g, '/-').replace(/ $/, '.'))
    .filter((id) => !/\/\/|^[ /]|\/$/.test(id) && id !== 'NOTPROVIDED');

const parties = (nameMax: number): fc.Arbitrary<PaymentPartyJson> =>
  fc.record({
    name: text(nameMax),
    streetName: optional(text(70)),
    houseNumber: optional(text(16)),
    postalCode: optional(text(16)),
    city: text(35),
    country: fc.constantFrom(...countryCodes),
  });

/** IBANs of countries with digits alone. */
const foreign = (lengths: Readonly<Record<string, number>>): fc.Arbitrary<string> =>
  fc.constantFrom(...Object.entries(lengths)).chain(([country, length]) =>
    digits(length).map((body) => {
      const check = 98n - remainder97(`${body}${country}00`);
      return `${country}${String(check).padStart(2, '0')}${body}`;
    }),
  );

const withReference = fc.oneof(
  fc.record({ iban: qrIbans, referenceType: fc.constant('QRR' as const), reference: qrReferences }),
  fc.record({ iban: ibans, referenceType: fc.constant('SCOR' as const), reference: creditorReferences }),
);
const withoutReference = fc.record({ iban: ibans, referenceType: fc.constant('NON' as const) });

const uuids = fc.uuid({ version: 4 });
const rest = fc.record({
  message: optional(text(140)),
  endToEndId: optional(ids(35)),
  executionDate: optional(fc.constantFrom('2026-11-30', '2026-12-01')),
  express: optional(fc.constant(true)),
  purpose: optional(fc.constantFrom('CHAR', 'RENT', 'SUPP')),
  uetr: optional(uuids),
});

const domestic: fc.Arbitrary<PaymentDraft> = fc
  .tuple(
    fc.oneof(withReference, withoutReference),
    rest,
    fc.record({
      creditor: fc.oneof(
        parties(140),
        text(140).map((name) => ({ name })),
      ),
      currency: fc.constantFrom('CHF', 'CHF', 'EUR'),
      amount: amounts,
      ultimateDebtor: optional(parties(140)),
      service: optional(fc.constant('INST' as const)),
    }),
  )
  .map(([account, more, own]) => ({ ...account, ...more, ...own }))
  .map((draft) => (draft.currency === 'EUR' ? { ...draft, service: undefined } : draft));

const sepa: fc.Arbitrary<PaymentDraft> = fc
  .tuple(
    foreign({ DE: 18, AT: 16, FI: 14, BE: 12, PT: 21 }),
    rest,
    fc.record({ creditor: parties(70), amount: amounts }),
  )
  .map(([iban, more, own]) => ({ iban, currency: 'EUR', referenceType: 'NON', service: 'SEPA', ...more, ...own }));

const abroad: fc.Arbitrary<PaymentDraft> = fc
  .tuple(
    fc.oneof(foreign({ DE: 18, TN: 20, IL: 19 }), ibans),
    rest,
    fc.record({
      creditor: parties(140),
      amount: amounts,
      currency: fc.constantFrom('USD', 'GBP', 'SEK'),
      chargeBearer: fc.constantFrom('SHAR' as const, 'DEBT' as const, 'CRED' as const),
    }),
    optional(fc.constantFrom('COBADEFF', 'DEUTDEFF500')),
  )
  .map(([iban, more, own, bic]) => ({
    iban,
    bic: /^(?:CH|LI)/.test(iban) ? undefined : bic,
    referenceType: 'NON',
    ...more,
    ...own,
  }));

const payments = fc.uniqueArray(fc.oneof({ weight: 3, arbitrary: domestic }, sepa, abroad), {
  minLength: 1,
  maxLength: 12,
  selector: ({ iban, reference, amount, message }) => `${iban} ${reference ?? `${amount} ${message}`}`,
});

/** Orders that are valid on 2026-11-23 by construction. */
export const paymentOrders: fc.Arbitrary<PaymentOrderJson> = fc.record({
  messageId: ids(35),
  createdAt: fc.constantFrom('2026-11-23T08:15:00', '2026-11-23T23:59:59+01:00'),
  executionDate: fc.constantFrom('2026-11-26', '2026-11-27'),
  debtor: fc.record({
    name: text(70),
    iban: ibans,
    institution: optional(fc.constantFrom('700', '30700', '9000')),
    adviceControl: optional(fc.constantFrom('NOA' as const, 'CND' as const)),
  }),
  batchBooking: fc.boolean(),
  software: optional(fc.record({ name: optional(text(20)), version: optional(text(10)) })),
  payments,
});

/** An order as JSON that was read: amounts are exact numbers. */
export function readJsonOf(order: PaymentOrderJson): JsonValue {
  return writeValue(paymentOrderModel, order);
}

/** The same with another value somewhere: `payments.0.amount`. Numbers stand for exact numbers; undefined takes the member away. */
export function changedOrder(order: PaymentOrderJson, changes: Readonly<Record<string, unknown>>): unknown {
  const copy = structuredCopy(readJsonOf(order));
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.');
    const last = steps.pop() as string;
    const place = steps.reduce((inner, step) => (inner as Record<string, unknown>)[step], copy);
    const exact = typeof value === 'number' ? new ExactNumber(String(value)) : value;
    if (exact === undefined) delete (place as Record<string, unknown>)[last];
    else (place as Record<string, unknown>)[last] = exact;
  }
  return copy;
}

function structuredCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCopy);
  if (value === null || typeof value !== 'object' || value instanceof ExactNumber) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, structuredCopy(member)]));
}
