import type { Path } from '../../problem/problem.ts';
import type { BusinessCase, PaymentInformation } from '../business-case.ts';

/** One payment of a case, and where it stands. */
export interface PlacedPayment {
  readonly path: Path;
  readonly payment: PaymentInformation;
  readonly paymentMode: 'EBILL' | 'EBILL_DEBIT';
}

/** Every payment of a case: one, those of all instalments, or none. */
export function paymentsOf(businessCase: BusinessCase): readonly PlacedPayment[] {
  if ('singlePayment' in businessCase) {
    const { paymentInformation: payment, paymentMode } = businessCase.singlePayment;
    return [{ path: ['singlePayment', 'paymentInformation'], payment, paymentMode }];
  }
  if (businessCase.type !== 'InstalmentBill') return [];
  return businessCase.paymentsByInstalments.paymentByInstalments.flatMap((group, index) =>
    group.instalments.instalment.map(({ paymentInformation }, position) => ({
      path: [...instalmentPath(index, position), 'paymentInformation'],
      payment: paymentInformation,
      paymentMode: 'EBILL' as const,
    })),
  );
}

/** Where an instalment stands. */
export function instalmentPath(group: number, position: number): Path {
  return ['paymentsByInstalments', 'paymentByInstalments', group, 'instalments', 'instalment', position];
}
