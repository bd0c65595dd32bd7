import type { Path } from '../../problem/problem.ts';
import { parseCreditorReference } from '../../reference/creditor-reference.ts';
import { parseQrReference } from '../../reference/qr-reference.ts';
import { limits } from '../limits.ts';
import type { OnePaymentDraft } from '../model.ts';
import type { Remittance } from '../order.ts';
import { isDomestic, type PaymentRoute } from './account.ts';
import type { Validation } from './validation.ts';

/**
 * What the payee is told. A QR reference goes with a QR-IBAN and only with it, and only within the country; a SEPA payment carries a
 * reference or a message. A reference is never changed, padded or cut. Without a route, because the account is wrong, texts and references
 * are validated by themselves.
 * Reports `PAYMENT_QRR_ONLY_DOMESTIC`, `REFERENCE_TYPE_QRR_NEEDS_QR_IBAN`, `REFERENCE_TYPE_QR_IBAN_NEEDS_QRR`,
 * `PAYMENT_REFERENCE_WITHOUT_TYPE`, `REQUIRED`, what the parsers of references report, and of the message `PAYMENT_CHARACTER`,
 * `TEXT_TOO_LONG`, `TEXT_UNTRIMMED`; as notice `PAYMENT_MESSAGE_LEFT_OUT`. Source: SPS 2025, credit transfers, RmtInf.
 */
export function validateRemittance(
  draft: OnePaymentDraft,
  route: PaymentRoute | undefined,
  path: Path,
  validation: Validation,
): Remittance | undefined {
  const message = validation.text(draft.message, limits.messageLengthMax, [...path, 'message']);
  const { referenceType = 'NON' } = draft;
  const place = [...path, 'referenceType'];
  const isAbroad = route !== undefined && (route.type === 'S' || !isDomestic(route.iban));
  if (referenceType === 'QRR' && isAbroad) {
    validation.report('PAYMENT_QRR_ONLY_DOMESTIC', place);
  } else if (referenceType === 'QRR' && route?.isQrIban === false) {
    validation.report('REFERENCE_TYPE_QRR_NEEDS_QR_IBAN', place);
  } else if (referenceType !== 'QRR' && route?.isQrIban) {
    validation.report('REFERENCE_TYPE_QR_IBAN_NEEDS_QRR', place, { referenceType });
  }
  const reference = validateReference(draft, referenceType, path, validation);
  if (referenceType === 'NON') return message === undefined ? undefined : { referenceType, message };
  if (reference === undefined) return undefined;
  if (message === undefined || route?.type !== 'S') return { referenceType, reference, message };
  validation.notice('PAYMENT_MESSAGE_LEFT_OUT', [...path, 'message']);
  return { referenceType, reference };
}

function validateReference(
  { reference }: OnePaymentDraft,
  referenceType: string,
  path: Path,
  validation: Validation,
): string | undefined {
  const place = [...path, 'reference'];
  if (reference === undefined || reference === '') {
    return referenceType === 'NON' ? undefined : validation.report('REQUIRED', place);
  }
  if (referenceType === 'NON') return validation.report('PAYMENT_REFERENCE_WITHOUT_TYPE', place);
  const text = validation.options.normalize ? reference.replace(/\s+/g, '') : reference;
  return referenceType === 'QRR'
    ? validation.accept(parseQrReference(text), place)
    : validation.accept(parseCreditorReference(text), place);
}
