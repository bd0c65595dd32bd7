import { textWidth } from '../font/metrics.ts';
import { formatIban } from '../iban/iban.ts';
import type { Path } from '../problem/problem.ts';
import { formatCreditorReference, formatQrReference } from '../reference/index.ts';
import type { Address, QrInvoice } from '../swiss-qr/invoice.ts';
import type { Labels } from './labels.ts';

/** A value that begins on a line of its own and may run over several. */
export interface Paragraph {
  readonly text: string;
  /** Millimetres on one line at type size 1 pt. */
  readonly unitWidth: number;
  /** `whole`: account or reference, kept on one line if possible and never cut. `street`: the receipt may leave it out. */
  readonly role: 'plain' | 'whole' | 'street';
  /** The invoice fields in the order of the text, each with its end. */
  readonly fields: readonly Field[];
}

interface Field {
  readonly path: Path;
  readonly end: number;
}

/** A heading with its values, or with a blank field to fill in. */
export interface Block {
  readonly heading: string;
  readonly paragraphs: readonly Paragraph[];
}

/** The information of an invoice as printed, in the order of the guidelines (IG 3.5, 3.6). */
export interface Information {
  readonly account: Block;
  readonly reference: Block | undefined;
  readonly additional: Block | undefined;
  /** Without paragraphs: to be filled in by hand. */
  readonly debtor: Block;
}

export function informationOf(invoice: QrInvoice, labels: Labels, printBillingInformation: boolean): Information {
  const { account, creditor, debtor } = invoice;
  const iban = paragraph(formatIban(account.iban), 'whole', paths.iban);
  // A bill that goes abroad names the country of both sides (IG 3.5.4)
  const home = debtor && debtor.countryCode !== creditor.countryCode ? '' : 'CH';
  const lines = (address: Address, path: AddressPaths) => addressParagraphs(address, path, home);
  return {
    account: { heading: labels.account, paragraphs: [iban, ...lines(creditor, paths.creditor)] },
    reference: referenceBlock(account, labels),
    additional: additionalBlock(invoice, labels, printBillingInformation),
    debtor: debtor
      ? { heading: labels.payableBy, paragraphs: lines(debtor, paths.debtor) }
      : { heading: labels.payableByBlank, paragraphs: [] },
  };
}

function referenceBlock(account: QrInvoice['account'], labels: Labels): Block | undefined {
  if (account.referenceType === 'NON') return undefined;
  const text =
    account.referenceType === 'QRR' ? formatQrReference(account.reference) : formatCreditorReference(account.reference);
  return { heading: labels.reference, paragraphs: [paragraph(text, 'whole', paths.reference)] };
}

function additionalBlock(invoice: QrInvoice, labels: Labels, printBillingInformation: boolean): Block | undefined {
  const { unstructuredMessage, billingInformation } = invoice;
  const paragraphs: Paragraph[] = [];
  if (unstructuredMessage) paragraphs.push(paragraph(unstructuredMessage, 'plain', paths.unstructuredMessage));
  if (printBillingInformation && billingInformation) {
    paragraphs.push(paragraph(billingInformation, 'plain', paths.billingInformation));
  }
  return paragraphs.length > 0 ? { heading: labels.additionalInformation, paragraphs } : undefined;
}

type AddressPaths = Readonly<
  Record<'name' | 'street' | 'buildingNumber' | 'postalCode' | 'city' | 'addressLine1' | 'addressLine2', Path>
>;

/** Name, street with number, town: absent values leave no line. Addresses of the country `home` are printed without it. */
function addressParagraphs(address: Address, path: AddressPaths, home: string): Paragraph[] {
  const prefix = address.countryCode === home ? '' : `${address.countryCode}-`;
  const withCountry = (text: string) => (text.startsWith(prefix) ? text : prefix + text);
  const paragraphs = [paragraph(address.name, 'plain', path.name)];
  if (address.addressType === 'COMBINED') {
    const { addressLine1, addressLine2 } = address;
    if (addressLine1) paragraphs.push(paragraph(addressLine1, 'street', path.addressLine1));
    paragraphs.push(paragraph(withCountry(addressLine2), 'plain', path.addressLine2));
    return paragraphs;
  }
  const { street, buildingNumber } = address;
  if (street && buildingNumber) {
    paragraphs.push(pair(street, path.street, buildingNumber, path.buildingNumber, 'street'));
  } else if (street) {
    paragraphs.push(paragraph(street, 'street', path.street));
  } else if (buildingNumber) {
    paragraphs.push(paragraph(buildingNumber, 'street', path.buildingNumber));
  }
  const postalCode = withCountry(address.postalCode);
  paragraphs.push(pair(postalCode, path.postalCode, address.city, path.city, 'plain'));
  return paragraphs;
}

function paragraph(text: string, role: Paragraph['role'], path: Path): Paragraph {
  return { text, unitWidth: textWidth(text, 1, false), role, fields: [{ path, end: text.length }] };
}

function pair(first: string, firstPath: Path, second: string, secondPath: Path, role: Paragraph['role']): Paragraph {
  const text = `${first} ${second}`;
  const fields = [
    { path: firstPath, end: first.length },
    { path: secondPath, end: text.length },
  ];
  return { text, unitWidth: textWidth(text, 1, false), role, fields };
}

function addressPaths(party: 'creditor' | 'debtor'): AddressPaths {
  return {
    name: [party, 'name'],
    street: [party, 'street'],
    buildingNumber: [party, 'buildingNumber'],
    postalCode: [party, 'postalCode'],
    city: [party, 'city'],
    addressLine1: [party, 'addressLine1'],
    addressLine2: [party, 'addressLine2'],
  };
}

const paths = {
  iban: ['account', 'iban'],
  reference: ['account', 'reference'],
  creditor: addressPaths('creditor'),
  debtor: addressPaths('debtor'),
  unstructuredMessage: ['unstructuredMessage'],
  billingInformation: ['billingInformation'],
} as const satisfies Record<string, Path | AddressPaths>;
