import { productOf, sumOf } from '../../money/index.ts';
import { completeCreditorReference } from '../../reference/creditor-reference.ts';
import { completeQrReference } from '../../reference/qr-reference.ts';
import { isQrAccount } from '../rules/account.ts';

/** A number made of a text (FNV-1a, 32 bits): another text, most likely another number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

const stepsMax = 2000;

/**
 * An amount that differs with the reference number, from `base` up to 100.00 more in steps of 0.05: so that the same
 * example can be sent again without being taken for the same bill.
 */
export function variedAmount(base: string, referenceNumber: string): string {
  return sumOf([base, productOf([String(hashOf(referenceNumber) % stepsMax), '0.05'])]);
}

/** The reference that goes with an account, made from the reference number: a QR reference or a creditor reference. */
export function accountWithReference(iban: string, referenceNumber: string): object {
  if (isQrAccount(iban)) {
    const reference = completeQrReference(`${hashOf(referenceNumber)}${hashOf(`${referenceNumber}/`)}`);
    return { referenceType: 'QRR', referenceStructured: reference.ok ? reference.value : '', iban };
  }
  const letters = referenceNumber.replace(/[^0-9A-Za-z]+/g, '').slice(-letterCountMax);
  const reference = completeCreditorReference(`E${letters}`);
  return { referenceType: 'SCOR', referenceStructured: reference.ok ? reference.value : '', iban };
}

/** Short enough to stand behind RF, its check digits and a letter of ours. */
const letterCountMax = 16;
