import type { Draft } from '../../model/index.ts';
import type { Path } from '../../problem/problem.ts';
import type { PaymentByInstalments } from '../business-case.ts';
import { differsFromTotal, validateSign } from './amounts.ts';
import type { BusinessCaseDraft } from './draft.ts';
import { validatePayment } from './payment.ts';
import type { Validation } from './validation.ts';

type Group = Draft<PaymentByInstalments>;

/**
 * eBill submission contract, payments by instalments: ids of their own in the whole business case, at most one group that
 * pays everything at once, and all rules of a payment for each instalment.
 */
export function validateInstalments(draft: BusinessCaseDraft, validation: Validation): void {
  const groups = draft.paymentsByInstalments?.paymentByInstalments ?? [];
  const groupIds = new Set<string>();
  const instalmentIds = new Set<string>();
  let hasTotalOption = false;
  for (const [index, group] of groups.entries()) {
    if (group === undefined) continue;
    const path = ['paymentsByInstalments', 'paymentByInstalments', index];
    validateId(group.externalPaymentByInstalmentsId, groupIds, [...path, 'externalPaymentByInstalmentsId'], validation);
    validateGroup(group, instalmentIds, path, validation);
    if (group.isTotalPaymentOption !== true) continue;
    if (hasTotalOption) validation.report('TOTAL_OPTION_NOT_UNIQUE', [...path, 'isTotalPaymentOption']);
    hasTotalOption = true;
    validateTotalOption(group, draft, path, validation);
  }
}

function validateGroup(group: Group, ids: Set<string>, path: Path, validation: Validation): void {
  for (const [index, instalment] of (group.instalments?.instalment ?? []).entries()) {
    if (instalment === undefined) continue;
    const place = [...path, 'instalments', 'instalment', index];
    validateId(instalment.externalInstalmentId, ids, [...place, 'externalInstalmentId'], validation);
    const payment = instalment.paymentInformation;
    if (payment === undefined) continue;
    validateSign(payment.amount, [...place, 'paymentInformation', 'amount'], validation);
    validatePayment(payment, 'EBILL', [...place, 'paymentInformation'], validation);
  }
}

function validateId(id: string | undefined, earlier: Set<string>, path: Path, validation: Validation): void {
  if (id === undefined) return;
  if (earlier.has(id)) validation.report('DUPLICATE_EXTERNAL_ID', path);
  earlier.add(id);
}

/** One instalment of the whole amount. */
function validateTotalOption(group: Group, draft: BusinessCaseDraft, path: Path, validation: Validation): void {
  const place = [...path, 'instalments', 'instalment'];
  const instalments = group.instalments?.instalment ?? [];
  const amountPath = [...place, 0, 'paymentInformation', 'amount'];
  const amount = instalments[0]?.paymentInformation?.amount;
  if (instalments.length > 1) validation.report('TOTAL_OPTION_AMOUNT', place);
  else if (differsFromTotal(amount, amountPath, draft, validation))
    validation.report('TOTAL_OPTION_AMOUNT', amountPath);
}
