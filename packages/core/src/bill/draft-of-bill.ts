import { normalizeIban } from '../iban/iban.ts';
import { type Language, languages } from '../payment-part/labels.ts';
import type { Problem } from '../problem/problem.ts';
import { isIban, parseAccountNumber } from '../swiss-qr/account.ts';
import type { AddressDraft, InvoiceDraft } from '../swiss-qr/draft.ts';
import type { ReferenceType } from '../swiss-qr/invoice.ts';
import { ValueReader } from './read-value.ts';
import { swicoTextOf } from './swico.ts';

const billFields = [
  'creditor',
  'account',
  'amount',
  'currency',
  'debtor',
  'reference',
  'message',
  'billingInformation',
  'procedures',
  'language',
] as const;
const partyFields = [
  'name',
  'street',
  'buildingNumber',
  'postalCode',
  'city',
  'country',
  'addressLine1',
  'addressLine2',
] as const;

/** The content of a bill as texts, with only its shape validated. */
export interface BillDraft {
  readonly draft: InvoiceDraft;
  readonly language: Language | undefined;
  /** Problems of the shape, with the field names of the bill. */
  readonly problems: readonly Problem[];
}

/** Reads a bill from any JavaScript caller: see `checkBill`. */
export function draftOfBill(bill: unknown): BillDraft {
  const reader = new ValueReader();
  const members = reader.members(bill, billFields, []);
  const text = (name: (typeof billFields)[number]): string | undefined => reader.text(members[name], [name]);
  if (reader.problems.some(({ path }) => path.length === 0))
    return { draft: {}, language: undefined, problems: reader.problems };
  if (members.creditor === undefined) reader.report('REQUIRED', ['creditor']);
  const creditor = addressOf(reader, members.creditor, 'creditor');
  const account = normalizeIban(text('account') ?? '');
  const amount = amountOf(reader, members.amount);
  const currency = text('currency');
  const debtor = members.debtor === undefined ? undefined : addressOf(reader, members.debtor, 'debtor');
  const reference = text('reference')?.replace(/\s+/g, '');
  const unstructuredMessage = text('message');
  const given = members.billingInformation;
  const billingInformation =
    typeof given === 'object' && given !== null
      ? swicoTextOf(reader, given, amount)
      : reader.text(given, ['billingInformation']);
  const alternativeProcedures = reader
    .list(members.procedures, ['procedures'])
    .map((procedure, index) =>
      procedure === undefined
        ? (reader.wrong(['procedures', index], 'text', procedure) ?? '')
        : (reader.text(procedure, ['procedures', index]) ?? ''),
    );
  return {
    draft: {
      iban: account,
      creditor,
      amount,
      currency,
      debtor,
      referenceType: referenceTypeOf(account, reference),
      reference,
      unstructuredMessage,
      billingInformation,
      alternativeProcedures,
    },
    language: reader.choice(members.language, languages, ['language']),
    problems: reader.problems,
  };
}

function addressOf(reader: ValueReader, value: unknown, party: 'creditor' | 'debtor'): AddressDraft {
  if (value === undefined) return {};
  const members = reader.members(value, partyFields, [party]);
  const [name, street, buildingNumber, postalCode, city, countryCode, addressLine1, addressLine2] = partyFields.map(
    (field) => reader.text(members[field], [party, field]),
  );
  const isCombined = (addressLine1 || addressLine2) && !(street || buildingNumber || postalCode || city);
  return {
    addressType: isCombined ? 'COMBINED' : 'STRUCTURED',
    name,
    street,
    buildingNumber,
    postalCode,
    city,
    countryCode,
    addressLine1,
    addressLine2,
  };
}

/** Thousands as people type them: apostrophes or spaces between groups of three. */
const grouped = /^\d{1,3}(?:['’ \u00a0\u2009\u202f]\d{3})+(?:\.\d+)?$/;

function amountOf(reader: ValueReader, value: unknown): string | undefined {
  const text = reader.decimal(value, ['amount']);
  if (text === '') reader.report('AMOUNT_FORMAT', ['amount']);
  return text !== undefined && grouped.test(text) ? text.replace(/['’\s]/g, '') : text;
}

/**
 * The type that follows from account and reference; the rules report combinations that do not match.
 * Source: guidelines, section on account and reference.
 */
function referenceTypeOf(account: string, reference: string | undefined): ReferenceType {
  if (reference === undefined || reference === '') return 'NON';
  if (/^RF/i.test(reference)) return 'SCOR';
  const parsed = parseAccountNumber(account);
  if (parsed.ok && !isIban(parsed.value)) return 'QRR';
  return /^\d{20,}$/.test(reference) ? 'QRR' : 'SCOR';
}
