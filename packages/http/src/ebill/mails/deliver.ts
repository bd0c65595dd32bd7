import { retryDelayMilliseconds } from '@rappen/core/ebill/lifecycle';
import { instantOf } from '../../instant.ts';
import type { BillerId, MailJob, MailOutcome } from '../../ports/ebill/index.ts';
import { reasonOfEnd } from '../../ports/ebill/mails.ts';
import type { EbillPorts } from '../../ports/ebill/service.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Pump, pump } from '../delivery/pump.ts';
import { yieldToRequests } from '../delivery/yield-to-requests.ts';
import { deliveryLimits } from '../limits.ts';
import { messageIdOf, withoutAddresses } from '../network/mail/message.ts';
import { networkTimeoutUsual, signInPauseMilliseconds } from '../network/patience.ts';

const dayMilliseconds = 86_400_000;

/** Hands the mails of desks that are due over to the mail server, without end; those of one biller one after the other. */
export function mailPump(ports: Ports, ebill: EbillPorts): Pump {
  return pump({
    due: async () => (ebill.deskMail === undefined ? [] : ebill.store.mails.due(instantOf(ports.clock.now()))),
    keyOf: (billerId) => billerId,
    serve: (billerId) => sendMailsOf(ports, ebill, billerId),
    countMax: deliveryLimits.billersOfNetworkSideBySide,
    onFault: (error) => ports.log.fault('mails', error),
  });
}

/** The same once, for all billers. Answers how many mails were tried. */
export async function sendMails(ports: Ports): Promise<number> {
  const { ebill } = ports;
  if (ebill?.deskMail === undefined) return 0;
  let tried = 0;
  for (const billerId of await ebill.store.mails.due(instantOf(ports.clock.now())))
    tried += await sendMailsOf(ports, ebill, billerId);
  return tried;
}

async function sendMailsOf(ports: Ports, ebill: EbillPorts, billerId: BillerId): Promise<number> {
  const { mails } = ebill.store;
  const { networkTimeoutMilliseconds: timeout = networkTimeoutUsual } = ebill;
  for (let tried = 0; tried < deliveryLimits.jobsPerRunMax; tried += 1) {
    const now = ports.clock.now();
    // Nothing of this attempt may be under way when the next one looks whether it came through
    const until = instantOf(now + timeout * deliveryLimits.leasePerNetworkTimeout);
    const job = await mails.claim(billerId, { now: instantOf(now), until });
    if (job === undefined) return tried;
    const outcome = told(job, await attempt(ports, ebill, job, timeout));
    await mails.settle(billerId, job, outcome, instantOf(ports.clock.now()));
    await yieldToRequests();
  }
  return deliveryLimits.jobsPerRunMax;
}

/** What an attempt came to, as it is told: an end without the mail says so where an attempt before may have come through. */
function told({ isUnknown }: MailJob, outcome: MailOutcome): MailOutcome {
  const isOpen = outcome.kind === 'later' || outcome.kind === 'SENT';
  return isOpen ? outcome : { ...outcome, reason: reasonOfEnd(isUnknown, outcome.reason) };
}

/** One attempt. After one whose answer was lost the folder of sent mails is asked first, so that nothing goes twice where there is one. */
async function attempt(ports: Ports, ebill: EbillPorts, job: MailJob, timeout: number): Promise<MailOutcome> {
  const { deskMail } = ebill;
  if (deskMail === undefined) return later(ports, job, { isUnknown: job.isUnknown });
  const { mailer, onFault } = deskMail;
  const messageId = messageIdOf(job.id, mailer);
  if (job.isUnknown && mailer.mailbox !== undefined) {
    const hasSent = await mailer.mailbox.hasSent(messageId, AbortSignal.timeout(timeout)).catch(() => undefined);
    if (hasSent) return { kind: 'SENT' };
    if (hasSent === undefined) onFault('mailbox');
    if (hasSent === undefined) return later(ports, job, { isUnknown: true });
  }
  if (job.pdf === undefined) return { kind: 'FAILED', reason: 'The PDF is lost' };
  if (isTooOld(ports, job)) return { kind: 'FAILED', reason: job.reason };
  const { pdf, content } = job;
  const handover = await mailer.send({ messageId, pdf, ...content }, AbortSignal.timeout(timeout));
  switch (handover.kind) {
    case 'taken':
      return { kind: 'SENT' };
    case 'refused':
      return { kind: 'REFUSED', reason: withoutAddresses(handover.reason) };
    case 'busy':
      return later(ports, job, { isUnknown: job.isUnknown, reason: withoutAddresses(handover.reason) });
    case 'unknown':
      return later(ports, job, { isUnknown: true });
    default: {
      onFault(handover.reason);
      const afterMs = handover.reason === 'no answer' ? 0 : signInPauseMilliseconds;
      return later(ports, job, { isUnknown: job.isUnknown, reason: handover.reason, afterMs });
    }
  }
}

function isTooOld({ clock }: Ports, { createdAt }: MailJob): boolean {
  return clock.now() - Date.parse(createdAt) > deliveryLimits.mailDaysTried * dayMilliseconds;
}

function later(
  { clock }: Ports,
  { claims, reason: before }: MailJob,
  { isUnknown, reason = before, afterMs }: { isUnknown: boolean; reason?: string | undefined; afterMs?: number },
): MailOutcome {
  const nextAt = instantOf(clock.now() + retryDelayMilliseconds(claims + 1, afterMs));
  return { kind: 'later', nextAt, isUnknown, reason };
}
