import type { PaymentDraft, PaymentOrderJson, PaymentPartyJson } from './model.ts';
import type { Payment, PaymentGroup, PaymentOrder, PaymentParty } from './order.ts';

/**
 * The JSON model of an order, which `parsePaymentOrder` turns into the same order; its payments stand as they were given. Of a file
 * with several accounts that pay, the first.
 */
export function paymentOrderJsonOf(order: PaymentOrder): PaymentOrderJson {
  const { messageId, createdAt, executionDate, debtor, batchBooking, software, groups } = order;
  const { name, iban, agent, adviceControl } = debtor;
  const payments = groups.flatMap((group) => group.payments.map((payment) => ({ payment, group })));
  payments.sort((one, other) => one.payment.index - other.payment.index);
  return {
    messageId,
    createdAt,
    executionDate,
    debtor: { name, iban, ...agent, adviceControl },
    batchBooking,
    software,
    payments: payments.map(({ payment, group }) => draftOfPayment(payment, group, executionDate)),
  };
}

function draftOfPayment(payment: Payment, group: PaymentGroup, executionDate: string): PaymentDraft {
  const { creditor, iban, bic, currency, amount, remittance, ultimateDebtor } = payment;
  const { endToEndId, uetr, purpose, source } = payment;
  const { type, service, express, chargeBearer, categoryPurpose } = group;
  return {
    creditor: jsonOfParty(creditor),
    iban,
    bic,
    currency,
    amount,
    referenceType: remittance?.referenceType ?? 'NON',
    reference: remittance?.referenceType === 'NON' ? undefined : remittance?.reference,
    message: remittance?.message,
    ultimateDebtor: ultimateDebtor && jsonOfParty(ultimateDebtor),
    endToEndId,
    executionDate: group.executionDate === executionDate ? undefined : group.executionDate,
    service,
    express: express ? true : undefined,
    chargeBearer: type === 'X' && chargeBearer !== 'SLEV' ? chargeBearer : undefined,
    categoryPurpose,
    purpose,
    uetr,
    source,
  };
}

function jsonOfParty({ name, address }: PaymentParty): PaymentPartyJson {
  if (address === undefined) return { name };
  const { street: streetName, buildingNumber: houseNumber, postalCode, town: city, country, lines } = address;
  return { name, streetName, houseNumber, postalCode, city, country, addressLine1: lines[0], addressLine2: lines[1] };
}
