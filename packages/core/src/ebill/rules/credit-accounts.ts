import type { Path, Problem } from '../../problem/problem.ts';
import { problem } from '../../problem/problem.ts';
import type { BusinessCase } from '../business-case.ts';

/**
 * Holds the accounts of a business case against those of its biller: an IBAN that is not among them is reported where it
 * stands. Advices and credit notes name none. Reports `IBAN_NOT_IN_MASTER_DATA`.
 * Source: eBill submission contract, IBAN.
 */
export function checkCreditAccounts(businessCase: BusinessCase, ibans: readonly string[]): readonly Problem[] {
  return accountsOf(businessCase)
    .filter(({ iban }) => !ibans.includes(iban))
    .map(({ path }) => problem('IBAN_NOT_IN_MASTER_DATA', path));
}

/** Each account of a business case, and where it stands. */
function accountsOf(businessCase: BusinessCase): readonly { readonly iban: string; readonly path: Path }[] {
  const inner = ['paymentInformation', 'accountAndReference', 'generic', 'iban'];
  if ('singlePayment' in businessCase) {
    const { iban } = businessCase.singlePayment.paymentInformation.accountAndReference.generic;
    return [{ iban, path: ['singlePayment', ...inner] }];
  }
  if (businessCase.type !== 'InstalmentBill') return [];
  return businessCase.paymentsByInstalments.paymentByInstalments.flatMap((group, index) =>
    group.instalments.instalment.map(({ paymentInformation }, position) => {
      const path = ['paymentsByInstalments', 'paymentByInstalments', index, 'instalments', 'instalment', position];
      return { iban: paymentInformation.accountAndReference.generic.iban, path: [...path, ...inner] };
    }),
  );
}
