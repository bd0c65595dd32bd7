import type { Draft } from '../../model/index.ts';
import type { BusinessCase, BusinessCaseType } from '../business-case.ts';

type CaseOf<Type extends BusinessCaseType> = Extract<BusinessCase, { readonly type: Type }>;

/** A business case of any type with what could be read of it: every value that is there has the right form. */
export type BusinessCaseDraft = Draft<
  Omit<CaseOf<'DonationInquiry'>, 'type'> & Pick<CaseOf<'InstalmentBill'>, 'paymentsByInstalments'>
>;
