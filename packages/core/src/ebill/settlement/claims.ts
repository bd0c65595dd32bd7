import { exactSumOf } from '../../money/decimal-text.ts';
import type { BusinessCase, PaymentInformation, Status } from '../business-case.ts';
import type { CaseId, CaseState } from '../lifecycle/index.ts';

/** What an account statement has told of a case in an earlier run. */
export interface ReceivedBefore {
  /** Of an instalment bill: which of its instalments it was for. */
  readonly externalInstalmentId?: string | undefined;
  /** Negative if it was taken back. */
  readonly amount: string;
  readonly currency: string;
}

/** A case of the biller that an account statement may pay. */
export interface PayableCase {
  readonly id: CaseId;
  readonly businessCase: BusinessCase;
  readonly state: CaseState;
  readonly received: readonly ReceivedBefore[];
}

/** What has become of what is owed: `moved`: it was replaced, cancelled, or another group of instalments was chosen. */
type Standing = 'payable' | 'rejected' | 'over' | 'moved';

/** What is owed by one reference on one account for a case or for one of its instalments. */
export interface Claim {
  readonly caseId: CaseId;
  readonly externalInstalmentId?: string | undefined;
  readonly iban: string;
  readonly referenceType: 'QRR' | 'SCOR';
  readonly reference: string;
  /** What the recipient has approved, else what the case asks for; undefined: the payer decides. */
  readonly amount: string | undefined;
  readonly currency: string;
  readonly standing: Standing;
  readonly isApproved: boolean;
  /** It was over because a linked bill or reminder was paid. */
  readonly isSettledBySibling: boolean;
  /** What statements have told so far. */
  readonly paid: string;
}

/** What a delivered case is owed, by structured reference. Nothing of what was not delivered, and of advices and credit notes. */
export function claimsOf(found: PayableCase): Claim[] {
  const { businessCase, state } = found;
  if (state.processingStatus !== 'DELIVERED' || state.discarded) return [];
  if ('singlePayment' in businessCase) {
    const { status, completion, approvedAmount } = state;
    const isMoved = state.replacedBy !== undefined || completion === 'replaced' || completion === 'cancelled';
    const base = { status, isMoved, approved: approvedAmount?.value };
    return claimOf(found, businessCase.singlePayment.paymentInformation, base);
  }
  if (businessCase.type !== 'InstalmentBill') return [];
  const states = new Map(state.instalments.map((one) => [one.externalInstalmentId, one]));
  return businessCase.paymentsByInstalments.paymentByInstalments.flatMap((group) =>
    group.instalments.instalment.flatMap(({ externalInstalmentId, paymentInformation }) => {
      const one = states.get(externalInstalmentId);
      if (one === undefined) return [];
      const isOtherGroup = state.chosenGroup !== undefined && state.chosenGroup !== one.externalPaymentByInstalmentsId;
      const isMoved = state.replacedBy !== undefined || (isOtherGroup && one.status === 'COMPLETED');
      const base = { status: one.status, isMoved, approved: one.approvedAmount?.value, externalInstalmentId };
      return claimOf(found, paymentInformation, base);
    }),
  );
}

interface Fate {
  readonly status: Status;
  readonly isMoved: boolean;
  readonly approved: string | undefined;
  readonly externalInstalmentId?: string | undefined;
}

function claimOf(
  { id, state, received }: PayableCase,
  { accountAndReference, amount }: PaymentInformation,
  { status, isMoved, approved, externalInstalmentId }: Fate,
): Claim[] {
  const { iban, referenceType, referenceStructured: reference } = accountAndReference.generic;
  if (referenceType === 'NON' || reference === undefined) return [];
  const currency = amount.currencyCode;
  const counted = received.filter(
    (one) => one.externalInstalmentId === externalInstalmentId && one.currency === currency,
  );
  return [
    {
      caseId: id,
      externalInstalmentId,
      iban,
      referenceType,
      reference,
      amount: status === 'APPROVED' ? (approved ?? amount.value) : amount.value,
      currency,
      standing: isMoved ? 'moved' : standingOf(status),
      isApproved: status === 'APPROVED',
      isSettledBySibling: state.completion === 'siblingSettled',
      paid: exactSumOf(['0.00', ...counted.map((one) => one.amount)]),
    },
  ];
}

function standingOf(status: Status): Standing {
  if (status === 'REJECTED') return 'rejected';
  return status === 'COMPLETED' ? 'over' : 'payable';
}
