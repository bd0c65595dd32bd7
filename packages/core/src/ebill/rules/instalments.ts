import type { Draft } from '../../model/index.ts';
import type { Path } from '../../problem/problem.ts';
import type { PaymentByInstalments } from '../business-case.ts';
import { differsFromTotal, judgeSign } from './amounts.ts';
import type { BusinessCaseDraft } from './draft.ts';
import type { Judgement } from './judgement.ts';
import { judgePayment } from './payment.ts';

type Group = Draft<PaymentByInstalments>;

/**
 * eBill submission contract, payments by instalments: ids of their own in the whole business case, at most one group that
 * pays everything at once, and all rules of a payment for each instalment.
 */
export function judgeInstalments(draft: BusinessCaseDraft, judgement: Judgement): void {
  const groups = draft.paymentsByInstalments?.paymentByInstalments ?? [];
  const groupIds = new Set<string>();
  const instalmentIds = new Set<string>();
  let hasTotalOption = false;
  for (const [index, group] of groups.entries()) {
    if (group === undefined) continue;
    const path = ['paymentsByInstalments', 'paymentByInstalments', index];
    judgeId(group.externalPaymentByInstalmentsId, groupIds, [...path, 'externalPaymentByInstalmentsId'], judgement);
    judgeGroup(group, instalmentIds, path, judgement);
    if (group.isTotalPaymentOption !== true) continue;
    if (hasTotalOption) judgement.report('TOTAL_OPTION_NOT_UNIQUE', [...path, 'isTotalPaymentOption']);
    hasTotalOption = true;
    judgeTotalOption(group, draft, path, judgement);
  }
}

function judgeGroup(group: Group, ids: Set<string>, path: Path, judgement: Judgement): void {
  for (const [index, instalment] of (group.instalments?.instalment ?? []).entries()) {
    if (instalment === undefined) continue;
    const place = [...path, 'instalments', 'instalment', index];
    judgeId(instalment.externalInstalmentId, ids, [...place, 'externalInstalmentId'], judgement);
    const payment = instalment.paymentInformation;
    if (payment === undefined) continue;
    judgeSign(payment.amount, [...place, 'paymentInformation', 'amount'], judgement);
    judgePayment(payment, 'EBILL', [...place, 'paymentInformation'], judgement);
  }
}

function judgeId(id: string | undefined, earlier: Set<string>, path: Path, judgement: Judgement): void {
  if (id === undefined) return;
  if (earlier.has(id)) judgement.report('DUPLICATE_EXTERNAL_ID', path);
  earlier.add(id);
}

/** One instalment of the whole amount. */
function judgeTotalOption(group: Group, draft: BusinessCaseDraft, path: Path, judgement: Judgement): void {
  const place = [...path, 'instalments', 'instalment'];
  const instalments = group.instalments?.instalment ?? [];
  const amountPath = [...place, 0, 'paymentInformation', 'amount'];
  const amount = instalments[0]?.paymentInformation?.amount;
  if (instalments.length > 1) judgement.report('TOTAL_OPTION_AMOUNT', place);
  else if (differsFromTotal(amount, amountPath, draft, judgement)) judgement.report('TOTAL_OPTION_AMOUNT', amountPath);
}
