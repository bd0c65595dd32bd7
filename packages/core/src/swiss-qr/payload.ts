import { utf8Length } from '@rappen/pdf/internal/base';
import type { Problem } from '../problem/problem.ts';
import type { Address, QrInvoice } from './invoice.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';

const noAddress = '\n\n\n\n\n\n';

/**
 * Encodes the text of the QR code (Swiss Payments Code), in canonical form: lines end with LF, nothing follows the last used line,
 * line 32 is kept empty only before an alternative procedure. Source: guidelines, section on the data structure.
 */
export function writePayload(invoice: QrInvoice, lineEnd: '\n' | '\r\n' = '\n'): string {
  const { account, alternativeProcedures } = invoice;
  const reference = account.referenceType === 'NON' ? '' : account.reference;
  let text = `SPC\n0200\n1\n${account.iban}\n${writeAddress(invoice.creditor)}\n${noAddress}\n${invoice.amount ?? ''}\n${invoice.currency}\n${
    invoice.debtor ? writeAddress(invoice.debtor) : noAddress
  }\n${account.referenceType}\n${reference}\n${invoice.unstructuredMessage ?? ''}\nEPD`;
  if (invoice.billingInformation !== undefined || alternativeProcedures.length > 0) {
    text += `\n${invoice.billingInformation ?? ''}`;
    for (const procedure of alternativeProcedures) text += `\n${procedure}`;
  }
  return lineEnd === '\n' ? text : text.replaceAll('\n', lineEnd);
}

/** Type, name, street or line 1, building number or line 2, postal code, city, country: seven lines. */
function writeAddress(address: Address): string {
  return address.addressType === 'STRUCTURED'
    ? `S\n${address.name}\n${address.street ?? ''}\n${address.buildingNumber ?? ''}\n${address.postalCode}\n${address.city}\n${address.countryCode}`
    : `K\n${address.name}\n${address.addressLine1 ?? ''}\n${address.addressLine2}\n\n\n${address.countryCode}`;
}

/**
 * Length of a payload for the limit of 997, which counts characters but must hold for the symbol's bytes too:
 * bytes where they could matter, else characters (no permitted character takes more than three bytes).
 */
export function payloadLength(text: string): number {
  return text.length * 3 <= limits.payloadLengthMax ? text.length : utf8Length(text);
}

/** `PAYLOAD_TOO_LONG` for a payload of more than 997 characters or bytes. Source: guidelines 4.1.3. */
export function payloadLengthProblem(text: string): Problem | undefined {
  const length = payloadLength(text);
  const max = limits.payloadLengthMax;
  return length > max ? problem('PAYLOAD_TOO_LONG', [], { length, max }) : undefined;
}
