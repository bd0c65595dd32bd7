import type { Path, Problem } from '../../problem/problem.ts';
import type { BusinessCase, PaymentInformation } from '../business-case.ts';
import { problem } from '../problems.ts';

/** An account to which recipients may pay. */
export interface CreditAccount {
  /** IBAN or QR-IBAN without blanks. */
  readonly iban: string;
  /** Of `CHF` and `EUR` those in which it takes payments. */
  readonly currencies: readonly string[];
}

/** The currencies that an account can be closed to: any other is changed by the bank on its way. */
const ofAccounts: readonly string[] = ['CHF', 'EUR'];

/**
 * Holds the accounts of a business case against those of its biller: an IBAN that is not among them is reported where it
 * stands, and so is a currency that its account does not take. Advices and credit notes name none. Reports
 * `IBAN_NOT_IN_MASTER_DATA`, `CURRENCY_NOT_OF_ACCOUNT`. Source: eBill submission contract, IBAN and credit accounts.
 */
export function checkCreditAccounts(
  businessCase: BusinessCase,
  accounts: readonly CreditAccount[],
): readonly Problem[] {
  return paymentsOf(businessCase).flatMap(({ payment, path }) => {
    const { iban } = payment.accountAndReference.generic;
    const { currencyCode } = payment.amount;
    const account = accounts.find((one) => one.iban === iban);
    if (account === undefined) {
      return [problem('IBAN_NOT_IN_MASTER_DATA', [...path, 'accountAndReference', 'generic', 'iban'])];
    }
    const isTaken = !ofAccounts.includes(currencyCode) || account.currencies.includes(currencyCode);
    const allowed = account.currencies.join(', ');
    return isTaken ? [] : [problem('CURRENCY_NOT_OF_ACCOUNT', [...path, 'amount', 'currencyCode'], { allowed })];
  });
}

/** Each payment of a business case, and where it stands. */
function paymentsOf(
  businessCase: BusinessCase,
): readonly { readonly payment: PaymentInformation; readonly path: Path }[] {
  if ('singlePayment' in businessCase) {
    return [{ payment: businessCase.singlePayment.paymentInformation, path: ['singlePayment', 'paymentInformation'] }];
  }
  if (businessCase.type !== 'InstalmentBill') return [];
  return businessCase.paymentsByInstalments.paymentByInstalments.flatMap((group, index) =>
    group.instalments.instalment.map(({ paymentInformation }, position) => {
      const path = ['paymentsByInstalments', 'paymentByInstalments', index, 'instalments', 'instalment', position];
      return { payment: paymentInformation, path: [...path, 'paymentInformation'] };
    }),
  );
}
