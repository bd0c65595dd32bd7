import type { Draft } from '../../model/index.ts';
import type { Path } from '../../problem/problem.ts';
import type { PaymentInformation, SinglePayment } from '../business-case.ts';
import { judgeCurrencyOfAccount, judgeReference } from './account.ts';
import { judgeDueDate } from './dates.ts';
import type { Judgement } from './judgement.ts';

/** What holds for every payment, single or by instalments: account, reference, due date, and who sets the amount. */
export function judgePayment(
  payment: Draft<PaymentInformation>,
  mode: SinglePayment['paymentMode'],
  path: Path,
  judgement: Judgement,
): void {
  const { accountAndReference, amount, dueDate, payableAmountCanBeModified } = payment;
  const generic = accountAndReference?.generic;
  if (generic !== undefined) judgeReference(generic, [...path, 'accountAndReference', 'generic'], judgement);
  judgeCurrencyOfAccount(amount?.currencyCode, generic?.iban, [...path, 'amount', 'currencyCode'], judgement);
  judgeDueDate(dueDate, mode, [...path, 'dueDate'], judgement);
  const isOpen = amount !== undefined && amount.value === undefined && judgement.isSound([...path, 'amount', 'value']);
  if (isOpen && payableAmountCanBeModified === false) {
    judgement.report('MUST_BE_MODIFIABLE', [...path, 'payableAmountCanBeModified']);
  }
}
