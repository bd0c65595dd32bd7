import type { CalendarDate } from '../../../date/calendar-date.ts';
import type { Amount } from '../../business-case.ts';
import type { CaseId, CaseState } from '../../lifecycle/state.ts';
import type { EventStream, FormerEmailAddress, NetEvent, NetRecipient, SubscriptionNews } from '../port.ts';
import { emptyLog, type Log } from './log.ts';
import { emptyTable, type Table } from './table.ts';

/** A recipient as the simulated network knows it. */
export interface SimulatedRecipient extends NetRecipient {
  /** Addresses that count for 15 months after they were given up. */
  readonly formerEmailAddresses: readonly FormerEmailAddress[];
  /** Takes bills of billers without a subscription. */
  readonly isOpenToAll: boolean;
  readonly allowsDirectDebit: boolean;
}

/** A delivered case in the network's own books, with the network's own count as its id. */
export interface SimulatedCase {
  readonly id: CaseId;
  readonly businessCaseNetId: string;
  readonly billerNetId: string;
  readonly billRecipientNetId: string;
  readonly state: CaseState;
  /** When a single payment, or each instalment by its external id, is due. */
  readonly dueDate?: CalendarDate | undefined;
  readonly instalmentDueDates: Readonly<Record<string, CalendarDate>>;
  /** What a recipient who says no amount approves. */
  readonly suggestedAmount: Amount;
}

/** A subscription that waits for its activation code, or has been confirmed with it. */
export interface Initiation {
  readonly billerNetId: string;
  readonly emailAddress: string;
  readonly activationCode: string;
  readonly expiresAt: number;
  readonly attemptsLeft: number;
  readonly confirmed: boolean;
}

/** A mail that a real network would send. */
export interface SimulatedMail {
  readonly to: string;
  readonly billerNetId: string;
  readonly activationCode: string;
  readonly at: number;
}

/** Something that the network or a recipient does by itself on a day. */
export interface AgendaItem {
  readonly id: CaseId;
  readonly action: 'approve' | 'reject' | 'settle' | 'pay' | 'payInstalment' | 'archive';
  readonly externalInstalmentId?: string | undefined;
}

/** Everything the simulator knows: a plain value, the same after a trip through JSON. */
export interface SimulatorState {
  readonly seed: string;
  /** Whether recipients may withdraw an approval. */
  readonly allowsWithdrawal: boolean;
  readonly isAvailable: boolean;
  readonly lastCaseId: number;
  /** How often a case was sent that had been delivered before. */
  readonly repeatedSubmissions: number;
  readonly lastEventNumber: number;
  readonly cases: Table<SimulatedCase>;
  /** Case ids by `businessCaseNetId`, and by biller and reference number. */
  readonly casesByNetId: Table<CaseId>;
  readonly casesByReference: Table<CaseId>;
  /** How often a submission with a script was tried, by biller and reference number. */
  readonly attempts: Table<number>;
  readonly recipients: Table<SimulatedRecipient>;
  /** `billRecipientNetId` by e-mail address and by UID. */
  readonly recipientsByEmailAddress: Table<string>;
  readonly recipientsByUid: Table<string>;
  /** By biller and `billRecipientNetId`. */
  readonly subscriptions: Table<SubscriptionNews['newStatus']>;
  readonly initiations: Table<Initiation>;
  /** The token in force by biller and e-mail address. */
  readonly tokens: Table<string>;
  readonly mails: Log<SimulatedMail>;
  /** By day. */
  readonly agenda: Table<Log<AgendaItem>>;
  readonly events: Readonly<Record<EventStream, Log<NetEvent>>>;
}

/** A network without recipients and cases. All ids follow from the seed and the commands. */
export function emptySimulator(seed: string, options: { readonly allowsWithdrawal?: boolean } = {}): SimulatorState {
  return {
    seed,
    allowsWithdrawal: options.allowsWithdrawal ?? false,
    isAvailable: true,
    lastCaseId: 0,
    repeatedSubmissions: 0,
    lastEventNumber: 0,
    cases: emptyTable(),
    casesByNetId: emptyTable(),
    casesByReference: emptyTable(),
    attempts: emptyTable(),
    recipients: emptyTable(),
    recipientsByEmailAddress: emptyTable(),
    recipientsByUid: emptyTable(),
    subscriptions: emptyTable(),
    initiations: emptyTable(),
    tokens: emptyTable(),
    mails: emptyLog(),
    agenda: emptyTable(),
    events: { businessCase: emptyLog(), instalment: emptyLog(), subscription: emptyLog(), emailAddress: emptyLog() },
  };
}

/** One command being carried out: the state so far, and what it made happen. Lives as long as the command. */
export interface Run {
  state: SimulatorState;
  readonly events: NetEvent[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One key of two parts: no biller id holds a slash. */
export function keyOf(billerNetId: string, name: string): string {
  return `${billerNetId}/${name}`;
}
