export {
  type CheckEInvoiceOptions,
  type CheckedEInvoice,
  checkEInvoice,
  type EInvoiceRules,
} from './check-e-invoice.ts';
export { lineProductOf } from './line-product.ts';
