import { isDateTime } from '../../bank-message/index.ts';
import { isBic } from '../../iban/bic.ts';
import { normalizeIban } from '../../iban/iban.ts';
import type { Path } from '../../problem/problem.ts';
import { institutionId, parseIban } from '../../swiss-qr/account.ts';
import { limits } from '../limits.ts';
import type { OrderDraft } from '../model.ts';
import type { PaymentDebtor, PaymentSoftware } from '../order.ts';
import type { Validation } from './validation.ts';

/** The identification of a message. Reports `REQUIRED`, `PAYMENT_ID_CHARACTERS`, `TEXT_TOO_LONG`, `PAYMENT_MESSAGE_ID_USED`. */
export function validateMessageId(
  given: string | undefined,
  known: ReadonlySet<string>,
  validation: Validation,
): string | undefined {
  const path = ['messageId'];
  if (given === undefined || given === '') return validation.report('REQUIRED', path);
  const id = validation.id(given, path);
  if (id !== undefined && known.has(id)) validation.report('PAYMENT_MESSAGE_ID_USED', path, { id });
  return id;
}

/** When the order is made. Reports `REQUIRED`, `PAYMENT_CREATED_AT`. */
export function validateCreatedAt(given: string | undefined, validation: Validation): string | undefined {
  const path = ['createdAt'];
  if (given === undefined || given === '') return validation.report('REQUIRED', path);
  return isDateTime(given) ? given : validation.report('PAYMENT_CREATED_AT', path);
}

/**
 * Who pays: an ordinary IBAN of CH or LI and its bank, which is that of the IBAN unless another is named. A file may leave out the name.
 * Reports `REQUIRED`, what `parseIban` reports (a QR-IBAN is `IBAN_IS_QR_IBAN`), `PAYMENT_BIC`, `PAYMENT_INSTITUTION`,
 * `PAYMENT_AGENT_TWICE`. Source: SPS 2025, credit transfers, DbtrAcct, DbtrAgt.
 */
export function validateDebtor(
  draft: OrderDraft['debtor'],
  path: Path,
  validation: Validation,
): PaymentDebtor | undefined {
  if (draft === undefined) return validation.report('REQUIRED', path);
  const { isAsWritten = false } = validation.options;
  const isNameless = isAsWritten && draft.name === undefined;
  const name = isNameless ? '' : validation.requiredText(draft.name, limits.nameLengthMax, [...path, 'name']);
  const text = validation.options.normalize ? normalizeIban(draft.iban ?? '') : (draft.iban ?? '');
  const place = [...path, 'iban'];
  const iban = text === '' ? validation.report('REQUIRED', place) : validation.accept(parseIban(text), place);
  const agent = validateAgent(draft, path, validation);
  if (name === undefined || iban === undefined) return undefined;
  const institution = institutionId(iban).replace(/^0+(?=\d)/, '');
  return { name, iban, agent: agent ?? { institution }, adviceControl: draft.adviceControl };
}

function validateAgent(
  { bic, institution }: NonNullable<OrderDraft['debtor']>,
  path: Path,
  validation: Validation,
): PaymentDebtor['agent'] | undefined {
  if (bic && institution) return validation.report('PAYMENT_AGENT_TWICE', [...path, 'institution']);
  if (bic) return isBic(bic) ? { bic } : validation.report('PAYMENT_BIC', [...path, 'bic']);
  if (!institution) return undefined;
  const grammar = validation.options.isAsWritten ? /^\d{1,5}$/ : /^(?:0|[1-9]\d{0,4})$/;
  return grammar.test(institution)
    ? { institution }
    : validation.report('PAYMENT_INSTITUTION', [...path, 'institution']);
}

/** Program that created the order, as far as it is known. Reports `PAYMENT_CHARACTER`, `TEXT_TOO_LONG`, `TEXT_UNTRIMMED`. */
export function validateSoftware(draft: OrderDraft['software'], validation: Validation): PaymentSoftware {
  const text = (name: keyof PaymentSoftware) =>
    validation.text(draft?.[name], limits.softwareLengthMax, ['software', name]);
  return { name: text('name'), version: text('version'), provider: text('provider') };
}

/** Names in SEPA payments are shorter: that of the payer too. Reports `TEXT_TOO_LONG`. */
export function validateSepaDebtor({ name }: PaymentDebtor, path: Path, validation: Validation): void {
  const { sepaNameLengthMax: max } = limits;
  if (name.length > max) validation.report('TEXT_TOO_LONG', [...path, 'name'], { length: name.length, max });
}
