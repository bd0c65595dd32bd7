import { type InvoiceDocument, invoiceWords, type PartyAddress } from '../../invoice-document/index.ts';
import type { Language } from '../../payment-part/index.ts';
import type { Address } from '../../swiss-qr/index.ts';
import type { Uid } from '../../uid/index.ts';
import type { Contact, Identifier, Party, Payee, PostalAddress } from '../semantic/index.ts';
import { electronicAddressOf } from './electronic-address.ts';

/** Swiss numbers of companies, in the lists of identifiers and of electronic addresses alike. */
const uidScheme = '0183';

/** What makes a UID a VAT number: readers elsewhere refuse the number without one of these, and ours may have either. */
const vatSuffixes: readonly string[] = ['MWST', 'TVA', 'IVA'];

/** The suffix in the language of the invoice; German where that has none of its own. */
function vatSuffixOf(language: Language): string {
  const { vatSuffix } = invoiceWords[language];
  return vatSuffixes.includes(vatSuffix) ? vatSuffix : 'MWST';
}

/** BG-4. The address in parts is the sender's own, else that of the payment part. */
export function sellerOf({ sender, contactPerson, payment, language }: InvoiceDocument): Party {
  const { uid, vatNumber, registration, electronicAddress } = sender;
  const swissNumber = uid && `${uid}${vatSuffixOf(language)}`;
  const contact = contactPerson ?? { name: undefined, phone: sender.phone, email: sender.email };
  return present<Party>({
    name: sender.name ?? sender.address?.name ?? sender.addressLines[0],
    ids: [],
    registration: registration ?? registrationOf(uid),
    vatId: sender.isVatRegistered ? (vatNumber ?? swissNumber) : undefined,
    taxNumber: sender.taxNumber,
    electronicAddress: electronicAddress ?? registrationOf(uid) ?? electronicAddressOf({ vatNumber, registration }),
    address: addressOf(sender.address) ?? addressOfBill(payment?.creditor),
    contact: contactOf(contact),
  });
}

/**
 * BG-7. Without an address of its own the debtor of the payment part is taken, if the printed lines name them. Beside what is outside
 * VAT no VAT number may stand (BR-O-02): the UID stays.
 */
export function buyerOf({ recipient, customerNr, payment, totals }: InvoiceDocument): Party {
  const { address, uid, vatNumber, registration, electronicAddress, addressLines } = recipient;
  const debtor = payment?.debtor;
  const isNamed = debtor !== undefined && addressLines.includes(debtor.name);
  return present<Party>({
    name: address?.name ?? (address === undefined && isNamed ? debtor.name : addressLines[0]),
    ids: customerNr === undefined ? [] : [{ id: customerNr }],
    registration: registration ?? registrationOf(uid),
    vatId: totals.vatGroups.some(({ category }) => category === 'O') ? undefined : vatNumber,
    electronicAddress: electronicAddress ?? registrationOf(uid) ?? electronicAddressOf({ vatNumber, registration }),
    address: addressOf(address) ?? (isNamed ? addressOfBill(debtor) : undefined),
  });
}

/** BG-10, where someone else than the seller is paid. */
export function payeeOf({ payment }: InvoiceDocument, seller: Party): Payee | undefined {
  const name = payment?.creditor.name;
  return name === undefined || name === seller.name ? undefined : { name };
}

function registrationOf(uid: Uid | undefined): Identifier | undefined {
  return uid === undefined ? undefined : { id: uid, scheme: uidScheme };
}

function contactOf({ name, phone, email }: NonNullable<InvoiceDocument['contactPerson']>): Contact | undefined {
  return (name ?? phone ?? email) ? present<Contact>({ name, phone, email }) : undefined;
}

/** An address in its parts; nothing without one. */
export function addressOf(address: PartyAddress | undefined): PostalAddress | undefined {
  if (address === undefined) return undefined;
  return present<PostalAddress>({
    line1: joined(address.street, address.buildingNumber),
    line2: address.additionalLine,
    postalCode: address.postalCode,
    city: address.city,
    country: address.countryCode,
  });
}

function addressOfBill(address: Address | undefined): PostalAddress | undefined {
  if (address?.addressType !== 'STRUCTURED') return undefined;
  return present<PostalAddress>({
    line1: joined(address.street, address.buildingNumber),
    postalCode: address.postalCode,
    city: address.city,
    country: address.countryCode,
  });
}

function joined(...parts: readonly (string | undefined)[]): string | undefined {
  const text = parts.filter((part) => part !== undefined && part !== '').join(' ');
  return text === '' ? undefined : text;
}

/** The value without the members that are undefined, as reading gives it back. */
export function present<T extends object>(value: T): T {
  const kept: Partial<T> = {};
  for (const key of Object.keys(value) as (keyof T)[]) {
    if (value[key] !== undefined) kept[key] = value[key];
  }
  return kept as T;
}
