import { countryProblems } from '../country/problems.ts';
import { dateProblems } from '../date/problems.ts';
import { ibanProblems } from '../iban/problems.ts';
import { modelProblems } from '../model/problems.ts';
import { moneyProblems } from '../money/problems.ts';
import { paymentPartProblems } from '../payment-part/problems.ts';
import type { Sentences } from '../problem/sentence.ts';
import { qrProblems } from '../qr/problems.ts';
import { referenceProblems } from '../reference/problems.ts';
import { billingInformationProblems } from '../swiss-qr/billing-information/problems.ts';
import { swissQrProblems } from '../swiss-qr/problems.ts';
import { textProblems } from '../text/problems.ts';

/** The sentences of what can be wrong with a bill and its options. */
export const billSentences: Sentences = {
  ...countryProblems,
  ...dateProblems,
  ...ibanProblems,
  ...modelProblems,
  ...moneyProblems,
  ...paymentPartProblems,
  ...qrProblems,
  ...referenceProblems,
  ...billingInformationProblems,
  ...swissQrProblems,
  ...textProblems,
};
