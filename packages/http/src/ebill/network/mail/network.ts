import { type BillMailLanguage, billMailOf, type DeliveryReport } from '@rappen/core/ebill/mail';
import {
  type BillingNetwork,
  type NetEvent,
  type NetSubmission,
  networkLimits,
  type RecipientHit,
  type SubmitOutcome,
} from '@rappen/core/ebill/network';
import { failed } from '@rappen/core/result';
import type { BillMailer, MailHandover } from '../../../ports/bill-mailer.ts';
import type { NetworkJournal, SeenBill } from '../../../ports/ebill/index.ts';
import { reasonOfEnd } from '../../../ports/ebill/mails.ts';
import { problem } from '../../../problems/index.ts';
import { caseNetIdOf, eventNetIdOf, hashOf } from '../ids.ts';
import { networkTimeoutUsual, signInPauseMilliseconds, within } from '../patience.ts';
import { idOfMessage, messageIdOf, withoutAddresses } from './message.ts';

/** What the network is made of. */
export interface MailParts {
  readonly mailer: BillMailer;
  readonly journal: NetworkJournal;
  /** Undefined: the biller does not use it. */
  readonly settingsOf: (billerNetId: string) => Promise<MailSettings | undefined>;
  readonly now: () => number;
  /** Is told when the other side has answered. */
  readonly onAnswer?: (() => void) | undefined;
  /** Is told what went wrong, without any content of bills. */
  readonly onFault: (billerNetId: string, reason: string) => void;
  /** Is told of mails that came back and are no bills, by what their `Message-ID` begins with. */
  readonly onReturned?: ((id: string, reason: string) => Promise<void>) | undefined;
  /** Milliseconds from one look into the mailbox to the next. Default: a minute. */
  readonly pollMilliseconds?: number | undefined;
  /** Milliseconds until a mail is given up. Default: a minute. */
  readonly timeoutMilliseconds?: number | undefined;
}

/** How a biller's mails look. */
export interface MailSettings {
  readonly biller: string;
  readonly language: BillMailLanguage;
  readonly replyTo?: string | undefined;
}

const name = 'mail';
const pollUsual = 60_000;
const limits = { pdfBytesMax: networkLimits.pdfBytesMax, searchItemsMax: networkLimits.searchItemsMax };
const soonMilliseconds = 6_000;
const pagesPerPollMax = 25;
/** Ids of recipients in the eBill network have up to 17 digits. */
const recipientIdLength = 17;

/** What the journal says of a mail. */
const states = {
  begun: '',
  handing: 'handing over',
  taken: 'taken',
  refused: 'refused',
  returned: 'returned',
} as const;

/**
 * E-mail as a network: the PDF goes to the address of its recipient, under a `Message-ID` that is the same each time for the same bill. It is
 * open until its money comes; a mail that comes back is a rejection, with the reason. It knows no subscriptions.
 */
export function mailNetwork(parts: MailParts): BillingNetwork<AbortSignal> {
  const {
    mailer,
    journal,
    now,
    onFault,
    timeoutMilliseconds = networkTimeoutUsual,
    pollMilliseconds = pollUsual,
  } = parts;
  const { mailbox } = mailer;
  let nextLook = 0;
  /** How far the mailbox was read by this process. What is read again changes nothing. */
  let place: string | undefined;

  const bounded = (signal?: AbortSignal) => within(timeoutMilliseconds, signal);

  /** Whether a bill was handed over, as far as that can be known. */
  async function wasTaken(bill: SeenBill | undefined): Promise<boolean> {
    if (bill === undefined) return false;
    if (bill.state === states.taken || bill.state === states.returned) return true;
    if (bill.state !== states.handing || mailbox === undefined) return false;
    if (!(await mailbox.hasSent(messageIdOf(bill.businessCaseNetId, mailer), bounded()))) return false;
    await journal.see({ ...bill, state: states.taken }, states.handing, undefined);
    return true;
  }

  async function submit(
    { billerNetId, businessCase, pdf }: NetSubmission,
    isRepetition: boolean,
    signal: AbortSignal,
  ): Promise<SubmitOutcome> {
    const settings = await parts.settingsOf(billerNetId);
    if (settings === undefined) throw new Error('The bills of this biller do not go by e-mail');
    const { referenceNumber, totalAmount } = businessCase;
    const businessCaseNetId = await mailNetIdOf(billerNetId, referenceNumber);
    const mail = billMailOf(businessCase, settings);
    if (!mail.ok) {
      const message = mail.problems.map(({ code }) => code).join(' ');
      return { kind: 'refused', code: mail.problems[0].code, message, problems: mail.problems };
    }
    const known = await journal.bill(businessCaseNetId);
    if (await wasTaken(known)) return { kind: isRepetition ? 'accepted' : 'duplicate', businessCaseNetId };
    const bill = {
      billerNetId,
      transactionId: referenceNumber,
      businessCaseNetId,
      currencyCode: totalAmount.currencyCode,
    };
    if (known === undefined) await journal.begin({ ...bill, state: states.begun });
    // An attempt before this one may have come through, whatever comes of this one
    const wasHanding = known?.state === states.handing;
    const isOurs = await journal.see({ ...bill, state: states.handing }, known?.state ?? states.begun, undefined);
    if (!isOurs) return { kind: 'unknown' };
    const messageId = messageIdOf(businessCaseNetId, mailer);
    const { to, subject, text, fileName } = mail.value;
    const { biller: fromName, replyTo } = settings;
    const handover = await mailer.send(
      { messageId, to, fromName, replyTo, subject, text, fileName, pdf },
      bounded(signal),
    );
    if (handover.kind !== 'unavailable' && handover.kind !== 'unknown') parts.onAnswer?.();
    // What a server does not deliver it says within seconds as a rule
    if (handover.kind === 'taken') nextLook = Math.min(nextLook, now() + soonMilliseconds);
    const state = stateAfter(handover, wasHanding);
    if (state !== states.handing) await journal.see({ ...bill, state }, states.handing, undefined);
    return outcomeOf(handover, businessCaseNetId, wasHanding);
  }

  function outcomeOf(handover: MailHandover, businessCaseNetId: string, wasHanding: boolean): SubmitOutcome {
    switch (handover.kind) {
      case 'taken':
        return { kind: 'accepted', businessCaseNetId };
      case 'refused':
        return {
          kind: 'refused',
          code: 'REFUSED_BY_NETWORK',
          message: reasonOfEnd(wasHanding, withoutAddresses(handover.reason)),
        };
      case 'busy':
        return { kind: 'retry', code: 'NETWORK_BUSY' };
      case 'unknown':
        return { kind: 'unknown' };
      default:
        onFault('', handover.reason);
        return {
          kind: 'retry',
          code: 'NETWORK_UNAVAILABLE',
          ...(handover.reason !== 'no answer' && { afterMs: signInPauseMilliseconds }),
        };
    }
  }

  /** What came back since the last look becomes events of the bills that it is about. */
  async function look(): Promise<void> {
    if (mailbox === undefined) return;
    for (let pages = 0; pages < pagesPerPollMax; pages += 1) {
      const { reports, last, hasMore } = await mailbox.reports(place, bounded());
      parts.onAnswer?.();
      for (const report of reports) {
        // Its handing over is not in the books yet: it is read again
        if (!(await take(report))) return;
      }
      place = last;
      if (!hasMore) return;
    }
  }

  /** False: not now. */
  async function take(report: DeliveryReport & { readonly id: string }): Promise<boolean> {
    const id = idOfMessage(report.messageId, mailer);
    if (id === undefined || !report.isFinal) return true;
    const bill = await journal.bill(id.toUpperCase());
    if (bill === undefined) await parts.onReturned?.(id, withoutAddresses(report.reason));
    if (bill === undefined) return true;
    if (bill.state === states.handing) {
      // A mail that comes back was taken
      await journal.see({ ...bill, state: states.taken }, states.handing, undefined);
      return false;
    }
    if (bill.state !== states.taken) return true;
    await journal.see({ ...bill, state: states.returned }, states.taken, await eventOf(bill, report, now()));
    return true;
  }

  return {
    kind: name,
    limits,
    submit: (submission, { isRepetition, signal }) => submit(submission, isRepetition, signal),
    async findByReference(billerNetId, referenceNumber) {
      const businessCaseNetId = await mailNetIdOf(billerNetId, referenceNumber);
      return (await wasTaken(await journal.bill(businessCaseNetId))) ? { businessCaseNetId } : undefined;
    },
    searchRecipients: async (_billerNetId, queries) =>
      Promise.all(queries.map((query) => ('emailAddress' in query ? hitOf(query.emailAddress) : unknownRecipient))),
    hasRecipient: async () => false,
    initiateSubscription: async () => failed(problem('NETWORK_WITHOUT_SUBSCRIPTIONS', [])),
    confirmSubscription: async () => failed(problem('NETWORK_WITHOUT_SUBSCRIPTIONS', [])),
    isDue: (stream) => stream === 'businessCase' && mailbox !== undefined && now() >= nextLook,
    async pollEvents(stream, after, limit) {
      if (stream !== 'businessCase') return [];
      nextLook = now() + pollMilliseconds;
      await look().catch(() => onFault('', 'mailbox'));
      const events = await journal.read(stream, after, limit);
      // A full answer has more behind it
      if (events.length === limit) nextLook = 0;
      return events;
    },
    async health() {
      const { outcome, message } = await mailer.check(bounded());
      return { available: outcome === 'available', message, environmentStage: 'MAIL' };
    },
  };
}

const unknownRecipient: RecipientHit = { submissionStatus: 'NOT_ALLOWED', reason: 'UNKNOWN' };

/** Anybody with an address takes mails. The id is made of it, since mails know no other; nobody can be found by it. */
async function hitOf(emailAddress: string): Promise<RecipientHit> {
  const digits = BigInt(`0x${(await hashOf(`recipient ${emailAddress.toLowerCase()}`)).slice(0, 14)}`);
  const billRecipientNetId = String(digits).padStart(recipientIdLength, '0').slice(-recipientIdLength);
  return { submissionStatus: 'ALLOWED', billRecipientNetId, activeSubscription: false, directDebit: false };
}

function stateAfter({ kind }: MailHandover, wasHanding: boolean): string {
  switch (kind) {
    case 'taken':
      return states.taken;
    case 'refused':
      return states.refused;
    case 'unknown':
      return states.handing;
    default:
      return wasHanding ? states.handing : states.begun;
  }
}

async function eventOf(
  { billerNetId, businessCaseNetId }: SeenBill,
  { id, reason }: DeliveryReport & { readonly id: string },
  at: number,
): Promise<NetEvent> {
  const eventNetId = await eventNetIdOf(`${businessCaseNetId} ${id}`);
  const stream = 'businessCase';
  return {
    stream,
    eventNetId,
    billerNetId,
    at,
    businessCaseNetId,
    newStatus: 'REJECTED',
    reason: withoutAddresses(reason),
  };
}

/** How the service calls a bill that goes by e-mail. */
function mailNetIdOf(billerNetId: string, referenceNumber: string): Promise<string> {
  return caseNetIdOf(`mail ${billerNetId} ${referenceNumber}`);
}
