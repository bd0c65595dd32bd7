import type { BusinessCase, PaymentInformation } from '../business-case.ts';
import { limits } from './limits.ts';
import type { YellowbillBody } from './model.ts';

type Payment = YellowbillBody['Bill']['Header']['PaymentInformation'];
type Carried = Exclude<BusinessCase, { readonly type: 'Advice' | 'DonationInquiry' }>;
type InstalmentBill = Extract<BusinessCase, { readonly type: 'InstalmentBill' }>;

/** How an invoice is paid, and what has no place of its own beside it. */
export function paymentOf(businessCase: Carried): { readonly payment: Payment; readonly texts: readonly string[] } {
  if (businessCase.type === 'CreditNote') {
    const payment = { PaymentDueDate: businessCase.businessCaseDate, PaymentType: 'CREDIT', fixAmount: 'Yes' } as const;
    return { payment, texts: [] };
  }
  if (businessCase.type === 'InstalmentBill') {
    const { main, instalments } = instalmentsOf(businessCase);
    return { payment: { ...informationOf(main), Instalments: instalments }, texts: textsOf(main) };
  }
  const { paymentInformation } = businessCase.singlePayment;
  return { payment: informationOf(paymentInformation), texts: textsOf(paymentInformation) };
}

function informationOf({ accountAndReference, dueDate, payableAmountCanBeModified }: PaymentInformation): Payment {
  const { accountHolder, generic } = accountAndReference;
  return {
    PaymentDueDate: dueDate,
    PaymentType: 'IBAN',
    fixAmount: payableAmountCanBeModified ? 'No' : 'Yes',
    IBAN: {
      IBAN: generic.iban,
      CreditorName: accountHolder?.name.slice(0, limits.creditorNameLengthMax),
      CreditorReference: creditorReferenceOf(accountAndReference),
    },
  };
}

/** A QR or creditor reference; where there is none, the message. */
function creditorReferenceOf({ generic }: PaymentInformation['accountAndReference']): string | undefined {
  return generic.referenceStructured ?? generic.referenceUnstructured;
}

function textsOf({ accountAndReference: { generic } }: PaymentInformation): readonly string[] {
  const { referenceStructured, referenceUnstructured } = generic;
  return referenceStructured !== undefined && referenceUnstructured ? [referenceUnstructured] : [];
}

/** Groups of instalments; the payment of the whole is that of a group which is the total, else the last payment of the first group. */
export function instalmentsOf({ paymentsByInstalments }: InstalmentBill) {
  const groups = paymentsByInstalments.paymentByInstalments;
  const all = groups.flatMap(({ instalments }) => instalments.instalment);
  const accounts = new Set(all.map((one) => one.paymentInformation.accountAndReference.generic.iban));
  const counts = [groups.length, ...groups.map(({ instalments }) => instalments.instalment.length)];
  const [first] = groups;
  const whole = groups.find(({ isTotalPaymentOption }) => isTotalPaymentOption) ?? first;
  const main = whole?.instalments.instalment.at(-1)?.paymentInformation as PaymentInformation;
  const instalments = groups.map(({ description, instalments: { instalment } }) => ({
    Description: description || undefined,
    Instalment: instalment.map(
      ({ description: own, paymentInformation: { amount, dueDate, accountAndReference } }) => ({
        Description: own || undefined,
        Amount: amount.value ?? '0.00',
        PaymentDueDate: dueDate,
        CreditorReference: creditorReferenceOf(accountAndReference),
      }),
    ),
  }));
  return { main, instalments, isCarried: accounts.size === 1 && Math.max(...counts) <= limits.instalmentsMax };
}
