import type { Command } from '../lifecycle/command.ts';
import type { NetEvent } from './port.ts';

type CaseNews = Extract<NetEvent, { stream: 'businessCase' }>;
type InstalmentNews = Extract<NetEvent, { stream: 'instalment' }>;

/**
 * The command that news of the network about a status comes to. A word that is none of the four statuses, and an approval
 * without an amount, become `report`: kept as it is and never taken for another.
 */
export function commandOfNews(news: CaseNews | InstalmentNews): Command {
  const command = news.stream === 'businessCase' ? caseCommandOf(news) : instalmentCommandOf(news);
  return command ?? { kind: 'report', networkStatus: news.newStatus, eventNetId: news.eventNetId };
}

function caseCommandOf(news: CaseNews): Command | undefined {
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

function instalmentCommandOf(news: InstalmentNews): Command | undefined {
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
