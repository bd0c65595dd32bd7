import { type EpcPayment, epcElements } from './payment.ts';

/** Number of the character set that is written: UTF-8. */
const utf8 = '1';

/**
 * Encodes the text of an EPC QR code: service tag, version, character set 1 (UTF-8), transfer and the elements, with nothing after the
 * last non-empty one. Source: EPC069-12, section 2.
 */
export function writeEpcPayload(payment: EpcPayment, lineEnd: '\n' | '\r\n' = '\n'): string {
  const elements = epcElements.map((field) => {
    const value = payment[field] ?? '';
    return field === 'amount' && value !== '' ? `EUR${value}` : value;
  });
  while (elements.at(-1) === '') elements.pop();
  return ['BCD', payment.version, utf8, payment.transfer, ...elements].join(lineEnd);
}
