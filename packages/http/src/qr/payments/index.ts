export { discountsForm, discountsOfText, withDiscounts } from './discounts.ts';
export { readOpenBillsFile } from './open-bills.ts';
export { orderVerdictModel, verdictOnOrder } from './order.ts';
export { receiptsCsv } from './receipts-csv.ts';
export { withTolerance } from './reconcile.ts';
export { reconciliationAnswerModel, reconciliationJsonOf } from './reconciliation-answer.ts';
export { readSentOrder, statusJsonOf, statusModel } from './status.ts';
