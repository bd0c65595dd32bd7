import { isCountryCode } from '../country/index.ts';
import { normalizeIban, parseRegisteredIban } from '../iban/index.ts';
import { decimalTextOf, valueAt } from '../json/index.ts';
import type { Draft } from '../model/index.ts';
import { productOf, shortDecimal } from '../money/index.ts';
import type { Path } from '../problem/problem.ts';
import type {
  BankAccount,
  DocumentAttachment,
  InvoiceDocument,
  PartyAddress,
  Position,
  Registration,
  Sender,
  VatCurrency,
} from './invoice-document.ts';
import { limits } from './limits.ts';
import type { InvoiceDocumentJson } from './model.ts';
import type { InvoiceDocumentOptions } from './options.ts';
import type { Validation } from './validation.ts';
import { isFrenchNumber, isSwissVatRate, parseVatNumber } from './vat-number.ts';

type DocumentDraft = Draft<InvoiceDocumentJson>;
type Party = 'sender' | 'recipient';
type AddressDraft = NonNullable<DocumentDraft['recipient']>['address'];

/** What invoices abroad have, and those at home can do without. */
export type Abroad = Pick<
  InvoiceDocument,
  'contractNr' | 'projectNr' | 'deliveryAddress' | 'vatCurrency' | 'notes' | 'bankAccount' | 'attachments'
>;

/** Reports `INVOICE_DOCUMENT_VAT_CURRENCY`, `INVOICE_DOCUMENT_ACCOUNT_TWICE`, `INVOICE_DOCUMENT_ATTACHMENTS_SIZE` and faults of the IBAN. */
export function abroadOf(draft: DocumentDraft, json: unknown, vat: string, validation: Validation): Abroad {
  return {
    contractNr: draft.contractNr,
    projectNr: draft.projectNr,
    deliveryAddress: partyAddressOf(draft.deliveryAddress, ['deliveryAddress'], validation),
    vatCurrency: vatCurrencyOf(draft, vat, validation),
    notes: (draft.notes ?? []).flatMap((note) => {
      const { subject, text } = note ?? {};
      return subject === undefined || text === undefined ? [] : [{ subject, text }];
    }),
    bankAccount: bankAccountOf(draft, json, validation),
    attachments: attachmentsOf(draft, validation),
  };
}

/** Reports `COUNTRY_UNKNOWN`. */
export function partyAddressOf(draft: AddressDraft, path: Path, validation: Validation): PartyAddress | undefined {
  const { name, streetName, houseNumber, additionalLine, postalCode, city, country } = draft ?? {};
  if (country !== undefined && !isCountryCode(country)) {
    return validation.report('COUNTRY_UNKNOWN', [...path, 'country']);
  }
  if (postalCode === undefined || city === undefined || country === undefined) return undefined;
  return {
    name,
    street: streetName,
    buildingNumber: houseNumber,
    additionalLine,
    postalCode,
    city,
    countryCode: country,
  };
}

/** Reports `VAT_NUMBER_FORMAT`, `VAT_NUMBER_CHECK_DIGITS`. */
export function vatNumberOf(
  draft: DocumentDraft,
  party: Party,
  validation: Validation,
  { isReceived }: InvoiceDocumentOptions,
): string | undefined {
  const given = draft[party]?.vatNumber;
  if (given === undefined || isReceived) return given?.replace(/\s/g, '');
  return validation.accept(parseVatNumber(given), [party, 'vatNumber']);
}

/** Reports `FRENCH_NUMBER`. */
export function registrationOf(
  draft: DocumentDraft,
  party: Party,
  validation: Validation,
  { isReceived }: InvoiceDocumentOptions,
): Registration | undefined {
  const { scheme, id: given } = draft[party]?.registration ?? {};
  if (scheme === undefined || given === undefined) return undefined;
  const isFrench = scheme === '0002' || scheme === '0009';
  const id = isFrench ? given.replace(/\s/g, '') : given;
  if (isFrench && !isReceived && !isFrenchNumber(scheme, id)) {
    return validation.report('FRENCH_NUMBER', [party, 'registration', 'id']);
  }
  return { scheme, id };
}

/**
 * VAT of another country does not go out under the Swiss number: `INVOICE_DOCUMENT_VAT_ABROAD` at the first position of each such rate,
 * where the sender has a UID and no VAT number abroad.
 */
export function reportVatAbroad(
  positions: readonly Position[],
  { uid, isVatRegistered }: Sender,
  { sender, invoiceDate: day }: DocumentDraft,
  json: unknown,
  validation: Validation,
): void {
  if (uid === undefined || sender?.vatNumber !== undefined || !isVatRegistered || day === undefined) return;
  const rates = positions.flatMap((one) =>
    one.kind === 'item' && one.vatCategory === 'S' && one.vatRate !== undefined && one.vatRate !== '0'
      ? [one.vatRate]
      : [],
  );
  const given = valueAt(json, ['positions']);
  for (const rate of new Set(rates.filter((one) => !isSwissVatRate(one, day)))) {
    const isOfRate = (one: unknown): boolean => {
      const found = valueAt(one, ['vatRate']);
      return typeof found === 'number' && shortDecimal(decimalTextOf(found)) === rate;
    };
    const index = Array.isArray(given) ? given.findIndex(isOfRate) : -1;
    validation.report('INVOICE_DOCUMENT_VAT_ABROAD', ['positions', Math.max(index, 0), 'vatRate'], { rate });
  }
}

function vatCurrencyOf(
  { vatCurrency, currency: own }: DocumentDraft,
  vat: string,
  validation: Validation,
): VatCurrency | undefined {
  const { currency, exchangeRate: given } = vatCurrency ?? {};
  if (currency === undefined || given === undefined) return undefined;
  if (currency === own) return validation.report('INVOICE_DOCUMENT_VAT_CURRENCY', ['vatCurrency', 'currency']);
  const exchangeRate = shortDecimal(decimalTextOf(given));
  return { currency, exchangeRate, amount: productOf([vat, exchangeRate]) };
}

function bankAccountOf({ bankAccount }: DocumentDraft, json: unknown, validation: Validation): BankAccount | undefined {
  const { iban: given, bic, holder, reference } = bankAccount ?? {};
  if (given === undefined) return undefined;
  if (valueAt(json, ['qrInvoice']) != null) {
    return validation.report('INVOICE_DOCUMENT_ACCOUNT_TWICE', ['bankAccount']);
  }
  const iban = validation.accept(parseRegisteredIban(normalizeIban(given)), ['bankAccount', 'iban']);
  return iban && { iban, bic, holder, reference };
}

function attachmentsOf({ attachments }: DocumentDraft, validation: Validation): readonly DocumentAttachment[] {
  const read = (attachments ?? []).flatMap((one): DocumentAttachment[] => {
    const { nr, description, name, mediaType, content } = one ?? {};
    const isWhole = nr !== undefined && name !== undefined && mediaType !== undefined && content !== undefined;
    return isWhole ? [{ nr, description, name, mediaType, content }] : [];
  });
  const max = limits.attachmentsLengthMax;
  if (read.reduce((sum, { content }) => sum + content.length, 0) > max) {
    validation.report('INVOICE_DOCUMENT_ATTACHMENTS_SIZE', ['attachments'], { max });
  }
  return read;
}
