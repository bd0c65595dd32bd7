export { eInvoiceExamples } from './examples.ts';
export { limits as eInvoiceLimits } from './limits.ts';
export * from './pdf/index.ts';
export * from './reading/index.ts';
export {
  type CheckEInvoiceOptions,
  type CheckedEInvoice,
  checkEInvoice,
  type DeclaringEInvoice,
  declaredRules,
  type EInvoiceFinding,
  type EInvoiceRuleSet,
  type EInvoiceRules,
  eInvoiceRuleSets,
  eInvoiceRules,
  type FindingSeverity,
  isError,
  rulesFor,
  uncheckedRules,
} from './rules/index.ts';
export * from './semantic/index.ts';
export { type Syntax, syntaxNames, writeCii, writeCiiBytes, writeUbl } from './syntax/index.ts';
export * from './view/index.ts';
export * from './writing/index.ts';
