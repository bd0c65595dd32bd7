import { calendarDateOf } from '@rappen/core/date';
import type {
  BillingNetwork,
  EventStream,
  NetSubmission,
  RecipientHit,
  RecipientQuery,
  SubmitOptions,
  SubmitOutcome,
} from '@rappen/core/ebill/network';
import {
  confirmSubscription,
  initiateSubscription,
  ping,
  type RecipientStatus,
  recipientStatuses,
  uploadFiles,
} from '@rappen/core/ebill/postfinance';
import { writeYellowbill, yellowbillOf } from '@rappen/core/ebill/yellowbill';
import { failed } from '@rappen/core/result';
import { base64Of } from '@rappen/pdf/internal/base';
import type { NetworkJournal } from '../../../ports/ebill/index.ts';
import type { NetworkTrial } from '../../../ports/network-trial.ts';
import { problem } from '../../../problems/index.ts';
import { swissDay } from '../../../swiss-day.ts';
import { sideBySide } from '../../delivery/side-by-side.ts';
import type { Transport } from '../fetch-transport.ts';
import { networkTimeoutUsual, signInPauseMilliseconds, within } from '../patience.ts';
import { billNetIdOf, latestBill, nextTransactionId, turnsMax } from './bills.ts';
import { type Called, type CallOptions, callPostfinance } from './client.ts';
import { takeNews } from './news.ts';
import { takeRegistrations } from './registrations.ts';
import type { PostfinanceSettings } from './settings.ts';

/** What the network is made of. */
export interface PostfinanceParts {
  readonly transport: Transport;
  readonly journal: NetworkJournal;
  /** Billers that use it. */
  readonly billers: () => Promise<readonly string[]>;
  /** Undefined: the biller does not use it. */
  readonly settingsOf: (billerNetId: string) => Promise<PostfinanceSettings | undefined>;
  readonly now: () => number;
  /** Is told when the other side has answered. */
  readonly onAnswer?: (() => void) | undefined;
  /** Is told what went wrong, without any content of bills. */
  readonly onFault: (billerNetId: string, reason: string) => void;
  /** Milliseconds from one look for news of a biller to the next. Default: a minute. */
  readonly pollMilliseconds?: number | undefined;
  /** Milliseconds until a call is given up. Default: a minute. */
  readonly timeoutMilliseconds?: number | undefined;
}

const name = 'postfinance';
const pollUsual = 60_000;
/** Who has registered is asked for less often than what became of bills: by so much. */
const registrationsSeldom = 10;
/** Billers that are asked for at a time. */
const billersAtOnce = 4;
/** Where no biller is due, this is how often that is looked at. */
const lookMilliseconds = 4_000;
const megabyte = 1_000_000;
const limits = { pdfBytesMax: 20 * megabyte, searchItemsMax: 500 };
/** Until a bill is asked for again that the partner has not decided about. */
const pendingMilliseconds = 60_000;
/** How long a subscription waits for its code: the service does not say. */
const subscriptionMilliseconds = 30 * 60_000;

/**
 * PostFinance's e-bill service as a network: bills go as yellowbill with their PDF inside, and count as delivered once the partner says that
 * they are with their recipient. Each biller signs in as itself. Source: the service's WSDL.
 */
export function postfinanceNetwork(parts: PostfinanceParts): BillingNetwork<AbortSignal> {
  const { transport, journal, now, timeoutMilliseconds = networkTimeoutUsual, pollMilliseconds = pollUsual } = parts;
  const told: Partial<Record<EventStream, Told>> = {
    businessCase: new Told(pollMilliseconds, (billerNetId, options) =>
      takeNews(transport, journal, billerNetId, options),
    ),
    subscription: new Told(registrationsSeldom * pollMilliseconds, (billerNetId, options, taken) =>
      takeRegistrations(transport, journal, billerNetId, taken, options),
    ),
  };

  async function optionsOf(billerNetId: string, signal?: AbortSignal): Promise<CallOptions> {
    const settings = await parts.settingsOf(billerNetId);
    if (settings === undefined) throw new Error('The biller has no access to PostFinance');
    const { onAnswer } = parts;
    return { settings, signal: within(timeoutMilliseconds, signal), now: now(), onAnswer };
  }

  /** What is in the way of one biller is no reason not to ask for the next. */
  async function lookForNews({ look, due }: Told): Promise<void> {
    const ask = async (billerNetId: string) => {
      const taken = due(billerNetId, now());
      if (taken === undefined) return;
      const reason = await optionsOf(billerNetId)
        .then((options) => look(billerNetId, options, taken))
        .catch(() => 'settings');
      if (reason !== undefined) parts.onFault(billerNetId, reason);
    };
    await sideBySide(await parts.billers(), billersAtOnce, ask, () => parts.onFault('', 'fault'));
  }

  /** The value of a call that has no outcomes of its own: what is none is rejected. */
  function valueOf<R>(billerNetId: string, called: Called<R>): R {
    if (called.kind === 'answer') return called.value;
    const reason = called.kind === 'signIn' ? 'sign-in' : called.reason;
    parts.onFault(billerNetId, reason);
    throw new Error(`PostFinance: ${reason}`);
  }

  return {
    kind: name,
    limits,
    submit: (submission, options) => submitTo(parts, submission, options, optionsOf),
    async findByReference(billerNetId, referenceNumber) {
      const options = await optionsOf(billerNetId);
      const { transactionId, meaning } = valueOf(billerNetId, await latestBill(transport, referenceNumber, options));
      const isThere = meaning?.kind === 'delivered' || meaning?.kind === 'status' || meaning?.kind === 'unknown';
      if (!isThere) return undefined;
      return { businessCaseNetId: await billNetIdOf(options.settings.biller.accountId, transactionId) };
    },
    async searchRecipients(billerNetId, queries) {
      const options = await optionsOf(billerNetId);
      const billerId = options.settings.biller.accountId;
      const recipientIds = queries.map(textOf);
      const called = await callPostfinance(transport, recipientStatuses, { billerId, recipientIds }, options);
      const found = valueOf(billerNetId, called);
      return recipientIds.map((id) => hitOf(found.find((one) => isOf(one, id))));
    },
    async hasRecipient(billerNetId, billRecipientNetId) {
      const options = await optionsOf(billerNetId);
      const given = { billerId: options.settings.biller.accountId, recipientIds: [billRecipientNetId] };
      const found = valueOf(billerNetId, await callPostfinance(transport, recipientStatuses, given, options));
      return found.some((one) => isOf(one, billRecipientNetId) && one.isAllowed !== false);
    },
    async initiateSubscription(billerNetId, emailAddress) {
      const options = await optionsOf(billerNetId);
      const given = { billerId: options.settings.biller.accountId, emailAddress };
      const { token } = valueOf(billerNetId, await callPostfinance(transport, initiateSubscription, given, options));
      // For an address that nobody has the answer is the same: who has an account is told to nobody
      const value = { token: token ?? crypto.randomUUID(), expiresAt: now() + subscriptionMilliseconds };
      return { ok: true, value };
    },
    async confirmSubscription(billerNetId, token, activationCode) {
      const options = await optionsOf(billerNetId);
      const given = { billerId: options.settings.biller.accountId, token, activationCode };
      const called = await callPostfinance(transport, confirmSubscription, given, options);
      const { recipient } = valueOf(billerNetId, called);
      return recipient === undefined
        ? failed(problem('ACTIVATION_CODE_REFUSED', ['activationCode']))
        : { ok: true, value: recipient };
    },
    isDue: (stream) => now() >= (told[stream]?.nextLook ?? Number.POSITIVE_INFINITY),
    async pollEvents(stream, after, limit) {
      const news = told[stream];
      if (news === undefined) return [];
      news.nextLook = now() + lookMilliseconds;
      await lookForNews(news);
      const events = await journal.read(stream, after, limit);
      // A full answer has more behind it
      if (events.length === limit) news.nextLook = 0;
      return events;
    },
    async health(_trail, billerNetId) {
      const asked = billerNetId ?? (await parts.billers())[0];
      if (asked === undefined)
        return { available: false, message: 'No biller uses it: nobody can ask', environmentStage: 'POSTFINANCE' };
      const options = await optionsOf(asked);
      const { outcome, message } = await tried(transport, options);
      const isIntegration = /ebill-ki\./.test(options.settings.address);
      const environmentStage = isIntegration ? 'POSTFINANCE INTEGRATION' : 'POSTFINANCE';
      return { available: outcome === 'available', message, environmentStage };
    },
  };
}

/** Asks for the news of a biller; answers what was in the way. `taken` is its own, and lives as long as the process. */
type Look = (billerNetId: string, options: CallOptions, taken: Set<string>) => Promise<string | undefined>;

/** A stream that the service is asked for, and when. */
class Told {
  /** When there may be something new at the earliest. */
  nextLook = 0;
  readonly look: Look;
  readonly #pauseMilliseconds: number;
  readonly #billers = new Map<string, { at: number; readonly taken: Set<string> }>();

  constructor(pauseMilliseconds: number, look: Look) {
    this.#pauseMilliseconds = pauseMilliseconds;
    this.look = look;
  }

  /** What was taken of a biller; undefined: it was asked for a moment ago. */
  readonly due = (billerNetId: string, now: number): Set<string> | undefined => {
    const known = this.#billers.get(billerNetId) ?? { at: 0, taken: new Set() };
    if (now - known.at < this.#pauseMilliseconds) return undefined;
    known.at = now;
    this.#billers.set(billerNetId, known);
    return known.taken;
  };
}

/** Whether a biller gets in, and what is in the way. */
export async function tried(transport: Transport, options: CallOptions): Promise<NetworkTrial> {
  const { accountId } = options.settings.biller;
  const called = await callPostfinance(transport, ping, { billerId: accountId }, options);
  if (called.kind === 'signIn')
    return { outcome: 'signInRefused', message: 'PostFinance does not accept the user name or password' };
  if (called.kind === 'unknown')
    return { outcome: 'notReached', message: `PostFinance cannot be asked for this biller (${called.reason})` };
  if (called.value !== undefined && called.value !== accountId)
    return { outcome: 'otherBiller', message: 'PostFinance answers for another biller' };
  return { outcome: 'available', message: 'PostFinance answers' };
}

async function submitTo(
  { transport, journal, onFault }: PostfinanceParts,
  { billerNetId, businessCase, pdf }: NetSubmission,
  { isRepetition, signal }: SubmitOptions<AbortSignal>,
  optionsOf: (billerNetId: string, signal?: AbortSignal) => Promise<CallOptions>,
): Promise<SubmitOutcome> {
  const options = await optionsOf(billerNetId, signal);
  const { settings, now } = options;
  const { accountId } = settings.biller;
  const { referenceNumber } = businessCase;
  const signIn = (): SubmitOutcome => {
    onFault(billerNetId, 'sign-in');
    return { kind: 'retry', code: 'NETWORK_UNAVAILABLE', afterMs: signInPauseMilliseconds };
  };
  // Nothing is sent before it is known that it is not there: the identification is the only handle after a lost answer
  const earlier = await latestBill(transport, referenceNumber, options);
  if (earlier.kind === 'signIn') return signIn();
  if (earlier.kind === 'unknown') {
    onFault(billerNetId, earlier.reason);
    return { kind: 'retry', code: 'NETWORK_UNAVAILABLE' };
  }
  const { meaning, turn } = earlier.value;
  let { transactionId } = earlier.value;
  if (meaning?.kind === 'underWay') return { kind: 'pending', afterMs: pendingMilliseconds };
  if (meaning?.kind === 'failed' && (isRepetition || turn === turnsMax))
    return { kind: 'refused', code: 'REFUSED_BY_NETWORK', message: meaning.reason };
  if (meaning?.kind === 'failed') transactionId = await nextTransactionId(referenceNumber, turn + 1);
  const businessCaseNetId = await billNetIdOf(accountId, transactionId);
  if (meaning !== undefined && meaning.kind !== 'failed')
    return { kind: isRepetition ? 'accepted' : 'duplicate', businessCaseNetId };
  const invoice = yellowbillOf(businessCase, {
    network: name,
    biller: settings.biller,
    transactionId,
    deliveryDate: calendarDateOf(swissDay(new Date(now))) ?? businessCase.businessCaseDate,
    language: settings.language,
    pdf: base64Of(pdf),
  });
  if (!invoice.ok) {
    const [first] = invoice.problems;
    const message = invoice.problems.map(({ code }) => code).join(' ');
    return { kind: 'refused', code: first.code, message, problems: invoice.problems };
  }
  const { currencyCode } = businessCase.totalAmount;
  await journal.begin({ billerNetId, transactionId, businessCaseNetId, currencyCode, state: '' });
  const data = base64Of(new TextEncoder().encode(writeYellowbill(invoice.value)));
  const given = { billerId: accountId, files: [{ fileType: 'XML' as const, transactionId, data }] };
  const called = await callPostfinance(transport, uploadFiles, given, options);
  if (called.kind === 'signIn') return signIn();
  if (called.kind === 'unknown') {
    onFault(billerNetId, called.reason);
    return { kind: 'unknown' };
  }
  const processed = called.value.find((one) => one.transactionId === transactionId);
  if (processed?.processingState === 'OK') return { kind: 'pending', afterMs: pendingMilliseconds };
  return { kind: 'refused', code: 'REFUSED_BY_NETWORK', message: processed?.processingState ?? 'no word of the file' };
}

function textOf(query: RecipientQuery): string {
  if ('emailAddress' in query) return query.emailAddress;
  return 'billRecipientNetId' in query ? query.billRecipientNetId : query.enterpriseIdentificationNumber;
}

function isOf({ eBillAccountId, emailAddress, uid }: RecipientStatus, id: string): boolean {
  return [eBillAccountId, emailAddress?.toLowerCase(), uid].includes(id.includes('@') ? id.toLowerCase() : id);
}

/** Somebody whom the service names without saying that bills are not allowed is allowed: it leaves that word out now and then. */
function hitOf(found: RecipientStatus | undefined): RecipientHit {
  const { eBillAccountId, isAllowed = eBillAccountId !== undefined } = found ?? {};
  if (!isAllowed)
    return { submissionStatus: 'NOT_ALLOWED', reason: found === undefined ? 'UNKNOWN' : 'NOT_SUBSCRIBED' };
  return {
    submissionStatus: 'ALLOWED',
    billRecipientNetId: eBillAccountId,
    activeSubscription: eBillAccountId !== undefined,
    directDebit: false,
  };
}
