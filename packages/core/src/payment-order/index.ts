export { paymentCharacters } from './characters.ts';
export { draftOf, draftOfData, draftOfEpc } from './draft.ts';
export { paymentOrderExample, statusReportExample } from './examples.ts';
export { paymentOrderJsonOf } from './json.ts';
export { limits as paymentOrderLimits } from './limits.ts';
export type { PaidPayment, PaymentDraft, PaymentOrderJson, PaymentPartyJson } from './model.ts';
export {
  adviceControls,
  chargeBearers,
  paidPaymentModel,
  paymentDraftModel,
  paymentOrderModel,
  paymentServices,
} from './model.ts';
export type {
  AccountNumber,
  CurrencySum,
  Payment,
  PaymentAddress,
  PaymentDebtor,
  PaymentGroup,
  PaymentOrder,
  PaymentParty,
  PaymentSoftware,
  PaymentType,
  Remittance,
} from './order.ts';
export type { ParsedPaymentOrder, PaymentOrderOptions } from './parse.ts';
export { paidPaymentsOf, parsePaymentOrder, splitPaymentOrder } from './parse.ts';
export type { PaymentRules, PaymentRulesName } from './payment-rules.ts';
export { paymentRules, paymentRulesAt } from './payment-rules.ts';
export { elementNameOf } from './reading/element-names.ts';
export { formatXmlPath } from './reading/file-paths.ts';
export type { FileProblem } from './reading/file-problems.ts';
export type { PaymentFileOptions, ReadPaymentFile } from './reading/read-payment-file.ts';
export { readPaymentFile } from './reading/read-payment-file.ts';
export type { LeftOutPayment, PaidWhere } from './rules/duplicates.ts';
export { addressForms, ultimateDebtorForms } from './rules/validation.ts';
export type { AnsweredOrder, AnsweredPayment, OrderState, PaymentState } from './status/apply-status.ts';
export { applyStatus } from './status/apply-status.ts';
export { readStatusReport } from './status/read-status-report.ts';
export type { ReasonSentence } from './status/reasons.ts';
export { reasonSentenceOf, reasonSentences } from './status/reasons.ts';
export type { GroupStatus, PaymentStatus, StatusReason, StatusReport } from './status/report.ts';
export { writePaymentFile } from './write.ts';
