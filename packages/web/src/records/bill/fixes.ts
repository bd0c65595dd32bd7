import { modulo97CheckDigits } from '@rappen/core/check-digits';
import { isQrIban, normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import type { Problem } from '@rappen/core/problem';
import { completeCreditorReference, completeQrReference, formatQrReference } from '@rappen/core/reference';
import { normalizeBillText, notificationMessage, type RuleProfile, withoutCountryPrefix } from '@rappen/core/swiss-qr';
import type { Party } from './address-fields.ts';
import { structuredOf } from './address-lines.ts';
import { draftOfForm, type Form, isSlipLanguage } from './form.ts';
import { fieldOf } from './validate.ts';

/** A fix for a problem, offered to the user. */
export interface Fix {
  /** What the button says: a sentence of the catalogue, and what stands in it. */
  readonly kind: FixKind;
  readonly value: string;
  readonly changes: Partial<Form>;
}

export type FixKind = 'write' | 'shorten' | 'useType' | 'remove' | 'structure' | 'useCurrency';

/** What can be offered for a problem: nothing that guesses what somebody meant to pay, or to whom. */
export function fixesOf(found: Problem, form: Form, profile: RuleProfile): readonly Fix[] {
  const field = fieldOf(found);
  if (field === '') return [];
  const text = form[field];
  const write = (value: string): Fix[] =>
    value === text || value === '' ? [] : [{ kind: 'write', value, changes: { [field]: value } }];
  switch (found.code) {
    case 'TEXT_CHARACTER_NOT_ALLOWED':
    case 'TEXT_UNTRIMMED':
      return write(normalizeBillText(text, profile.characterSet).text);
    case 'TEXT_TOO_LONG': {
      const max = Number(found.params['max']);
      return [{ kind: 'shorten', value: String(max), changes: { [field]: text.slice(0, max).trim() } }];
    }
    case 'POSTAL_CODE_COUNTRY_PREFIX':
      return write(
        withoutCountryPrefix(text, form[field.startsWith('debtor') ? 'debtor.countryCode' : 'creditor.countryCode']),
      );
    case 'ADDRESS_COMBINED_DISCONTINUED':
      return structureFixes(form, field.startsWith('debtor') ? 'debtor' : 'creditor');
    case 'IBAN_CHECKSUM':
    case 'IBAN_FORMAT':
      return write(ibanWithCheckDigits(text));
    case 'AMOUNT_ZERO_NEEDS_NOTIFICATION':
      return [{ kind: 'write', ...notificationOf(form, profile) }];
    case 'AMOUNT_NOTIFICATION_NEEDS_ZERO':
      return [{ kind: 'write', value: '0.00', changes: { amount: '0.00' } }];
    case 'REFERENCE_TYPE_QR_IBAN_NEEDS_QRR':
      return [useType('QRR', form)];
    case 'REFERENCE_TYPE_QRR_NEEDS_QR_IBAN':
      return [useType('SCOR', form), useType('NON', form)];
    case 'REFERENCE_TYPE_QRR_ONLY_WITH_CHF':
      return [{ kind: 'useCurrency', value: 'CHF', changes: { currency: 'CHF' } }];
    case 'REFERENCE_MUST_BE_EMPTY':
      return referenceUnwanted(form);
    case 'QR_REFERENCE_FORMAT':
    case 'QR_REFERENCE_CHECK_DIGIT':
      return write(completedQrReference(text, found));
    case 'CREDITOR_REFERENCE_FORMAT':
    case 'CREDITOR_REFERENCE_CHECK_DIGITS':
      return write(completedCreditorReference(text, found));
    default:
      return [];
  }
}

function structureFixes(form: Form, party: Party): readonly Fix[] {
  const structured = structuredOf(form[`${party}.addressLine1`], form[`${party}.addressLine2`]);
  if (structured === undefined) return [];
  const { street, buildingNumber, postalCode, city } = structured;
  const value = [street, buildingNumber, postalCode, city].filter((part) => part !== '').join(' · ');
  const changes = {
    [`${party}.addressType`]: 'STRUCTURED',
    [`${party}.street`]: street,
    [`${party}.buildingNumber`]: buildingNumber,
    [`${party}.postalCode`]: postalCode,
    [`${party}.city`]: city,
    [`${party}.addressLine1`]: '',
    [`${party}.addressLine2`]: '',
  };
  return [{ kind: 'structure', value, changes }];
}

/** Check digits are worked out where none were given (`CH00` or `CH??`); wrong ones may hide a wrong account. */
function ibanWithCheckDigits(text: string): string {
  const iban = normalizeIban(text).replace(/[^0-9A-Z?]/g, '');
  const without = /^(CH|LI)(?:00|\?\?)(\w{17})$/.exec(iban);
  const [, country = '', account = ''] = without ?? [];
  const completed = without ? `${country}${modulo97CheckDigits(country, account) ?? ''}${account}` : iban;
  return parseAccountNumber(completed).ok ? completed : '';
}

function notificationOf(form: Form, profile: RuleProfile): Pick<Fix, 'value' | 'changes'> {
  const message = notificationMessage(isSlipLanguage(form.language) ? form.language : 'de', profile);
  return { value: message, changes: { unstructuredMessage: message } };
}

/** Another type of reference takes the reference along where it can. */
function useType(type: 'QRR' | 'SCOR' | 'NON', form: Form): Fix {
  const { reference = '' } = draftOfForm(form);
  const completed =
    type === 'QRR'
      ? completeQrReference(reference)
      : completeCreditorReference(reference.replace(/^0+(?=\d{1,21}$)/, ''));
  const kept = type === 'NON' ? '' : completed.ok ? completed.value : reference;
  return { kind: 'useType', value: type, changes: { referenceType: type, reference: kept } };
}

function referenceUnwanted(form: Form): readonly Fix[] {
  const remove: Fix = { kind: 'remove', value: form.reference, changes: { reference: '' } };
  const account = parseAccountNumber(normalizeIban(form.iban));
  if (!account.ok) return [remove];
  return [useType(isQrIban(account.value) ? 'QRR' : 'SCOR', form), remove];
}

function completedQrReference(text: string, { params }: Problem): string {
  const digits = text.replace(/\s+/g, '');
  const expected = params['expected'];
  if (expected !== undefined) return formatQrReference(`${digits.slice(0, -1)}${expected}`);
  const completed = completeQrReference(digits);
  return completed.ok ? formatQrReference(completed.value) : '';
}

function completedCreditorReference(text: string, { params }: Problem): string {
  const whole = text.replace(/\s+/g, '').toUpperCase();
  const expected = params['expected'];
  if (expected !== undefined) return `RF${expected}${whole.slice(4)}`;
  const completed = completeCreditorReference(whole.replace(/[^0-9A-Z]/g, ''));
  return completed.ok ? completed.value : '';
}
