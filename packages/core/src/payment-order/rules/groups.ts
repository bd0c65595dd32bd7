import { listsBy } from '../../lists.ts';
import { exactSumOf } from '../../money/decimal-text.ts';
import { limits } from '../limits.ts';
import type { CurrencySum, Payment, PaymentDebtor, PaymentGroup } from '../order.ts';
import type { RoutedPayment } from './payment.ts';

/** The identification of the group or message `number` within a message: `<id>-<number>`, the id cut where both are too long. */
export function numberedId(id: string, number: number): string {
  const end = `-${number}`;
  // What is cut off must not end in a slash
  return `${id.slice(0, limits.idLengthMax - end.length).replace(/\/+$/, '')}${end}`;
}

/**
 * Payments in groups of one day, currency and kind, in the order in which the first of each stands. Source: SPS 2025, credit
 * transfers, PmtInf.
 */
export function groupsOf(
  routed: readonly RoutedPayment[],
  messageId: string,
  debtor: PaymentDebtor,
  batchBooking: boolean,
): PaymentGroup[] {
  const byKey = new Map<string, RoutedPayment[]>();
  for (const one of routed) {
    const { executionDate, currency, type, service, express, chargeBearer, categoryPurpose } = one.group;
    const key = [executionDate, currency, type, service, express, chargeBearer, categoryPurpose].join(' ');
    const members = byKey.get(key);
    if (members === undefined) byKey.set(key, [one]);
    else members.push(one);
  }
  return [...byKey.values()].map((members, index) => {
    const group = (members[0] as RoutedPayment).group;
    const number = index + 1;
    const payments = members.map(({ payment }, at): Payment => ({ ...payment, instructionId: `${number}-${at + 1}` }));
    return {
      id: numberedId(messageId, number),
      debtor,
      // Instant payments are booked together by agreement only
      batchBooking: batchBooking && group.service !== 'INST' && group.service !== 'ITP',
      ...group,
      payments,
      sum: sumOfPayments(payments),
    };
  });
}

/** The exact sum of payments. */
export function sumOfPayments(payments: readonly Payment[]): string {
  return exactSumOf(payments.map(({ amount }) => amount));
}

/** What is paid by currency, in the order of the groups. */
export function sumsOf(groups: readonly PaymentGroup[]): CurrencySum[] {
  return [...listsBy(groups, ({ currency }) => currency)].map(([currency, members]) => ({
    currency,
    count: members.reduce((count, { payments }) => count + payments.length, 0),
    amount: exactSumOf(members.map(({ sum }) => sum)),
  }));
}
