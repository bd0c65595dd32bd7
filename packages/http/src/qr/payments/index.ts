export { discountsForm, discountsOfText, withDiscounts } from './discounts.ts';
export { readOpenBillsFile } from './open-bills.ts';
export { orderVerdictModel, verdictOnOrder } from './order.ts';
export { receiptsCsv } from './receipts-csv.ts';
export { reconciliationAnswerModel, reconciliationJsonOf, withTolerance } from './reconcile.ts';
export { readSentOrder, statusJsonOf, statusModel } from './status.ts';
