export {
  asError,
  type CheckEInvoiceOptions,
  type CheckedEInvoice,
  checkEInvoice,
} from './check-e-invoice.ts';
export { lineProductOf } from './line-product.ts';
export {
  type DeclaringEInvoice,
  declaredRules,
  type EInvoiceFinding,
  type EInvoiceRuleSet,
  type EInvoiceRules,
  eInvoiceRuleSets,
  eInvoiceRules,
  type FindingSeverity,
  isError,
  isNewer,
  rulesFor,
  uncheckedRules,
} from './rule-sets.ts';
