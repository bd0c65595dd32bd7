export type { BillsToPayOptions, BillToPay, SeenCode } from './bills-to-pay.ts';
export { billsToPay } from './bills-to-pay.ts';
export { type DataOfPaper, dataOfPaper, kindOfPaper } from './data-of-paper.ts';
export type { CodeTerms, DataTerms } from './differences.ts';
export { differencesOf, partnerOf } from './differences.ts';
export {
  bestDiscountOf,
  byTerms,
  type DraftWithOptions,
  optionsOfBilling,
  type PaymentOption,
  withOption,
} from './payment-options.ts';
