import { readPaymentFile } from '@rappen/core/payment-order';
import { type FollowedPayment, followPayments } from '@rappen/core/reconciliation';
import type { Booking, PaymentFileRecord } from '../../records/bank/records.ts';
import type { BankAnswer, SuspectedPayment } from '../bank-files/protocol.ts';

/** What there is to say of a file of the bank. */
export type AnswerNews =
  | { readonly kind: 'answered'; readonly name: string; readonly file: string }
  | { readonly kind: 'unknownMessage'; readonly name: string; readonly message: string }
  | { readonly kind: 'booked'; readonly count: number }
  | ({ readonly kind: 'mayBeBack' } & SuspectedPayment);

/** The payment files that the answers and bookings of a bank concern, as they are after them. */
export function answeredFiles(
  files: readonly PaymentFileRecord[],
  { files: read, followed, suspected }: Pick<BankAnswer, 'files' | 'followed' | 'suspected'>,
): { readonly put: readonly PaymentFileRecord[]; readonly news: readonly AnswerNews[] } {
  const next = new Map(files.map((file) => [file.id, file]));
  const put = new Set<string>();
  const news: AnswerNews[] = [];
  for (const one of read) {
    if (one.kind !== 'report') continue;
    const { name, report } = one;
    const file = next.get(report.originalMessageId);
    if (file === undefined) {
      news.push({ kind: 'unknownMessage', name, message: report.originalMessageId });
      continue;
    }
    const others = file.reports.filter(({ messageId }) => messageId !== report.messageId);
    next.set(file.id, { ...file, reports: [...others, report] });
    put.add(file.id);
    news.push({ kind: 'answered', name, file: file.name });
  }
  let count = 0;
  for (const { order, ...booking } of followed) {
    const file = next.get(order);
    const before = file?.bookings.find((one) => keyOf(one) === keyOf(booking));
    // What came back stays back, also when the statement before is read again
    if (file === undefined || before?.state === booking.state || before?.state === 'returned') continue;
    const others = file.bookings.filter((one) => one !== before);
    next.set(order, { ...file, bookings: [...others, booking] });
    put.add(order);
    count += 1;
  }
  if (count > 0) news.push({ kind: 'booked', count });
  for (const one of suspected) {
    if (!isBack(next.get(one.order), one)) news.push({ kind: 'mayBeBack', ...one });
  }
  return { put: [...put].flatMap((id) => next.get(id) ?? []), news };
}

/** What is still to be said once a file is as it is now. */
export function stillNews(news: readonly AnswerNews[], file: PaymentFileRecord): readonly AnswerNews[] {
  return news.filter((one) => one.kind !== 'mayBeBack' || one.order !== file.id || !isBack(file, one));
}

type PaymentOfFile = Pick<Booking, 'groupId' | 'instructionId'>;

function isBack(file: PaymentFileRecord | undefined, payment: PaymentOfFile): boolean {
  return file?.bookings.some((one) => keyOf(one) === keyOf(payment) && one.state === 'returned') !== false;
}

/** A file of which somebody says that a payment came back; undefined where that is known. */
export function withReturned(file: PaymentFileRecord, payment: PaymentOfFile): PaymentFileRecord | undefined {
  if (isBack(file, payment)) return undefined;
  const { groupId, instructionId } = payment;
  const others = file.bookings.filter((one) => keyOf(one) !== keyOf(payment));
  return { ...file, bookings: [...others, { groupId, instructionId, state: 'returned', reasons: [] }] };
}

function keyOf({ groupId, instructionId }: PaymentOfFile): string {
  return `${groupId} ${instructionId}`;
}

const followedFiles = new WeakMap<PaymentFileRecord, readonly FollowedPayment[]>();

/** Every payment of a file, with what the bank answered and booked. */
export function paymentsOf(file: PaymentFileRecord): readonly FollowedPayment[] {
  const known = followedFiles.get(file);
  if (known !== undefined) return known;
  const order = readPaymentFile(file.text);
  const answered = order.ok
    ? followPayments({ orders: [order.value], reports: file.reports, statements: [] }).payments
    : [];
  const bookings = new Map(file.bookings.map((booking) => [keyOf(booking), booking]));
  const payments = answered.map((one): FollowedPayment => {
    const booking = bookings.get(`${one.groupId} ${one.payment.instructionId}`);
    if (booking === undefined) return one;
    const { state, reasons } = booking;
    return { ...one, state, reasons: reasons.length > 0 ? reasons : one.reasons };
  });
  followedFiles.set(file, payments);
  return payments;
}
