import type { Draft } from '../../model/index.ts';
import type { Path } from '../../problem/problem.ts';
import type { PaymentInformation, SinglePayment } from '../business-case.ts';
import { validateCurrencyOfAccount, validateReference } from './account.ts';
import { validateDueDate } from './dates.ts';
import type { Validation } from './validation.ts';

/** What holds for every payment, single or by instalments: account, reference, due date, and who sets the amount. */
export function validatePayment(
  payment: Draft<PaymentInformation>,
  mode: SinglePayment['paymentMode'],
  path: Path,
  validation: Validation,
): void {
  const { accountAndReference, amount, dueDate, payableAmountCanBeModified } = payment;
  const generic = accountAndReference?.generic;
  if (generic !== undefined) validateReference(generic, [...path, 'accountAndReference', 'generic'], validation);
  validateCurrencyOfAccount(amount?.currencyCode, generic?.iban, [...path, 'amount', 'currencyCode'], validation);
  validateDueDate(dueDate, mode, [...path, 'dueDate'], validation);
  const isOpen = amount !== undefined && amount.value === undefined && validation.isSound([...path, 'amount', 'value']);
  if (isOpen && payableAmountCanBeModified === false) {
    validation.report('MUST_BE_MODIFIABLE', [...path, 'payableAmountCanBeModified']);
  }
}
