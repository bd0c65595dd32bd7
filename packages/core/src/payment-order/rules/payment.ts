import type { CalendarDate } from '../../date/calendar-date.ts';
import type { Path } from '../../problem/problem.ts';
import type { OnePaymentDraft } from '../model.ts';
import type { Payment, PaymentGroup } from '../order.ts';
import { routeToNumber, validateBic, validateCurrency, validateIban, validateRoute } from './account.ts';
import { validateAmount } from './amount.ts';
import { validateDate } from './date.ts';
import { validateParty } from './party.ts';
import { validateRemittance } from './remittance.ts';
import type { Validation } from './validation.ts';

/** A payment with what makes its group: payments that agree in all of these are booked together. */
export interface RoutedPayment {
  readonly payment: Omit<Payment, 'instructionId'>;
  readonly group: Pick<
    PaymentGroup,
    'executionDate' | 'currency' | 'type' | 'service' | 'express' | 'chargeBearer' | 'categoryPurpose'
  >;
}

const uuid = /^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/;

/** Validates one payment by every rule; undefined when one of its necessary parts is wrong. Source: SPS 2025, credit transfers. */
export function validatePayment(
  draft: OnePaymentDraft,
  index: number,
  executionDate: CalendarDate | undefined,
  path: Path,
  validation: Validation,
): RoutedPayment | undefined {
  const currency = validateCurrency(draft, path, validation);
  const route = routeOf(draft, currency, path, validation);
  const type = route?.type;
  const creditor = draft.creditor
    ? validateParty(draft.creditor, type, [...path, 'creditor'], validation)
    : validation.report('REQUIRED', [...path, 'creditor']);
  if (type === 'X' && creditor !== undefined && creditor.address === undefined) {
    validation.report('PAYMENT_ADDRESS_REQUIRED', [...path, 'creditor']);
  }
  const bic = route && validateBic(draft, route, path, validation);
  const amount = validateAmount(draft, currency, type ?? 'X', path, validation);
  const remittance = validateRemittance(draft, route, path, validation);
  const isCopied = validation.options.ultimateDebtor === 'copied' && isFilled(draft.ultimateDebtor);
  const ultimateDebtor =
    isCopied && draft.ultimateDebtor
      ? validateParty(draft.ultimateDebtor, type, [...path, 'ultimateDebtor'], validation)
      : undefined;
  const endToEndId = validation.id(draft.endToEndId, [...path, 'endToEndId']);
  const uetr = validateUetr(draft, path, validation);
  const purpose = validation.code(draft.purpose, [...path, 'purpose']);
  const categoryPurpose = validation.code(draft.categoryPurpose, [...path, 'categoryPurpose']);
  const day = draft.executionDate
    ? validateDate(draft.executionDate, [...path, 'executionDate'], validation)
    : executionDate;
  if (draft.chargeBearer !== undefined && type !== undefined && type !== 'X') {
    validation.report('PAYMENT_CHARGE_BEARER', [...path, 'chargeBearer']);
  }
  if (route === undefined || !currency || type === undefined || !creditor || !amount || !day) return undefined;
  const { source } = draft;
  return {
    payment: {
      index,
      endToEndId: endToEndId === 'NOTPROVIDED' ? undefined : endToEndId,
      uetr,
      creditor,
      iban: route.iban,
      bic,
      currency,
      amount,
      ultimateDebtor,
      purpose,
      remittance,
      source,
    },
    group: {
      executionDate: day,
      currency,
      type,
      service: draft.service ?? (type === 'S' ? 'SEPA' : undefined),
      express: draft.express === true,
      chargeBearer: { D: undefined, S: 'SLEV' as const, X: draft.chargeBearer ?? ('SHAR' as const) }[type],
      categoryPurpose,
    },
  };
}

function routeOf(draft: OnePaymentDraft, currency: string | undefined, path: Path, validation: Validation) {
  if (draft.accountNumber !== undefined) return routeToNumber(draft.accountNumber);
  const iban = validateIban(draft, path, validation);
  return iban && currency ? validateRoute(draft, iban, currency, path, validation) : undefined;
}

function validateUetr({ uetr }: OnePaymentDraft, path: Path, validation: Validation): string | undefined {
  if (uetr === undefined || uetr === '') return undefined;
  return uuid.test(uetr) ? uetr : validation.report('PAYMENT_UETR', [...path, 'uetr']);
}

function isFilled(party: OnePaymentDraft['ultimateDebtor']): boolean {
  return party !== undefined && Object.values(party).some((text) => text !== undefined && text !== '');
}
