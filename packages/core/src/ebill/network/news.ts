import type { Command } from '../lifecycle/command.ts';
import { networkLimits } from './limits.ts';
import type { NetEvent } from './port.ts';

type CaseNews = Extract<NetEvent, { stream: 'businessCase' }>;
type InstalmentNews = Extract<NetEvent, { stream: 'instalment' }>;

/**
 * The command that news of the network about a status comes to. A word that is none of the four statuses, and an approval
 * without an amount, become `report`: kept as it is and never taken for another.
 */
export function commandOfNews(news: CaseNews | InstalmentNews): Command {
  const command = news.stream === 'businessCase' ? caseCommandOf(news) : instalmentCommandOf(news);
  const told = { status: news.newStatus, reason: news.reason?.slice(0, networkLimits.reasonLengthMax) };
  return command === undefined ? { kind: 'report', told, eventNetId: news.eventNetId } : { ...command, told };
}

/** A command without what the network said of it. */
type Bare = Extract<
  Command,
  {
    readonly kind:
      | 'approve'
      | 'withdraw'
      | 'reject'
      | 'archive'
      | 'complete'
      | 'approveInstalment'
      | 'withdrawInstalment'
      | 'rejectInstalment'
      | 'completeInstalment';
  }
>;

function caseCommandOf(news: CaseNews): Bare | undefined {
  const { eventNetId, approvedAmount, externalDonationPurposeId } = news;
  switch (news.newStatus) {
    case 'APPROVED':
      return approvedAmount && { kind: 'approve', approvedAmount, externalDonationPurposeId, eventNetId };
    case 'OPEN':
      return { kind: 'withdraw', eventNetId };
    case 'REJECTED':
      return { kind: 'reject', eventNetId };
    case 'COMPLETED':
      return { kind: 'complete', eventNetId };
    default:
      return undefined;
  }
}

function instalmentCommandOf(news: InstalmentNews): Bare | undefined {
  const { eventNetId, approvedAmount, externalInstalmentId } = news;
  switch (news.newStatus) {
    case 'APPROVED':
      return approvedAmount && { kind: 'approveInstalment', approvedAmount, externalInstalmentId, eventNetId };
    case 'OPEN':
      return { kind: 'withdrawInstalment', externalInstalmentId, eventNetId };
    case 'REJECTED':
      return { kind: 'rejectInstalment', externalInstalmentId, eventNetId };
    case 'COMPLETED':
      return { kind: 'completeInstalment', externalInstalmentId, eventNetId };
    default:
      return undefined;
  }
}
