import type { BusinessCase, BusinessCaseType } from '../business-case.ts';

/** A value of which any part may be missing, because it was absent or faulty. */
export type Draft<T> = T extends string | boolean
  ? T
  : T extends readonly (infer Entry)[]
    ? readonly (Draft<Entry> | undefined)[]
    : { readonly [Name in keyof T]?: Draft<T[Name]> | undefined };

type CaseOf<Type extends BusinessCaseType> = Extract<BusinessCase, { readonly type: Type }>;

/** A business case of any type with what could be read of it: every value that is there has the right form. */
export type BusinessCaseDraft = Draft<
  Omit<CaseOf<'DonationInquiry'>, 'type'> & Pick<CaseOf<'InstalmentBill'>, 'paymentsByInstalments'>
>;
