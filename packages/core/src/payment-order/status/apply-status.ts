import { amountIn } from '../../bank-message/index.ts';
import { compareDecimals, exactSumOf } from '../../money/decimal-text.ts';
import type { Problem } from '../../problem/problem.ts';
import { limits } from '../limits.ts';
import type { CurrencySum, Payment, PaymentGroup, PaymentOrder } from '../order.ts';
import { problem } from '../problems.ts';
import type { GroupStatus, PaymentStatus, StatusReason, StatusReport } from './report.ts';

/** What has become of a payment, a group or an order, as far as the bank says. */
export type PaymentState = 'accepted' | 'rejected' | 'pending' | 'unknown';
export type OrderState = PaymentState | 'partlyRejected';

export interface AnsweredPayment {
  readonly payment: Payment;
  readonly groupId: string;
  readonly state: PaymentState;
  /** The code as the bank gave it, for this payment, its group or the whole order. */
  readonly status?: string | undefined;
  /** Accepted only because the bank listed the refused ones, and this is not among them. */
  readonly isBySilence: boolean;
  /** Accepted with a change, such as another day. */
  readonly isChanged: boolean;
  readonly reasons: readonly StatusReason[];
}

export interface AnsweredOrder {
  readonly state: OrderState;
  readonly groups: readonly { readonly id: string; readonly state: OrderState; readonly status?: string | undefined }[];
  readonly payments: readonly AnsweredPayment[];
  /** By currency: what is not refused. */
  readonly toBePaid: readonly CurrencySum[];
  readonly notices: readonly Problem[];
}

/**
 * What codes mean. A code that is not here is kept and shown, and never counts as accepted. ACTC says that the file can be read, and
 * decides nothing. Source: ISO 20022, external payment status codes.
 */
const meanings: Readonly<Record<string, PaymentState>> = {
  __proto__: null as never,
  RJCT: 'rejected',
  ACTC: 'pending',
  RCVD: 'pending',
  PDNG: 'pending',
  ACCP: 'accepted',
  ACSP: 'accepted',
  ACWC: 'accepted',
  ACSC: 'accepted',
  ACCC: 'accepted',
};

/**
 * What the reports of a bank say of every payment of an order. A payment has its own status, else that of its group, else that of
 * the order; in a group that is refused in part, a payment that is not listed is accepted by silence. Later reports stand for
 * earlier ones, and a report that comes twice counts once. Reports are no proof that a payment was made.
 * Notes `PAYMENT_STATUS_OTHER_MESSAGE`, `PAYMENT_STATUS_DIFFERS`, `PAYMENT_STATUS_UNKNOWN_PAYMENT`.
 * Source: ISO 20022, pain.002; SPS 2025, Business Rules, 2.3.
 */
export function applyStatus(order: PaymentOrder, reports: readonly StatusReport[]): AnsweredOrder {
  const notices: Problem[] = [];
  const own = [...new Map(reports.map((report) => [report.messageId, report])).values()]
    .filter((report) => isAbout(order, report, notices))
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : one.createdAt > other.createdAt ? 1 : 0));
  let answers = order.groups.flatMap((group) => group.payments.map((payment) => unanswered(payment, group)));
  for (const report of own) {
    answers = answered(answers, report);
    notices.push(...differencesOf(order, report));
  }
  const groups = order.groups.map(({ id }) => {
    const members = answers.filter(({ groupId }) => groupId === id);
    const status = own.flatMap((report) => report.groups.filter(({ originalId }) => originalId === id)).at(-1)?.status;
    return { id, state: stateOf(members), status };
  });
  return { state: stateOf(answers), groups, payments: answers, toBePaid: sumsOf(answers), notices };
}

function unanswered(payment: Payment, { id }: PaymentGroup): AnsweredPayment {
  return { payment, groupId: id, state: 'unknown', isBySilence: false, isChanged: false, reasons: [] };
}

function isAbout({ messageId }: PaymentOrder, report: StatusReport, notices: Problem[]): boolean {
  const { originalMessageId, originalMessageName } = report;
  if (originalMessageId === messageId && /^(?:$|pain\.001\b)/.test(originalMessageName)) return true;
  const found = originalMessageId === messageId ? originalMessageName : originalMessageId;
  notices.push(problem('PAYMENT_STATUS_OTHER_MESSAGE', [], { found: shown(found), expected: messageId }));
  return false;
}

function answered(answers: readonly AnsweredPayment[], report: StatusReport): AnsweredPayment[] {
  const groups = new Map(report.groups.map((group) => [group.originalId, { group, payments: statusesOf(group) }]));
  return answers.map((answer) => {
    const found = groups.get(answer.groupId);
    const { instructionId, endToEndId } = answer.payment;
    const byEnd = endToEndId === undefined ? undefined : found?.payments.get(`E ${endToEndId}`);
    const own = found?.payments.get(`I ${instructionId}`) ?? byEnd;
    const levels = [own, found?.group, report];
    const level = levels.find((one) => one?.status !== undefined && one.status !== 'PART');
    if (level?.status !== undefined) return withStatus(answer, level.status, level.reasons);
    if (own === undefined && (found?.group.status ?? report.status) === 'PART') {
      return { ...answer, state: 'accepted', status: 'PART', isBySilence: true, isChanged: false, reasons: [] };
    }
    return answer;
  });
}

/** By instruction, and by end-to-end identification where no instruction is named. */
function statusesOf({ payments }: GroupStatus): ReadonlyMap<string, PaymentStatus> {
  return new Map(
    payments.flatMap((payment): (readonly [string, PaymentStatus])[] => {
      const { originalInstructionId, originalEndToEndId } = payment;
      if (originalInstructionId !== undefined) return [[`I ${originalInstructionId}`, payment]];
      return originalEndToEndId === undefined ? [] : [[`E ${originalEndToEndId}`, payment]];
    }),
  );
}

function withStatus(answer: AnsweredPayment, status: string, reasons: readonly StatusReason[]): AnsweredPayment {
  const state = Object.hasOwn(meanings, status) ? (meanings[status] as PaymentState) : 'unknown';
  return { ...answer, state, status, isBySilence: false, isChanged: status === 'ACWC', reasons };
}

function stateOf(answers: readonly AnsweredPayment[]): OrderState {
  const states = new Set(answers.map(({ state }) => state));
  if (states.has('rejected')) return states.size === 1 ? 'rejected' : 'partlyRejected';
  if (states.has('unknown')) return 'unknown';
  return states.has('pending') ? 'pending' : 'accepted';
}

function sumsOf(answers: readonly AnsweredPayment[]): CurrencySum[] {
  const byCurrency = new Map<string, string[]>();
  for (const { payment, state } of answers) {
    const amounts = byCurrency.get(payment.currency) ?? [];
    byCurrency.set(payment.currency, amounts);
    if (state !== 'rejected') amounts.push(payment.amount);
  }
  return [...byCurrency].map(([currency, amounts]) => ({
    currency,
    count: amounts.length,
    amount: exactSumOf(amounts),
  }));
}

/** As much of a text of a bank as an identification may have. */
function shown(text: string): string {
  return text.slice(0, limits.idLengthMax);
}

function differencesOf(order: PaymentOrder, report: StatusReport): Problem[] {
  const notices: Problem[] = [];
  const { originalCount, originalControlSum } = report;
  if (originalCount !== undefined && originalCount !== String(order.count)) {
    notices.push(problem('PAYMENT_STATUS_DIFFERS', [], { declared: shown(originalCount), found: order.count }));
  }
  const sum = amountIn(originalControlSum);
  if (originalControlSum !== undefined && (!sum || compareDecimals(sum, order.controlSum) !== 0)) {
    notices.push(
      problem('PAYMENT_STATUS_DIFFERS', [], { declared: shown(originalControlSum), found: order.controlSum }),
    );
  }
  const groups = new Map(order.groups.map((group) => [group.id, group]));
  for (const { originalId, payments } of report.groups) {
    const group = groups.get(originalId);
    if (group === undefined) {
      notices.push(problem('PAYMENT_STATUS_UNKNOWN_PAYMENT', [], { id: shown(originalId) }));
      continue;
    }
    const known = new Set(group.payments.flatMap((one) => [`I ${one.instructionId}`, `E ${one.endToEndId}`]));
    for (const { originalInstructionId, originalEndToEndId } of payments) {
      const key = originalInstructionId === undefined ? `E ${originalEndToEndId}` : `I ${originalInstructionId}`;
      if (known.has(key)) continue;
      const id = `${originalId} ${shown(originalInstructionId ?? originalEndToEndId ?? '')}`;
      notices.push(problem('PAYMENT_STATUS_UNKNOWN_PAYMENT', [], { id }));
    }
  }
  return notices;
}
