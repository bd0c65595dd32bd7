import type { FoundInvoice } from './operations.ts';

/** What a state at the partner means for a business case. */
export type StateMeaning =
  /** It is on its way: nothing changes. */
  | { readonly kind: 'underWay' }
  /** It is with its recipient. */
  | { readonly kind: 'delivered' }
  | {
      readonly kind: 'status';
      readonly newStatus: 'APPROVED' | 'REJECTED' | 'COMPLETED';
      readonly reason?: string | undefined;
    }
  /** The network does not deliver it. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** A word that is not known: it is kept and told, and changes nothing. */
  | { readonly kind: 'unknown'; readonly state: string };

export interface StateOptions {
  /** Whether `Paid` says that the money is there; the partner knows of the order to pay, not of the booking. Default: false. */
  readonly paidIsCompleted?: boolean | undefined;
}

/** What the state of a bill at the partner means. Source: the service's enumeration of states. */
export function meaningOfState(
  { state, reasonCode, reasonText }: FoundInvoice,
  options: StateOptions = {},
): StateMeaning {
  const reason = [reasonCode, reasonText].filter(Boolean).join(': ') || undefined;
  switch (state) {
    case 'Processing':
    case 'Unsigned':
      return { kind: 'underWay' };
    case 'Open':
      return { kind: 'delivered' };
    case 'Paid':
      return { kind: 'status', newStatus: options.paidIsCompleted ? 'COMPLETED' : 'APPROVED' };
    case 'Rejected':
      return { kind: 'status', newStatus: 'REJECTED', reason };
    case 'Deleted':
      return { kind: 'status', newStatus: 'COMPLETED', reason };
    case 'Invalid':
    case 'Incomplete':
      return { kind: 'failed', reason: reason ?? state };
    default:
      return { kind: 'unknown', state };
  }
}

const transactionIdLengthMax = 50;
/** Numbers that are safe as they are, with room for the number of the attempt. */
const plainNumber = /^[A-Za-z0-9._-]{1,44}$/;

/**
 * The identification of a bill at the partner: at most 50 characters, the same for a reference number each time, so that it is found again
 * after a lost answer. `sha256`: of the reference number, as hexadecimal digits, for numbers that are no good as they are. `turn`: 1, and
 * one more each time that the network has refused what was sent before under this number.
 */
export function transactionIdOf(referenceNumber: string, sha256: string, turn = 1): string {
  const base = plainNumber.test(referenceNumber) ? referenceNumber : `R-${sha256.slice(0, 40)}`;
  const id = turn === 1 ? base : `${base}~${turn}`;
  return id.slice(0, transactionIdLengthMax);
}
