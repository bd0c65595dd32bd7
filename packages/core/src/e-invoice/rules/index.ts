export {
  asError,
  type CheckEInvoiceOptions,
  type CheckedEInvoice,
  checkEInvoice,
} from './check-e-invoice.ts';
export { lineProductOf } from './line-product.ts';
export {
  type EInvoiceFinding,
  type EInvoiceRuleSet,
  type EInvoiceRules,
  eInvoiceRuleSets,
  eInvoiceRules,
  type FindingSeverity,
  hasLighterRules,
  isError,
  uncheckedRules,
} from './severities.ts';
