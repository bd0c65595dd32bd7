import type { AuditEntry, StatusChange, WholeCase } from '../../work/service/answers.ts';

const byRecipient: readonly string[] = [
  'approved',
  'approvalWithdrawn',
  'rejected',
  'instalmentApproved',
  'instalmentsRejected',
  'instalmentsCompleted',
  'paid',
  'otherGroupChosen',
  'acknowledged',
];
const byNetwork: readonly string[] = ['delivered', 'failed', 'settledElsewhere', 'toldByNetwork', 'archived'];
const byBiller: readonly string[] = ['submitted', 'edited', 'invalidated', 'released', 'resent', 'receivedByStatement'];

/**
 * Who has brought a change about: the recipient, the network, the service by itself, or the name that the log has, which is
 * written in the same moment as the change; undefined where nobody can be named any more.
 */
export function actorOf({ at, cause }: StatusChange, log: readonly AuditEntry[]): string | undefined {
  if (byRecipient.includes(cause)) return 'recipient';
  if (byNetwork.includes(cause)) return 'network';
  if (!byBiller.includes(cause)) return undefined;
  const entry = log.find((each) => each.at === at && each.action.startsWith('case.'));
  if (entry?.actor === 'recheck') return 'service';
  return entry?.actorName;
}

/** By e-mail recipients say nothing: what comes back is told by mail servers. */
export const mail = 'mail';

/** What happens next to a case, or has to be done: a word of the page. */
export type Next =
  | 'release'
  | 'correct'
  | 'deliver'
  | 'resend'
  | 'decide'
  | 'nothing'
  | 'approved'
  | 'rejected'
  | 'returned'
  | 'mailed'
  | 'completed';

type Standing = Pick<WholeCase, 'type' | 'processingStatus' | 'status' | 'networkKind'>;

export function nextOf({ type, processingStatus, status, networkKind }: Standing): Next {
  switch (processingStatus) {
    case 'STAGED':
      return 'release';
    case 'INVALID':
      return 'correct';
    case 'PROCESSING':
      return 'deliver';
    case 'FAILED':
      return 'resend';
    case 'DELIVERED':
      if (status === 'APPROVED') return 'approved';
      if (status === 'REJECTED') return networkKind === mail ? 'returned' : 'rejected';
      if (status === 'COMPLETED') return 'completed';
      if (!asksForMoney(type)) return 'nothing';
      return networkKind === mail ? 'mailed' : 'decide';
  }
}

/** A step that a case has not come to yet. */
export type Step = 'released' | 'delivered' | 'decided' | 'paid';

/** The usual steps that are still ahead; of what is rejected or settled none. */
export function stepsAhead(found: Standing): readonly Step[] {
  const afterDelivery: readonly Step[] = asksForMoney(found.type) ? ['decided', 'paid'] : [];
  switch (nextOf(found)) {
    case 'release':
    case 'correct':
      return ['released', 'delivered', ...afterDelivery];
    case 'deliver':
    case 'resend':
      return ['delivered', ...afterDelivery];
    case 'decide':
      return afterDelivery;
    case 'approved':
    case 'mailed':
      return ['paid'];
    default:
      return [];
  }
}

function asksForMoney(type: WholeCase['type']): boolean {
  return type !== 'Advice' && type !== 'CreditNote';
}
